package lectern.lesson.telling;

import lectern.game.Phrase;
import lectern.game.Position;
import lectern.lesson.thought.Algorithm;
import lectern.lesson.thought.Insight;
import lectern.search.trials.RootMove;
import lectern.search.trials.TrialStanding;
import lectern.telling.ScorePhrase;
import lectern.telling.TrialTelling;
import lectern.telling.pseudocode.Listing;
import lectern.telling.pseudocode.ListingForm;

/** What a lesson says of an algorithm that it lays open. */
public final class ThoughtTelling {
    private ThoughtTelling() {}

    /** Which algorithm it is, and how far it goes: known before it is carried out. */
    public static Phrase about(Algorithm algorithm) {
        Phrase name = Phrase.of("think.name." + algorithm.word());
        return algorithm.match(new Algorithm.AlgorithmCases<>(
                search -> Phrase.of(
                        search.moves() == 0 ? "think.search" : "think.search.best",
                        name,
                        search.depth(),
                        search.moves()),
                trials -> Phrase.of("think.trials", name, trials.trials())));
    }

    /** What came of it. */
    public static Phrase told(Insight insight) {
        return insight.match(new Insight.InsightCases<>(ThoughtTelling::searched, ThoughtTelling::tried));
    }

    private static Phrase searched(Insight.Searched found) {
        return Phrase.of(
                "think.searched",
                about(found.algorithm()),
                found.decision().nodes(),
                found.decision().move().text(),
                ScorePhrase.of(found.decision().score()));
    }

    private static Phrase tried(Insight.Tried found) {
        TrialStanding standing = found.standing();
        RootMove chosen = standing.moves().stream()
                .filter(move -> move.move().equals(standing.choice()))
                .findFirst()
                .orElseThrow();
        return Phrase.of(
                "think.tried",
                about(found.algorithm()),
                chosen.move().text(),
                chosen.visits(),
                TrialTelling.number(chosen.mean()));
    }

    /** The pseudocode that a search follows. */
    public static Listing listing(Algorithm.Search search, Position position) {
        return Listing.of(
                search.variant().refinements().effective().chosen(),
                ListingForm.MAX_MIN,
                search.moves(),
                position.view().name(position.toMove()));
    }
}
