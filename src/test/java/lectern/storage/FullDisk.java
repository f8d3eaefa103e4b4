package lectern.storage;

import java.io.IOException;
import java.nio.file.Path;

/** The disks of this machine, which can be made to look full. */
public final class FullDisk implements Disk {
    private volatile boolean full;

    public void beFull(boolean chosen) {
        full = chosen;
    }

    private void write(OpenFile file, byte[] content) throws IOException {
        // A disk that is full takes the names of files, and nothing into them.
        if (full) throw new IOException("no room");
        file.write(content);
    }

    @Override
    public OpenFile create(Path file, Access access) throws IOException {
        OpenFile opened = SYSTEM.create(file, access);
        return new OpenFile() {
            @Override
            public void write(byte[] content) throws IOException {
                FullDisk.this.write(opened, content);
            }

            @Override
            public void sync() throws IOException {
                opened.sync();
            }

            @Override
            public void close() throws IOException {
                opened.close();
            }
        };
    }

    @Override
    public void rename(Path from, Path to) throws IOException {
        SYSTEM.rename(from, to);
    }

    @Override
    public void delete(Path file) throws IOException {
        SYSTEM.delete(file);
    }

    @Override
    public void syncFolder(Path folder) throws IOException {
        SYSTEM.syncFolder(folder);
    }
}
