package lectern.games.catsdogs;

import java.util.List;
import java.util.stream.Stream;
import lectern.game.CellSet;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Word;
import lectern.game.board.BoardShape;
import lectern.game.option.Option;
import lectern.game.option.Settings;

/** Cats & Dogs in the catalogue. */
public final class CatsDogsKind implements GameKind {
    static final Option.Range SIZE = new Option.Range("size", 4, 12, 8);
    static final Option OBSTACLES = new Option.Range("obstacles", 0, 40, 20);
    static final Option SPECIALS = new Option.Choice("specials", List.of("on", "off"), "on");
    static final Option STARTS = new Option.Choice("starts", List.of("random", "cats", "dogs"), "random");
    static final Option WIN = new Option.Choice("win", List.of("most", "last"), "most");

    @Override
    public String id() {
        return CatsDogsWord.GAME;
    }

    @Override
    public List<Option> options() {
        return List.of(SIZE, OBSTACLES, SPECIALS, STARTS, WIN);
    }

    @Override
    public List<? extends Word> words() {
        return List.of(CatsDogsWord.values());
    }

    @Override
    public List<Criterion> criteria() {
        return Stream.<Criterion>concat(Stream.of(CatsDogsCriterion.values()), Stream.of(CatsDogsOutlook.values()))
                .toList();
    }

    @Override
    public List<CellSet> cellSets() {
        return List.of(CatsDogsCellSet.values());
    }

    @Override
    public BoardShape largestBoard() {
        return BoardShape.square(SIZE.max());
    }

    @Override
    public Evaluator report() {
        return Evaluator.of(REPORT, List.of(CatsDogsCriterion.MOBILITY_OTHER));
    }

    @Override
    public Evaluator strong() {
        return Evaluator.of(STRONG, CatsDogsOutlook.STRONG);
    }

    @Override
    public List<Evaluator> otherEvaluators() {
        return List.of(
                Evaluator.of("mobility", List.of(CatsDogsCriterion.MOBILITY_OTHER, CatsDogsCriterion.MOBILITY_OWN)),
                Evaluator.of("at-rest", CatsDogsOutlook.AT_REST));
    }

    @Override
    public CatsDogsGame with(Settings settings) {
        return new CatsDogsGame(this, settings);
    }
}
