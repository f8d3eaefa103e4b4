package lectern.games.syrtis;

import java.util.List;
import java.util.stream.Stream;
import lectern.game.CellSet;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Word;
import lectern.game.option.Option;
import lectern.game.option.Settings;

/** Syrtis in the catalogue. */
public final class SyrtisKind implements GameKind {
    static final Option BOARD = new Option.Choice("board", List.of("major", "minor"), "major");
    static final Option SETUP = new Option.Choice("setup", List.of("players", "random"), "players");
    static final Option DOUBLE_PASS = new Option.Choice("double-pass", List.of("two", "one"), "two");

    private static final List<Criterion> CRITERIA = Stream.of(
                    SyrtisCriterion.values(), SyrtisProspect.values(), SyrtisPace.values())
            .<Criterion>flatMap(Stream::of)
            .toList();

    /**
     * The weights are about a hundred times those of a logistic regression on the results of games that players of this
     * kind played against each other, on both boards; but a sure win, and the wish to come to an end, were set by hand.
     */
    private static final Evaluator FITTED = new Evaluator(
            STRONG,
            List.of(
                    new Evaluator.Weighted(SyrtisCriterion.TILES, 17),
                    new Evaluator.Weighted(SyrtisProspect.ISLETS, -12),
                    new Evaluator.Weighted(SyrtisProspect.DISTANCE, -8),
                    new Evaluator.Weighted(SyrtisProspect.SLIDES, 9),
                    new Evaluator.Weighted(SyrtisProspect.SINKS, 14),
                    new Evaluator.Weighted(SyrtisProspect.REACH, 12),
                    new Evaluator.Weighted(SyrtisProspect.STRANDED, -57),
                    new Evaluator.Weighted(SyrtisPace.FINISH, 1000),
                    new Evaluator.Weighted(SyrtisPace.THREAT, 160),
                    new Evaluator.Weighted(SyrtisPace.INITIATIVE, 16),
                    new Evaluator.Weighted(SyrtisPace.PATIENCE, 26),
                    new Evaluator.Weighted(SyrtisPace.PULL, 13),
                    new Evaluator.Weighted(SyrtisPace.TURN, 16),
                    new Evaluator.Weighted(SyrtisPace.SUNK, 30)));

    @Override
    public String id() {
        return SyrtisWord.GAME;
    }

    @Override
    public List<Option> options() {
        return List.of(BOARD, SETUP, DOUBLE_PASS);
    }

    @Override
    public List<? extends Word> words() {
        return List.of(SyrtisWord.values());
    }

    @Override
    public List<Criterion> criteria() {
        return CRITERIA;
    }

    @Override
    public List<CellSet> cellSets() {
        return List.of(SyrtisCellSet.values());
    }

    @Override
    public Evaluator report() {
        return Evaluator.of(REPORT, List.of(SyrtisCriterion.values()));
    }

    @Override
    public Evaluator strong() {
        return FITTED;
    }

    @Override
    public SyrtisGame with(Settings settings) {
        return new SyrtisGame(this, settings);
    }
}
