package lectern.picture;

import java.util.Map;
import lectern.game.GameKind;

/** The skins of the games: the only place besides the list of games where a game's id may stand. */
public final class Skins {
    private static final Map<String, Skin> BY_ID = Map.of(
            "shiftago", new ShiftagoSkin(),
            "syrtis", new SyrtisSkin(),
            "pushee", new PusheeSkin(),
            "catsdogs", new CatsDogsSkin(),
            "infection", new InfectionSkin());

    private static final Skin PLAIN = new PlainSkin();

    private Skins() {}

    /** A game's skin; a plain one for a game that has none. */
    public static Skin of(GameKind kind) {
        return BY_ID.getOrDefault(kind.id(), PLAIN);
    }
}
