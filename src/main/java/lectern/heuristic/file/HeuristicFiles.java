package lectern.heuristic.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import lectern.heuristic.Heuristic;
import lectern.heuristic.HeuristicSource;
import lectern.heuristic.UnreadableHeuristic;

/** Heuristics in files. */
public final class HeuristicFiles {
    /** What the names of their files end with. */
    public static final String ENDING = ".heuristic.yaml";

    /** A name that leads nowhere else; Windows has some that are devices, but none with such an ending. */
    private static final String PLAIN_NAME = "[\\p{L}\\p{Nd}_][\\p{L}\\p{Nd}_ -]{0,99}" + ENDING.replace(".", "\\.");

    private HeuristicFiles() {}

    /**
     * The heuristic in a file.
     *
     * @throws UnreadableHeuristic if there is none that can be read; it names the file
     */
    public static Heuristic read(Path file) {
        try {
            if (!Files.exists(file)) throw new UnreadableHeuristic(Phrase.of("heuristic.no-file"));
            if (!Files.isRegularFile(file)) throw new UnreadableHeuristic(Phrase.of("heuristic.unreadable-file"));
            try (InputStream in = Files.newInputStream(file)) {
                return read(in.readNBytes(HeuristicYaml.LONGEST + 1));
            }
        } catch (IOException | SecurityException e) {
            throw new UnreadableHeuristic(Phrase.of("heuristic.unreadable-file")).in(file.toString());
        } catch (UnreadableHeuristic wrong) {
            throw wrong.in(file.toString());
        }
    }

    /**
     * The heuristic in the bytes of a file; of a long file the first suffice that are more than may be.
     *
     * @throws UnreadableHeuristic if there is none that can be read
     */
    public static Heuristic read(byte[] bytes) {
        if (bytes.length > HeuristicYaml.LONGEST) {
            throw new UnreadableHeuristic(Phrase.of("heuristic.long-file", HeuristicYaml.LONGEST / 1024));
        }
        try {
            return HeuristicYaml.read(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException e) {
            throw new UnreadableHeuristic(Phrase.of("heuristic.no-utf8"));
        }
    }

    /** Files by their paths, from a folder on. Only for texts that the user of this program wrote. */
    public static HeuristicSource from(Path folder) {
        return reference -> {
            try {
                return read(folder.resolve(reference));
            } catch (InvalidPathException e) {
                throw new UnreadableHeuristic(Phrase.of("heuristic.no-file")).in(Excerpt.of(reference));
            }
        };
    }

    /** Files in a folder by their plain names: no other folder is looked into, and no link is followed. */
    public static HeuristicSource beside(Path folder) {
        return named(name -> {
            Path file = folder.resolve(name);
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) return Optional.empty();
            try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
                return Optional.of(in.readNBytes(HeuristicYaml.LONGEST + 1));
            }
        });
    }

    /** Finds the bytes of a file, or at least the first of them. */
    @FunctionalInterface
    public interface Contents {
        Optional<byte[]> of(String name) throws IOException;
    }

    /** Files by their plain names, wherever they are kept. */
    public static HeuristicSource named(Contents contents) {
        return name -> {
            if (!name.matches(PLAIN_NAME)) {
                throw new UnreadableHeuristic(Phrase.of("heuristic.no-plain-name", Excerpt.of(name)));
            }
            try {
                byte[] bytes =
                        contents.of(name).orElseThrow(() -> new UnreadableHeuristic(Phrase.of("heuristic.no-file")));
                return read(bytes);
            } catch (IOException e) {
                throw new UnreadableHeuristic(Phrase.of("heuristic.unreadable-file")).in(name);
            } catch (UnreadableHeuristic wrong) {
                throw wrong.in(name);
            }
        };
    }
}
