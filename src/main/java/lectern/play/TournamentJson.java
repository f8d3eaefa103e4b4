package lectern.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import lectern.game.Seat;
import lectern.play.pairs.EloDifference;
import lectern.play.pairs.PairedRate;
import lectern.play.pairs.SequentialVerdict;

/** A tournament's standing as JSON, with a line's worth of every game. */
public final class TournamentJson {
    private TournamentJson() {}

    public static ObjectNode of(TournamentStanding standing) {
        TournamentPlan plan = standing.plan();
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("game", plan.game().text());
        json.put("one", plan.one().text()).put("two", plan.two().text());
        json.put("seed", plan.seed()).put("opening", plan.openingPlies()).put("plies", plan.plyLimit());
        json.put("planned", standing.planned()).put("complete", standing.isComplete());
        ArrayNode unpaired = json.putArray("unpaired");
        standing.unpaired().forEach(game -> unpaired.add(game.number()));
        ObjectNode all = tally(standing.tally());
        put(all, "winRate", standing.winRate());
        put(all, "score", standing.pairedScore());
        json.set("resultsOfOne", all);
        ObjectNode bySeat = json.putObject("resultsOfOneBySeat");
        for (Seat seat : Seat.values()) {
            ObjectNode own = tally(standing.tally(seat));
            put(own, "winRate", standing.winRate(seat));
            put(own, "score", standing.pairedScore(seat));
            bySeat.set(seat.word(), own);
        }
        ArrayNode pairs = json.putArray("pairsByPoints");
        standing.pentanomial().counts().forEach(pairs::add);
        ObjectNode difference = json.putObject("elo");
        put(difference, "difference", standing.elo().map(EloDifference::value));
        put(difference, "low", standing.elo().map(EloDifference::low));
        put(difference, "high", standing.elo().map(EloDifference::high));
        standing.verdict().ifPresent(verdict -> json.set("sprt", sprt(verdict)));
        ArrayNode games = json.putArray("games");
        for (FinishedGame game : standing.games()) games.add(game(game));
        return json;
    }

    private static ObjectNode sprt(SequentialVerdict verdict) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("elo0", verdict.test().elo0()).put("elo1", verdict.test().elo1());
        json.put("alpha", verdict.test().alpha()).put("beta", verdict.test().beta());
        json.put("lower", verdict.test().lower()).put("upper", verdict.test().upper());
        json.put("accepted", verdict.accepted().word()).put("pair", verdict.pair());
        json.put("logLikelihoodRatio", verdict.ratio());
        return json;
    }

    private static ObjectNode tally(ResultCount tally) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("games", tally.games());
        json.put("wins", tally.wins()).put("draws", tally.draws()).put("losses", tally.losses());
        json.put("plyLimit", tally.limits());
        json.put("forfeitsWon", tally.forfeitsWon()).put("forfeitsLost", tally.forfeitsLost());
        return json;
    }

    private static ObjectNode game(FinishedGame game) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("number", game.number()).put("seatOfOne", game.seatOfOne().word());
        json.put("plies", game.record().match().ply());
        json.put("winner", GamesTable.winner(game).isEmpty() ? null : GamesTable.winner(game));
        json.put("result", game.record().result().text());
        return json;
    }

    private static void put(ObjectNode json, String key, PairedRate rate) {
        ObjectNode own = json.putObject(key);
        boolean known = rate.pairs() > 0;
        put(own, "value", known ? Optional.of(rate.value()) : Optional.empty());
        put(own, "low", Optional.of(rate.low()));
        put(own, "high", Optional.of(rate.high()));
    }

    /** Null for one that is not known. */
    private static void put(ObjectNode json, String key, Optional<Double> number) {
        json.put(key, number.orElse(null));
    }
}
