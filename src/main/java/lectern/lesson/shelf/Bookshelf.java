package lectern.lesson.shelf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import lectern.games.Games;
import lectern.heuristic.file.HeuristicFiles;
import lectern.lesson.read.Head;
import lectern.lesson.read.LessonReader;
import lectern.text.Language;

/** The lessons that come with the program, found by game, level and language. Immutable. */
public final class Bookshelf {
    private final List<Book> books;

    private Bookshelf(List<Book> books) {
        this.books = List.copyOf(books);
    }

    /** What the program has inside it. It takes a moment, and is not for the event thread. */
    public static Bookshelf own() throws IOException {
        return of(PackedLessons.texts());
    }

    /**
     * A shelf of lessons, with the heuristics beside them; whatever else has no head that can be read is left out.
     *
     * @param texts by their names
     */
    static Bookshelf of(Map<String, String> texts) {
        List<Book> books = new ArrayList<>();
        texts.forEach((name, text) -> {
            if (name.endsWith(HeuristicFiles.ENDING)) return;
            LessonReader.head(text).ifPresent(head -> books.add(new Book(name, head, text, beside(name, texts))));
        });
        return new Bookshelf(books);
    }

    private static Map<String, String> beside(String lesson, Map<String, String> texts) {
        String folder = lesson.substring(0, lesson.lastIndexOf('/') + 1);
        Map<String, String> heuristics = new HashMap<>();
        texts.forEach((name, text) -> {
            String file = name.substring(name.lastIndexOf('/') + 1);
            if (file.endsWith(HeuristicFiles.ENDING) && name.equals(folder + file)) heuristics.put(file, text);
        });
        return heuristics;
    }

    /** What all of them say of themselves, in every language. */
    public List<Head> heads() {
        return books.stream().map(Book::head).toList();
    }

    /** A lesson, if possible in this language. */
    public Optional<Book> find(String id, Language language) {
        return in(language).stream().filter(book -> book.head().id().equals(id)).findFirst();
    }

    /** The lessons about one game, the easiest first, each in this language if it is there in it. */
    public List<Book> about(String game, Language language) {
        return in(language).stream().filter(book -> book.folder().equals(game)).toList();
    }

    /** The lessons that are about no game in particular. */
    public List<Book> acrossGames(Language language) {
        Set<String> games = new HashSet<>();
        Games.ALL.forEach(game -> games.add(game.id()));
        return in(language).stream()
                .filter(book -> !games.contains(book.folder()))
                .toList();
    }

    private List<Book> in(Language language) {
        Map<String, Book> chosen = new LinkedHashMap<>();
        for (Book book : books) {
            chosen.merge(book.head().id(), book, (one, other) -> other.head().language() == language ? other : one);
        }
        return chosen.values().stream()
                .sorted(Comparator.comparing((Book book) -> book.head().level())
                        .thenComparing(book -> before(book.head().id(), chosen).size())
                        .thenComparing(book -> book.head().id()))
                .toList();
    }

    /** All that a lesson builds on. */
    private static Set<String> before(String id, Map<String, Book> all) {
        Set<String> found = new HashSet<>();
        List<String> open = new ArrayList<>(List.of(id));
        while (!open.isEmpty()) {
            Book book = all.get(open.remove(0));
            if (book == null) continue;
            for (String required : book.head().requires()) {
                if (found.add(required)) open.add(required);
            }
        }
        return found;
    }
}
