package lectern.gui.desk;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Gauge;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Start;
import lectern.game.Step;
import lectern.game.board.Picture;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.RecordHead;
import lectern.play.Turn;
import lectern.play.player.Contender;
import lectern.search.Decision;

/**
 * What lies on the desk of one component: the match and how it is looked at. Everything that the panes show comes from
 * here, and they hear what has changed; what is pointed out on the board is a {@link BoardAim}'s. It belongs to the
 * event thread.
 *
 * <ul>
 *   <li>The position is the one at the match's cursor. The steps are those of the move that led to it.
 *   <li>A lookahead is shown instead of the match until it is left, and any move or jump leaves it.
 *   <li>While a move is to be predicted, the cursor goes no further, and there is neither lookahead nor opinion.
 * </ul>
 */
public final class Desk {
    private final Audience<Topic> audience = new Audience<>();
    private final Deciders deciders = new Deciders();
    private RecordHead head;
    private Match match;
    private Steps steps;
    private Optional<Lookahead> lookahead = Optional.empty();
    private Optional<Opinion> opinion = Optional.empty();

    /** What players were asked for in this game, under the position at whose board that was seen. */
    private final Map<Position, Opinion> opinions = new HashMap<>();

    private Seats seats = Seats.PEOPLE;
    private Optional<Deletion> deletion = Optional.empty();
    private Optional<Evaluator> judge = Optional.empty();
    private Seat viewpoint = Seat.FIRST;
    private Speed speed = Speed.NONE;
    private Hiding hiding = Hiding.NOTHING;

    /** The match before a branch was deleted, and after. */
    private record Deletion(Match before, Match after) {}

    public Desk(Start start, RecordHead head) {
        this.head = head;
        show(Match.from(start.position()));
    }

    /** A desk with a game that was played before; people go on with it. */
    public static Desk of(GameRecord record) {
        Desk desk = new Desk(Start.of(record.match().start(), 0), record.head());
        desk.show(record.match());
        return desk;
    }

    public void listen(Consumer<Topic> listener) {
        audience.add(listener);
    }

    /** Runs something now, and again whenever one of these has changed. */
    public void follow(Runnable listener, Topic... topics) {
        List<Topic> heard = List.of(topics);
        listen(topic -> {
            if (heard.contains(topic)) listener.run();
        });
        listener.run();
    }

    public Match match() {
        return match;
    }

    public RecordHead head() {
        return head;
    }

    public Game game() {
        return match.game();
    }

    /** The position at the match's cursor. */
    public Position position() {
        return match.position();
    }

    public Steps steps() {
        return steps;
    }

    public Optional<Lookahead> lookahead() {
        return lookahead;
    }

    /** The position whose board is shown: the lookahead's, or the match's once all its steps have happened. */
    public Position shown() {
        return lookahead.map(Lookahead::position).orElseGet(this::position);
    }

    /**
     * The position that has been reached on the board that is shown: as {@link #shown}, but until all the steps of a
     * move have happened, the one before it. Whose turn it is, and whether the game is over, are told of this one.
     */
    public Position reached() {
        return lookahead.map(Lookahead::position).or(steps::reached).orElseGet(this::position);
    }

    /** What the game counts on the board that is shown. */
    public List<Gauge> gauges() {
        return reached().view().gauges(picture());
    }

    /** The position whose groups of cells are on the board that is shown; none in the middle of a move's changes. */
    public Optional<Position> measured() {
        if (lookahead.isPresent()) return Optional.of(shown());
        if (steps.isBetween()) return Optional.empty();
        boolean unchanged = !steps.isAtEnd() && steps.picture().equals(steps.before());
        return Optional.of(unchanged ? reached() : position());
    }

    /** What the board shows. */
    public Picture picture() {
        return lookahead.map(ahead -> ahead.position().picture()).orElseGet(steps::picture);
    }

    /** Whether the move that led to what is shown broke a rule. */
    public boolean showsFoul() {
        return lookahead.map(Lookahead::isFoul).orElseGet(steps::isFoul);
    }

    /** Whether the position is shown as it is now, and a move can follow. */
    public boolean awaitsMove() {
        return lookahead.isEmpty() && steps.isAtEnd() && !position().isOver();
    }

    public Seats seats() {
        return seats;
    }

    /** What positions are judged by: what the user chose, or else what the player judges by that sits here. */
    public Evaluator judge() {
        return judge.or(seats::evaluator).orElseGet(() -> game().kind().strong());
    }

    /** What the user wants positions to be judged by; empty to leave that to who sits here. */
    public Optional<Evaluator> chosenJudge() {
        return judge;
    }

    /** The side that scores and the chart are shown for. */
    public Seat viewpoint() {
        return viewpoint;
    }

    public Speed speed() {
        return speed;
    }

    /** What a player was asked for here, while it concerns the shown position. */
    public Optional<Opinion> opinion() {
        return hiding.isOn() ? Optional.empty() : opinion;
    }

    /** What is hidden, until it is revealed. */
    public Hiding hiding() {
        return hiding;
    }

    /** From now on all is hidden that tells how the game goes on from here. */
    public void hide() {
        goToEnd();
        hiding = new Hiding(match.ply());
        announce(Topic.HIDING);
    }

    public void reveal() {
        if (!hiding.isOn()) return;
        hiding = Hiding.NOTHING;
        announce(Topic.HIDING);
    }

    /** Another game begins. */
    public void begin(Match started, RecordHead described, Seats seated) {
        boolean sameKind = game().kind().id().equals(started.game().kind().id());
        head = described;
        seats = seated;
        opinions.clear();
        deciders.forget();
        show(started);
        judge = sameKind
                ? judge.flatMap(
                        chosen -> chosen.isWritten() ? judge : started.game().evaluator(chosen.id()))
                : Optional.empty();
        announceGame(Topic.MATCH, Topic.SEATS, Topic.JUDGE, Topic.OPINION);
    }

    /** A question about another game is no question any more. */
    private void announceGame(Topic... topics) {
        boolean asked = hiding.isOn();
        hiding = Hiding.NOTHING;
        announce(topics);
        if (asked) announce(Topic.HIDING);
    }

    /** The head of the record says something else. */
    public void describe(RecordHead described) {
        head = described;
        announce(Topic.MATCH);
    }

    /** The same game goes on from another match: a move more, another place in its tree. */
    @SuppressWarnings("ReferenceEquality") // Another game may begin with an equal position.
    public void change(Match changed) {
        boolean other = changed.start() != match.start();
        show(changed);
        if (other) announceGame(Topic.MATCH);
        else announce(Topic.MATCH);
    }

    /** Something is written about a move, or about the start; what is being looked at stays as it is. */
    public void note(int turn, List<Note> notes) {
        match = match.noted(turn, notes);
        int step = steps.at();
        steps = match.current().map(current -> Steps.all(current).at(step)).orElse(steps);
        announce(Topic.NOTED);
    }

    public void play(Move move) {
        change(match.play(move));
        announce(Topic.PLAYED);
    }

    /** A player's move is played, and what it thought is kept beside it. */
    public void play(Decision decision, Contender player) {
        deciders.note(decision, player);
        Match played = match.play(decision);
        change(Note.of(decision)
                .map(note -> played.noted(played.cursor(), measured(played, note)))
                .orElse(played));
        announce(Topic.PLAYED);
    }

    /** What people wrote beside the move stays there. */
    private static List<Note> measured(Match played, Note note) {
        List<Note> notes = new ArrayList<>(List.of(note));
        for (Note known : played.current().orElseThrow().notes()) {
            if (known.kind() == Note.Kind.COMMENT) notes.add(known);
        }
        return notes;
    }

    /** Who made a decision, if that was seen here. */
    public Optional<Contender> decider(Decision decision) {
        return deciders.of(decision);
    }

    /** A turn and all that was played after it is deleted; until something else changes, it can be restored. */
    public void delete(int turn) {
        Match shorter = match.without(turn);
        deletion = Optional.of(new Deletion(match, shorter));
        if (shorter.ply() == match.ply()) change(shorter);
        else jump(shorter);
    }

    /** Whether what was deleted last can be restored. */
    @SuppressWarnings("ReferenceEquality") // Whatever changes the match makes another one.
    public boolean canRestore() {
        return deletion.filter(done -> done.after() == match).isPresent();
    }

    public void restore() {
        if (canRestore()) jump(deletion.orElseThrow().before());
    }

    public void undo() {
        jump(match.undo());
    }

    /** Whether the current line goes on, and not into what is hidden. */
    public boolean canRedo() {
        return match.canRedo() && !hiding.hidesMove(match.ply() + 1);
    }

    public void redo() {
        if (canRedo()) jump(match.redo());
    }

    /** Goes to a turn, unless it is hidden. */
    public void goTo(int turn) {
        Match there = match.goTo(turn);
        if (!hiding.hidesMove(there.ply())) jump(there);
    }

    private void jump(Match elsewhere) {
        change(elsewhere);
        announce(Topic.JUMPED);
    }

    public void stepTo(int step) {
        leaveLookahead();
        steps = steps.at(step);
        announce(Topic.STEP);
    }

    /** From now on a step of the turn that is looked at is taken part by part; or at once again. */
    public void open(Step step, boolean open) {
        steps = steps.opened(step, open);
        announce(Topic.STEP);
    }

    public void lookAhead(Lookahead ahead) {
        if (hiding.isOn()) return;
        lookahead = Optional.of(ahead);
        announce(Topic.LOOKAHEAD);
    }

    public void leaveLookahead() {
        if (lookahead.isEmpty()) return;
        lookahead = Optional.empty();
        announce(Topic.LOOKAHEAD);
    }

    public void seat(Seats seated) {
        seats = seated;
        announce(Topic.SEATS, Topic.JUDGE);
    }

    public void judgeBy(Evaluator evaluator) {
        judgeBy(Optional.of(evaluator));
    }

    /** Empty leaves it to who sits here. */
    public void judgeBy(Optional<Evaluator> chosen) {
        judge = chosen;
        announce(Topic.JUDGE);
    }

    public void viewFor(Seat side) {
        viewpoint = side;
        announce(Topic.VIEWPOINT);
    }

    public void showAt(Speed chosen) {
        speed = chosen;
        announce(Topic.SPEED);
    }

    /**
     * A player has said what it thinks. What concerns the position here, or the move that led to it, is there again
     * whenever the cursor is.
     */
    public void think(Optional<Opinion> thought) {
        opinion = thought;
        if (thought.isEmpty()) opinions.remove(position());
        thought.filter(this::belongsHere).ifPresent(here -> opinions.put(position(), here));
        announce(Topic.OPINION);
    }

    /** Leaves whatever keeps a move from being made. */
    void goToEnd() {
        leaveLookahead();
        if (!steps.isAtEnd()) stepTo(steps.effects().size());
    }

    private void show(Match shown) {
        match = shown;
        Optional<Turn> turn = shown.current();
        steps = turn.map(Steps::all).orElseGet(() -> Steps.none(shown.start()));
        lookahead = Optional.empty();
        opinion = Optional.ofNullable(opinions.get(shown.position()));
    }

    private boolean belongsHere(Opinion thought) {
        boolean ofMove = match.current()
                .filter(turn -> turn.before().equals(thought.position()))
                .isPresent();
        return ofMove || thought.position().equals(position());
    }

    void announce(Topic... topics) {
        audience.hear(topics);
    }
}
