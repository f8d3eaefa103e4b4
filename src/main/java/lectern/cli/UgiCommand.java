package lectern.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.LanguageOption;
import lectern.cli.console.Terminal;
import lectern.cli.ugi.UgiLoop;
import lectern.games.Games;
import lectern.text.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code lectern ugi}: plays as an engine for programs that run matches. */
@Command(name = "ugi", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class UgiCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Mixin
    private final LanguageOption lang;

    @Option(names = "--game", required = true, paramLabel = "GAME", descriptionKey = "game")
    private String game;

    UgiCommand(Terminal terminal, Language language) {
        this.terminal = terminal;
        lang = new LanguageOption(language);
    }

    @Override
    public Integer call() throws IOException {
        String version = new BuildVersion().getVersion()[0];
        new UgiLoop(Games.read(game), version, lang.sentences()).run(terminal.in(), terminal.out());
        return 0;
    }
}
