package lectern.lesson.check;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.RightAnswers;
import lectern.lesson.condition.Unproven;
import lectern.lesson.read.Finding;
import lectern.lesson.telling.ToldAnswers;
import lectern.search.Stop;

/**
 * Right answers that stand on the sheet for students after their questions, about the same board. Only what would hardly
 * stand there for another reason counts: {@code lessons/README.md} has the rule.
 */
final class Leaks {
    private static final double LEAST_NUMBER = 10;
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}+>-]+");
    private static final Pattern NUMBER = Pattern.compile(
            "(?<![\\p{L}\\p{N}.,])[-\u2212]?\\d+(?:[.,]\\d+)?(?![\\p{L}\\p{N}]|[.,]\\d|[ \u00A0\u202F]\\d{3})");
    private static final Pattern THOUSANDS = Pattern.compile("[-\u2212]?[1-9].*[.,]\\d{3}");

    private final String file;
    private final Block.Ask ask;
    private final ToldAnswers right;
    private final List<StudentSheet.Print> later;

    private Leaks(String file, Block.Ask ask, ToldAnswers right, List<StudentSheet.Print> later) {
        this.file = file;
        this.ask = ask;
        this.right = right;
        this.later = later;
    }

    static List<Finding> findings(String file, Lesson lesson, Stop stop) {
        List<StudentSheet.Print> sheet = StudentSheet.of(lesson);
        List<Finding> findings = new ArrayList<>();
        for (Block block : lesson.blocks()) {
            if (!(block instanceof Block.Ask ask) || !ask.question().options().isEmpty()) continue;
            List<StudentSheet.Print> later = sheet.stream()
                    .filter(print -> print.block().line() > ask.line() && print.isAbout(ask.board()))
                    .toList();
            answers(ask, stop)
                    .flatMap(right -> new Leaks(file, ask, right, later).finding())
                    .ifPresent(findings::add);
        }
        return findings;
    }

    /** Empty where the engine cannot find out, which its own check tells. */
    private static Optional<ToldAnswers> answers(Block.Ask ask, Stop stop) {
        try {
            return RightAnswers.of(ask, stop).map(right -> ToldAnswers.of(right, ask));
        } catch (Unproven told) {
            return Optional.empty();
        }
    }

    private Optional<Finding> finding() {
        if (right.number().isPresent()) return number(right.number().getAsDouble());
        List<StudentSheet.Print> played = later.stream()
                .filter(print -> print.block() instanceof Block.Play)
                .toList();
        return singledOut(played).or(() -> singledOut(later));
    }

    /** Of all that could be answered, some prints name only what is right. */
    private Optional<Finding> singledOut(List<StudentSheet.Print> prints) {
        Set<String> possible = Stream.concat(ask.board().moves().stream().map(Move::text), right.texts().stream())
                .collect(Collectors.toSet());
        Set<String> named = new LinkedHashSet<>();
        List<StudentSheet.Print> naming = new ArrayList<>();
        for (StudentSheet.Print print : prints) {
            List<String> words = WORD.matcher(print.prose().text())
                    .results()
                    .map(word -> word.group())
                    .filter(possible::contains)
                    .toList();
            if (named.addAll(words)) naming.add(print);
        }
        boolean told = !named.isEmpty()
                && right.texts().containsAll(named)
                && (right.anyOf() || named.containsAll(right.texts()));
        return told ? Optional.of(leak(String.join(" ", named), naming.get(0))) : Optional.empty();
    }

    /** Small whole numbers stand everywhere. */
    private Optional<Finding> number(double value) {
        if (value == Math.rint(value) && Math.abs(value) < LEAST_NUMBER) return Optional.empty();
        for (StudentSheet.Print print : later) {
            Matcher numbers = NUMBER.matcher(print.prose().text());
            while (numbers.find()) {
                String number = numbers.group();
                if (Math.abs(read(number) - value) < 1e-9) return Optional.of(leak(number, print));
            }
        }
        return Optional.empty();
    }

    private static double read(String number) {
        String digits = THOUSANDS.matcher(number).matches() ? number.replaceAll("[.,]", "") : number;
        return Double.parseDouble(digits.replace('\u2212', '-').replace(',', '.'));
    }

    private Finding leak(String answer, StudentSheet.Print print) {
        String line = String.valueOf(print.prose().line());
        return Finding.warning(file, ask.line(), Phrase.of("lesson.leak", answer, line));
    }
}
