package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.Criterion;
import lectern.game.GameKind;
import lectern.game.Word;
import lectern.game.option.Option;
import lectern.games.Games;
import lectern.games.Players;
import lectern.heuristic.formula.FormulaWord;
import lectern.heuristic.formula.Vocabulary;
import lectern.text.Sentences;

/** The catalogue of games as JSON: their options, players, criteria, sets of cells and evaluators, and the keys of what they say. */
public final class Catalogue {
    private Catalogue() {}

    static ObjectNode answer(Request request) {
        return asJson(Games.ALL, request.sentences());
    }

    public static ObjectNode asJson(List<GameKind> kinds, Sentences sentences) {
        ObjectNode answer = Json.object();
        ArrayNode games = answer.putArray("games");
        for (GameKind kind : kinds) games.add(game(kind, sentences));
        return answer;
    }

    /** Every key that answers may have, with what it is used for. */
    public static ObjectNode keysAsJson(List<GameKind> kinds) {
        ObjectNode answer = Json.object();
        ArrayNode keys = answer.putArray("keys");
        for (GameKind kind : kinds) {
            for (Word word : kind.words())
                keys.addObject().put("key", word.key()).put("use", use(word));
        }
        return answer;
    }

    /** What a word is used for, as outside texts call it. */
    public static String use(Word word) {
        return word.use().name().toLowerCase(Locale.ROOT);
    }

    private static ObjectNode game(GameKind kind, Sentences sentences) {
        ObjectNode game = Json.object().put("id", kind.id()).put("name", sentences.of(kind.name()));
        ArrayNode options = game.putArray("options");
        for (Option option : kind.options()) {
            String summary = sentences.of(kind.id() + ".option." + option.key());
            options.add(option(option).put("summary", summary));
        }
        ArrayNode players = game.putArray("players");
        Players.of(kind).forEach(player -> players.add(player.id()));
        ArrayNode criteria = game.putArray("criteria");
        for (Criterion criterion : kind.criteria()) {
            criteria.addObject().put("key", criterion.key()).set("weight", Json.number(criterion.weight()));
        }
        ArrayNode sets = game.putArray("sets");
        for (FormulaWord set : Vocabulary.sets(kind)) {
            sets.addObject().put("key", set.text()).put("summary", sentences.of(set.meaning()));
        }
        ArrayNode evaluators = game.putArray("evaluators");
        kind.evaluators().forEach(evaluator -> evaluators.add(evaluator.id()));
        return game;
    }

    private static ObjectNode option(Option option) {
        ObjectNode told = Json.object().put("key", option.key());
        return option.match(new Option.OptionCases<>(
                choice -> values(told, choice.values(), option),
                range -> range(told, range),
                list -> values(told, oneCell(list), option)));
    }

    /** A range may have words beside its numbers. */
    private static ObjectNode range(ObjectNode told, Option.Range range) {
        if (!range.words().isEmpty()) told.set("values", Json.texts(range.words()));
        return told.put("min", range.min()).put("max", range.max()).put("default", range.defaultNumber());
    }

    private static ObjectNode values(ObjectNode told, List<String> values, Option option) {
        return told.<ObjectNode>set("values", Json.texts(values)).put("default", option.defaultValue());
    }

    /** The values that name at most one cell; its summary says that there may be more. */
    private static List<String> oneCell(Option.CellList list) {
        Stream<String> labels = IntStream.range(0, list.board().cells()).mapToObj(list.board()::label);
        return Stream.concat(Stream.of(""), labels).filter(list::allows).toList();
    }
}
