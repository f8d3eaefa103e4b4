package lectern.gui.predict;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.RuleViolation;
import lectern.gui.desk.Audience;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Examiner;
import lectern.gui.desk.Topic;
import lectern.play.Match;
import lectern.play.Turn;
import lectern.play.player.Contender;
import lectern.play.quiz.MoveQuestion;
import lectern.play.quiz.Reveal;
import lectern.play.quiz.Tally;
import lectern.play.quiz.TallyText;
import lectern.telling.PlayerName;

/**
 * The class is asked for the move in the position on the board: what comes is hidden, and moves that are pointed out or
 * typed are counted instead of played, until it is revealed. Meanwhile a search thinks, unseen. It belongs to the event
 * thread.
 */
public final class Poll implements Examiner, AutoCloseable {
    private final Desk desk;
    private final BoardAim aim;
    private final Supplier<Optional<MoveQuestion>> lesson;
    private final Consumer<Phrase> tell;
    private final Advice advice = new Advice(this::changed);
    private final Audience<Phase> audience = new Audience<>();
    private Phase stage = Phase.IDLE;

    /** The match whose move at the cursor is asked for. */
    private Match asked;

    private Tally tally = Tally.EMPTY;
    private Optional<Move> latest = Optional.empty();
    private boolean reminded;

    /** How far it is. */
    public enum Phase {
        IDLE,
        ASKED,
        REVEALED
    }

    /**
     * @param lesson what a lesson asks on the board that is shown, if one does
     * @param tell says something once, below the board
     */
    public Poll(Desk desk, BoardAim aim, Supplier<Optional<MoveQuestion>> lesson, Consumer<Phrase> tell) {
        this.desk = desk;
        this.aim = aim;
        this.lesson = lesson;
        this.tell = tell;
        desk.listen(this::heard);
    }

    /** Runs something after every change. */
    public void listen(Runnable listener) {
        audience.add(phase -> listener.run());
    }

    public Phase stage() {
        return stage;
    }

    public Tally tally() {
        return tally;
    }

    public boolean canAsk() {
        return stage == Phase.ASKED || !desk.position().isOver();
    }

    /** Asks, or reveals what was asked for. */
    public void toggle() {
        if (stage == Phase.ASKED) reveal();
        else ask();
    }

    /** The class is asked for the move in the match's position; or what a lesson asks there. */
    public void ask() {
        ask(lesson.get());
    }

    /** @param question what a lesson asks in the match's position */
    void ask(Optional<MoveQuestion> question) {
        if (stage == Phase.ASKED || desk.position().isOver()) return;
        desk.leaveLookahead();
        stage = Phase.ASKED;
        asked = desk.match();
        tally = Tally.EMPTY;
        latest = Optional.empty();
        reminded = false;
        aim.poll(Optional.of(this));
        desk.hide();
        Optional<Contender> player = next().isPresent()
                ? Optional.empty()
                : desk.seats().at(asked.position().toMove());
        advice.seek(asked.position(), player, desk.seats(), asked.ply(), question);
        changed();
    }

    public void reveal() {
        desk.reveal();
    }

    /** The key that leads on was pressed: it says once that the question is open, and reveals the next time. */
    public void goOn() {
        if (reminded) {
            reveal();
            return;
        }
        reminded = true;
        tell.accept(Phrase.of("predict.again"));
    }

    /** A move is named so many times more, or fewer. */
    public void change(Move move, int by) {
        latest = Optional.of(move);
        count(tally.changed(move, by));
    }

    /** The move that was counted last. */
    public Optional<Move> latest() {
        return latest;
    }

    /** The move that was counted last is named so many times more, or fewer. */
    public void changeLatest(int by) {
        latest.ifPresent(move -> change(move, by));
    }

    /**
     * What is typed: moves, letters and counts. A move that breaks a rule is explained on the board, and nothing is
     * counted then.
     *
     * @return whether it was counted
     * @throws lectern.game.UnreadableText if part of it can be neither
     */
    public boolean enter(String text) {
        if (stage != Phase.ASKED) return false;
        aim.back();
        Tally counted = tally;
        for (TallyText.Entry entry : TallyText.read(text, tally, asked.position())) {
            Optional<RuleViolation> broken = asked.position().violation(entry.move());
            if (broken.isPresent()) {
                aim.answer(broken.get());
                return false;
            }
            counted = entry.in(counted);
            latest = Optional.of(entry.move());
        }
        count(counted);
        return true;
    }

    private void count(Tally counted) {
        if (stage != Phase.ASKED) return;
        if (!tally.hasRoom() && counted.equals(tally)) tell.accept(Phrase.of("predict.full"));
        tally = counted;
        reminded = false;
        changed();
    }

    /** What there is to see, once it is revealed. */
    public Optional<Reveal> revealed() {
        if (stage != Phase.REVEALED) return Optional.empty();
        return Optional.of(
                new Reveal(asked.position(), tally, chosen(), advice.right(), advice.search(), desk.judge()));
    }

    /** Whether what is thought of the position is not known yet. */
    public boolean isThinking() {
        return advice.isThinking();
    }

    /** The side that is to move in the position that is asked about. */
    public Optional<Phrase> side() {
        if (stage == Phase.IDLE) return Optional.empty();
        return Optional.of(asked.position().view().name(asked.position().toMove()));
    }

    private Optional<Reveal.Chosen> chosen() {
        return next().map(turn -> new Reveal.Chosen(turn.move(), player(turn), true))
                .or(() -> advice.chosen()
                        .map(decision -> new Reveal.Chosen(
                                decision.move(), advice.player().map(PlayerName::of), false)));
    }

    private Optional<Phrase> player(Turn turn) {
        return turn.decision().flatMap(desk::decider).map(Contender::text).map(PlayerName::of);
    }

    /** The move that follows in the current line, or else the first that was played here. */
    private Optional<Turn> next() {
        return asked.line().stream()
                .filter(turn -> turn.previous() == asked.cursor())
                .findFirst()
                .or(() -> asked.continuations(asked.cursor()).stream().findFirst());
    }

    @SuppressWarnings("ReferenceEquality") // Another game may begin with an equal position.
    private void heard(Topic topic) {
        boolean other = stage != Phase.IDLE && desk.match().start() != asked.start();
        if (topic == Topic.MATCH && other) leave(Phase.IDLE);
        else if (topic == Topic.HIDING && stage == Phase.ASKED && !desk.hiding().isOn())
            leave(other ? Phase.IDLE : Phase.REVEALED);
    }

    private void leave(Phase reached) {
        stage = reached;
        aim.poll(Optional.empty());
        if (reached == Phase.IDLE) advice.stop();
        changed();
    }

    private void changed() {
        audience.hear(stage);
    }

    private boolean isHere() {
        return desk.position().equals(asked.position());
    }

    @Override
    public Wanted wanted() {
        return isHere() ? Wanted.MOVES : Wanted.NOTHING;
    }

    @Override
    public Phrase prompt() {
        return isHere() ? Phrase.of("predict.prompt") : Phrase.of("predict.elsewhere", asked.ply() + 1);
    }

    @Override
    public void hear(int cell) {
        // Only moves are named.
    }

    @Override
    public boolean accepts(Move foul) {
        return false;
    }

    @Override
    public boolean takes(String text) {
        enter(text);
        return true;
    }

    @Override
    public void hear(Move move) {
        change(move, 1);
    }

    @Override
    public void hearNothing() {
        tell.accept(prompt());
    }

    @Override
    public void close() {
        advice.close();
    }
}
