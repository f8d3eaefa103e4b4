package lectern.cli;

import java.io.PrintWriter;
import java.util.List;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.LanguageOption;
import lectern.cli.query.Catalogue;
import lectern.cli.table.CatalogueText;
import lectern.game.GameKind;
import lectern.games.Games;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern games}: the catalogue. */
@Command(name = "games", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class GamesCommand implements Runnable {
    @Mixin
    private final LanguageOption lang;

    @Parameters(index = "0", arity = "0..1", paramLabel = "GAME", descriptionKey = "game.one")
    private String id;

    @Option(names = "--keys", descriptionKey = "keys")
    private boolean keys;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    GamesCommand(Language language) {
        lang = new LanguageOption(language);
    }

    @Override
    public void run() {
        List<GameKind> kinds = id == null ? Games.ALL : List.of(Games.read(id).kind());
        Sentences sentences = lang.sentences();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(keys ? Catalogue.keysAsJson(kinds) : Catalogue.asJson(kinds, sentences));
        } else if (keys) {
            kinds.stream()
                    .flatMap(kind -> kind.words().stream())
                    .forEach(word -> out.println(Catalogue.use(word) + " " + word.key()));
        } else {
            kinds.forEach(kind -> new CatalogueText(kind, sentences).lines().forEach(out::println));
        }
    }
}
