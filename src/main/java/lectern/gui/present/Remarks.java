package lectern.gui.present;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Phrase;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.Turn;

/**
 * The comments on the move that is looked at, or on the start, which follow once all of the move's steps were shown. They
 * come one portion after the other, none larger than can stand below a board. What is hidden with the move to be
 * predicted is not told.
 */
final class Remarks {
    /** So many letters take three lines or four. */
    private static final int LONGEST = 200;

    private static final Set<Topic> ENDING = EnumSet.of(Topic.MATCH, Topic.STEP, Topic.LOOKAHEAD, Topic.NOTED);

    private final Desk desk;

    /** How many portions were told since the move is looked at; the last of them is being told. */
    private int told;

    Remarks(Desk desk) {
        this.desk = desk;
        desk.listen(topic -> {
            if (ENDING.contains(topic)) told = 0;
        });
    }

    boolean hasMore() {
        return told < portions().size();
    }

    boolean hasPrevious() {
        return now().isPresent();
    }

    void next() {
        if (hasMore()) told++;
    }

    void previous() {
        if (hasPrevious()) told--;
    }

    /** What is being told, after the move that it is about; empty before the first portion. */
    Optional<Phrase> now() {
        List<String> portions = portions();
        if (told == 0 || told > portions.size()) return Optional.empty();
        String portion = portions.get(told - 1);
        Optional<Turn> turn = desk.match().current();
        return Optional.of(turn.map(Turn::move)
                .map(move -> Phrase.of("present.step", move.text(), portion))
                .orElseGet(() -> Phrase.of("present.remark", portion)));
    }

    private List<String> portions() {
        Match match = desk.match();
        boolean shown = desk.lookahead().isEmpty() && desk.steps().isAtEnd();
        if (!shown || desk.hiding().hidesScore(match.ply())) return List.of();
        return on(match).stream()
                .flatMap(comment -> Portions.of(comment, LONGEST).stream())
                .toList();
    }

    /** The comments on the move that led to the cursor, or on the start. */
    static List<String> on(Match match) {
        return match.current().map(Turn::notes).orElseGet(match::startNotes).stream()
                .filter(note -> note.kind() == Note.Kind.COMMENT)
                .map(Note::text)
                .toList();
    }
}
