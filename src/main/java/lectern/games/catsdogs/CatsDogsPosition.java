package lectern.games.catsdogs;

import static lectern.game.BoardShape.OUTSIDE;
import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Draws;
import lectern.game.Gauge;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Outcome;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.game.Picture;
import lectern.game.Position;
import lectern.game.RowWriter;
import lectern.game.RuleViolation;
import lectern.game.Seat;
import lectern.game.Token;
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
final class CatsDogsPosition implements Position {
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
    public Optional<RuleViolation> violation(Move move) {
        return Optional.ofNullable(new CatsDogsReferee(this).violation((CatsDogsMove) move));
    }

    @Override
    public int promise(Move move) {
        return ((CatsDogsMove) move).isPass() ? 0 : promise(((CatsDogsMove) move).cell);
    }

    /** A placement promises the cells that it bars to the other side, a removal those that it opens to Cats. */
    int promise(int cell) {
        return stage == Stage.REMOVE ? yard.openedWithout(cell) : yard.countNear(Lot.roomFor(mover.other()), cell);
    }

    @Override
    public CatsDogsPosition play(Move move, Narrator narrator) {
        CatsDogsMove played = (CatsDogsMove) move;
        CatsDogsPosition after = after(played);
        if (narrator.listens()) new CatsDogsStory(this, after, narrator).tell(played);
        return after;
    }

    private CatsDogsPosition after(CatsDogsMove move) {
        if (move.isPass()) return nextTurn(yard);
        Yard changed = move.isRemoval() ? yard.withoutDog(move.cell) : yard.with(mover, move.cell);
        return goesOn(stage, mover, changed)
                ? new CatsDogsPosition(game, changed, mover, number, stage.then)
                : nextTurn(changed);
    }

    /** Whether a turn goes on after a part of it: as long as its side has room, and where the game ends. */
    static boolean goesOn(Stage stage, Pet mover, Yard changed) {
        return stage.then != null && (changed.hasRoomFor(mover) || !changed.hasRoom());
    }

    private CatsDogsPosition nextTurn(Yard changed) {
        Pet next = mover.other();
        int nextNumber = game.numberAfter(number);
        return new CatsDogsPosition(game, changed, next, nextNumber, game.opening(nextNumber, next, changed));
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
    public Map<String, Object> facts() {
        Map<String, Object> mobility = new LinkedHashMap<>();
        Map<String, Object> pieces = new LinkedHashMap<>();
        for (Pet pet : Pet.values()) {
            mobility.put(pet.plural, yard.count(Lot.roomFor(pet)));
            pieces.put(pet.plural, yard.count(Lot.of(pet)));
        }
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("mobility", mobility);
        facts.put("pieces", pieces);
        return facts;
    }

    @Override
    public List<Overlay> overlays() {
        return List.of(Territory.overlay(yard));
    }

    @Override
    public List<List<Handle>> ways(Move move) {
        return CatsDogsPointing.ways((CatsDogsMove) move);
    }

    @Override
    public Optional<Move> meant(List<Handle> pointed) {
        return new CatsDogsPointing(this).meant(pointed);
    }

    @Override
    public Phrase prompt(List<Handle> pointed) {
        return new CatsDogsPointing(this).prompt();
    }

    @Override
    public Phrase name(Seat seat) {
        return CatsDogsWord.side(pet(seat));
    }

    @Override
    public Optional<Token> emblem(Seat seat) {
        return Optional.of(pet(seat));
    }

    @Override
    public List<Gauge> gauges() {
        Gauge pets = Gauge.each(
                Phrase.of("catsdogs.gauge.pets"), yard.count(Lot.of(pet(FIRST))), yard.count(Lot.of(pet(SECOND))));
        if (!game.hasSpecials()) return List.of(pets);
        Phrase wait = Phrase.of("catsdogs.gauge.turns", game.turnsToSpecial(number));
        return List.of(pets, Gauge.common(Phrase.of("catsdogs.gauge.special"), wait));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CatsDogsPosition position
                && mover == position.mover
                && number == position.number
                && stage == position.stage
                && yard.equals(position.yard)
                && game.equals(position.game);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }

    @Override
    public String toString() {
        return game.text() + " " + text();
    }
}
