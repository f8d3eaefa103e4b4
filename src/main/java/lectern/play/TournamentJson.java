package lectern.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import lectern.game.Seat;

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
        standing.unpaired().ifPresent(game -> json.put("unpaired", game.number()));
        json.set("resultsOfOne", tally(standing.tally(), standing.paired()));
        ObjectNode bySeat = json.putObject("resultsOfOneBySeat");
        for (Seat seat : Seat.values()) bySeat.set(seat.word(), tally(standing.tally(seat), standing.paired(seat)));
        EloDifference elo = standing.elo();
        ObjectNode difference = json.putObject("elo");
        put(difference, "difference", elo.value());
        put(difference, "low", elo.low());
        put(difference, "high", elo.high());
        ArrayNode games = json.putArray("games");
        for (FinishedGame game : standing.games()) games.add(game(game));
        return json;
    }

    /** @param paired the games that the rate is worked out from */
    private static ObjectNode tally(ResultCount tally, ResultCount paired) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("games", tally.games());
        json.put("wins", tally.wins()).put("draws", tally.draws()).put("losses", tally.losses());
        json.put("plyLimit", tally.limits());
        json.put("forfeitsWon", tally.forfeitsWon()).put("forfeitsLost", tally.forfeitsLost());
        ObjectNode rate = json.putObject("winRate");
        put(rate, "value", paired.winRate().value());
        put(rate, "low", paired.winRate().low());
        put(rate, "high", paired.winRate().high());
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

    /** A number that JSON can write; null for one that it cannot, such as an endless one. */
    private static void put(ObjectNode json, String key, double number) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            json.putNull(key);
        } else {
            json.put(key, number);
        }
    }
}
