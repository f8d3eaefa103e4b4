package lectern.play.league.table;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Map;
import lectern.play.league.EntrantStanding;
import lectern.play.league.Fixture;
import lectern.play.league.LeaguePlan;
import lectern.play.league.LeagueStanding;
import lectern.play.league.LeagueTotals;
import lectern.play.pairs.PairedRate;
import lectern.play.rating.Rating;
import lectern.search.PlayerFailure;

/** A league's standing as JSON, with the scores of everyone against everyone. */
public final class LeagueJson {
    private LeagueJson() {}

    /** For a file: the same on every system, ends of lines included. */
    public static String text(LeagueStanding standing) {
        return of(standing).toPrettyString().replace("\r\n", "\n") + "\n";
    }

    public static ObjectNode of(LeagueStanding standing) {
        LeaguePlan plan = standing.plan();
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("game", plan.game().text()).put("schedule", plan.schedule().text());
        json.put("gamesOfFixture", plan.games()).put("seed", plan.seed());
        json.put("opening", plan.opening()).put("plies", plan.plies());
        json.put("planned", plan.planned()).put("played", standing.games().size());
        json.put("counted", 2 * standing.pairs().size()).put("complete", standing.isComplete());
        LeagueTotals totals = standing.totals();
        ObjectNode firstSeat = rating(standing.firstSeat());
        firstSeat.set("score", score(totals.firstSeat()));
        json.set("firstSeat", firstSeat);
        put(json, "pliesPerGame", totals.plies());
        put(json, "nodesPerMove", totals.effort().nodesPerMove());
        put(json, "drawShare", standing.ratings().drawShare());
        plan.test().ifPresent(test -> {
            ArrayNode verdicts = json.putArray("sprt");
            for (Fixture fixture : standing.fixtures()) {
                standing.verdict(fixture)
                        .ifPresent(verdict -> verdicts.addObject()
                                .put("one", plan.one(fixture).name())
                                .put("two", plan.two(fixture).name())
                                .put("elo0", test.elo0())
                                .put("elo1", test.elo1())
                                .put("accepted", verdict.accepted().word())
                                .put("pair", verdict.pair()));
            }
        });
        ArrayNode entrants = json.putArray("entrants");
        for (EntrantStanding row : standing.table()) entrants.add(entrant(row, standing));
        return json;
    }

    private static ObjectNode rating(Rating rating) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        put(json, "elo", rating.elo());
        put(json, "low", rating.low());
        put(json, "high", rating.high());
        return json;
    }

    private static ObjectNode entrant(EntrantStanding row, LeagueStanding standing) {
        LeaguePlan plan = standing.plan();
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("rank", row.rank())
                .put("name", plan.entrants().get(row.entrant()).name());
        json.put("player", plan.entrants().get(row.entrant()).contender().text());
        json.set("rating", rating(row.rating()));
        json.set("score", score(row.score()));
        json.put("games", row.games()).put("won", row.wins()).put("drawn", row.draws());
        json.put("lost", row.losses()).put("plyLimit", row.brokenOff());
        ObjectNode forfeits = json.putObject("forfeits");
        for (PlayerFailure.Kind kind : PlayerFailure.Kind.values()) {
            forfeits.put(kind.name().toLowerCase(Locale.ROOT).replace('_', '-'), row.forfeits(kind));
        }
        json.put("fouls", row.effort().fouls()).put("overruns", row.effort().overruns());
        put(json, "nodesPerMove", row.effort().nodesPerMove());
        put(json, "pliesPerGame", row.plies());
        ObjectNode against = json.putObject("against");
        Map<Integer, PairedRate> scores = standing.scoresOf(row.entrant());
        for (EntrantStanding other : standing.table()) {
            if (!scores.containsKey(other.entrant())) continue;
            String name = plan.entrants().get(other.entrant()).name();
            against.set(name, score(scores.get(other.entrant())));
        }
        return json;
    }

    private static ObjectNode score(PairedRate score) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("pairs", score.pairs());
        put(json, "value", score.value());
        put(json, "low", score.low());
        put(json, "high", score.high());
        return json;
    }

    /** Rounded, so that it is the same number everywhere; null where there is none. */
    private static void put(ObjectNode json, String key, double number) {
        if (Double.isNaN(number)) {
            json.putNull(key);
        } else {
            json.put(key, Math.rint(number * 1e4) / 1e4 + 0.0);
        }
    }
}
