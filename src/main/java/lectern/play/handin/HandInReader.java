package lectern.play.handin;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
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
import lectern.play.player.PlayerFields;
import lectern.play.player.PlayerSetting;
import lectern.play.player.PlayerText;
import lectern.play.sweep.WeightedPlayer;

/** Makes players of files that were handed in for a game; of one folder, since all together have a bound. */
final class HandInReader {
    /** Bytes of a player text: more than the longest one has. */
    static final int LONGEST_PLAYER = 4 * 1024;

    /** Bytes of all hand-ins together. A heuristic can take up seventy times its bytes in memory. */
    static final int MOST_BYTES = 8 * 1024 * 1024;

    private static final String BYTE_ORDER_MARK = "\ufeff";

    private final Game game;
    private final String playedBy;
    private final EngineAdmission engines;
    private int room = MOST_BYTES;

    /** @throws UnreadableText if no heuristic of the game can be played like that */
    HandInReader(Game game, String playedBy, EngineAdmission engines) {
        this.game = game;
        this.playedBy = playedBy;
        this.engines = engines;
        contender(Heuristic.of("any", game.kind(), List.of()));
    }

    /** @throws Unacceptable if there is none in the file */
    Contender read(String name, HandInFile file) {
        return switch (file.kind()) {
            case HEURISTIC -> heuristic(name, bytes(file, HeuristicYaml.LONGEST), file.shown());
            case PLAYER -> player(bytes(file, LONGEST_PLAYER), file.shown());
        };
    }

    private byte[] bytes(HandInFile file, int longest) {
        if (room < longest) throw new Unacceptable(Phrase.of("handin.much", file.shown(), MOST_BYTES >> 20));
        byte[] bytes = file.bytes(longest);
        room -= bytes.length;
        return bytes;
    }

    private Contender heuristic(String name, byte[] bytes, String fileName) {
        try {
            Heuristic heuristic = HeuristicFiles.read(bytes).in(game.kind());
            int criteria = heuristic.criteria();
            if (criteria <= HandIns.MOST_CRITERIA) return contender(heuristic.namedAfter(name));
            throw new Unacceptable(Phrase.of("handin.many-criteria", fileName, criteria, HandIns.MOST_CRITERIA));
        } catch (UnreadableHeuristic wrong) {
            throw new Unacceptable(wrong.in(fileName).phrase());
        }
    }

    private Contender contender(Heuristic heuristic) {
        return WeightedPlayer.of(game, playedBy, heuristic).asItIs();
    }

    private Contender player(byte[] bytes, String fileName) {
        String text = text(bytes, fileName);
        try {
            return PlayerText.isEngine(text) ? engine(text, fileName) : player(text, fileName);
        } catch (UnreadableText wrong) {
            throw new Unacceptable(Phrase.of("heuristic.in-file", fileName, wrong.reason()));
        }
    }

    private Contender engine(String text, String fileName) {
        if (engines == EngineAdmission.ADMITTED) return PlayerText.readOrEngine(text, game);
        throw new Unacceptable(Phrase.of("handin.engine", fileName));
    }

    /** With several threads it would take from the others what they are to share, and play by chance. */
    private Contender player(String text, String fileName) {
        Contender player = PlayerText.read(text, game);
        boolean isAlone = !PlayerFields.settings(player.text()).containsKey(PlayerSetting.THREADS.key());
        if (isAlone) return player;
        throw new Unacceptable(Phrase.of("handin.threads", fileName));
    }

    /** A command line is shown before it is carried out: no sign in it may hide another one. */
    private static String text(byte[] bytes, String fileName) {
        if (bytes.length > LONGEST_PLAYER) throw new Unacceptable(Phrase.of("handin.long-player", fileName));
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
}
