package lectern.grade.requirement;

import java.util.List;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.grade.submission.SubmittedFile;
import lectern.grade.submission.SubmittedKind;
import lectern.heuristic.Heuristic;
import lectern.play.SeatedPlayer;
import lectern.search.Decision;
import lectern.search.PlayerFailure;

/** With a heuristic, a player chooses one of some moves. */
public record Chooses(HeuristicSeat seat, Position position, List<Move> moves, long seed) implements Requirement {
    public Chooses {
        moves = List.copyOf(moves);
    }

    @Override
    public SubmittedKind on() {
        return SubmittedKind.HEURISTIC;
    }

    @Override
    public Judged judge(SubmittedFile file, Conditions conditions) {
        return seat.judge(file, heuristic -> judge(heuristic, conditions));
    }

    private Judged judge(Heuristic heuristic, Conditions conditions) {
        SpentTime spent = new SpentTime(seat.time());
        try (SeatedPlayer player = new SeatedPlayer(seat.contender(heuristic, spent), seed)) {
            Decision decision = player.decide(position, player.thinking(0).stoppedBy(conditions.stop()));
            List<String> wanted = moves.stream().map(Move::text).toList();
            Phrase found = Phrase.of("grade.chooses", decision.move().text(), new Phrase.AnyOf(wanted));
            return Judged.of(moves.contains(decision.move()), found);
        } catch (PlayerFailure failure) {
            return Judged.not(spent.excess().orElseGet(failure::reason));
        }
    }
}
