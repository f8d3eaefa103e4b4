package lectern.cli.picture;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.RecordArgument;
import lectern.game.HeapShare;
import lectern.game.Position;
import lectern.picture.Scene;
import lectern.picture.export.BoardExport;
import lectern.picture.export.BoardExport.Format;
import lectern.picture.replay.ReplayAnimation;
import lectern.picture.replay.ReplayFrame;
import lectern.picture.replay.ReplaySlides;
import lectern.picture.replay.ReplayStrip;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.text.Sentences;
import picocli.CommandLine.ParameterException;

/** Draws positions of a record: one of them, several in a strip, all as an animation, or each on a page. */
public record RecordRendering(RecordArgument file, FrameOptions options, int cell, LanguageOption lang) {
    private static final String GIF = ".gif";

    /** A strip is one drawing, and programs open few that are larger; a page or a moment stands alone. */
    private static final int MOST_IN_STRIP = 120;

    private static final int MOST_ALONE = 1_000;

    /**
     * The content of the file to write.
     *
     * @param out the file's name, whose ending says the format
     * @param look how a position is shown
     * @throws ParameterException if it cannot be drawn like that
     */
    public byte[] bytes(String out, Function<Position, Scene> look) {
        boolean moving = out.toLowerCase(Locale.ROOT).endsWith(GIF);
        Optional<Format> format = Format.ofFile(out);
        if (!moving && format.isEmpty()) throw lang.wrong("replay.no-format", out);
        check(moving, format);
        GameRecord record = file.read(lang);
        Match match = record.match();
        boolean alone = moving || options.asPages();
        List<Integer> plies = options.plies(match.mainLine().size(), alone, lang);
        int most = alone ? MOST_ALONE : MOST_IN_STRIP;
        if (plies.size() > most) throw lang.wrong("replay.too-many", plies.size(), most);
        Sentences sentences = lang.sentences();
        String title = sentences.of(match.game().kind().name());
        List<ReplayFrame> frames = plies.stream()
                .map(ply -> ReplayFrame.of(record, ply, look, sentences::of))
                .toList();
        if (moving) return animation(frames);
        if (options.asPages())
            return new ReplaySlides(frames, title, sentences.language().code()).pdf();
        return options.areSeveral() ? strip(frames, title, format.get()) : board(frames.get(0), title, format.get());
    }

    private void check(boolean moving, Optional<Format> format) {
        if (options.asPages() && !format.equals(Optional.of(Format.PDF)))
            throw lang.wrong("replay.belongs", "--pages", ".pdf");
        if (options.hasDelay() && !moving) throw lang.wrong("replay.belongs", "--delay", GIF);
        if (options.hasColumns() && (moving || !options.areSeveral())) throw lang.wrong("replay.columns");
    }

    private byte[] board(ReplayFrame frame, String title, Format format) {
        BoardExport export = new BoardExport(frame.scene(), title + ": " + frame.heading(), cell);
        if (format == Format.PNG) checkCell("cli.render.too-large", export.widestCell(HeapShare.PICTURE.bytes()));
        return export.bytes(format);
    }

    private byte[] strip(List<ReplayFrame> frames, String title, Format format) {
        ReplayStrip strip = new ReplayStrip(frames, title, cell, options.columns(lang));
        if (format == Format.PNG) checkCell("replay.too-large", strip.widestCell(HeapShare.PICTURE.bytes()));
        return strip.bytes(format);
    }

    private byte[] animation(List<ReplayFrame> frames) {
        ReplayAnimation animation = new ReplayAnimation(frames, cell, options.delay(lang));
        checkCell("replay.too-large", animation.widestCell(HeapShare.PICTURE.bytes()));
        return animation.gif();
    }

    /** Pixels take memory, lines do not. */
    private void checkCell(String tooLarge, int widest) {
        if (cell > widest) throw lang.wrong(tooLarge, String.valueOf(cell), String.valueOf(widest));
    }
}
