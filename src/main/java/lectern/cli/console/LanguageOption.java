package lectern.cli.console;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The option that chooses the language of answers, help and complaints. */
public final class LanguageOption {
    private static final String NAME = "--lang";

    @Spec(Target.MIXEE)
    private CommandSpec spec;

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

    /** What is wrong with the arguments of the command, in its language. */
    public ParameterException wrong(String key, Object... arguments) {
        return wrong(Phrase.of(key, arguments));
    }

    public ParameterException wrong(Phrase phrase) {
        return new ParameterException(spec.commandLine(), sentences().of(phrase));
    }

    /** @throws ParameterException if a number is none that its option may have */
    public void checkRange(String option, long number, long least, long most) {
        if (number >= least && number <= most) return;
        throw wrong("cli.out-of-range", option, String.valueOf(least), String.valueOf(most), String.valueOf(number));
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
