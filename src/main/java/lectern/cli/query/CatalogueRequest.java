package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.Criterion;
import lectern.game.GameKind;
import lectern.game.Option;
import lectern.games.Games;
import lectern.text.Sentences;

/** {@code games}: which games there are, with their options, players, criteria and evaluators. */
final class CatalogueRequest implements Requests.Handler {
    @Override
    public ObjectNode answer(Request request) {
        Sentences sentences = request.sentences();
        ObjectNode answer = Json.object();
        ArrayNode games = answer.putArray("games");
        for (GameKind kind : Games.ALL) games.add(game(kind, sentences));
        return answer;
    }

    private static ObjectNode game(GameKind kind, Sentences sentences) {
        ObjectNode game = Json.object().put("id", kind.id()).put("name", sentences.of(kind.id() + ".name"));
        ArrayNode options = game.putArray("options");
        for (Option option : kind.options()) {
            String summary = sentences.of(kind.id() + ".option." + option.key());
            options.add(option(option).put("summary", summary));
        }
        game.putArray("players");
        ArrayNode criteria = game.putArray("criteria");
        for (Criterion criterion : kind.criteria()) {
            criteria.addObject().put("key", criterion.key()).set("weight", Json.number(criterion.weight()));
        }
        ArrayNode evaluators = game.putArray("evaluators");
        kind.evaluators().forEach(evaluator -> evaluators.add(evaluator.id()));
        return game;
    }

    private static ObjectNode option(Option option) {
        ObjectNode told = Json.object().put("key", option.key());
        if (option instanceof Option.Range range) {
            return told.put("min", range.min()).put("max", range.max()).put("default", range.defaultNumber());
        }
        List<String> values =
                option instanceof Option.Choice choice ? choice.values() : oneCell((Option.CellList) option);
        return told.<ObjectNode>set("values", Json.texts(values)).put("default", option.defaultValue());
    }

    /** The values that name at most one cell; its summary says that there may be more. */
    private static List<String> oneCell(Option.CellList list) {
        Stream<String> labels = IntStream.range(0, list.board().cells()).mapToObj(list.board()::label);
        return Stream.concat(Stream.of(""), labels).filter(list::allows).toList();
    }
}
