package lectern.gui.wording;

/** What a player is called: its name in the language, and its settings as they were written. */
public final class PlayerName {
    private PlayerName() {}

    public static String of(Wording wording, String text) {
        int colon = text.indexOf(':');
        String id = colon < 0 ? text : text.substring(0, colon);
        String key = "players.name." + id;
        String name = wording.sentences().has(key) ? wording.of(key) : Literal.of(id);
        return colon < 0 ? name : wording.of("decision.player", name, text.substring(colon + 1));
    }
}
