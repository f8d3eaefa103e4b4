package lectern.lesson.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lectern.game.Phrase;
import lectern.lesson.Lesson;
import lectern.lesson.read.Finding;
import lectern.lesson.read.Reading;
import lectern.text.Language;

/** Lessons that stand beside each other: their ids, their translations, and what they require. */
final class LessonCollection {
    /** A lesson and its file. */
    private record Copy(String file, Lesson lesson) {}

    private final Map<String, Map<Language, Copy>> lessons = new LinkedHashMap<>();
    private final List<Finding> findings = new ArrayList<>();

    private LessonCollection() {}

    /**
     * @param bilingual whether a lesson in one language only is an error, instead of a warning
     */
    static List<Finding> findings(List<Reading> readings, boolean bilingual) {
        LessonCollection shelf = new LessonCollection();
        for (Reading reading : readings) {
            reading.lesson().ifPresent(lesson -> shelf.add(new Copy(reading.file(), lesson)));
        }
        // A lesson that cannot be read may be the translation, or the one that is required.
        boolean complete =
                readings.stream().allMatch(reading -> reading.lesson().isPresent());
        shelf.compare(complete, bilingual);
        return shelf.findings;
    }

    private void add(Copy copy) {
        Lesson lesson = copy.lesson();
        Map<Language, Copy> copies = lessons.computeIfAbsent(lesson.id(), id -> new EnumMap<>(Language.class));
        Copy earlier = copies.putIfAbsent(lesson.language(), copy);
        if (earlier != null) {
            findings.add(Finding.error(copy.file(), 1, Phrase.of("lesson.id-twice", lesson.id(), earlier.file())));
        }
    }

    private void compare(boolean complete, boolean bilingual) {
        for (Map<Language, Copy> copies : lessons.values()) {
            Copy first = copies.values().iterator().next();
            copies.values().stream().skip(1).forEach(other -> translation(first, other));
            if (!complete) continue;
            if (copies.size() < Language.values().length) oneLanguage(first, copies, bilingual);
            copies.values().forEach(this::required);
        }
    }

    private void oneLanguage(Copy copy, Map<Language, Copy> copies, boolean bilingual) {
        List<String> missing = Arrays.stream(Language.values())
                .filter(language -> !copies.containsKey(language))
                .map(Language::code)
                .toList();
        Phrase reason = Phrase.of("lesson.one-language", copy.lesson().id(), missing);
        findings.add(new Finding(copy.file(), 1, reason, !bilingual));
    }

    private void required(Copy copy) {
        for (String id : copy.lesson().requires()) {
            boolean itself = id.equals(copy.lesson().id());
            if (itself || !lessons.containsKey(id)) {
                findings.add(new Finding(copy.file(), 1, Phrase.of("lesson.requires", id), !itself));
            }
        }
    }

    private void translation(Copy one, Copy other) {
        Lesson lesson = other.lesson();
        boolean sameHead = lesson.game().equals(one.lesson().game())
                && lesson.level() == one.lesson().level()
                && lesson.minutes() == one.lesson().minutes()
                && lesson.requires().equals(one.lesson().requires());
        if (!sameHead) findings.add(Finding.error(other.file(), 1, Phrase.of("lesson.other-head", one.file())));
        List<Outline.Entry> expected = Outline.of(one.lesson());
        List<Outline.Entry> found = Outline.of(lesson);
        for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
            if (expected.get(i).content().equals(found.get(i).content())) continue;
            String line = String.valueOf(expected.get(i).line());
            Phrase reason = Phrase.of("lesson.differs", one.file(), line);
            findings.add(Finding.error(other.file(), found.get(i).line(), reason));
            return;
        }
        if (expected.size() == found.size()) return;
        int last = found.get(found.size() - 1).line();
        findings.add(Finding.error(
                other.file(), last, Phrase.of("lesson.other-length", one.file(), expected.size(), found.size())));
    }
}
