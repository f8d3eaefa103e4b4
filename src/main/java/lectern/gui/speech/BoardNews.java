package lectern.gui.speech;

import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import lectern.game.Outcome;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.Step;
import lectern.gui.desk.AimTopic;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Speed;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;
import lectern.play.Turn;

/**
 * What happens on a board, said as it happens: the name of this status is the last thing that happened, and each change
 * of it is told to who listens. The steps of a move come one by one, or all at once where they are shown at once.
 */
public final class BoardNews extends AccessiblePart {
    private final Desk desk;
    private final BoardAim aim;
    private final Wording wording;
    private Optional<RuleViolation> refused = Optional.empty();
    private Position start;

    public <C extends JComponent & Accessible> BoardNews(C board, Desk desk, BoardAim aim, Wording wording) {
        super(board);
        this.desk = desk;
        this.aim = aim;
        this.wording = wording;
        start = desk.match().start();
        say(turn());
        desk.listen(this::heard);
        aim.listen(this::heard);
    }

    private void heard(Topic topic) {
        switch (topic) {
            case PLAYED -> say(desk.speed() == Speed.NONE ? wholeMove() : move());
            case STEP -> say(step());
            case JUMPED -> say(place());
            case MATCH -> begun();
            default -> {}
        }
    }

    /** A rule is named when it was broken, and not again each time that something else is pointed at. */
    private void heard(AimTopic topic) {
        Optional<RuleViolation> answer = aim.pointing().answer();
        if (topic == AimTopic.POINTING && !answer.equals(refused)) {
            answer.ifPresent(violation -> say(List.of(violation.reason())));
        }
        refused = answer;
    }

    /** Another game is on the board, perhaps one that has moves already. */
    @SuppressWarnings("ReferenceEquality") // Another game may begin with an equal position.
    private void begun() {
        if (start == desk.match().start()) return;
        start = desk.match().start();
        List<Phrase> all = new ArrayList<>(
                List.of(Phrase.of("speech.begun", desk.game().kind().name())));
        all.addAll(place());
        say(all);
    }

    private List<Phrase> move() {
        return desk.match().current().map(BoardNews::made).map(List::of).orElse(List.of());
    }

    private static Phrase made(Turn turn) {
        Position before = turn.before();
        return Phrase.of(
                "speech.move", before.view().name(before.toMove()), turn.move().text());
    }

    private List<Phrase> wholeMove() {
        List<Phrase> all = new ArrayList<>(move());
        Step.of(desk.steps().effects()).forEach(step -> all.add(step.told()));
        all.addAll(turn());
        return all;
    }

    /** Before its first step a move is announced; after its last one it is said whose turn it is. */
    private List<Phrase> step() {
        List<Phrase> all = new ArrayList<>(
                desk.steps().latest().map(step -> List.of(step.told())).orElseGet(this::move));
        if (desk.steps().isAtEnd()) all.addAll(turn());
        return all;
    }

    private List<Phrase> place() {
        List<Phrase> all = new ArrayList<>(desk.match()
                .current()
                .map(turn -> List.of(Phrase.of("speech.after", made(turn))))
                .orElse(List.of(Phrase.of("speech.start"))));
        all.addAll(turn());
        return all;
    }

    /** Whose turn it is, or who won and why. */
    private List<Phrase> turn() {
        Position position = desk.position();
        Optional<Outcome> outcome = position.outcome();
        if (outcome.isEmpty())
            return List.of(Phrase.of("speech.turn", position.view().name(position.toMove())));
        Phrase result = outcome.get().winner() == null
                ? Phrase.of("speech.drawn")
                : Phrase.of("speech.won", position.view().name(outcome.get().winner()));
        return List.of(result, outcome.get().reason());
    }

    private void say(List<Phrase> phrases) {
        if (phrases.isEmpty()) return;
        String said = String.join(" ", phrases.stream().map(wording::of).toList());
        accessibleName = said;
        // What was said before is not given: the same said twice happened twice.
        firePropertyChange(AccessibleContext.ACCESSIBLE_NAME_PROPERTY, null, said);
    }

    @Override
    public String getAccessibleDescription() {
        return wording.of("speech.news");
    }

    @Override
    public AccessibleRole getAccessibleRole() {
        return AccessibleRole.STATUS_BAR;
    }

    /** It is heard and takes no room. */
    @Override
    public Rectangle getBounds() {
        return new Rectangle();
    }
}
