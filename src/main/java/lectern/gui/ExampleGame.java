package lectern.gui;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import lectern.game.Position;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.play.GameRecord;
import lectern.play.player.PlayerText;

/** The game that lies on the desk before the user chooses one: in full swing, and ready to be clicked. */
record ExampleGame(GameRecord record) {
    private static final String FILE = "example.lectern";
    private static final String OPPONENT = "search";

    static ExampleGame read() {
        try (InputStream text = ExampleGame.class.getResourceAsStream(FILE)) {
            return new ExampleGame(GameRecord.read(new String(text.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
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
}
