package lectern.play.handin;

import java.nio.file.Path;
import java.util.List;
import lectern.game.Game;

/**
 * What a folder of hand-ins holds. Both lists are in the order of the names' code points, whatever order the file
 * system has.
 *
 * @param accepted no two of the same name
 * @param refused what else was found, and is not known to be left there by a system
 */
public record HandIns(List<HandIn> accepted, List<Refused> refused) {
    /**
     * How often a heuristic that is handed in may ask for a criterion. All else that fits into a file is quickly worked
     * out.
     */
    public static final int MOST_CRITERIA = 200;

    public HandIns {
        accepted = List.copyOf(accepted);
        refused = List.copyOf(refused);
    }

    /**
     * Reads a folder. A hand-in is a file in it, or the only one of its kind in a sub-folder of the student's name:
     * {@code NAME.heuristic.yaml} (or {@code .yml}, {@code .json}: the same form, which JSON can have too), or
     * {@code NAME.player} with a player text, which opens no other file. Hidden files are passed over.
     *
     * <p>Nothing in the folder makes this fail, or take more than bounded time and memory.
     *
     * @param playedBy the player text that heuristics play with, such as {@code greedy} or {@code search:depth=2}
     * @param engines whether a player text may be an engine's. Its command is carried out like one that the user typed:
     *     from the folder in which Lectern runs, not from that of the hand-ins
     * @throws lectern.game.UnreadableText if no heuristic can be played like that
     */
    public static HandIns read(Path folder, Game game, String playedBy, EngineAdmission engines) {
        return new HandInFolder(new HandInReader(game, playedBy, engines)).read(folder);
    }

    /** Those that start a program, whose command lines the user should see before they play. */
    public List<HandIn> engines() {
        return accepted.stream().filter(HandIn::isEngine).toList();
    }
}
