package lectern.games.infection;

import java.util.List;
import java.util.Map;
import lectern.game.CellSet;
import lectern.game.Criterion;
import lectern.game.Dialect;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Word;
import lectern.game.board.Cells;
import lectern.game.option.Option;
import lectern.game.option.Settings;

/** Infection in the catalogue. */
public final class InfectionKind implements GameKind {
    static final Option RULES = new Option.Choice("rules", List.of("report", "ataxx"), "report");
    static final Cells CORNERS_A7_G1 = Cells.of(0, 48);
    static final Cells CORNERS_A1_G7 = Cells.of(42, 6);

    /** The corners are where the first microbes stand. */
    static final Option.CellList BLOCKED =
            new Option.CellList("blocked", InfectionBits.BOARD, CORNERS_A7_G1.and(CORNERS_A1_G7));

    @Override
    public String id() {
        return InfectionWord.GAME;
    }

    @Override
    public List<Option> options() {
        return List.of(RULES, BLOCKED);
    }

    @Override
    public List<? extends Word> words() {
        return List.of(InfectionWord.values());
    }

    @Override
    public List<Criterion> criteria() {
        return List.of(InfectionCriterion.values());
    }

    @Override
    public List<CellSet> cellSets() {
        return List.of(InfectionCellSet.values());
    }

    @Override
    public Evaluator report() {
        return Evaluator.of(REPORT, List.of(InfectionCriterion.COUNT));
    }

    @Override
    public Evaluator strong() {
        return Evaluator.of(STRONG, List.of(InfectionCriterion.values()));
    }

    /** Ataxx engines speak the Universal Ataxx Interface, in which a move that goes nowhere is a pass. */
    @Override
    public List<Dialect> dialects() {
        Dialect ugi = Dialect.UGI.spelling(Move.PASS, "0000");
        return List.of(ugi, new Dialect("uai", List.of("b", "w"), Map.of(RULES, "ataxx"), ugi.spellings()));
    }

    @Override
    public InfectionGame with(Settings settings) {
        return new InfectionGame(this, settings);
    }
}
