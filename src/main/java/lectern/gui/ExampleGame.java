package lectern.gui;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import lectern.game.Position;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.play.Contender;
import lectern.play.GameRecord;
import lectern.play.PlayerText;

/**
 * The game that lies on the desk when nobody has chosen one yet: in full swing, and ready to be clicked.
 *
 * @param opponent whoever clicks is answered
 */
record ExampleGame(GameRecord record, Contender opponent) {
    private static final String FILE = "example.lectern";
    private static final String OPPONENT = "search";

    static ExampleGame read() {
        try (InputStream text = ExampleGame.class.getResourceAsStream(FILE)) {
            GameRecord record = GameRecord.read(new String(text.readAllBytes(), StandardCharsets.UTF_8));
            return new ExampleGame(
                    record, PlayerText.read(OPPONENT, record.match().game()));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    Position position() {
        return record.match().position();
    }

    Desk desk() {
        Desk desk = Desk.of(record);
        desk.seat(Seats.PEOPLE.with(desk.position().toMove().other(), Optional.of(opponent)));
        return desk;
    }
}
