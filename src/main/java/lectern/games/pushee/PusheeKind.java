package lectern.games.pushee;

import java.util.List;
import java.util.Optional;
import lectern.game.CellSet;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Word;
import lectern.game.board.BoardShape;
import lectern.game.option.Option;
import lectern.game.option.Settings;

/** Pushee Pieces in the catalogue. */
public final class PusheeKind implements GameKind {
    static final Option.Range SIZE = new Option.Range("size", 6, 9, 6);

    /** Up to all the cells of the largest board; {@link #conflict} knows the chosen board's own limit. */
    static final Option PIECES = new Option.Range("pieces", 1, 81, 15);

    static final String UNLIMITED = "unlimited";
    static final Option CHAIN = new Option.Range("chain", 0, 9, 3, List.of(UNLIMITED));
    static final Option WALLS = new Option.Choice("walls", List.of("on", "off"), "on");
    static final Option TURN = new Option.Choice("turn", List.of("on", "off"), "off");

    @Override
    public String id() {
        return PusheeWord.GAME;
    }

    @Override
    public List<Option> options() {
        return List.of(SIZE, PIECES, CHAIN, WALLS, TURN);
    }

    @Override
    public List<? extends Word> words() {
        return List.of(PusheeWord.values());
    }

    @Override
    public List<Criterion> criteria() {
        return List.of(PusheeCriterion.values());
    }

    @Override
    public List<CellSet> cellSets() {
        return List.of(PusheeCellSet.values());
    }

    @Override
    public int points(Position position, int cell) {
        return ((PusheePosition) position).values.at(cell);
    }

    @Override
    public BoardShape largestBoard() {
        return BoardShape.square(SIZE.max());
    }

    @Override
    public Evaluator report() {
        return Evaluator.of(REPORT, List.of(PusheeCriterion.SCORE));
    }

    /** What is free goes to the side that is first, which a search sees for itself. */
    @Override
    public Evaluator strong() {
        return Evaluator.of(
                STRONG,
                List.of(
                        PusheeCriterion.SCORE,
                        PusheeCriterion.EXPOSED,
                        PusheeCriterion.ANCHORED,
                        PusheeCriterion.REACH));
    }

    /** A side cannot place more pieces than there are cells, unless pieces fall off; the game ends on a full board. */
    @Override
    public Optional<Phrase> conflict(Option option, Settings settings) {
        int size = settings.number(SIZE);
        int pieces = settings.number(PIECES);
        if (!option.equals(PIECES) || pieces <= size * size) return Optional.empty();
        return Optional.of(Phrase.of("pushee.too-many-pieces", pieces, size, size * size));
    }

    @Override
    public PusheeGame with(Settings settings) {
        return new PusheeGame(this, settings);
    }
}
