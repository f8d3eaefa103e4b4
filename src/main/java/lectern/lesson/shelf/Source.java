package lectern.lesson.shelf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lectern.lesson.check.LessonFiles;
import lectern.lesson.read.Reading;
import lectern.text.Language;

/** Where a lesson comes from, so that it can be read once more. Nothing of it is for the event thread. */
public sealed interface Source {
    Reading read();

    /** The same lesson in another language. */
    Optional<Source> in(String id, Language language);

    /** The file, if it is one that its author may be writing. */
    default Optional<Path> file() {
        return Optional.empty();
    }

    /** A lesson of the program's own. */
    record Packed(Book book, Bookshelf shelf) implements Source {
        @Override
        public Reading read() {
            return book.read();
        }

        @Override
        public Optional<Source> in(String id, Language language) {
            return shelf.find(id, language)
                    .filter(other -> other.head().language() == language)
                    .map(other -> new Packed(other, shelf));
        }
    }

    /** A file of an author's. Its translations stand beside it. */
    record OfFile(Path path) implements Source {
        /** So many neighbours are looked into. */
        private static final int NEIGHBOURS = 60;

        @Override
        public Reading read() {
            return LessonFiles.read(path);
        }

        @Override
        public Optional<Path> file() {
            return Optional.of(path);
        }

        @Override
        public Optional<Source> in(String id, Language language) {
            Path folder = path.toAbsolutePath().getParent();
            List<Path> beside;
            try {
                beside = folder == null ? List.of() : LessonFiles.in(List.of(folder));
            } catch (IOException gone) {
                return Optional.empty();
            }
            return beside.stream()
                    .filter(file -> folder.equals(file.toAbsolutePath().getParent()))
                    .limit(NEIGHBOURS)
                    .filter(file -> LessonFiles.read(file)
                            .lesson()
                            .filter(lesson -> lesson.id().equals(id) && lesson.language() == language)
                            .isPresent())
                    .findFirst()
                    .map(OfFile::new);
        }
    }
}
