package lectern.heuristic.file;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import lectern.game.Criterion;
import lectern.game.GameKind;
import lectern.game.UnreadableText;
import lectern.game.reading.Excerpt;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.formula.Formula;
import lectern.written.Written;

/** Makes a heuristic of what was written. Strict: what it does not understand it names. */
final class HeuristicReader {
    static final String VERSION = "lectern";
    static final String NAME = "name";
    static final String GAME = "game";
    static final String AUTHOR = "author";
    static final String ABOUT = "about";
    static final String TERMS = "terms";
    static final String USE = "use";
    static final String FORMULA = "formula";
    static final String WEIGHT = "weight";
    static final String WHEN = "when";

    /** All fields that there are, wherever they may stand. */
    static final Set<String> FIELDS = Set.of(VERSION, NAME, GAME, AUTHOR, ABOUT, TERMS, USE, FORMULA, WEIGHT, WHEN);

    /** The version of the form that is read and written. */
    static final String HEURISTIC_1 = "heuristic 1";

    private static final String NUMBER = "-?[0-9]{1,9}(\\.[0-9]{1,9})?";

    private static final double LARGEST = Math.nextDown(1e9);

    private final GameKind game;
    private final Set<String> names = new HashSet<>();

    /** The criteria of the game that terms before this one use. */
    private final Set<String> uses = new HashSet<>();

    private HeuristicReader(GameKind game) {
        this.game = game;
    }

    /** A heuristic that says of itself which version of the form it has. */
    static Heuristic ofFile(Written written) {
        WrittenFields fields = WrittenFields.of(written, List.of(VERSION, NAME, GAME, AUTHOR, ABOUT, TERMS));
        Written.Text version = fields.text(VERSION);
        if (version.text().equals(HEURISTIC_1)) return of(fields);
        throw WrittenFields.wrong(version, "heuristic.version", Excerpt.of(version.text()));
    }

    /** One that stands where nothing else may stand. */
    static Heuristic ofObject(Written written) {
        return of(WrittenFields.of(written, List.of(NAME, GAME, AUTHOR, ABOUT, TERMS)));
    }

    private static Heuristic of(WrittenFields fields) {
        String name = fields.line(NAME, Heuristic.LONGEST_NAME).orElseThrow(() -> fields.missing(NAME));
        if (name.isBlank()) throw WrittenFields.wrong(fields.text(NAME), "heuristic.empty", NAME);
        GameKind game = game(fields.text(GAME));
        String author = fields.line(AUTHOR, Heuristic.LONGEST_NAME).orElse("");
        String about = fields.line(ABOUT, Heuristic.LONGEST_ABOUT).orElse("");
        return new Heuristic(name, game, author, about, new HeuristicReader(game).terms(fields.items(TERMS)));
    }

    private static GameKind game(Written.Text id) {
        return Games.ALL.stream()
                .filter(kind -> kind.id().equals(id.text()))
                .findFirst()
                .orElseThrow(() -> WrittenFields.unknown(
                        id,
                        "heuristic.unknown-game",
                        Games.ALL.stream().map(GameKind::id).toList()));
    }

    private List<HeuristicTerm> terms(Written.Items list) {
        if (list.items().size() > Heuristic.MOST_TERMS) {
            throw WrittenFields.wrong(list, "heuristic.many-terms", Heuristic.MOST_TERMS);
        }
        List<HeuristicTerm> terms = new ArrayList<>();
        for (Written term : list.items()) terms.add(term(term));
        return terms;
    }

    private HeuristicTerm term(Written written) {
        WrittenFields fields = WrittenFields.of(written, List.of(USE, NAME, FORMULA, WEIGHT, WHEN, ABOUT));
        if (fields.has(USE) == fields.has(FORMULA)) throw WrittenFields.wrong(written, "heuristic.use-or-formula");
        HeuristicTerm term = fields.has(USE) ? used(fields) : own(fields);
        Optional<Formula> when = fields.find(WHEN).map(text -> formula(text, WHEN, Formula::condition));
        String about = fields.line(ABOUT, Heuristic.LONGEST_ABOUT).orElse("");
        return term.withWeight(weight(fields, term.weight())).withWhen(when).withAbout(about);
    }

    private HeuristicTerm used(WrittenFields fields) {
        Written.Text key = fields.text(USE);
        Criterion criterion = game.criterion(key.text())
                .orElseThrow(() -> WrittenFields.unknown(
                        key,
                        "heuristic.unknown-criterion",
                        game.criteria().stream().map(Criterion::key).toList()));
        HeuristicTerm plain = HeuristicTerm.of(criterion, criterion.weight());
        boolean first = uses.add(criterion.key());
        if (fields.has(NAME)) return plain.withName(name(fields.text(NAME), key.text()));
        if (first && names.add(criterion.key())) return plain;
        throw WrittenFields.wrong(key, "heuristic.used-twice", key.text());
    }

    private HeuristicTerm own(WrittenFields fields) {
        Written.Text text = fields.text(FORMULA);
        if (!fields.has(NAME)) throw WrittenFields.wrong(text, "heuristic.no-name");
        String name = name(fields.text(NAME), "");
        return HeuristicTerm.of(name, formula(text, FORMULA, Formula::number), 1);
    }

    /** @param used the criterion that the term uses, by whose name it may be called */
    private String name(Written.Text text, String used) {
        String name = text.text();
        if (!HeuristicTerm.isName(name)) throw WrittenFields.wrong(text, "heuristic.bad-name", Excerpt.of(name));
        if (!name.equals(used) && game.criterion(name).isPresent()) {
            throw WrittenFields.wrong(text, "heuristic.name-of-criterion", name);
        }
        if (names.add(name)) return name;
        throw WrittenFields.wrong(text, "heuristic.name-twice", name);
    }

    private static double weight(WrittenFields fields, double usual) {
        Optional<Written.Text> weight = fields.find(WEIGHT);
        if (weight.isEmpty()) return usual;
        String text = weight.get().text();
        if (text.matches(NUMBER)) {
            // 999999999.999999999 is nearer to the next number, which has a digit more.
            double number = Double.parseDouble(text) + 0.0;
            return Math.max(-LARGEST, Math.min(LARGEST, number));
        }
        throw WrittenFields.wrong(weight.get(), "heuristic.no-weight", Excerpt.of(text));
    }

    private Formula formula(Written.Text text, String key, BiFunction<String, GameKind, Formula> compiler) {
        if (text.block()) throw WrittenFields.wrong(text, QuotesHint.NEEDED, key);
        try {
            return compiler.apply(text.text(), game);
        } catch (UnreadableText wrong) {
            Written.Place place = text.place();
            int column = Math.max(1, wrong.column());
            throw new UnreadableHeuristic(
                    new Written.Place(place.line(), Math.max(1, place.column()) + column - 1, place.path()),
                    wrong.reason());
        }
    }
}
