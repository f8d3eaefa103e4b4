package lectern.telling.trace;

import java.util.List;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.search.trace.NodeEnding;
import lectern.search.trace.SearchEvent;
import lectern.telling.ScorePhrase;

/** Says what a search does at one moment. */
public final class StepSentence {
    private final Position root;
    private final Seat side;
    private final FineStep step;
    private final List<Position> positions;

    /**
     * @param positions the root and the positions along the step's line
     */
    private StepSentence(FineStep step, List<Position> positions) {
        this.step = step;
        this.positions = positions;
        root = positions.get(0);
        side = root.toMove();
    }

    public static Phrase of(FineStep step, List<Position> positions) {
        StepSentence sentence = new StepSentence(step, positions);
        return step.event().map(sentence::of).orElse(Phrase.of("decision.step.before"));
    }

    private Phrase of(SearchEvent event) {
        return event.match(new SearchEvent.SearchEventCases<>(
                this::entered, this::judged, this::raised, cut -> cut(cut.move()), this::left));
    }

    private Phrase entered(SearchEvent.Enter enter) {
        if (enter.move() == null) return Phrase.of("decision.step.root", name(root, side), enter.depth());
        Position before = positions.get(positions.size() - 2);
        Seat mover = before.toMove();
        Phrase who = name(before, mover);
        String move = enter.move().text();
        Window window = new Window(enter.alpha(), enter.beta());
        if (!window.isNull()) {
            return Phrase.of(
                    "decision.step.enter", who, move, ScorePhrase.of(enter.alpha()), ScorePhrase.of(enter.beta()));
        }
        boolean upward = isUpward(step.path(), positions);
        Phrase limit = ScorePhrase.of(upward ? enter.alpha() : enter.beta());
        if (mover == side)
            return Phrase.of(upward ? "decision.step.ask-more" : "decision.step.ask-least", who, move, limit);
        String key = upward ? "decision.step.ask-most" : "decision.step.ask-less";
        return Phrase.of(key, who, move, limit, name(before, side));
    }

    private Phrase judged(SearchEvent.Leaf leaf) {
        return Phrase.of("decision.step.leaf", ScorePhrase.of(leaf.value()), name(here(), side));
    }

    private Phrase raised(SearchEvent.Raised raised) {
        boolean own = here().toMove() == side;
        String move = raised.move().text();
        Phrase who = name(here(), here().toMove());
        return own
                ? Phrase.of("decision.step.alpha", move, who, ScorePhrase.of(raised.alpha()))
                : Phrase.of("decision.step.beta", move, who, ScorePhrase.of(raised.beta()), name(here(), side));
    }

    private Phrase cut(Move move) {
        Seat mover = here().toMove();
        return Phrase.of("decision.step.cut", move.text(), name(here(), mover), name(here(), mover.other()));
    }

    private Phrase left(SearchEvent.Leave leave) {
        Phrase value = ScorePhrase.spoken(leave.value(), leave.bound());
        if (step.path().size() == 1) return Phrase.of("decision.step.end", value, leave.nodes());
        String move = step.current().orElseThrow().move().text();
        if (leave.ending() == NodeEnding.GAME_OVER) {
            Phrase reason = here().outcome().orElseThrow().reason();
            return Phrase.of("decision.step.game-over", move, reason, value);
        }
        return Phrase.of("decision.step." + word(leave.ending()), move, value);
    }

    static String word(NodeEnding ending) {
        return switch (ending) {
            case LEAF -> "left-leaf";
            case TABLE -> "table";
            case CUT_OFF -> "left-cut";
            case STANDS_WELL -> "stands-well";
            case LEFT_OUT -> "left-out";
            case LIMIT -> "limit";
            default -> "searched";
        };
    }

    /**
     * Of a window without room: whether it is asked for more. Who asked it first decides: the root's side asks for more,
     * the other one for less.
     */
    public static boolean isUpward(List<FineStep.Frame> path, List<Position> positions) {
        int origin = path.size() - 1;
        if (origin < 1) return true;
        Window window = path.get(origin).window();
        while (origin > 1 && path.get(origin - 1).window().equals(window)) origin--;
        return positions.get(origin - 1).toMove() == positions.get(0).toMove();
    }

    private Position here() {
        return positions.get(positions.size() - 1);
    }

    private static Phrase name(Position position, Seat seat) {
        return position.view().name(seat);
    }
}
