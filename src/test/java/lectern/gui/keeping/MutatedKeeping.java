package lectern.gui.keeping;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lectern.game.Game;
import lectern.games.Games;
import lectern.gui.desk.Seats;
import lectern.mutation.MutatedKind;
import lectern.play.GameRecord;
import lectern.play.UnreadableRecord;
import lectern.storage.Journal;

/** The kinds of files and texts that the keeping of games reads. */
public final class MutatedKeeping {
    private final Path folder;
    private final Game played = Games.read("infection");

    /** @param folder for files that are read from a disk */
    public MutatedKeeping(Path folder) {
        this.folder = folder;
    }

    /** @param records that are not mutated yet */
    public List<MutatedKind> kinds(List<String> records) throws IOException {
        List<String> kept = records.stream().map(this::keptText).toList();
        List<byte[]> files = MutatedKind.ofTexts("", records, text -> {}).samples();
        return List.of(
                new MutatedKind("files of people's own", files, List.of(RecordFile.Refused.class), this::readFile),
                MutatedKind.ofTexts("pasted texts", records, text -> Pasted.read(text, played)),
                MutatedKind.ofTexts("kept games", kept, KeptText::read, UnreadableRecord.class),
                new MutatedKind("running games", journals(kept), List.of(Damaged.class), this::readRunning));
    }

    /** It is told to the user and put aside. */
    private static final class Damaged extends Exception {}

    private String keptText(String record) {
        GameRecord read = GameRecord.read(record);
        return KeptText.of(
                new Kept(read.match(), read.head(), Seats.PEOPLE, Optional.of(folder.resolve("own.lectern"))));
    }

    private List<byte[]> journals(List<String> kept) throws IOException {
        Path path = folder.resolve("sample.journal");
        try (Journal journal = Journal.begin(path)) {
            for (String text : kept) journal.append(text);
        }
        byte[] journal = Files.readAllBytes(path);
        Files.delete(path);
        return List.of(journal);
    }

    private void readFile(byte[] bytes) throws Exception {
        RecordFile.read(Files.write(folder.resolve("own.lectern"), bytes));
    }

    private void readRunning(byte[] bytes) throws Exception {
        Path running = Files.createDirectories(folder.resolve("running"));
        Files.write(running.resolve("1-abandoned.journal"), bytes);
        Interrupted.Found found = Interrupted.in(running);
        for (Interrupted game : found.games()) game.claim().giveUp();
        for (Path unreadable : found.unreadable()) Files.delete(unreadable);
        if (found.games().isEmpty()) throw new Damaged();
    }
}
