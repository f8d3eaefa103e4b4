package lectern.lesson.check;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import lectern.game.Phrase;
import lectern.lesson.read.Finding;
import lectern.lesson.read.Head;
import lectern.lesson.read.Limits;
import lectern.lesson.read.Reading;
import lectern.search.Stop;

/** Checks lessons: that they can be read, that their claims hold, and that they go together. */
public final class LessonCheck {
    /**
     * What came of it.
     *
     * @param lessons how many files were read
     * @param findings in the order of files and lines
     */
    public record Report(int lessons, List<Finding> findings) {
        public Report {
            findings = List.copyOf(findings);
        }

        public boolean hasErrors() {
            return errors() > 0;
        }

        public int errors() {
            return findings.size() - warnings();
        }

        public int warnings() {
            return (int) findings.stream().filter(Finding::warning).count();
        }
    }

    private LessonCheck() {}

    /**
     * @param places folders and files
     * @param bilingual whether every lesson must be there in every language
     * @throws java.nio.file.NoSuchFileException if one of the places is not there
     */
    public static Report check(List<Path> places, boolean bilingual, Stop stop) throws IOException {
        return check(places, bilingual, List.of(), stop);
    }

    /**
     * The same for lessons that may build on others.
     *
     * @param shipped the heads of those that come with the program
     */
    public static Report check(List<Path> places, boolean bilingual, List<Head> shipped, Stop stop) throws IOException {
        List<Path> files = LessonFiles.in(places);
        if (files.size() > Limits.FILES) {
            Phrase reason = Phrase.of("lesson.files", Limits.FILES);
            return new Report(0, List.of(Finding.error(places.get(0).toString(), 1, reason)));
        }
        List<Reading> readings = files.stream().map(LessonFiles::read).toList();
        List<Finding> findings = new ArrayList<>();
        for (Reading reading : readings) {
            findings.addAll(check(reading, stop));
            reading.lesson().ifPresent(lesson -> findings.addAll(Leaks.findings(reading.file(), lesson, stop)));
        }
        findings.addAll(LessonCollection.findings(readings, bilingual, shipped));
        findings.addAll(DefinedWords.findings(readings, shipped));
        findings.sort(Comparator.comparing(Finding::file).thenComparingInt(Finding::line));
        return new Report(readings.size(), findings);
    }

    /** What is wrong with one lesson that has been read, as its author wants to know at once. */
    public static List<Finding> check(Reading reading, Stop stop) {
        List<Finding> findings = new ArrayList<>(reading.findings());
        findings.addAll(Proofs.findings(reading, stop));
        findings.sort(Comparator.comparingInt(Finding::line));
        return findings;
    }
}
