package lectern.games.infection;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.DrawingPlayer;
import lectern.search.GreedyPlayer;
import lectern.search.Player;
import lectern.search.PlayerKind;
import lectern.search.Thinking;
import lectern.search.TieBreak;

/** The report's two levels. */
public final class InfectionLevels {
    public static final List<PlayerKind> ALL = List.of(
            new PlayerKind(
                    "easy",
                    Phrase.of("infection.player.easy"),
                    GameKind.REPORT,
                    true,
                    Set.of(),
                    (judge, options) -> new DrawingPlayer(
                            "easy", InfectionLevels::pairs, List.of(Phrase.of("infection.note.easy")))),
            new PlayerKind(
                    "medium",
                    Phrase.of("infection.player.medium"),
                    GameKind.REPORT,
                    true,
                    Set.of(PlayerKind.Aspect.JUDGEMENT),
                    (judge, options) -> new Medium(judge)));

    private InfectionLevels() {}

    /** How many pairs of an own microbe and its target are this move: a clone is one for each microbe beside its cell. */
    private static int pairs(Position position, Move move) {
        InfectionMove drawn = (InfectionMove) move;
        if (drawn.isPass() || drawn.namesStart()) return 1;
        return Long.bitCount(InfectionBits.around(drawn.landed) & ((InfectionPosition) position).own);
    }

    /** Takes the best move, and of several the first that the report's program came across. */
    private record Medium(Evaluator judge) implements Player {
        /** By the microbe that moves or clones, row by row from the top; then by the target, in the same order. */
        private static final Comparator<InfectionMove> ORDER =
                Comparator.<InfectionMove>comparingInt(move -> move.from).thenComparingInt(move -> move.to);

        @Override
        public String id() {
            return "medium";
        }

        @Override
        public Decision decide(Position position, Thinking thinking) {
            Decision decision = new GreedyPlayer(judge).decide(position, thinking);
            InfectionPosition infection = (InfectionPosition) position;
            List<Candidate> inOrder = decision.candidates().stream()
                    .sorted(Comparator.comparing(candidate -> fromFirstMicrobe(infection, candidate.move()), ORDER))
                    .toList();
            Candidate first = inOrder.stream()
                    .filter(candidate -> candidate.score() == decision.score())
                    .findFirst()
                    .orElseThrow();
            return new Decision(
                    first.move(),
                    first.score(),
                    Choice.HIGHEST,
                    TieBreak.by("infection.tie"),
                    inOrder,
                    decision.depth(),
                    decision.nodes(),
                    decision.seed(),
                    Optional.empty(),
                    List.of());
        }

        /** A clone as the program meets it: from the first own microbe that touches the cell. */
        private static InfectionMove fromFirstMicrobe(InfectionPosition position, Move move) {
            InfectionMove met = (InfectionMove) move;
            if (met.isPass() || met.namesStart()) return met;
            return InfectionMove.jump(InfectionBits.cell(InfectionBits.around(met.landed) & position.own), met.to);
        }
    }
}
