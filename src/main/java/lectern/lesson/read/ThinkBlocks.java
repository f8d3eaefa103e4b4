package lectern.lesson.read;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.lesson.Block;
import lectern.lesson.thought.Algorithm;
import lectern.search.SearchVariant;
import lectern.search.TrialRule;

/** Reads the blocks in which an algorithm is laid open. */
final class ThinkBlocks {
    static final String THINK = "think";

    private static final int DEEPEST = 6;
    private static final int USUAL_DEPTH = 3;
    private static final int MOST_MOVES = 30;
    private static final int MOST_TRIALS = 2_000;
    private static final int USUAL_TRIALS = 30;

    private final LessonState desk;

    ThinkBlocks(LessonState desk) {
        this.desk = desk;
    }

    Block think(int line, YamlValue.Fields fields) {
        String word = fields.fields().get(THINK).oneOf(words());
        Optional<TrialRule> rule =
                rules().filter(one -> one.word().equals(word)).findFirst();
        Attempts parts = new Attempts();
        List<String> own = rule.isPresent() ? List.of("trials", "seed") : List.of("depth", "moves");
        List<String> known = Stream.concat(Stream.of(THINK, "evaluator", "show"), own.stream())
                .toList();
        Entries entries = new Entries(fields, known, parts);
        Optional<Position> board = parts.at(() -> desk.running(line));
        Optional<Evaluator> evaluator = parts.at(() -> entries.find("evaluator")
                .map(field -> Sources.evaluator(field, desk))
                .orElseGet(() -> desk.game().kind().strong()));
        Evaluator judge = evaluator.orElseGet(() -> desk.game().kind().strong());
        Optional<Algorithm> algorithm =
                rule.isPresent() ? trials(rule.get(), judge, entries, parts) : search(word, judge, entries, parts);
        Block.Shown other = rule.isPresent() ? Block.Shown.PHASES : Block.Shown.PSEUDOCODE;
        Block.Shown usual = rule.isPresent() ? Block.Shown.PHASES : Block.Shown.TREE;
        Optional<Block.Shown> shown = parts.at(
                () -> entries.find("show").map(field -> shown(field, other)).orElse(usual));
        parts.end();
        return new Block.Think(line, board.orElseThrow(), algorithm.orElseThrow(), shown.orElseThrow());
    }

    private static Stream<TrialRule> rules() {
        return Arrays.stream(TrialRule.values());
    }

    private static List<String> words() {
        return Stream.concat(SearchVariant.LADDER.stream().map(SearchVariant::word), rules().map(TrialRule::word))
                .toList();
    }

    /** Anything can be drawn as a tree; the other thing depends on the algorithm. */
    private static Block.Shown shown(YamlValue.Field field, Block.Shown other) {
        String tree = word(Block.Shown.TREE);
        return field.oneOf(List.of(tree, word(other))).equals(tree) ? Block.Shown.TREE : other;
    }

    private static String word(Block.Shown shown) {
        return shown.name().toLowerCase(Locale.ROOT);
    }

    private static Optional<Algorithm> search(String word, Evaluator judge, Entries entries, Attempts parts) {
        SearchVariant variant = SearchVariant.LADDER.stream()
                .filter(one -> one.word().equals(word))
                .findFirst()
                .orElseThrow();
        Optional<Integer> depth = parts.at(() -> whole(entries, "depth", 1, DEEPEST, USUAL_DEPTH));
        Optional<Integer> moves = parts.at(() -> whole(entries, "moves", 0, MOST_MOVES, 0));
        return depth.flatMap(deep -> moves.map(best -> new Algorithm.Search(variant, judge, deep, best)));
    }

    private static Optional<Algorithm> trials(TrialRule rule, Evaluator judge, Entries entries, Attempts parts) {
        Optional<Integer> trials = parts.at(() -> whole(entries, "trials", 1, MOST_TRIALS, USUAL_TRIALS));
        Optional<Integer> seed =
                parts.at(() -> entries.find("seed").map(Sources::seed).orElse(1));
        return trials.flatMap(many -> seed.map(drawn -> new Algorithm.Trials(rule, judge, many, drawn)));
    }

    private static int whole(Entries entries, String key, int least, int most, int usual) {
        return entries.find(key).map(field -> field.whole(least, most)).orElse(usual);
    }
}
