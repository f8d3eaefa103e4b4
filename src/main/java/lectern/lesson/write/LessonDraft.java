package lectern.lesson.write;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import lectern.game.Move;
import lectern.lesson.Level;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.Turn;
import lectern.text.Sentences;

/**
 * A lesson as its author may begin it: a game that was played, cut into pages where it was commented on or played
 * something else. It passes the check as it is.
 *
 * <ul>
 *   <li>A page plays moves of the current line, from the position that the page before left.
 *   <li>Where there are branches a page more lays their position, and shows each of them.
 * </ul>
 */
public final class LessonDraft {
    private static final int MINUTES = 10;
    private static final int MOST_PAGES = 80;
    private static final int MOVES_OF_A_PAGE = 12;
    private static final int MOVES_OF_A_BRANCH = 8;
    private static final int MOST_BRANCHES = 3;

    private final Match match;
    private final Sentences sentences;
    private final List<String> pages = new ArrayList<>();

    private LessonDraft(Match match, Sentences sentences) {
        this.match = match;
        this.sentences = sentences;
    }

    /** The lesson's text, in the language of the sentences. */
    public static String of(Match match, Sentences sentences) {
        return new LessonDraft(match, sentences).text();
    }

    private String text() {
        begin();
        List<Turn> played = new ArrayList<>();
        List<Turn> line = match.line();
        for (Turn turn : line) {
            List<Turn> others = instead(turn);
            boolean last = turn.number() == line.get(line.size() - 1).number();
            if (!others.isEmpty()) {
                play(played);
                branch(turn, others);
            }
            played.add(turn);
            boolean told = !comments(turn.notes()).isEmpty();
            if (told || last || played.size() >= MOVES_OF_A_PAGE || turn.isFoul()) play(played);
        }
        pages.add("# " + sentences.of("draft.end") + "\n\n" + sentences.of("draft.remember"));
        return head() + pages.stream().limit(MOST_PAGES).collect(Collectors.joining("\n\n---\n\n")) + "\n";
    }

    private String name() {
        return sentences.of(match.game().kind().name());
    }

    private String head() {
        return String.format(
                Locale.ROOT,
                """
                ---
                id: %s-lesson
                title: %s
                game: %s
                language: %s
                level: %s
                minutes: %d
                author: %s
                ---

                """,
                match.game().kind().id(),
                Plain.yaml(sentences.of("draft.title", name())),
                Plain.yaml(match.game().text()),
                sentences.language().code(),
                Level.BEGINNER.word(),
                MINUTES,
                Plain.yaml(sentences.of("draft.author")));
    }

    private void begin() {
        String comments = comments(match.startNotes());
        pages.add("# " + Plain.markdown(name()) + "\n\n"
                + (comments.isEmpty() ? sentences.of("draft.begin") : comments)
                + position(match.start().text()));
    }

    /** The moves so far become a page, and there are none so far. */
    private void play(List<Turn> turns) {
        if (turns.isEmpty()) return;
        int first = turns.get(0).ply();
        int last = turns.get(turns.size() - 1).ply();
        StringBuilder page = new StringBuilder("# " + sentences.of("draft.moves", first, last));
        page.append(position(turns.get(0).before().text()));
        // What broke a rule cannot be played in a lesson, but where it led to can be shown.
        List<Turn> legal = turns.stream().filter(turn -> !turn.isFoul()).toList();
        if (!legal.isEmpty()) page.append(block("play", moves(legal)));
        Turn end = turns.get(turns.size() - 1);
        if (end.isFoul()) page.append(position(end.after().text()));
        String told = comments(end.notes());
        page.append("\n\n").append(told.isEmpty() ? sentences.of("draft.tell") : told);
        pages.add(page.toString());
        turns.clear();
    }

    /** What else was played in a position. */
    private void branch(Turn turn, List<Turn> others) {
        StringBuilder page = new StringBuilder("# " + sentences.of("draft.branch", turn.ply()));
        for (Turn other : others.subList(0, Math.min(others.size(), MOST_BRANCHES))) {
            page.append("\n\n")
                    .append(sentences.of(
                            "draft.instead", Plain.markdown(other.move().text())));
            page.append(position(other.before().text()));
            List<Turn> line = lineFrom(other);
            page.append(block("play", moves(line)));
            for (Turn told : line) {
                String comment = comments(told.notes());
                if (!comment.isEmpty()) page.append("\n\n").append(comment);
            }
        }
        page.append(position(turn.before().text()));
        pages.add(page.toString());
    }

    private List<Turn> instead(Turn turn) {
        return match.continuations(turn.previous()).stream()
                .filter(other -> other.number() != turn.number() && !other.isFoul())
                .toList();
    }

    private List<Turn> lineFrom(Turn first) {
        List<Turn> line = new ArrayList<>(List.of(first));
        while (line.size() < MOVES_OF_A_BRANCH) {
            List<Turn> next = match.continuations(line.get(line.size() - 1).number());
            if (next.isEmpty() || next.get(0).isFoul()) break;
            line.add(next.get(0));
        }
        return line;
    }

    private static String moves(List<Turn> turns) {
        return turns.stream().map(Turn::move).map(Move::text).collect(Collectors.joining(" "));
    }

    private static String position(String text) {
        return block("position", text);
    }

    private static String block(String key, String value) {
        return "\n\n```lectern\n" + key + ": " + Plain.yaml(value) + "\n```";
    }

    private static String comments(List<Note> notes) {
        return notes.stream()
                .filter(note -> note.kind() == Note.Kind.COMMENT)
                .map(note -> Plain.markdown(note.text()))
                .collect(Collectors.joining("\n\n"));
    }
}
