package lectern.lesson.read;

import java.util.List;
import lectern.game.Criterion;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.UnreadableText;
import lectern.heuristic.Heuristic;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicFiles;
import lectern.lesson.condition.Effort;
import lectern.lesson.condition.Guess;
import lectern.play.engine.EnginePlayer;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Budget;

/** Reads whom and what a lesson calls by name: players, evaluators, criteria. */
final class Sources {
    private Sources() {}

    /** A player who thinks within bounds and the same way each time; never a program outside. */
    static Guess guess(YamlValue.Field field, Entries entries, LessonState desk) {
        String text = field.text();
        int line = field.value().line();
        if (text.strip().startsWith(EnginePlayer.ID)) throw new LessonFault(line, "lesson.engine");
        Contender player;
        try {
            player = PlayerText.read(text, desk.game(), desk.heuristics());
        } catch (UnreadableText wrong) {
            throw new LessonFault(line, LessonState.unreadable(wrong));
        }
        Budget budget = player.budget();
        if (budget.millis() != Budget.ANY_NUMBER) throw new LessonFault(line, "lesson.timed");
        if (player.text().contains("threads=")) throw new LessonFault(line, "lesson.threads");
        boolean open = budget.nodes() == Budget.ANY_NUMBER;
        if (!open && budget.nodes() > Effort.MOST_NODES) {
            throw new LessonFault(line, "lesson.nodes", Effort.MOST_NODES);
        }
        return new Guess(player, entries.find("seed").map(Sources::seed).orElse(1));
    }

    /** What decides whatever is drawn. */
    static int seed(YamlValue.Field field) {
        return field.whole(0, 999_999_999);
    }

    /** One of the game's, or the heuristic in a file beside the lesson. */
    static Evaluator evaluator(YamlValue.Field field, LessonState desk) {
        if (field.text().endsWith(HeuristicFiles.ENDING))
            return heuristic(field, desk).evaluator();
        Game game = desk.game();
        List<String> known =
                game.kind().evaluators().stream().map(Evaluator::id).toList();
        return game.evaluator(field.oneOf(known)).orElseThrow();
    }

    private static Heuristic heuristic(YamlValue.Field field, LessonState desk) {
        try {
            return desk.heuristics().find(field.text()).in(desk.game().kind());
        } catch (UnreadableHeuristic wrong) {
            throw new LessonFault(field.value().line(), wrong.phrase());
        }
    }

    static Criterion criterion(YamlValue.Field field, Game game) {
        List<Criterion> all = game.kind().criteria();
        return game.kind()
                .criterion(field.oneOf(all.stream().map(Criterion::key).toList()))
                .orElseThrow();
    }
}
