package lectern.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A game's rules, written for players: a page of Markdown with tables and without HTML, in {@code lectern/rules}. */
public final class RulesPage {
    private static final String FOLDER = "/lectern/rules/";

    private RulesPage() {}

    /**
     * The page of a game.
     *
     * @param game the game's id
     * @throws IllegalArgumentException if that game has no page
     */
    public static String of(String game, Language language) {
        String path = FOLDER + game + suffix(language) + ".md";
        try (InputStream page = RulesPage.class.getResourceAsStream(path)) {
            if (page == null) throw new IllegalArgumentException("there is no " + path);
            return new String(page.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** As with the bundles, English has none. */
    private static String suffix(Language language) {
        return language == Language.EN ? "" : "_" + language.locale().getLanguage();
    }
}
