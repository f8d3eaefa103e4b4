package lectern.games.catsdogs;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lectern.game.Draws;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Setup;
import lectern.game.Start;
import lectern.game.base.ConfiguredGame;
import lectern.game.base.PositionReader;
import lectern.game.board.BoardShape;
import lectern.game.board.Token;
import lectern.game.option.Settings;
import lectern.games.catsdogs.Yard.Lot;

/** Cats & Dogs with its options chosen. */
final class CatsDogsGame extends ConfiguredGame {
    /** No turn has a higher number, so that every position's text can be read back. */
    static final int LAST_NUMBER = 1_000_000_000;

    private final boolean specials;
    private final boolean lastWins;

    /** Each side's special turn comes once in so many turns. */
    private final int rhythm;

    private final Neighbourhood neighbourhood;
    /** For positions without special turns. */
    final Folding folding;

    private final CatsDogsMove[] placements;
    private final CatsDogsMove[] removals;

    CatsDogsGame(CatsDogsKind kind, Settings settings) {
        super(kind, settings);
        specials = settings.is(CatsDogsKind.SPECIALS, "on");
        lastWins = settings.is(CatsDogsKind.WIN, "last");
        BoardShape board = BoardShape.square(settings.number(CatsDogsKind.SIZE));
        rhythm = 2 * board.columns();
        neighbourhood = new Neighbourhood(board);
        folding = new Folding(neighbourhood);
        placements = IntStream.range(0, board.cells())
                .mapToObj(cell -> CatsDogsMove.placement(board, cell))
                .toArray(CatsDogsMove[]::new);
        removals = IntStream.range(0, board.cells())
                .mapToObj(cell -> CatsDogsMove.removal(board, cell))
                .toArray(CatsDogsMove[]::new);
    }

    /** Whether the side that placed last wins, and not the one with the most pets. */
    boolean lastWins() {
        return lastWins;
    }

    boolean hasSpecials() {
        return specials;
    }

    boolean isSpecial(int number) {
        return isSpecialAt(beat(number));
    }

    boolean isSpecialAt(int beat) {
        return specials && (beat == 0 || beat == rhythm - 1);
    }

    /** In how many turns the next special one comes; 0 if this is one. There must be special turns. */
    int turnsToSpecial(int number) {
        return isSpecial(number) ? 0 : rhythm - 1 - number % rhythm;
    }

    /** At its end the count steps back by one rhythm, so that seats and special turns come as if it went on. */
    int numberAfter(int number) {
        return number < LAST_NUMBER ? number + 1 : number + 1 - rhythm;
    }

    /** The part of a turn's number that decides future play. */
    int beat(int number) {
        return number % beats();
    }

    int beatAfter(int beat) {
        return beat + 1 == beats() ? 0 : beat + 1;
    }

    private int beats() {
        return specials ? rhythm : 2;
    }

    CatsDogsMove placement(int cell) {
        return placements[cell];
    }

    CatsDogsMove removal(int cell) {
        return removals[cell];
    }

    /** Removing keeps no pace with placing: without room for a cat, Dogs place in every turn. */
    @Override
    public boolean mayRepeat() {
        return false;
    }

    @Override
    public BoardShape board() {
        return neighbourhood.board;
    }

    /** Obstacles and the side that starts are drawn apart: choosing one of them leaves the other as it was. */
    @Override
    public Start start(long seed) {
        Draws obstacles = Draws.of(seed, "catsdogs obstacles");
        int percent = settings().number(CatsDogsKind.OBSTACLES);
        Token[] tokens = new Token[board().cells()];
        for (int cell = 0; cell < tokens.length; cell++) {
            if (obstacles.chance(percent)) tokens[cell] = Obstacle.OBSTACLE;
        }
        Yard yard = new Yard(neighbourhood, tokens);
        Pet starter = starter(seed);
        List<Phrase> notes = List.of(
                Phrase.of("catsdogs.note.obstacles", yard.count(Lot.OBSTACLES)),
                Phrase.of("catsdogs.note.starts", CatsDogsWord.side(starter)));
        return new Start(new CatsDogsPosition(this, yard, starter, 1, Stage.ORDINARY), seed, notes);
    }

    private Pet starter(long seed) {
        if (settings().is(CatsDogsKind.STARTS, "cats")) return Pet.CAT;
        if (settings().is(CatsDogsKind.STARTS, "dogs")) return Pet.DOG;
        return Draws.of(seed, "catsdogs starts").from(List.of(Pet.values()));
    }

    /** A removal stage without any dog is read as what it comes to: an ordinary turn. */
    @Override
    public CatsDogsPosition read(String text) {
        PositionReader reader = new PositionReader(text, 4, "rows", "side", "turn", "stage");
        Token[] tokens = new Token[board().cells()];
        reader.rows(0, board(), "cd#", "", (cell, letter, suffix) -> tokens[cell] = token(letter));
        Yard yard = new Yard(neighbourhood, tokens);
        Pet mover = reader.oneOf(1, "cd") == Pet.CAT.letter ? Pet.CAT : Pet.DOG;
        int number = reader.whole(2, 1, LAST_NUMBER);
        Stage stage = Stage.of(reader.oneOf(3, Stage.letters(mover)));
        boolean nothingToRemove = stage == Stage.REMOVE && yard.isEmpty(Lot.DOGS);
        return new CatsDogsPosition(this, yard, mover, number, nothingToRemove ? Stage.ORDINARY : stage);
    }

    private static Token token(char letter) {
        if (letter == Obstacle.LETTER) return Obstacle.OBSTACLE;
        return letter == Pet.CAT.letter ? Pet.CAT : Pet.DOG;
    }

    @Override
    public Setup setup() {
        return new CatsDogsSetup(board());
    }

    @Override
    public List<String> conceivableMoves() {
        List<String> places = board().conceivableLabels();
        List<String> moves = new ArrayList<>(places);
        for (String place : places) moves.add(CatsDogsMove.removalText(place));
        moves.add(Move.PASS);
        return moves;
    }
}
