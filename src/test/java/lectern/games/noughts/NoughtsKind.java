package lectern.games.noughts;

import java.util.List;
import lectern.game.CellSet;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Word;
import lectern.game.option.Option;
import lectern.game.option.Settings;

/** Noughts and crosses: the smallest game that keeps every promise of a game. It has no skin of its own. */
public final class NoughtsKind implements GameKind {
    @Override
    public String id() {
        return NoughtsWord.GAME;
    }

    @Override
    public List<Option> options() {
        return List.of();
    }

    @Override
    public List<? extends Word> words() {
        return List.of(NoughtsWord.values());
    }

    @Override
    public List<Criterion> criteria() {
        return List.of(NoughtsCriterion.values());
    }

    @Override
    public List<CellSet> cellSets() {
        return List.of(NoughtsCellSet.values());
    }

    @Override
    public Evaluator report() {
        return Evaluator.of(REPORT, List.of(NoughtsCriterion.OPEN_LINES));
    }

    @Override
    public Evaluator strong() {
        return Evaluator.of(STRONG, List.of(NoughtsCriterion.OPEN_LINES));
    }

    @Override
    public Game with(Settings settings) {
        return new NoughtsGame(this, settings);
    }
}
