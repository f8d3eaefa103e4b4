package lectern.mutation;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import lectern.game.Draws;

/** Reads a number of mutated files of every kind, and says of each kind how many were read and how many refused. */
final class MutatedFiles {
    private MutatedFiles() {}

    /**
     * Ends with status 1 at the first defect, which it tells with the file that shows it.
     *
     * @param args how many of each kind, and if wished the beginning of the names of the kinds
     */
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("mutated");
        int count = Integer.parseInt(args[0]);
        for (MutatedKind kind : new Readers(folder).all()) {
            if (args.length > 1 && !kind.name().startsWith(args[1])) continue;
            System.out.println(kind.name() + ": " + told(kind, count));
        }
    }

    private static String told(MutatedKind kind, int count) throws Exception {
        Mutation mutation = new Mutation(Draws.of(1, "mutated " + kind.name()));
        int read = 0;
        for (byte[] sample : kind.samples()) {
            if (!kind.isRead(sample))
                throw new IllegalStateException("refused: " + new String(sample, StandardCharsets.UTF_8));
        }
        for (int i = 0; i < count; i++) {
            byte[] file = mutation.of(kind.samples());
            try {
                if (kind.isRead(file)) read++;
            } catch (Exception | OutOfMemoryError | StackOverflowError defect) {
                Path kept = Files.write(Files.createTempFile("mutated", ".bytes"), file);
                throw new IllegalStateException(kind.name() + " number " + i + ", kept in " + kept, defect);
            }
        }
        return read + " read, " + (count - read) + " refused";
    }
}
