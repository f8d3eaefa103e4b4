package lectern.lesson.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lectern.lesson.Answer;
import lectern.lesson.Block;

/**
 * How a reader stands in a lesson, in words that outlive its language, the program, and changes to the lesson. Written
 * {@code 1 4.2.0 0,1,2,3,4 1f2e3d4c:h1.2=d4}: the format, the spot, the pages seen, and for every question that was
 * begun its fingerprint, how it ended, how many answers were wrong, how many hints were given, behind {@code @} the seed of
 * what was drawn for the reader with how the first such exercise ended, and the answer so far, behind {@code =} if it was
 * submitted and behind {@code ~} if not.
 */
record LessonProgress(Spot spot, Set<Integer> seen, Map<String, LessonProgress.Begun> questions) {
    private static final String FORMAT = "1";
    private static final Pattern SPOT = Pattern.compile("([0-9]{1,4})\\.(-1|[0-9]{1,4})\\.([0-9]{1,6})");
    private static final Pattern PAGE = Pattern.compile("[0-9]{1,4}");
    private static final Pattern QUESTION = Pattern.compile(
            "([0-9a-f]{1,8}):([oahs])([0-9]{1,6})\\.([0-9]{1,6})(?:@([0-9]{1,18})([oahs]))?(?:([=~])(.*))?");

    /** In the order of {@link AttemptResult}. */
    private static final String ENDS = "oahs";

    private static final LessonProgress NONE = new LessonProgress(new Spot(0, Spot.OPENING, 0), Set.of(), Map.of());

    /**
     * A question that was begun.
     *
     * @param drawn the seed, where one was drawn
     * @param before how the first exercise ended that was drawn
     * @param answer its draft as a text; empty if there is none
     */
    record Begun(
            AttemptResult end,
            int wrong,
            int hints,
            OptionalLong drawn,
            AttemptResult before,
            String answer,
            boolean submitted) {
        String text() {
            String seed = drawn.isPresent() ? "@" + drawn.getAsLong() + ENDS.charAt(before.ordinal()) : "";
            String begun = "" + ENDS.charAt(end.ordinal()) + wrong + "." + hints + seed;
            return answer.isEmpty() ? begun : begun + (submitted ? "=" : "~") + answer;
        }
    }

    static LessonProgress of(Study study) {
        List<String> prints = Fingerprints.of(study.route().questions());
        Map<String, Begun> questions = new LinkedHashMap<>();
        for (Task task : study.tasks()) {
            if (!task.attempt().equals(Attempt.NONE)) questions.put(prints.get(task.number()), begun(task));
        }
        return new LessonProgress(study.spot(), study.seen(), questions);
    }

    private static Begun begun(Task task) {
        Attempt attempt = task.attempt();
        String answer = new AnswerText(task.ask()).write(attempt.draft());
        return new Begun(
                attempt.end(),
                attempt.wrong(),
                attempt.hints(),
                attempt.seed(),
                attempt.before(),
                answer,
                attempt.submitted().isPresent());
    }

    String text() {
        List<String> words = new ArrayList<>();
        words.add(FORMAT);
        words.add(spot.page() + "." + spot.block() + "." + spot.step());
        words.add(new TreeSet<>(seen).stream().map(String::valueOf).collect(Collectors.joining(",")));
        questions.forEach((print, begun) -> words.add(print + ":" + begun.text()));
        return String.join(" ", words);
    }

    /** What a text says, as far as it says anything. */
    static LessonProgress read(String text) {
        List<String> words = Arrays.asList(text.split(" ", -1));
        if (words.size() < 3 || !words.get(0).equals(FORMAT)) return NONE;
        Matcher spot = SPOT.matcher(words.get(1));
        List<String> pages = Arrays.asList(words.get(2).split(",", -1));
        if (!spot.matches()
                || !pages.stream().allMatch(page -> PAGE.matcher(page).matches())) return NONE;
        Set<Integer> seen = pages.stream().map(Integer::valueOf).collect(Collectors.toSet());
        Map<String, Begun> questions = new LinkedHashMap<>();
        for (String word : words.subList(3, words.size())) {
            Matcher question = QUESTION.matcher(word);
            if (question.matches()) questions.put(question.group(1), begun(question));
        }
        return new LessonProgress(new Spot(number(spot, 1), number(spot, 2), number(spot, 3)), seen, questions);
    }

    private static Begun begun(Matcher question) {
        String seed = question.group(5);
        return new Begun(
                end(question.group(2)),
                number(question, 3),
                number(question, 4),
                seed == null ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(seed)),
                seed == null ? AttemptResult.OPEN : end(question.group(6)),
                Optional.ofNullable(question.group(8)).orElse(""),
                "=".equals(question.group(7)));
    }

    private static AttemptResult end(String letter) {
        return AttemptResult.values()[ENDS.indexOf(letter)];
    }

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }

    /** A study that has just begun, put where this says. What does not fit its lesson is left out. */
    Study applied(Study begun) {
        List<Block.Ask> asks = begun.route().questions();
        List<String> prints = Fingerprints.of(asks);
        List<Task> tasks = new ArrayList<>();
        for (Task task : begun.tasks()) {
            Begun known = questions.get(prints.get(task.number()));
            tasks.add(known == null ? task : task.with(attempt(task.ask(), known)));
        }
        int pages = begun.lesson().pages().size();
        Set<Integer> still = seen.stream().filter(page -> page < pages).collect(Collectors.toSet());
        return begun.standing(begun.route().nearest(spot), still, tasks);
    }

    private static Attempt attempt(Block.Ask ask, Begun begun) {
        Optional<Answer> answer =
                begun.answer().isEmpty() ? Optional.empty() : new AnswerText(ask).read(begun.answer());
        int hints = Math.min(begun.hints(), ask.replies().hints().size());
        return new Attempt(
                answer.orElse(Answer.nothing()),
                answer.filter(draft -> begun.submitted()),
                begun.wrong(),
                hints,
                begun.end(),
                begun.drawn(),
                begun.before());
    }
}
