package lectern.mutation;

import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A kind of file or text that is read from outside.
 *
 * @param samples what it looks like where nothing is wrong with it
 * @param refusals what its reader throws if it can make nothing of it; anything else that it throws is a defect
 */
public record MutatedKind(String name, List<byte[]> samples, List<Class<? extends Exception>> refusals, Reader reader) {
    /** Reads bytes as the program does. */
    @FunctionalInterface
    public interface Reader {
        void read(byte[] bytes) throws Exception;
    }

    /** Reads a text as the program does. */
    @FunctionalInterface
    public interface TextReader {
        void read(String text) throws Exception;
    }

    /** A kind of text whose reader never refuses one. */
    public static MutatedKind ofTexts(String name, List<String> samples, TextReader reader) {
        return new MutatedKind(name, bytes(samples), List.of(), text(reader));
    }

    public static MutatedKind ofTexts(
            String name, List<String> samples, TextReader reader, Class<? extends Exception> refusal) {
        return new MutatedKind(name, bytes(samples), List.of(refusal), text(reader));
    }

    private static List<byte[]> bytes(List<String> samples) {
        return samples.stream()
                .map(sample -> sample.getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    private static Reader text(TextReader reader) {
        return bytes -> reader.read(new String(bytes, StandardCharsets.UTF_8));
    }

    /** Whether it was read; false if it was refused. */
    boolean isRead(byte[] bytes) throws Exception {
        try {
            reader.read(bytes);
            return true;
        } catch (Exception thrown) {
            if (refusals.stream().anyMatch(refusal -> refusal.isInstance(thrown))) return false;
            throw thrown;
        }
    }
}
