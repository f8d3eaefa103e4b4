package lectern.gui;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.play.Contender;
import lectern.play.GameRecord;
import lectern.play.PlayerText;

/** The game that lies on the desk when nobody has chosen one yet: in full swing, and ready to be clicked. */
final class ExampleGame {
    private static final String FILE = "example.lectern";

    /** Whoever clicks is answered. */
    private static final String OPPONENT = "search";

    private ExampleGame() {}

    static Desk desk() {
        try (InputStream text = ExampleGame.class.getResourceAsStream(FILE)) {
            Desk desk = Desk.of(GameRecord.read(new String(text.readAllBytes(), StandardCharsets.UTF_8)));
            Contender opponent = PlayerText.read(OPPONENT, desk.game());
            desk.seat(Seats.PEOPLE.with(desk.position().toMove().other(), Optional.of(opponent)));
            return desk;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
