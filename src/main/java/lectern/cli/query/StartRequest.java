package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.security.SecureRandom;
import lectern.game.Game;
import lectern.game.Start;
import lectern.text.Sentences;

/** {@code start}: a freshly set up board, from a seed that is given or else drawn and told. */
final class StartRequest implements Requests.Handler {
    /** A seed that is drawn is below this: short enough to be read out and typed in again. */
    private static final int DRAWN_BELOW = 1_000_000_000;

    private final SecureRandom random = new SecureRandom();

    @Override
    public ObjectNode answer(Request request) {
        Sentences sentences = request.sentences();
        Game game = request.game();
        long seed = request.optionalWhole("seed", Long.MIN_VALUE, Long.MAX_VALUE)
                .orElseGet(() -> random.nextInt(DRAWN_BELOW));
        Start start = game.start(seed);
        ObjectNode answer =
                Json.object().put("position", start.position().text()).put("seed", start.seed());
        ArrayNode notes = answer.putArray("notes");
        start.notes().forEach(note -> notes.add(sentences.of(note)));
        return answer;
    }
}
