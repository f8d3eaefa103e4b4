package lectern.gui.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.gui.desk.MoveSigns;
import lectern.gui.wording.Literal;
import lectern.gui.wording.Wording;
import lectern.play.Note;
import lectern.play.Turn;
import lectern.telling.Thought;

/**
 * What stands beside a move in small letters.
 *
 * @param brief as much of it as matters most
 * @param whole all of it, for a tooltip
 * @param sign what stands right behind the move
 */
record Aside(String brief, String whole, String sign) {
    static final Aside NONE = new Aside("", "");

    private static final String BETWEEN = "; ";

    Aside(String brief, String whole) {
        this(brief, whole, "");
    }

    /** The same with a sign behind the move, whose meaning is told first. */
    Aside signed(MoveSigns.Sign put, Wording wording) {
        String meaning = wording.of(put.meaning());
        return new Aside(brief, whole.isEmpty() ? meaning : meaning + BETWEEN + whole, put.text());
    }

    /** A player's score as one side sees it, in the language in force; other annotations as they were written. */
    static Aside of(Turn turn, Seat viewpoint, Wording wording) {
        List<String> others = turn.notes().stream()
                .filter(note -> note.kind() == Note.Kind.ANNOTATION)
                .flatMap(note -> note.others().stream())
                .map(Literal::of)
                .toList();
        Optional<Thought> thought =
                turn.thought().map(known -> turn.before().toMove() == viewpoint ? known : known.reversed());
        if (thought.isEmpty()) return new Aside(others.stream().findFirst().orElse(""), String.join(BETWEEN, others));
        Phrase side = turn.after().view().name(viewpoint);
        List<String> told = new ArrayList<>(
                List.of(wording.of("history.score", thought.get().score(), side)));
        Stream<String> facts = thought.get().facts().stream().map(wording::of);
        Stream.concat(facts, others.stream()).forEach(told::add);
        return new Aside(wording.of(thought.get().score()), String.join(BETWEEN, told));
    }
}
