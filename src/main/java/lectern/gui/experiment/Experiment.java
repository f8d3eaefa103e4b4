package lectern.gui.experiment;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import lectern.search.Stop;

/** One kind of experiment: what is asked for it, and what it becomes. On the event thread. */
interface Experiment {
    /** What its sentences are found under. */
    String word();

    /** The fields that are filled in. */
    List<InputField> fields();

    /**
     * What the fields ask for.
     *
     * @throws lectern.play.TournamentRefused if such games are not to be played
     * @throws lectern.game.UnreadableText if a field cannot be read
     */
    Ready ready(FilledFields entries);

    /** An experiment that can be carried out, on any thread. One that was stopped goes on when it is run again. */
    interface Ready {
        /** How many games there are until its end, of which {@link Findings#finished} tells. */
        int planned();

        /** Whether nothing is left to be played. */
        default boolean isOver(Findings found) {
            return found.finished() >= planned();
        }

        Findings run(int threads, Stop stop, Consumer<Findings> told) throws IOException;
    }
}
