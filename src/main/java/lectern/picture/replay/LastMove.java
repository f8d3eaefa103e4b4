package lectern.picture.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Effect;
import lectern.game.board.Cells;
import lectern.picture.Mark;
import lectern.picture.Marks;
import lectern.picture.MoveMarks;
import lectern.play.Turn;
import lectern.telling.Travel;

/** What the board shows of the move that led to it, as the window does once the move is made. */
final class LastMove {
    private LastMove() {}

    /** Where it began and ended, and which way it went; where it ended the game, what ended it is lit. */
    static Marks of(Turn turn) {
        List<Effect> effects = turn.effects();
        if (effects.isEmpty()) return Marks.NONE;
        List<Mark> marks = new ArrayList<>();
        if (turn.after().isOver())
            add(marks, Mark.Kind.LIT, effects.get(effects.size() - 1).cells());
        Optional<Travel> travel = Travel.of(effects, turn.before().game().board());
        Optional<Travel> trail = travel.filter(Travel::goes);
        trail.ifPresent(way -> add(marks, Mark.Kind.ORIGIN, Cells.of(way.from())));
        Mark.Kind kind = turn.isFoul() ? Mark.Kind.PROOF : Mark.Kind.LAST;
        add(
                marks,
                kind,
                travel.map(way -> Cells.of(way.to())).orElse(effects.get(0).cells()));
        return new Marks(marks)
                .with(new MoveMarks(List.of(), List.of(), trail.stream().toList()));
    }

    private static void add(List<Mark> marks, Mark.Kind kind, Cells cells) {
        if (!cells.isEmpty()) marks.add(new Mark(kind, cells));
    }
}
