package lectern.games;

import java.util.List;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.GameText;
import lectern.games.catsdogs.CatsDogsKind;
import lectern.games.infection.InfectionKind;
import lectern.games.pushee.PusheeKind;
import lectern.games.shiftago.ShiftagoKind;
import lectern.games.syrtis.SyrtisKind;

/** The games there are: the only list of them. */
public final class Games {
    public static final List<GameKind> ALL =
            List.of(new ShiftagoKind(), new SyrtisKind(), new PusheeKind(), new CatsDogsKind(), new InfectionKind());

    private Games() {}

    /**
     * A game from its text, such as {@code pushee:size=8}.
     *
     * @throws lectern.game.UnreadableText if there is no such game or option
     */
    public static Game read(String text) {
        return GameText.read(text, ALL);
    }
}
