package lectern.grade.submission;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lectern.game.Phrase;

/**
 * What one student handed in.
 *
 * @param name of its file or folder
 * @param files those that are of a known kind, by name
 * @param remarks what of it was passed over, and why
 */
public record Submission(String name, List<SubmittedFile> files, List<Phrase> remarks) {
    public Submission {
        files = List.copyOf(files);
        remarks = List.copyOf(remarks);
    }

    /**
     * The files of a kind.
     *
     * @param ending how the name ends of the file that is meant, in any case; any, if empty
     */
    public List<SubmittedFile> files(SubmittedKind kind, Optional<String> ending) {
        String end = ending.orElse("").toLowerCase(Locale.ROOT);
        return files.stream()
                .filter(file -> file.kind() == kind)
                .filter(file -> file.name().toLowerCase(Locale.ROOT).endsWith(end))
                .toList();
    }
}
