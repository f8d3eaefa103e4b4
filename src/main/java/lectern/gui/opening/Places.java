package lectern.gui.opening;

import java.nio.file.Path;
import java.util.List;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.heuristic.Heuristic;
import lectern.play.GameRecord;

/** Where in a window what comes from outside is shown. On the event thread. */
public interface Places {
    /** The game on the board. */
    GameKind game();

    /** A game of this kind begins, in which no player is a computer. */
    void begin(GameKind game);

    /** A game that was read from a file is on the board from now on. */
    void show(Path file, GameRecord record);

    /** A game is offered among the last ones, without being shown. */
    void offer(Path file);

    /** The user chooses one of the games in a folder. */
    void chooseGame(Path folder);

    /** A heuristic of the game on the board is worked at in the laboratory. */
    void workAt(Heuristic heuristic);

    /** The league in a folder is shown, and nothing of it is played. */
    void look(Path folder);

    /** One of the lessons in these files and folders is opened; if there are several, the user chooses. */
    void study(List<Path> lessons);

    /** Says something that stays until the user has read it. */
    void tell(Phrase sentence);
}
