package lectern.gui;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.settings.UserSettings;
import lectern.play.GameRecord;
import lectern.play.player.PlayerText;

/**
 * The game that lies on the desk before the user chooses one: in full swing, and ready to be clicked. There is one of
 * each game, and each start shows the one after that which was seen last.
 *
 * @param name which one it is
 */
record ExampleGame(String name, GameRecord record) {
    private static final String FOLDER = "examples/";
    private static final String ORDER = "order.txt";
    private static final String SEEN = "example.seen";
    private static final String OPPONENT = "search";

    /** The one after the last that was seen; at first the first. */
    static ExampleGame next(UserSettings remembered) {
        List<String> names = names();
        int seen = remembered.text(SEEN).map(names::indexOf).orElse(-1);
        return read(names.get((seen + 1) % names.size()));
    }

    static List<String> names() {
        return text(ORDER).lines().toList();
    }

    static ExampleGame read(String name) {
        return new ExampleGame(name, GameRecord.read(text(name + ".lectern")));
    }

    private static String text(String file) {
        try (InputStream text = ExampleGame.class.getResourceAsStream(FOLDER + file)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** It is shown; the next start shows another one. */
    void noteIn(UserSettings remembered) {
        remembered.remember(SEEN, name);
    }

    Position position() {
        return record.match().position();
    }

    Desk desk() {
        return Desk.of(record);
    }

    /** The side to move is a person's; the computer answers. */
    Seats seats() {
        return Seats.PEOPLE.with(
                position().toMove().other(),
                Optional.of(PlayerText.read(OPPONENT, record.match().game())));
    }

    /** Who the user is, and what to do. */
    Phrase invitation(Phrase whatToDo) {
        return Phrase.of("frame.example", position().view().name(position().toMove()), whatToDo);
    }
}
