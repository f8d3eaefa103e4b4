package lectern.picture.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Step;
import lectern.picture.Scene;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.Turn;

/**
 * One position of a game's main line, put into words already.
 *
 * @param caption the move that led to it, in a few letters
 * @param heading the same with the name of the side that moved
 * @param story what the move did, a sentence for each step, and how the game ended if it did
 */
public record ReplayFrame(Scene scene, String caption, String heading, List<String> story) {
    public ReplayFrame {
        story = List.copyOf(story);
    }

    /**
     * @param ply how many moves of the main line were made
     * @param look how a position is shown
     */
    public static ReplayFrame of(
            GameRecord record, int ply, Function<Position, Scene> look, Function<Phrase, String> words) {
        Match match = record.match();
        if (ply == 0) {
            String start = words.apply(Phrase.of("replay.start"));
            return new ReplayFrame(look.apply(match.start()), start, start, List.of());
        }
        Turn turn = match.mainLine().get(ply - 1);
        Scene shown = look.apply(turn.after());
        Phrase side = turn.before().view().name(turn.before().toMove());
        String move = turn.move().text();
        List<String> story = story(turn, words);
        if (ply == match.mainLine().size()) record.toldResult().map(words).ifPresent(story::add);
        return new ReplayFrame(
                shown.withMarks(LastMove.of(turn).and(shown.marks())),
                words.apply(Phrase.of("replay.caption", turn.ply(), move)),
                words.apply(Phrase.of("replay.heading", turn.ply(), side, move)),
                story);
    }

    private static List<String> story(Turn turn, Function<Phrase, String> words) {
        List<String> story = new ArrayList<>();
        for (Step step : Step.of(turn.effects())) story.add(words.apply(step.told()));
        turn.after().outcome().ifPresent(outcome -> story.add(words.apply(Phrase.of("cli.ending", outcome.reason()))));
        return story;
    }
}
