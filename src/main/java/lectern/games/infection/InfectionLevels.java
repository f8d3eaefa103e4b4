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

/** The report's two levels. */
public final class InfectionLevels {
    public static final List<PlayerKind> ALL = List.of(
            new PlayerKind(
                    "easy",
                    Phrase.of("infection.player.easy"),
                    GameKind.REPORT,
                    true,
                    Set.of(),
                    (judge, options) -> new DrawingPlayer("easy", List.of(Phrase.of("infection.note.easy")))),
            new PlayerKind(
                    "medium",
                    Phrase.of("infection.player.medium"),
                    GameKind.REPORT,
                    true,
                    Set.of(PlayerKind.Aspect.JUDGEMENT),
                    (judge, options) -> new Medium(judge)));

    private InfectionLevels() {}

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
            Candidate first = decision.candidates().stream()
                    .filter(candidate -> candidate.score() == decision.score())
                    .min(Comparator.comparing(candidate -> fromFirstMicrobe(infection, candidate.move()), ORDER))
                    .orElseThrow();
            return new Decision(
                    first.move(),
                    first.score(),
                    Choice.HIGHEST,
                    decision.candidates(),
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
