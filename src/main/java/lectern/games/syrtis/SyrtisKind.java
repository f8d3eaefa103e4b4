package lectern.games.syrtis;

import java.util.List;
import java.util.stream.Stream;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Option;
import lectern.game.Settings;
import lectern.game.Word;

/** Syrtis in the catalogue. */
public final class SyrtisKind implements GameKind {
    static final Option BOARD = new Option.Choice("board", List.of("major", "minor"), "major");
    static final Option SETUP = new Option.Choice("setup", List.of("players", "random"), "players");
    static final Option DOUBLE_PASS = new Option.Choice("double-pass", List.of("two", "one"), "two");

    private static final List<Criterion> CRITERIA = Stream.<Criterion>concat(
                    Stream.of(SyrtisCriterion.values()), Stream.of(SyrtisProspect.values()))
            .toList();

    /** Whoever has the initiative can win by passing, so that it counts more than the streak itself. */
    private static final Evaluator STRONG = new Evaluator(
            "strong",
            List.of(
                    new Evaluator.Weighted(SyrtisCriterion.CENTRE, 10),
                    new Evaluator.Weighted(SyrtisProspect.MOBILITY, 2),
                    new Evaluator.Weighted(SyrtisProspect.DISTANCE, -8),
                    new Evaluator.Weighted(SyrtisProspect.INITIATIVE, 60)));

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
    public List<Evaluator> evaluators() {
        return List.of(Evaluator.of("report", List.of(SyrtisCriterion.values())), STRONG);
    }

    @Override
    public SyrtisGame with(Settings settings) {
        return new SyrtisGame(this, settings);
    }
}
