package lectern.grade.rules;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import lectern.games.Games;
import lectern.grade.GradingRule;
import lectern.grade.GradingRules;
import lectern.grade.Visibility;
import lectern.grade.requirement.MoveTime;
import lectern.heuristic.UnreadableHeuristic;
import lectern.play.TournamentRefused;
import lectern.text.FileFault;
import lectern.written.Written;
import lectern.written.WrittenFault;
import lectern.written.WrittenYaml;

/** Reads a file of rules. Strict: what it does not understand it names. */
public final class RuleFile {
    private static final int LONGEST = 256 * 1024;
    private static final int NESTING = 6;
    private static final int MOST_RULES = 200;
    private static final String GRADING_1 = "grading 1";
    private static final String VERSION = "lectern";
    private static final String TITLE = "title";
    private static final String GAME = "game";
    private static final String MOVE_TIME = "move-time";
    private static final String RULE_TIME = "rule-time";
    private static final String RULES = "rules";
    private static final String NAME = "name";
    private static final String POINTS = "points";
    private static final String VISIBILITY = "visibility";
    private static final String FILE = "file";

    /** Milliseconds, unless given. */
    private static final long USUAL_MOVE_TIME = 2000;

    private static final long LONGEST_MOVE_TIME = 600_000;

    /** Seconds, unless given. */
    private static final long USUAL_RULE_TIME = 600;

    private static final long LONGEST_RULE_TIME = 1_000_000;

    private RuleFile() {}

    /**
     * The rules in a file.
     *
     * @param engines whether players may be engines outside
     * @throws UnreadableRules if something is wrong with them; it names the file
     */
    public static GradingRules read(Path file, boolean engines) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            return read(text(file), new RuleSources(folder, engines));
        } catch (UnreadableRules wrong) {
            throw wrong.in(file.toString());
        } catch (CharacterCodingException binary) {
            throw UnreadableRules.in(file.toString(), Phrase.of("grade.no-utf8"));
        } catch (IOException unreadable) {
            throw UnreadableRules.in(file.toString(), FileFault.reading(unreadable));
        }
    }

    private static String text(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(LONGEST + 1);
            if (bytes.length > LONGEST) {
                throw new UnreadableRules(new Written.Place(1, 1, ""), Phrase.of("grade.long-file", LONGEST / 1024));
            }
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.startsWith("\ufeff") ? text.substring(1) : text;
        }
    }

    private static GradingRules read(String yaml, RuleSources sources) {
        RuleFields fields = RuleFields.of(written(yaml));
        fields.check(List.of(VERSION, TITLE, GAME, MOVE_TIME, RULE_TIME, RULES));
        Written.Text version = fields.text(VERSION);
        if (!version.text().equals(GRADING_1)) {
            throw RuleFields.wrong(version, "grade.version", Excerpt.of(version.text()));
        }
        Optional<Game> game = fields.find(GAME).map(text -> RuleFields.read(text, Games::read));
        MoveTime time = new MoveTime(
                fields.whole(MOVE_TIME, 1, LONGEST_MOVE_TIME, USUAL_MOVE_TIME),
                fields.whole(RULE_TIME, 1, LONGEST_RULE_TIME, USUAL_RULE_TIME));
        String title = fields.find(TITLE).map(Written.Text::text).orElse("");
        Set<String> names = new HashSet<>();
        List<GradingRule> rules = new ArrayList<>();
        for (Written written : fields.items(RULES)) {
            GradingRule rule = rule(written, new RequirementReader(game, time, sources));
            if (!names.add(rule.name())) throw RuleFields.wrong(written, "grade.name-twice", rule.name());
            rules.add(rule);
        }
        return new GradingRules(title, rules);
    }

    private static Written written(String yaml) {
        try {
            return WrittenYaml.read(yaml, new WrittenYaml.Bounds(LONGEST, NESTING, MOST_RULES, MOST_RULES));
        } catch (WrittenFault wrong) {
            throw new UnreadableRules(wrong.place(), wrong.reason());
        }
    }

    private static GradingRule rule(Written written, RequirementReader reader) {
        RuleFields fields = RuleFields.of(written);
        try {
            var requirement = reader.read(fields, List.of(NAME, POINTS, VISIBILITY, FILE));
            return new GradingRule(
                    fields.text(NAME).text().replaceAll("\\s+", " ").strip(),
                    fields.amount(POINTS, 1),
                    Visibility.named(fields.word(VISIBILITY, Visibility.words())),
                    fields.find(FILE).map(Written.Text::text),
                    requirement);
        } catch (TournamentRefused refused) {
            throw new UnreadableRules(written.place(), refused.reason());
        } catch (UnreadableHeuristic unreadable) {
            throw new UnreadableRules(written.place(), unreadable.phrase());
        }
    }
}
