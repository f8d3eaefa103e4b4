package lectern.cli.ugi;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.play.engine.BoundedLines;
import lectern.text.Sentences;

/** Speaks the Universal Game Interface, and whatever other protocol a game has, as its engine. */
public final class UgiLoop {
    /** Long enough for the moves of any game. */
    private static final int LONGEST_LINE = 1 << 20;

    private final Game game;
    private final String version;
    private final Sentences sentences;

    /**
     * @param version what to call this program
     * @param sentences the language of remarks
     */
    public UgiLoop(Game game, String version, Sentences sentences) {
        this.game = game;
        this.version = version;
        this.sentences = sentences;
    }

    /** Converses until it is told to quit, the input ends or the answers are no longer heard. */
    public void run(InputStream in, OutputStream out) throws IOException {
        UgiOutput voice = new UgiOutput(out, sentences);
        try (AwaitedLines awaited = new AwaitedLines(new BoundedLines(in, LONGEST_LINE));
                UgiThinker thinker = new UgiThinker(voice)) {
            voice.whenLost(awaited::wake);
            UgiSession session = new UgiSession(game, version, voice, thinker);
            boolean goesOn = true;
            while (goesOn && voice.isHeard()) {
                Optional<BoundedLines.Line> line = awaited.next();
                goesOn = line.isPresent() && hear(line.get(), session, voice);
            }
            if (!voice.isHeard()) thinker.stop();
        }
        voice.check();
    }

    private static boolean hear(BoundedLines.Line line, UgiSession session, UgiOutput voice) {
        if (line.tooLong()) {
            voice.remark(Phrase.of("ugi.line-too-long", String.valueOf(LONGEST_LINE)));
            return true;
        }
        List<String> words = Arrays.asList(line.text().strip().split("\\s+"));
        try {
            return session.hear(words);
        } catch (RuntimeException defect) {
            voice.remark(Phrase.of("ugi.defect", defect.toString()));
            return true;
        }
    }
}
