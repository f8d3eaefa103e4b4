package lectern.games.catsdogs;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;
import static lectern.game.board.BoardShape.OUTSIDE;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lectern.game.Draws;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Outcome;
import lectern.game.PositionView;
import lectern.game.RuleViolation;
import lectern.game.Seat;
import lectern.game.base.RowWriter;
import lectern.game.base.TypedPosition;
import lectern.game.board.Picture;
import lectern.game.board.Token;
import lectern.games.catsdogs.Yard.Lot;

/**
 * Cats & Dogs, a relative of Simon Norton's <i>Snort</i>.
 *
 * <ol>
 *   <li>Cats and Dogs take turns. A turn puts one pet on an empty cell.
 *   <li>No pet may be placed next to one of the other kind; diagonals do not count. Nothing stands on an obstacle, but
 *       obstacles separate nothing.
 *   <li>Who can place must; who cannot passes, and a pass is a turn too.
 *   <li>Every turn of a side whose number among its own is a multiple of the board's side is special:
 *   <li>Dogs place two dogs, as far as they can.
 *   <li>Cats remove any dog, if there is one, and then place a cat, if they can.
 *   <li>The game ends the moment neither side could place a pet, even in the middle of a special turn.
 *   <li>The side with the most pets on the board wins, or, if the option says so, the one that placed last.
 * </ol>
 */
final class CatsDogsPosition extends TypedPosition<CatsDogsMove, CatsDogsPosition> {
    final CatsDogsGame game;
    final Yard yard;
    final Pet mover;

    /** Of the turn, from 1. Odd turns are the first seat's. */
    final int number;

    final Stage stage;

    CatsDogsPosition(CatsDogsGame game, Yard yard, Pet mover, int number, Stage stage) {
        this.game = game;
        this.yard = yard;
        this.mover = mover;
        this.number = number;
        this.stage = stage;
    }

    @Override
    public CatsDogsGame game() {
        return game;
    }

    @Override
    public Seat toMove() {
        return number % 2 == 1 ? FIRST : SECOND;
    }

    /** The pets of a seat. */
    Pet pet(Seat seat) {
        return seat == toMove() ? mover : mover.other();
    }

    private Seat seat(Pet pet) {
        return pet == mover ? toMove() : toMove().other();
    }

    @Override
    public List<Move> moves() {
        Move[] moves = new Move[moveCount()];
        if (moves.length == 0) return List.of();
        moves[0] = CatsDogsMove.PASS;
        Lot choices = choices();
        int count = 0;
        for (int cell = yard.next(choices, 0); cell != OUTSIDE; cell = yard.next(choices, cell + 1)) {
            moves[count++] = moveAt(cell);
        }
        return Collections.unmodifiableList(Arrays.asList(moves));
    }

    @Override
    public int moveCount() {
        return isOver() ? 0 : Math.max(1, yard.count(choices()));
    }

    @Override
    public Move move(int index) {
        Lot choices = choices();
        return yard.isEmpty(choices) ? CatsDogsMove.PASS : moveAt(yard.cell(choices, index));
    }

    /** The cells that the mover can choose from; if there are none, the mover passes. */
    Lot choices() {
        return stage == Stage.REMOVE ? Lot.DOGS : Lot.roomFor(mover);
    }

    Move moveAt(int cell) {
        return stage == Stage.REMOVE ? game.removal(cell) : game.placement(cell);
    }

    @Override
    protected RuleViolation broken(CatsDogsMove move) {
        return new CatsDogsReferee(this).violation(move);
    }

    /** A placement gains the cells that it bars to the other side, a removal those that it opens to Cats. */
    @Override
    protected int gain(CatsDogsMove move) {
        if (move.isPass()) return 0;
        return move.isRemoval() ? yard.openedWithout(move.cell) : yard.countNear(Lot.roomFor(mover.other()), move.cell);
    }

    @Override
    protected CatsDogsPosition after(CatsDogsMove played, Narrator narrator) {
        CatsDogsPosition after = after(played);
        if (narrator.listens()) new CatsDogsStory(this, after, narrator).tell(played);
        return after;
    }

    private CatsDogsPosition after(CatsDogsMove move) {
        TurnOrder order = new TurnOrder(this);
        if (move.isPass()) {
            order.passed(yard);
            return order.with(yard);
        }
        Yard changed = move.isRemoval() ? yard.withoutDog(move.cell) : yard.with(mover, move.cell);
        order.acted(changed);
        return order.with(changed);
    }

    @Override
    public boolean isOver() {
        return !yard.hasRoom();
    }

    @Override
    public Optional<Outcome> outcome() {
        if (!isOver()) return Optional.empty();
        Pet winner = winner();
        Seat seat = winner == null ? null : seat(winner);
        if (!game.lastWins()) {
            return Optional.of(
                    new Outcome(seat, CatsDogsWord.MOST_PETS.with(yard.count(Lot.CATS), yard.count(Lot.DOGS))));
        }
        return Optional.of(new Outcome(
                seat,
                winner == null
                        ? CatsDogsWord.NOBODY_PLACED.with()
                        : CatsDogsWord.PLACED_LAST.with(CatsDogsWord.side(winner))));
    }

    /** Who has won the game, which is over; null if it is a draw. */
    Pet winner() {
        int cats = yard.count(Lot.CATS);
        int dogs = yard.count(Lot.DOGS);
        if (!game.lastWins()) return cats == dogs ? null : cats > dogs ? Pet.CAT : Pet.DOG;
        // A game ends with a placement, unless there was never room for one: passing changes no room, removing adds.
        if (cats + dogs == 0) return null;
        return stage == Stage.ONE ? mover : mover.other();
    }

    @Override
    public Picture picture() {
        return yard.picture();
    }

    @Override
    public long key() {
        return Draws.mix(yard.key() + 32L * game.beat(number) + 4L * stage.ordinal() + mover.ordinal());
    }

    /**
     * Without special turns nothing is ever removed: what stands on the board then matters only for the room that it
     * leaves, and for its count.
     */
    @Override
    public long solvingKey() {
        if (game.hasSpecials()) return key();
        return Draws.mix(game.folding.key(yard) + 4L * margin() + 2L * toMove().ordinal() + mover.ordinal());
    }

    @Override
    public int margin() {
        if (game.lastWins()) return 0;
        return yard.count(Lot.of(pet(FIRST))) - yard.count(Lot.of(pet(SECOND)));
    }

    @Override
    public String text() {
        return RowWriter.write(game.board(), this::letter) + " " + mover.letter + " " + number + " " + stage.letter;
    }

    private String letter(int cell) {
        Token token = yard.at(cell);
        if (token == null) return "";
        return String.valueOf(token instanceof Pet pet ? pet.letter : Obstacle.LETTER);
    }

    @Override
    public CatsDogsMove readMove(String text) {
        return CatsDogsMove.read(game.board(), text);
    }

    @Override
    public PositionView view() {
        return new CatsDogsView(this);
    }
}
