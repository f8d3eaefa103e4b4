package lectern.lesson.check;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.heuristic.file.HeuristicFiles;
import lectern.lesson.read.Finding;
import lectern.lesson.read.Head;
import lectern.lesson.read.LessonReader;
import lectern.lesson.read.Limits;
import lectern.lesson.read.Reading;
import lectern.text.FileFault;

/** Finds and opens lessons. What a folder merely points to is not followed: its lessons are those inside it. */
public final class LessonFiles {
    private static final String ENDING = ".md";
    private static final String GUIDE = "README.md";

    private LessonFiles() {}

    /**
     * The lessons in some folders and all their folders, and files that are named themselves; a README is no lesson.
     *
     * @throws NoSuchFileException if one of them is not there
     */
    public static List<Path> in(List<Path> places) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path place : places) {
            if (Files.isDirectory(place)) addAll(place, files);
            else if (Files.isRegularFile(place)) files.add(place);
            else throw new NoSuchFileException(place.toString());
        }
        return files.stream().distinct().toList();
    }

    private static void addAll(Path folder, List<Path> files) throws IOException {
        try (Stream<Path> all = Files.walk(folder, Limits.FOLDERS)) {
            all.filter(LessonFiles::isLesson).limit(Limits.FILES + 1L).sorted().forEach(files::add);
        }
    }

    private static boolean isLesson(Path file) {
        // The root of all folders has no name.
        String name = String.valueOf(file.getFileName());
        return name.endsWith(ENDING) && !name.equals(GUIDE) && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
    }

    /** What a lesson says of itself, for a list of lessons; empty if the file is no lesson. */
    public static Optional<Head> head(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return LessonReader.head(new String(in.readNBytes(Limits.FILE + 1), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** Reads a file, whatever is in it. */
    public static Reading read(Path file) {
        String name = file.toString();
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(Limits.FILE + 1);
            if (bytes.length > Limits.FILE) return refused(name, Phrase.of("lesson.file-large", Limits.FILE));
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            Path folder = file.toAbsolutePath().getParent();
            return LessonReader.read(name, text, HeuristicFiles.beside(folder));
        } catch (CharacterCodingException e) {
            return refused(name, Phrase.of("lesson.not-utf8"));
        } catch (IOException e) {
            return refused(name, Phrase.of("lesson.unreadable", FileFault.reading(e)));
        }
    }

    private static Reading refused(String file, Phrase reason) {
        return Reading.refused(file, Finding.error(file, 1, reason));
    }
}
