package lectern.gui.keeping;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lectern.play.UnreadableRecord;

/** A game whose window was not closed, as after a crash or a power cut. */
record Interrupted(Kept kept, Instant when, AbandonedClaim claim) {
    /**
     * What windows left behind.
     *
     * @param games the latest first
     * @param unreadable where that is which should be a game and cannot be read
     */
    record Found(List<Interrupted> games, List<Path> unreadable) {}

    /** All there are in the folder of running games; what is wrong with one is no harm to the others. */
    static Found in(Path folder) {
        Found found = new Found(new ArrayList<>(), new ArrayList<>());
        try {
            for (String name : AbandonedClaim.names(folder)) look(folder, name, found);
        } catch (IOException noFolder) {
            found.unreadable().add(folder);
        }
        found.games().sort(Comparator.comparing(Interrupted::when).reversed());
        return found;
    }

    private static void look(Path folder, String name, Found found) {
        try {
            Optional<AbandonedClaim> claim = AbandonedClaim.take(folder, name);
            if (claim.isEmpty()) return;
            if (claim.get().isEmpty()) claim.get().giveUp();
            else read(claim.get(), found);
        } catch (IOException impossible) {
            found.unreadable().add(folder.resolve(name));
        }
    }

    private static void read(AbandonedClaim claim, Found found) throws IOException {
        try {
            found.games().add(new Interrupted(KeptText.read(claim.read()), claim.written(), claim));
        } catch (IOException | UnreadableRecord damaged) {
            found.unreadable().add(claim.putAside());
        }
    }
}
