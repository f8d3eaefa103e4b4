package lectern.gui.lesson;

import java.awt.Component;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javax.swing.JComponent;
import javax.swing.JMenu;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.FileChoice;
import lectern.gui.dialog.Notice;
import lectern.gui.players.Seeds;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.lesson.check.LessonFiles;
import lectern.lesson.exercise.ExerciseKind;
import lectern.lesson.handout.ExerciseSheet;
import lectern.lesson.read.Head;
import lectern.lesson.shelf.Book;
import lectern.lesson.shelf.Source;
import lectern.lesson.write.LessonDraft;
import lectern.play.Match;
import lectern.text.Sentences;

/** The ways to a lesson: the program's own, files and folders, and a new one from a game. On the event thread. */
public final class Lessons {
    private static final FileChoice.Kind FILES = new FileChoice.Kind("md", Phrase.of("lecture.files"));

    /** Two of each kind. */
    private static final int EXERCISES = 2 * ExerciseKind.values().length;

    private final LongSupplier seeds = Seeds.drawn();
    private final LessonRoom room;
    private final Desk desk;
    private final Wording wording;
    private final Component owner;
    private final LatestTask working;
    private final FileChoice files;
    private final Library library;
    private final SaveHandout handouts;

    /**
     * @param owner what dialogs belong to
     * @param told hears of what is done and cannot be seen
     */
    public Lessons(
            LessonRoom room,
            Desk desk,
            Wording wording,
            Component owner,
            Background background,
            UserSettings memory,
            Consumer<Phrase> told) {
        this.room = room;
        this.desk = desk;
        this.wording = wording;
        this.owner = owner;
        working = LatestTask.uninterrupted(background);
        files = new FileChoice(owner, wording, memory);
        library = new Library(background);
        handouts = new SaveHandout(owner, wording, background, memory, told);
    }

    /** From now on a menu offers the program's own lessons. */
    public void fill(JMenu menu) {
        new LessonMenu(menu, library, room.standings(), wording, this::open);
    }

    /** Links to the lessons about the game on the desk. */
    public JComponent links() {
        return new LessonLinks(desk, library, wording, this::open);
    }

    private void open(Book book) {
        library.ask(shelf -> open(new Source.Packed(book, shelf)));
    }

    /** Reads a lesson, and opens it if it can be read. */
    public void open(Source source) {
        working.start(
                source::read,
                read -> read.lesson()
                        .ifPresentOrElse(
                                lesson -> room.open(source, lesson), () -> FaultNotice.show(owner, wording, read)));
    }

    /** Asks for a file, or for a folder with lessons in it. */
    public void choose() {
        files.openFileOrFolder("lecture.open", FILES).ifPresent(this::open);
    }

    /** Opens a file, or the one that is chosen from a folder. */
    public void open(Path path) {
        working.start(
                () -> Files.isDirectory(path) ? Optional.of(Found.in(List.of(path))) : Optional.<List<Found>>empty(),
                found -> found.ifPresentOrElse(this::chooseFrom, () -> open(new Source.OfFile(path))));
    }

    /** Opens the one lesson that there is in some files and folders, or the one that is chosen. */
    public void open(List<Path> places) {
        if (places.size() == 1) open(places.get(0));
        else working.start(() -> Found.in(places), this::chooseFrom);
    }

    private void chooseFrom(List<Found> found) {
        if (found.isEmpty()) notice("lecture.not-opened", Phrase.of("lecture.none-there"));
        else if (found.size() == 1) open(new Source.OfFile(found.get(0).path()));
        else LessonList.choose(owner, wording, found).ifPresent(chosen -> open(new Source.OfFile(chosen.path())));
    }

    /** Writes a lesson from the game that is played, and opens it for its author to go on with. */
    public void write() {
        Match match = room.game();
        String name = match.game().kind().id() + "." + wording.language().code();
        files.save("lecture.save", name, List.of(FILES)).ifPresent(path -> write(path, match));
    }

    private void write(Path path, Match match) {
        Sentences sentences = wording.sentences();
        files.write(
                working,
                "lecture.not-written",
                path,
                () -> LessonDraft.of(match, sentences).getBytes(StandardCharsets.UTF_8),
                () -> open(new Source.OfFile(path)));
    }

    /** Writes the lesson that is open as something to hand out, perhaps with the answers at its end. */
    public void handOut(boolean keyed) {
        room.lecture().ifPresent(lecture -> handouts.save(lecture.lesson(), keyed));
    }

    /** Writes a sheet of exercises about the game on the desk, with the answers at its end. */
    public void writeExercises() {
        Game game = desk.match().game();
        long seed = seeds.getAsLong();
        handouts.save(
                new ExerciseSheet(
                        game, List.of(ExerciseKind.values()), game.kind().strong(), EXERCISES, seed),
                wording.language());
    }

    private void notice(String title, Phrase sentence) {
        Notice.show(owner, wording, title, wording.of(sentence));
    }

    /** A lesson of the user's. */
    record Found(Path path, Head head) {
        /** Not for the event thread. */
        static List<Found> in(List<Path> places) {
            try {
                return LessonFiles.in(places).stream()
                        .map(path -> LessonFiles.head(path).map(head -> new Found(path, head)))
                        .flatMap(Optional::stream)
                        .toList();
            } catch (IOException unreadable) {
                return List.of();
            }
        }
    }
}
