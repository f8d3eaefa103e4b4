package lectern.cli.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

/**
 * Valid requests, altered at random: whatever comes of it, every line gets one answer, and no defect shows. Not
 * {@code perft}, whose depth an alteration might make endless.
 */
class HostileLinesTest {
    private static final int LINES_PER_GAME = 2_000;

    private final Draws draws = Draws.of(2026, "hostile lines");

    @Test
    void everyAlteredLineGetsOneAnswerThatIsAnObject() {
        for (GameKind kind : Games.ALL) {
            List<String> requests = requests(Games.read(kind.id()));
            ByteArrayOutputStream lines = new ByteArrayOutputStream();
            for (int i = 0; i < LINES_PER_GAME; i++) {
                lines.writeBytes(altered(draws.from(requests), requests));
                lines.write('\n');
            }

            List<String> answers = Asking.stream(lines.toByteArray());

            assertThat(answers).hasSize(LINES_PER_GAME);
            for (String answer : answers) {
                assertThat(Asking.read(answer).isObject()).as(answer).isTrue();
                assertThat(answer).doesNotContain("\"code\":\"internal\"");
            }
            assertThat(answers).anyMatch(answer -> answer.contains("\"effects\""));
            assertThat(answers).anyMatch(answer -> answer.contains("\"bad-json\""));
            assertThat(answers).anyMatch(answer -> answer.contains("\"bad-argument\""));
        }
    }

    private List<String> requests(Game game) {
        Position position = game.start(draws.below(1000)).position();
        List<String> requests = new ArrayList<>();
        requests.add("{\"id\":1,\"do\":\"games\",\"lang\":\"pt\"}");
        requests.add("{\"id\":[2],\"do\":\"start\",\"game\":\"" + game.text() + "\",\"seed\":77}");
        for (int ply = 0; ply < 12 && !position.isOver(); ply++) {
            String place = ",\"game\":\"" + game.text() + "\",\"position\":\"" + position.text() + "\"";
            String move = draws.from(position.moves()).text();
            requests.add("{\"do\":\"legal\"" + place + "}");
            requests.add("{\"do\":\"play\"" + place + ",\"move\":\"" + move + "\"}");
            requests.add("{\"do\":\"explain\"" + place + ",\"move\":\"" + draws.from(game.conceivableMoves()) + "\"}");
            requests.add("{\"do\":\"evaluate\"" + place + ",\"side\":\"second\",\"weights\":{}}");
            requests.add("{\"do\":\"facts\"" + place + "}");
            requests.add("{\"do\":\"replay\"" + place + ",\"moves\":[\"" + move + "\",\"pass\"]}");
            requests.add("{\"do\":\"choose\"" + place + ",\"player\":\"easy\",\"seed\":5}");
            position = position.play(position.readMove(move), Narrator.SILENT);
        }
        return requests;
    }

    /** A line with up to three of its bytes or stretches changed; never with a line break in it. */
    private byte[] altered(String request, List<String> others) {
        byte[] line = request.getBytes(StandardCharsets.UTF_8);
        for (int changes = draws.below(4); changes > 0 && line.length > 0; changes--) {
            int at = draws.below(line.length);
            int end = at + draws.below(Math.min(20, line.length - at) + 1);
            byte[] other = draws.from(others).getBytes(StandardCharsets.UTF_8);
            int from = draws.below(other.length);
            byte[] stretch = Arrays.copyOfRange(other, from, Math.min(other.length, from + draws.below(20)));
            line = switch (draws.below(4)) {
                case 0 -> joined(line, at, new byte[] {oneByte()}, at + 1);
                case 1 -> joined(line, at, new byte[0], end);
                case 2 -> joined(line, at, stretch, end);
                default -> joined(line, at, digits(), end);
            };
        }
        return line;
    }

    private byte oneByte() {
        byte any = (byte) draws.below(256);
        return any == '\n' ? (byte) '"' : any;
    }

    private byte[] digits() {
        return draws.from(List.of("0", "-1", "99999999999", "1e9", "0.5", "null", "true", "[]", "{}", "\"\""))
                .getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] joined(byte[] line, int head, byte[] middle, int tail) {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        joined.write(line, 0, head);
        joined.writeBytes(middle);
        joined.write(line, tail, line.length - tail);
        return joined.toByteArray();
    }
}
