package lectern.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.Headless;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.OutputFile;
import lectern.cli.console.RecordArgument;
import lectern.cli.picture.FrameOptions;
import lectern.cli.picture.RecordRendering;
import lectern.game.HeapShare;
import lectern.game.Position;
import lectern.picture.export.BoardExport;
import lectern.picture.export.BoardExport.Format;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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
        Headless.begin(lang);
        boolean ofRecord = RecordArgument.isMeantBy(place.game());
        frames.given().filter(option -> !ofRecord).ifPresent(option -> {
            throw lang.wrong("replay.no-record", option);
        });
        lang.checkRange("--cell", cell, SMALLEST_CELL, LARGEST_CELL);
        byte[] picture = ofRecord ? record() : board(lang.sentences());
        return new OutputFile(out).write(picture, spec.commandLine(), lang.sentences());
    }

    private byte[] record() {
        text.ifPresent(surplus -> {
            throw lang.wrong("cli.surplus-argument", surplus);
        });
        if (place.hasSeed()) throw lang.wrong("replay.record-alone", "--seed");
        if (view.hasMove()) throw lang.wrong("replay.record-alone", "--move");
        if (frames.asPages() && spec.commandLine().getParseResult().hasMatchedOption("--cell")) {
            throw lang.wrong("replay.pages-fit");
        }
        return new RecordRendering(new RecordArgument(place.game()), frames, cell, lang)
                .bytes(out, position -> view.scene(position, lang));
    }

    private byte[] board(Sentences sentences) {
        Format format = Format.ofFile(out).orElseThrow(() -> lang.wrong("cli.render.no-format", out));
        Position position = place.position(text, lang);
        String title = sentences.of(position.game().kind().name()) + ": " + position.text();
        BoardExport export = new BoardExport(view.scene(position, lang), title, cell);
        if (format == Format.PNG) checkSize(export.widestCell(HeapShare.PICTURE.bytes()));
        return export.bytes(format);
    }

    /** Pixels take memory, lines do not. */
    private void checkSize(int widest) {
        if (cell > widest) throw lang.wrong("cli.render.too-large", String.valueOf(cell), String.valueOf(widest));
    }
}
