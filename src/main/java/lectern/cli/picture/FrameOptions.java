package lectern.cli.picture;

import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.cli.console.LanguageOption;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Which positions of a record are drawn, and how they are laid out. */
public final class FrameOptions {
    private static final Pattern RANGE = Pattern.compile("([0-9]{1,6})-([0-9]{1,6})");
    private static final int USUAL_COLUMNS = 4;
    private static final int MOST_COLUMNS = 100;
    private static final int LONGEST_STEP = 1_000;
    private static final int USUAL_DELAY = 1000;
    private static final int SHORTEST_DELAY = 20;
    private static final int LONGEST_DELAY = 60_000;

    @Spec(Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--ply", paramLabel = "N", descriptionKey = "render.ply")
    private Integer ply;

    @Option(names = "--plies", paramLabel = "A-B", descriptionKey = "render.plies")
    private String plies;

    @Option(names = "--every", paramLabel = "N", descriptionKey = "render.every")
    private Integer every;

    @Option(names = "--columns", paramLabel = "N", descriptionKey = "render.columns")
    private Integer columns;

    @Option(names = "--delay", paramLabel = "MS", descriptionKey = "render.delay")
    private Integer delay;

    @Option(names = "--pages", descriptionKey = "render.pages")
    private boolean pages;

    /** The first of these options that was given: all of them belong to a record. */
    public Optional<String> given() {
        return Stream.of("--ply", "--plies", "--every", "--columns", "--delay", "--pages")
                .filter(spec.commandLine().getParseResult()::hasMatchedOption)
                .findFirst();
    }

    boolean areSeveral() {
        return plies != null || every != null;
    }

    boolean hasColumns() {
        return columns != null;
    }

    boolean hasDelay() {
        return delay != null;
    }

    public boolean asPages() {
        return pages;
    }

    /**
     * The positions that were asked for.
     *
     * @param end how many moves the game has
     * @param all whether it is the whole game unless told otherwise, and not its end
     */
    List<Integer> plies(int end, boolean all, LanguageOption lang) {
        if (ply != null && areSeveral()) throw lang.wrong("replay.one-or-several");
        if (ply != null) return List.of(inRange("--ply", ply, 0, end, lang));
        if (!areSeveral() && !all) return List.of(end);
        int step = every == null ? 1 : inRange("--every", every, 1, LONGEST_STEP, lang);
        int first = 0;
        int last = end;
        if (plies != null) {
            Matcher range = RANGE.matcher(plies);
            boolean fits = range.matches();
            if (fits) {
                first = Integer.parseInt(range.group(1));
                last = Integer.parseInt(range.group(2));
            }
            if (!fits || first > last || last > end) throw lang.wrong("replay.range", plies, String.valueOf(end));
        }
        return IntStream.rangeClosed(first, last)
                .filter(isOneOf(first, step))
                .boxed()
                .toList();
    }

    private static IntPredicate isOneOf(int first, int step) {
        return number -> (number - first) % step == 0;
    }

    int columns(LanguageOption lang) {
        return columns == null ? USUAL_COLUMNS : inRange("--columns", columns, 1, MOST_COLUMNS, lang);
    }

    /** How long a picture of an animation stays, in milliseconds. */
    int delay(LanguageOption lang) {
        return delay == null ? USUAL_DELAY : inRange("--delay", delay, SHORTEST_DELAY, LONGEST_DELAY, lang);
    }

    private static int inRange(String option, int number, int least, int most, LanguageOption lang) {
        lang.checkRange(option, number, least, most);
        return number;
    }
}
