package lectern.grade.submission;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.text.FileFault;

/** Finds submissions, and reads them. Whatever a submission consists of, it is read to its end or refused. */
public final class Submissions {
    /** Files and folders of one submission. */
    private static final int MOST_FILES = 200;

    /** Of all files of one submission. */
    private static final int MOST_BYTES = 8 << 20;

    private static final int MOST_SUBMISSIONS = 10_000;
    private static final int MOST_FOLDERS = 4;

    /** What systems and archivers put into folders. */
    private static final String FOLDER_OF_ARCHIVERS = "__MACOSX";

    private final Path top;
    private final List<SubmittedFile> files = new ArrayList<>();
    private final List<Phrase> remarks = new ArrayList<>();
    private int seen;
    private int room = MOST_BYTES;

    private Submissions(Path top) {
        this.top = top;
    }

    /**
     * What a folder of submissions holds, by name: each of its files and folders is one.
     *
     * @throws IOException if it cannot be listed, or holds too many
     */
    public static List<Path> in(Path folder) throws IOException {
        List<Path> found = listed(folder, MOST_SUBMISSIONS + 1);
        if (found.size() > MOST_SUBMISSIONS) throw new IOException(folder + ": more than " + MOST_SUBMISSIONS);
        return found;
    }

    /** What a student handed in: a file, or a folder with files. */
    public static Submission read(Path place) {
        return new Submissions(place).read();
    }

    private Submission read() {
        Path name = top.toAbsolutePath().normalize().getFileName();
        if (Files.isDirectory(top, LinkOption.NOFOLLOW_LINKS)) addAll(top, 1);
        else add(top);
        if (seen > MOST_FILES) {
            // Which of them come first is for the system to say, and so none is read.
            files.clear();
            remarks.clear();
            remarks.add(Phrase.of("grade.many-files", MOST_FILES));
        }
        return new Submission(name == null ? top.toString() : name.toString(), files, remarks);
    }

    private void addAll(Path folder, int depth) {
        try {
            for (Path inside : listed(folder, MOST_FILES + 1)) {
                if (++seen > MOST_FILES) return;
                if (!Files.isDirectory(inside, LinkOption.NOFOLLOW_LINKS)) add(inside);
                else if (depth < MOST_FOLDERS) addAll(inside, depth + 1);
                else remarks.add(Phrase.of("grade.deep-folder", shown(inside)));
            }
        } catch (IOException unreadable) {
            remark(shown(folder), FileFault.reading(unreadable));
        }
    }

    private void add(Path file) {
        String name = shown(file);
        Optional<SubmittedKind> kind = SubmittedKind.of(name);
        if (kind.isEmpty()) {
            remark(name, Phrase.of("grade.unknown-kind", SubmittedKind.usualEndings()));
            return;
        }
        try {
            if (!isPlain(file, name)) return;
            byte[] bytes = beginning(file, kind.get().longest() + 1);
            if (bytes.length > kind.get().longest()) {
                remark(name, Phrase.of("grade.long-file", kind.get().longest() / 1024));
                return;
            }
            room -= bytes.length;
            if (room < 0) {
                remark(name, Phrase.of("grade.much", MOST_BYTES >> 20));
                return;
            }
            ByteBuffer whole = ByteBuffer.wrap(bytes);
            String text = StandardCharsets.UTF_8.newDecoder().decode(whole).toString();
            files.add(new SubmittedFile(name, kind.get(), text));
        } catch (CharacterCodingException binary) {
            remark(name, Phrase.of("grade.no-utf8"));
        } catch (IOException unreadable) {
            remark(name, FileFault.reading(unreadable));
        }
    }

    private boolean isPlain(Path file, String name) {
        if (Files.isSymbolicLink(file)) remark(name, Phrase.of("grade.link"));
        else if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) remark(name, Phrase.of("grade.no-plain-file"));
        else return true;
        return false;
    }

    /** No more is read, however long the file is. */
    private static byte[] beginning(Path file, int most) throws IOException {
        try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            return in.readNBytes(most);
        }
    }

    private void remark(String name, Phrase why) {
        remarks.add(Phrase.of("grade.passed-over", name, why));
    }

    /** What is hidden is left out. */
    private static List<Path> listed(Path folder, int most) throws IOException {
        List<Path> found = new ArrayList<>();
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, Submissions::isVisible)) {
            for (Path inside : all) {
                found.add(inside);
                if (found.size() == most) break;
            }
        } catch (DirectoryIteratorException broken) {
            throw broken.getCause();
        }
        found.sort(Comparator.comparing(inside -> inside.getFileName().toString()));
        return found;
    }

    private static boolean isVisible(Path path) {
        String name = path.getFileName().toString();
        return !name.startsWith(".") && !name.equals(FOLDER_OF_ARCHIVERS);
    }

    private String shown(Path file) {
        Path inside = file.equals(top) ? file.getFileName() : top.relativize(file);
        return inside.toString().replace('\\', '/');
    }
}
