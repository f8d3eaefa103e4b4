package lectern.storage;

import java.io.IOException;
import java.nio.file.Path;

/** A disk whose program ends after so many calls. */
final class StoppingDisk implements Disk {
    private final Disk disk;
    private int left;
    private boolean ended;

    private static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    interface Program {
        void run() throws IOException;
    }

    StoppingDisk(Disk disk, int calls) {
        this.disk = disk;
        left = calls;
    }

    void run(Program program) throws IOException {
        try {
            program.run();
            ended = true;
        } catch (Stopped stopped) {
            ended = false;
        }
    }

    boolean cameToTheEnd() {
        return ended;
    }

    private Disk next() {
        if (left-- <= 0) throw new Stopped();
        return disk;
    }

    @Override
    public OpenFile create(Path file, Access access) throws IOException {
        OpenFile opened = next().create(file, access);
        return new OpenFile() {
            @Override
            public void write(byte[] content) throws IOException {
                next();
                opened.write(content);
            }

            @Override
            public void sync() throws IOException {
                next();
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
        next().rename(from, to);
    }

    @Override
    public void delete(Path file) throws IOException {
        next().delete(file);
    }

    @Override
    public void syncFolder(Path folder) throws IOException {
        next().syncFolder(folder);
    }
}
