package lectern.play.league;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicSource;
import lectern.heuristic.NamedHeuristics;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicJson;
import lectern.play.TournamentRefused;
import lectern.play.pairs.SequentialTest;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Budget;
import lectern.search.PlayerFailure;

/** A league's plan as JSON, with every heuristic whole: to put parts together needs no other file. */
final class PlanJson {
    private static final int FORMAT = 1;
    private static final JsonMapper MAPPER = new JsonMapper();

    private PlanJson() {}

    static String text(LeaguePlan plan) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("lectern-league", FORMAT).put("game", plan.game().text());
        json.put("schedule", plan.schedule().text()).put("games", plan.games());
        json.put("seed", plan.seed()).put("opening", plan.opening()).put("plies", plan.plies());
        MoveLimit limit = plan.limit();
        if (limit.nodes() != Budget.ANY_NUMBER) json.put("nodes", limit.nodes());
        if (limit.isOfTime()) json.put("cpu-millis", limit.cpuMillis());
        json.put("over", word(limit.cost())).put("fouls", plan.fouls());
        plan.test().ifPresent(test -> json.put("sprt", test.elo0() + "," + test.elo1()));
        ArrayNode entrants = json.putArray("entrants");
        for (Entrant entrant : plan.entrants()) {
            ObjectNode one = entrants.addObject();
            one.put("name", entrant.name()).put("player", entrant.contender().text());
            entrant.contender().heuristic().ifPresent(written -> one.set("heuristic", HeuristicJson.of(written)));
        }
        try {
            return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n";
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String word(MoveLimit.Cost cost) {
        return cost.name().toLowerCase(Locale.ROOT);
    }

    /**
     * The plan that a text tells.
     *
     * @param file what it is called in sentences
     * @param engines whether engines in it may be started; otherwise they are known by their texts only
     * @throws TournamentRefused if it is none
     */
    static LeaguePlan read(String text, String file, boolean engines) {
        try {
            JsonNode json = MAPPER.readTree(text);
            if (json.path("lectern-league").asInt() != FORMAT) throw unreadable(file);
            Game game = Games.read(json.path("game").asText());
            List<Entrant> entrants = new ArrayList<>();
            for (JsonNode entrant : json.path("entrants")) entrants.add(entrant(entrant, game, engines));
            MoveLimit limit = new MoveLimit(
                    json.path("nodes").asLong(Budget.ANY_NUMBER),
                    json.path("cpu-millis").asLong(Budget.ANY_NUMBER),
                    json.path("over").asText().equals(word(MoveLimit.Cost.NOTHING))
                            ? MoveLimit.Cost.NOTHING
                            : MoveLimit.Cost.GAME);
            Schedule schedule = Schedule.read(json.path("schedule").asText()).orElseThrow(() -> unreadable(file));
            return new LeaguePlan(
                    game,
                    entrants,
                    schedule,
                    json.path("games").asInt(),
                    json.path("seed").asLong(),
                    json.path("opening").asInt(),
                    json.path("plies").asInt(),
                    limit,
                    json.path("fouls").asBoolean(),
                    Optional.ofNullable(json.get("sprt")).map(JsonNode::asText).map(SequentialTest::read));
        } catch (JsonProcessingException | IllegalArgumentException | UnreadableText | UnreadableHeuristic damaged) {
            throw unreadable(file);
        }
    }

    private static Entrant entrant(JsonNode json, Game game, boolean engines) {
        String text = json.path("player").asText();
        Optional<Heuristic> heuristic = json.has("heuristic")
                ? Optional.of(
                        HeuristicJson.read(json.path("heuristic"), "heuristic").in(game.kind()))
                : Optional.empty();
        HeuristicSource source = NamedHeuristics.of(heuristic.stream().toList());
        return new Entrant(json.path("name").asText(), contender(text, game, source, engines));
    }

    private static Contender contender(String text, Game game, HeuristicSource source, boolean engines) {
        if (!PlayerText.isEngine(text)) return PlayerText.read(text, game, source);
        if (engines) return PlayerText.readOrEngine(text, game);
        return new Contender(text, Budget.USUAL, true, () -> {
            throw new PlayerFailure(PlayerFailure.Kind.CRASHED, Phrase.of("league.engine-not-here", text));
        });
    }

    private static TournamentRefused unreadable(String file) {
        return new TournamentRefused(Phrase.of("league.no-plan", file));
    }
}
