package lectern.gui.settings;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import lectern.game.Phrase;
import lectern.storage.Disk;
import lectern.storage.DurableFile;
import lectern.storage.FolderLock;
import lectern.storage.StoredText;

/**
 * The file of settings in a {@link DataFolder}, which windows and processes share. A file of which a part cannot be
 * read is kept aside before it is replaced.
 */
record SettingsFile(DataFolder folder) {
    static final String NAME = "settings.properties";

    /** No file is read further, and none is written longer. */
    private static final int LONGEST = 2 << 20;

    /** Of a file that is longer so much is read, so that there is room for changes. */
    private static final int BEGINNING = LONGEST / 2;

    /** So many damaged files are kept aside. */
    private static final int MOST = 9;

    private static final PropertiesText.Found NOTHING = new PropertiesText.Found(Map.of(), true);

    /** What can be made out; nothing if there is no such file. */
    PropertiesText.Found read() throws IOException {
        byte[] content;
        try {
            content = StoredText.beginning(path(), LONGEST + 1);
        } catch (NoSuchFileException absent) {
            return NOTHING;
        }
        if (content.length <= LONGEST) return PropertiesText.read(content);
        int end = BEGINNING;
        while (end > 0 && content[end - 1] != '\n') end--;
        return new PropertiesText.Found(
                PropertiesText.read(Arrays.copyOf(content, end)).texts(), false);
    }

    /**
     * Puts changes into the file, over what other writers have put there, and mends it if it is damaged. Not for the
     * event thread.
     *
     * @return what there is to be told of damage
     */
    Optional<Phrase> merge(Changes changes) throws IOException {
        return FolderLock.alone(folder.path(), () -> {
            PropertiesText.Found found = read();
            SortedMap<String, String> settings = new TreeMap<>(found.texts());
            changes.applyTo(settings);
            if (found.whole() && settings.equals(found.texts())) return Optional.empty();
            byte[] content = PropertiesText.of(settings).getBytes(StandardCharsets.UTF_8);
            if (content.length > LONGEST) throw new IOException(path() + " would be too long");
            Optional<Phrase> damage = found.whole() ? Optional.empty() : Optional.of(keepAside());
            new DurableFile(folder.disk(), path(), Disk.Access.PRIVATE).write(content);
            return damage;
        });
    }

    private Phrase keepAside() throws IOException {
        for (int number = 1; number <= MOST; number++) {
            Path aside = folder.path().resolve("settings.unreadable-" + number + ".properties");
            if (Files.isRegularFile(aside) && Files.mismatch(path(), aside) < 0) return kept(aside);
            if (Files.exists(aside, LinkOption.NOFOLLOW_LINKS)) continue;
            duplicate(path(), aside);
            return kept(aside);
        }
        return Phrase.of("frame.settings-gone", path().toAbsolutePath().toString(), MOST);
    }

    private static Phrase kept(Path aside) {
        return Phrase.of("frame.settings-unreadable", aside.toAbsolutePath().toString());
    }

    /** The original is replaced and never written into, so that a second name is as good as a second file. */
    private static void duplicate(Path original, Path other) throws IOException {
        try {
            Files.createLink(other, original);
        } catch (IOException | UnsupportedOperationException onThisDisk) {
            Files.copy(original, other);
        }
    }

    private Path path() {
        return folder.path().resolve(NAME);
    }
}
