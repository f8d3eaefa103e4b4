package lectern.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.OutputFile;
import lectern.cli.console.RecordArgument;
import lectern.cli.picture.FrameOptions;
import lectern.cli.picture.RecordRendering;
import lectern.game.HeapShare;
import lectern.game.Position;
import lectern.picture.export.BoardExport;
import lectern.picture.export.BoardExport.Format;
import lectern.picture.export.MachineFonts;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern render}: draws a board into a file. */
@Command(name = "render", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class RenderCommand implements Callable<Integer> {
    private static final int SMALLEST_CELL = 8;
    private static final int LARGEST_CELL = 512;

    @Mixin
    private final LanguageOption lang;

    @Mixin
    private final PositionArguments place = new PositionArguments();

    @Mixin
    private final SceneOptions view = new SceneOptions();

    @Mixin
    private final FrameOptions frames = new FrameOptions();

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "[POSITION]",
            hideParamSyntax = true,
            descriptionKey = "render.position")
    private Optional<String> text;

    @Option(names = "--out", required = true, paramLabel = "FILE", descriptionKey = "render.out")
    private String out;

    @Option(names = "--cell", paramLabel = "N", defaultValue = "64", descriptionKey = "render.cell")
    private int cell;

    @Spec
    private CommandSpec spec;

    RenderCommand(Language language) {
        lang = new LanguageOption(language);
    }

    @Override
    public Integer call() {
        // A display that is named but dead would end all drawing. This must come before the first colour.
        if (System.getProperty("java.awt.headless") == null) System.setProperty("java.awt.headless", "true");
        if (!MachineFonts.areThere()) throw wrong("cli.no-fonts");
        Sentences sentences = lang.sentences();
        boolean ofRecord = RecordArgument.isMeantBy(place.game());
        frames.given().filter(option -> !ofRecord).ifPresent(option -> {
            throw wrong("replay.no-record", option);
        });
        if (cell < SMALLEST_CELL || cell > LARGEST_CELL) {
            throw wrong("cli.out-of-range", "--cell", SMALLEST_CELL, LARGEST_CELL, cell);
        }
        byte[] picture = ofRecord ? record(sentences) : board(sentences);
        return new OutputFile(out).write(picture, spec.commandLine(), sentences);
    }

    private byte[] record(Sentences sentences) {
        text.ifPresent(surplus -> {
            throw wrong("cli.surplus-argument", surplus);
        });
        if (place.hasSeed()) throw wrong("replay.record-alone", "--seed");
        if (view.hasMove()) throw wrong("replay.record-alone", "--move");
        if (frames.asPages() && spec.commandLine().getParseResult().hasMatchedOption("--cell")) {
            throw wrong("replay.pages-fit");
        }
        return new RecordRendering(new RecordArgument(place.game()), frames, cell, spec, sentences)
                .bytes(out, position -> view.scene(position, sentences));
    }

    private byte[] board(Sentences sentences) {
        Format format = Format.ofFile(out).orElseThrow(() -> wrong("cli.render.no-format", out));
        Position position = place.position(text, sentences);
        String title = sentences.of(position.game().kind().name()) + ": " + position.text();
        BoardExport export = new BoardExport(view.scene(position, sentences), title, cell);
        if (format == Format.PNG) checkSize(export.widestCell(HeapShare.PICTURE.bytes()));
        return export.bytes(format);
    }

    /** Pixels take memory, lines do not. */
    private void checkSize(int widest) {
        if (cell > widest) throw wrong("cli.render.too-large", String.valueOf(cell), String.valueOf(widest));
    }

    private ParameterException wrong(String key, Object... arguments) {
        return new ParameterException(spec.commandLine(), lang.sentences().of(key, arguments));
    }
}
