package lectern.storage;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A disk in memory that keeps what was synced and, when the power fails, any part of what was not: of each file's new
 * bytes a beginning, or zeros in their place; of the changes to a folder's names the first few. It can be full, too.
 */
public final class ForgetfulDisk implements Disk {
    /** What stands under a name. */
    private static final class Content {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private int synced;
    }

    private interface Renaming {
        void on(Map<Path, Content> names);
    }

    private final Map<Path, Content> names = new HashMap<>();
    private final Map<Path, Content> syncedNames = new HashMap<>();
    private final List<Renaming> unsynced = new ArrayList<>();
    private boolean full;

    /** From now on there is no room for a single byte, or there is again. */
    public synchronized void beFull(boolean chosen) {
        full = chosen;
    }

    @Override
    public synchronized OpenFile create(Path file, Access access) throws IOException {
        if (full) throw new IOException("no room");
        if (names.containsKey(file)) throw new FileAlreadyExistsException(file.toString());
        Content content = new Content();
        change(all -> all.put(file, content));
        return new Opened(content);
    }

    @Override
    public synchronized void rename(Path from, Path to) throws IOException {
        Content content = names.get(from);
        if (content == null) throw new NoSuchFileException(from.toString());
        change(all -> {
            all.remove(from);
            all.put(to, content);
        });
    }

    @Override
    public synchronized void delete(Path file) {
        change(all -> all.remove(file));
    }

    @Override
    public synchronized void syncFolder(Path folder) {
        unsynced.forEach(change -> change.on(syncedNames));
        unsynced.clear();
    }

    private void change(Renaming change) {
        change.on(names);
        unsynced.add(change);
    }

    /** What a program would find that starts now, the power having stayed. */
    public synchronized Map<Path, byte[]> now() {
        Map<Path, byte[]> found = new HashMap<>();
        names.forEach((name, content) -> found.put(name, content.bytes.toByteArray()));
        return found;
    }

    /** What could be found if the power failed now. */
    public synchronized Map<Path, byte[]> afterPowerCut(Random random) {
        Map<Path, Content> left = new HashMap<>(syncedNames);
        unsynced.subList(0, random.nextInt(unsynced.size() + 1)).forEach(change -> change.on(left));
        Map<Path, byte[]> found = new HashMap<>();
        left.forEach((name, content) -> found.put(name, leftOf(content, random)));
        return found;
    }

    private static byte[] leftOf(Content content, Random random) {
        byte[] all = content.bytes.toByteArray();
        int length = content.synced + random.nextInt(all.length - content.synced + 1);
        byte[] left = Arrays.copyOf(all, length);
        // A file system may have noted the length and not written the bytes.
        if (random.nextInt(3) == 0) Arrays.fill(left, content.synced, length, (byte) 0);
        return left;
    }

    /** Puts files into a real folder, each under its last name behind a prefix. */
    public static void putInto(Path folder, String prefix, Map<Path, byte[]> files) throws IOException {
        Files.createDirectories(folder);
        for (Map.Entry<Path, byte[]> file : files.entrySet()) {
            Files.write(folder.resolve(prefix + file.getKey().getFileName()), file.getValue());
        }
    }

    private final class Opened implements OpenFile {
        private final Content content;

        private Opened(Content content) {
            this.content = content;
        }

        @Override
        public void write(byte[] bytes) throws IOException {
            synchronized (ForgetfulDisk.this) {
                // A disk that fills up takes the beginning.
                content.bytes.write(bytes, 0, full ? bytes.length / 2 : bytes.length);
                if (full) throw new IOException("no room");
            }
        }

        @Override
        public void sync() {
            synchronized (ForgetfulDisk.this) {
                content.synced = content.bytes.size();
            }
        }

        @Override
        public void close() {}
    }
}
