package lectern.grade.requirement;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.grade.submission.SubmittedFile;
import lectern.heuristic.Heuristic;
import lectern.heuristic.NamedHeuristics;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicYaml;
import lectern.play.handin.HandIns;
import lectern.play.player.Contender;
import lectern.play.player.PlayerSetting;
import lectern.play.player.PlayerText;

/**
 * How a heuristic that was handed in plays.
 *
 * @param player a player text without an evaluator
 * @param time that it may take
 */
public record HeuristicSeat(Game game, String player, MoveTime time) {
    /** @throws lectern.game.UnreadableText if there is no such player, or it judges by no evaluator */
    public HeuristicSeat {
        contender(game, player, Heuristic.of("any", game.kind(), game.kind().strong()));
    }

    /** What is said of a file's heuristic; or why there is none. */
    Judged judge(SubmittedFile file, Function<Heuristic, Judged> judging) {
        try {
            Heuristic heuristic = HeuristicYaml.read(file.text()).in(game.kind());
            int criteria = heuristic.criteria();
            if (criteria <= HandIns.MOST_CRITERIA) return judging.apply(heuristic);
            return Judged.not(Phrase.of("handin.many-criteria", file.name(), criteria, HandIns.MOST_CRITERIA));
        } catch (UnreadableHeuristic wrong) {
            return Judged.not(wrong.in(file.name()).phrase());
        }
    }

    /** @param spent counts what it takes; as soon as that is too much, it makes no move */
    Contender contender(Heuristic heuristic, SpentTime spent) {
        Contender free = contender(game, player, heuristic);
        return new Contender(free.text(), free.budget(), free.isHonest(), () -> new TimedPlayer(free.player(), spent));
    }

    private static Contender contender(Game game, String player, Heuristic heuristic) {
        Map<String, String> judging = Map.of(PlayerSetting.EVALUATOR.key(), Evaluator.WRITTEN + heuristic.reference());
        return PlayerText.read(player, judging, game, new NamedHeuristics(List.of(heuristic)));
    }
}
