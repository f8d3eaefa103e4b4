package lectern.lesson.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.lesson.Lesson;
import lectern.lesson.read.Finding;
import lectern.lesson.read.Head;
import lectern.lesson.read.Reading;
import lectern.text.Language;

/** Lessons that stand beside each other: their ids, their translations, and what they require. */
final class LessonCollection {
    /** A lesson's head and its file; the lesson itself if nothing is wrong with it. */
    private record Copy(String file, Head head, Optional<Lesson> lesson) {}

    private final List<Head> shipped;
    private final Map<String, Map<Language, Copy>> lessons = new LinkedHashMap<>();
    private final List<Finding> findings = new ArrayList<>();

    private LessonCollection(List<Head> shipped) {
        this.shipped = shipped;
    }

    /**
     * @param bilingual whether a lesson in one language only is an error, instead of a warning
     * @param shipped the lessons that come with the program, which may be required too
     */
    static List<Finding> findings(List<Reading> readings, boolean bilingual, List<Head> shipped) {
        LessonCollection shelf = new LessonCollection(shipped);
        for (Reading reading : readings) {
            reading.head().ifPresent(head -> shelf.add(new Copy(reading.file(), head, reading.lesson())));
        }
        // A lesson whose head cannot be read may be the translation, or the one that is required.
        boolean complete = readings.stream().allMatch(reading -> reading.head().isPresent());
        shelf.compare(complete, bilingual);
        return shelf.findings;
    }

    private void add(Copy copy) {
        Head head = copy.head();
        Map<Language, Copy> copies = lessons.computeIfAbsent(head.id(), id -> new EnumMap<>(Language.class));
        Copy earlier = copies.putIfAbsent(head.language(), copy);
        if (earlier != null) {
            findings.add(Finding.error(copy.file(), 1, Phrase.of("lesson.id-twice", head.id(), earlier.file())));
        }
    }

    private void compare(boolean complete, boolean bilingual) {
        for (Map<Language, Copy> copies : lessons.values()) {
            Copy first = copies.values().iterator().next();
            copies.values().stream().skip(1).forEach(other -> translation(first, other));
            if (!complete) continue;
            // What is not yet right in one language is not missed in another, unless both are wanted.
            boolean missed = bilingual || first.lesson().isPresent();
            if (missed && copies.size() < Language.values().length) oneLanguage(first, copies, bilingual);
            copies.values().forEach(this::required);
        }
    }

    private void oneLanguage(Copy copy, Map<Language, Copy> copies, boolean bilingual) {
        List<String> missing = Arrays.stream(Language.values())
                .filter(language -> !copies.containsKey(language))
                .map(Language::code)
                .toList();
        Phrase reason = Phrase.of("lesson.one-language", copy.head().id(), missing);
        findings.add(new Finding(copy.file(), 1, reason, !bilingual));
    }

    private void required(Copy copy) {
        for (String id : copy.head().requires()) {
            boolean itself = id.equals(copy.head().id());
            boolean known = lessons.containsKey(id)
                    || shipped.stream().anyMatch(head -> head.id().equals(id));
            if (itself || !known) {
                findings.add(new Finding(copy.file(), 1, Phrase.of("lesson.requires", id), !itself));
            }
        }
    }

    private void translation(Copy one, Copy other) {
        Head head = other.head();
        boolean sameHead = head.game().equals(one.head().game())
                && head.level() == one.head().level()
                && head.minutes() == one.head().minutes()
                && head.requires().equals(one.head().requires());
        if (!sameHead) findings.add(Finding.error(other.file(), 1, Phrase.of("lesson.other-head", one.file())));
        if (one.lesson().isPresent() && other.lesson().isPresent()) {
            sameBlocks(
                    one.file(), one.lesson().get(), other.file(), other.lesson().get());
        }
    }

    private void sameBlocks(String oneFile, Lesson one, String otherFile, Lesson other) {
        List<Outline.Entry> expected = Outline.of(one);
        List<Outline.Entry> found = Outline.of(other);
        for (int i = 0; i < Math.min(expected.size(), found.size()); i++) {
            if (expected.get(i).content().equals(found.get(i).content())) continue;
            String line = String.valueOf(expected.get(i).line());
            Phrase reason = Phrase.of("lesson.differs", oneFile, line);
            findings.add(Finding.error(otherFile, found.get(i).line(), reason));
            return;
        }
        if (expected.size() == found.size()) return;
        int last = found.get(found.size() - 1).line();
        Phrase reason = Phrase.of("lesson.other-length", oneFile, expected.size(), found.size());
        findings.add(Finding.error(otherFile, last, reason));
    }
}
