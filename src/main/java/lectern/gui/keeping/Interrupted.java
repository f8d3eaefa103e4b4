package lectern.gui.keeping;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.gui.memory.DataFolder;
import lectern.play.UnreadableRecord;

/** A game whose window was not closed, as after a crash or a power cut. */
record Interrupted(Kept kept, Instant when, Claim claim) {
    /** All there are in a data folder, the latest first. Not on the event thread. */
    static List<Interrupted> in(DataFolder data) {
        List<Interrupted> found = new ArrayList<>();
        try {
            for (Claim claim : Claim.abandoned(Autosave.running(data))) {
                Optional<Interrupted> game = of(claim);
                if (game.isPresent()) found.add(game.get());
            }
        } catch (IOException unreadable) {
            // What cannot be read cannot be offered; it stays where it is.
            return found;
        }
        found.sort((one, other) -> other.when().compareTo(one.when()));
        return found;
    }

    private static Optional<Interrupted> of(Claim claim) throws IOException {
        Optional<String> text = claim.read();
        if (text.isEmpty()) {
            claim.giveUp();
            return Optional.empty();
        }
        try {
            return Optional.of(new Interrupted(Kept.read(text.get()), claim.written(), claim));
        } catch (UnreadableRecord fromAnotherVersion) {
            return Optional.empty();
        }
    }
}
