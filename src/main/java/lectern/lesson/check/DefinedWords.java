package lectern.lesson.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.lesson.Lesson;
import lectern.lesson.Page;
import lectern.lesson.read.Finding;
import lectern.lesson.read.Head;
import lectern.lesson.read.Reading;
import lectern.text.Language;

/**
 * Words that heads say their lessons define, used where they are not known yet. A lesson defines a word on the first
 * page that emphasizes it; it knows the words of the lessons that it requires, and of those that these require.
 */
final class DefinedWords {
    private static final String NO_LETTER_BEFORE = "(?<![\\p{L}\\p{N}-])";
    private static final String NO_LETTER_AFTER = "(?:s|es)?(?![\\p{L}\\p{N}-])";

    private final Map<String, Head> lessons = new LinkedHashMap<>();

    private DefinedWords(Language language, Stream<Head> heads) {
        heads.filter(head -> head.language() == language).forEach(head -> lessons.putIfAbsent(head.id(), head));
    }

    /** @param shipped lessons that come with the program; one that is read in its place counts instead */
    static List<Finding> findings(List<Reading> readings, List<Head> shipped) {
        List<Head> heads =
                readings.stream().flatMap(reading -> reading.head().stream()).toList();
        Map<Language, DefinedWords> words = new HashMap<>();
        for (Language language : Language.values()) {
            words.put(language, new DefinedWords(language, Stream.concat(heads.stream(), shipped.stream())));
        }
        List<Finding> findings = new ArrayList<>();
        for (Reading reading : readings) {
            reading.lesson().ifPresent(lesson -> words.get(lesson.language()).check(reading.file(), lesson, findings));
        }
        return findings;
    }

    private void check(String file, Lesson lesson, List<Finding> findings) {
        Set<String> known = new HashSet<>();
        required(lesson.id(), new HashSet<>()).forEach(head -> known.addAll(head.defines()));
        List<String> own = lessons.get(lesson.id()).defines();
        for (String word : own) {
            int page = firstPage(lesson, emphasized(word));
            if (!known.contains(word) && page > 0) {
                use(
                        file,
                        lesson.pages().subList(0, page),
                        word,
                        Phrase.of("lesson.word-early", word, page + 1),
                        findings);
            }
        }
        known.addAll(own);
        for (Head other : lessons.values()) {
            for (String word : other.defines()) {
                Phrase reason = Phrase.of("lesson.word-unknown", word, other.id());
                if (known.add(word)) use(file, lesson.pages(), word, reason, findings);
            }
        }
    }

    /** Reports the first use of a word on some pages, if there is one. */
    private static void use(String file, List<Page> pages, String word, Phrase reason, List<Finding> findings) {
        Pattern used = Pattern.compile(
                NO_LETTER_BEFORE + Pattern.quote(word) + NO_LETTER_AFTER,
                Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
        for (Page page : pages) {
            for (PrintedProse prose : PrintedProse.of(page)) {
                Matcher matcher = used.matcher(prose.text());
                if (!matcher.find()) continue;
                findings.add(Finding.warning(file, prose.lineAt(matcher.start()), reason));
                return;
            }
        }
    }

    private static Pattern emphasized(String word) {
        return Pattern.compile(
                "[*_]" + Pattern.quote(word) + "(?:s|es)?[*_]", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }

    /** The page where a pattern is first found, from 0; 0 if there is none. */
    private static int firstPage(Lesson lesson, Pattern pattern) {
        for (int i = 0; i < lesson.pages().size(); i++) {
            List<PrintedProse> proses = PrintedProse.of(lesson.pages().get(i));
            if (proses.stream().anyMatch(prose -> pattern.matcher(prose.text()).find())) return i;
        }
        return 0;
    }

    private List<Head> required(String id, Set<String> seen) {
        List<Head> found = new ArrayList<>();
        for (String required : lessons.containsKey(id) ? lessons.get(id).requires() : List.<String>of()) {
            if (!seen.add(required)) continue;
            if (lessons.containsKey(required)) found.add(lessons.get(required));
            found.addAll(required(required, seen));
        }
        return found;
    }
}
