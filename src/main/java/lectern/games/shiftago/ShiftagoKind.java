package lectern.games.shiftago;

import java.util.List;
import java.util.stream.Stream;
import lectern.game.CellSet;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Word;
import lectern.game.option.Option;
import lectern.game.option.Settings;

/** Shiftago Express in the catalogue. */
public final class ShiftagoKind implements GameKind {
    static final Option EMPTY = new Option.Choice("empty", List.of("loses", "draw"), "loses");
    static final Option MARBLES = new Option.Range("marbles", 5, 24, 22);

    @Override
    public String id() {
        return ShiftagoWord.GAME;
    }

    @Override
    public List<Option> options() {
        return List.of(EMPTY, MARBLES);
    }

    @Override
    public List<? extends Word> words() {
        return List.of(ShiftagoWord.values());
    }

    @Override
    public List<Criterion> criteria() {
        return Stream.<Criterion>concat(Stream.of(ShiftagoCriterion.values()), Stream.of(ShiftagoOutlook.values()))
                .toList();
    }

    @Override
    public List<CellSet> cellSets() {
        return List.of(ShiftagoCellSet.values());
    }

    @Override
    public Evaluator report() {
        return Evaluator.of(REPORT, ReportOrder.ALL);
    }

    @Override
    public Evaluator strong() {
        return Evaluator.of(STRONG, ShiftagoOutlook.STRONG);
    }

    @Override
    public List<Evaluator> otherEvaluators() {
        return List.of(Evaluator.of("longest", List.of(ShiftagoCriterion.LONGEST)));
    }

    @Override
    public ShiftagoGame with(Settings settings) {
        return new ShiftagoGame(this, settings);
    }
}
