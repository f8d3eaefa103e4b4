package lectern.gui.settings;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import lectern.game.Phrase;

/**
 * What is remembered from one run to the next: texts under names, in one file of a {@link DataFolder}. It is asked and
 * told at once; when it was told, the end of the process loses nothing, and soon after that a power cut neither. Several
 * windows and processes may share a file: each writes only what it was told, over what the others have written. If
 * nothing can be written everything goes on, and that is said once. It belongs to one thread.
 */
public final class UserSettings {
    static final String FILE = SettingsFile.NAME;

    private final Map<String, String> texts = new TreeMap<>();
    private final Trouble trouble = new Trouble();
    private final SettingsWriter writer;

    private UserSettings(SettingsFile file) {
        writer = new SettingsWriter(file, trouble);
        boolean whole;
        try {
            PropertiesText.Found found = file.read();
            texts.putAll(found.texts());
            writer.takeOver().applyTo(texts);
            whole = found.whole();
        } catch (IOException unreadable) {
            whole = false;
        }
        if (!whole) writer.mergeSoon();
    }

    /** What can be made out in a folder; nothing if it cannot be read. */
    public static UserSettings in(DataFolder folder) {
        return new UserSettings(new SettingsFile(folder));
    }

    public Optional<String> text(String name) {
        return Optional.ofNullable(texts.get(name));
    }

    public void remember(String name, String text) {
        remember(Map.of(name, text));
    }

    /** Remembers several texts that belong together: all of them, or none. */
    public void remember(Map<String, String> several) {
        Map<String, String> changed = new HashMap<>(several);
        changed.entrySet().removeIf(entry -> entry.getValue().equals(texts.get(entry.getKey())));
        if (changed.isEmpty()) return;
        texts.putAll(changed);
        writer.add(Changes.remembering(changed));
    }

    public void forget(String name) {
        if (texts.remove(name) != null) writer.add(Changes.forgetting(name));
    }

    /**
     * Tells a listener, on the writer's thread or this one, of what cannot be read or written: of each thing once.
     *
     * @return ends that
     */
    public Runnable onTrouble(Consumer<Phrase> listener) {
        return trouble.listen(listener);
    }

    /** Waits until the file says everything, or cannot. Not for the event thread. */
    public void awaitWritten() {
        writer.awaitWritten();
    }
}
