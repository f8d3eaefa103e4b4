package lectern.picture;

import lectern.game.GameKind;

/** The skins of the games: the only place besides the list of games where a game's id may stand. */
public final class Skins {
    private Skins() {}

    /** A game's skin; a plain one for a game that has none. */
    public static Skin of(GameKind kind) {
        return switch (kind.id()) {
            case "shiftago" -> new ShiftagoSkin();
            case "syrtis" -> new SyrtisSkin();
            case "pushee" -> new PusheeSkin();
            case "catsdogs" -> new CatsDogsSkin();
            case "infection" -> new InfectionSkin();
            default -> new PlainSkin();
        };
    }
}
