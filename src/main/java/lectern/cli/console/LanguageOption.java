package lectern.cli.console;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine.Option;

/** The option that chooses the language of answers, help and complaints. */
public final class LanguageOption {
    private static final String NAME = "--lang";

    @Option(names = NAME, paramLabel = "en|pt", descriptionKey = "lang")
    private Language language;

    public LanguageOption(Language usual) {
        language = usual;
    }

    public Sentences sentences() {
        return new Sentences(language);
    }

    public String code() {
        return language.code();
    }

    /**
     * The language that some arguments choose, or else the locale's. It is looked for before the arguments are parsed,
     * since what is wrong with them is told in that language too.
     */
    public static Language chosenIn(List<String> args, Locale locale) {
        int last = args.lastIndexOf(NAME);
        Optional<String> apart =
                last >= 0 && last + 1 < args.size() ? Optional.of(args.get(last + 1)) : Optional.empty();
        Optional<String> joined = args.stream()
                .filter(arg -> arg.startsWith(NAME + "="))
                .map(arg -> arg.substring(NAME.length() + 1))
                .findFirst();
        return apart.or(() -> joined).flatMap(Language::named).orElseGet(() -> Language.of(locale));
    }
}
