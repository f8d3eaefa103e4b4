package lectern.play.handin;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.reading.Printable;
import lectern.heuristic.Heuristic;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicFiles;
import lectern.heuristic.file.HeuristicYaml;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.play.sweep.WeightedPlayer;

/** Makes players of files that were handed in for a game. */
final class HandInReader {
    /** Bytes of a player text: more than the longest one has. */
    private static final int LONGEST_PLAYER = 4 * 1024;

    private static final String BYTE_ORDER_MARK = "\ufeff";

    private final Game game;
    private final String playedBy;
    private final EngineAdmission engines;

    /** @throws UnreadableText if no heuristic of the game can be played like that */
    HandInReader(Game game, String playedBy, EngineAdmission engines) {
        this.game = game;
        this.playedBy = playedBy;
        this.engines = engines;
        contender(Heuristic.of("any", game.kind(), List.of()));
    }

    /** @throws Unacceptable if there is none in the file */
    Contender read(String name, Path file, HandInKind kind) {
        String fileName = EntryName.shown(EntryName.of(file));
        return switch (kind) {
            case HEURISTIC -> heuristic(name, bytes(file, fileName, HeuristicYaml.LONGEST), fileName);
            case PLAYER -> player(bytes(file, fileName, LONGEST_PLAYER), fileName);
        };
    }

    private Contender heuristic(String name, byte[] bytes, String fileName) {
        try {
            return contender(HeuristicFiles.read(bytes).in(game.kind()).namedAfter(name));
        } catch (UnreadableHeuristic wrong) {
            throw new Unacceptable(wrong.in(fileName).phrase());
        }
    }

    private Contender contender(Heuristic heuristic) {
        return WeightedPlayer.of(game, playedBy, heuristic).asItIs();
    }

    private Contender player(byte[] bytes, String fileName) {
        String text = text(bytes, fileName);
        boolean isEngine = PlayerText.isEngine(text);
        if (isEngine && engines == EngineAdmission.REFUSED) {
            throw new Unacceptable(Phrase.of("handin.engine", fileName));
        }
        try {
            return isEngine ? PlayerText.readOrEngine(text, game) : PlayerText.read(text, game);
        } catch (UnreadableText wrong) {
            throw new Unacceptable(Phrase.of("heuristic.in-file", fileName, wrong.reason()));
        }
    }

    /** A command line is shown before it is carried out: no sign in it may hide another one. */
    private static String text(byte[] bytes, String fileName) {
        if (bytes.length > LONGEST_PLAYER) {
            throw new Unacceptable(Phrase.of("handin.long-player", fileName));
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            String line = (text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text).strip();
            if (Printable.is(line)) return line;
            throw new Unacceptable(Phrase.of("handin.unprintable-player", fileName));
        } catch (CharacterCodingException e) {
            throw new Unacceptable(Phrase.of("handin.no-utf8", fileName));
        }
    }

    /** The file's bytes, or one more than the longest that is read. */
    private static byte[] bytes(Path file, String fileName, int longest) {
        try {
            if (Files.isSymbolicLink(file)) throw new Unacceptable(Phrase.of("handin.link", fileName));
            // A pipe would be waited for without end.
            if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                throw new Unacceptable(Phrase.of("handin.no-file", fileName));
            }
            try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
                return in.readNBytes(longest + 1);
            }
        } catch (IOException | SecurityException e) {
            throw new Unacceptable(Phrase.of("handin.unreadable", fileName));
        }
    }
}
