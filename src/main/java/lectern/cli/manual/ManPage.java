package lectern.cli.manual;

import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** A manual page in the language of {@code man}, from what the help of a command says. */
final class ManPage {
    private final CommandSpec command;
    private final StringBuilder page = new StringBuilder();

    private ManPage(CommandSpec command) {
        this.command = command;
    }

    static String of(CommandLine line) {
        ManPage page = new ManPage(line.getCommandSpec());
        page.write(line);
        return page.page.toString();
    }

    private void write(CommandLine line) {
        String name = command.qualifiedName("-");
        macro("TH", quoted(name.toUpperCase(java.util.Locale.ROOT)) + " 1 \"\" " + quoted(version()));
        macro("SH", "NAME");
        text(name + " - " + String.join(" ", command.usageMessage().header()));
        macro("SH", "SYNOPSIS");
        text(new Help(command, Help.defaultColorScheme(Help.Ansi.OFF))
                .synopsis(0)
                .replaceAll("\\s+", " "));
        if (!command.positionalParameters().isEmpty()) macro("SH", "ARGUMENTS");
        for (PositionalParamSpec argument : command.positionalParameters()) entry(argument.paramLabel(), argument);
        macro("SH", "OPTIONS");
        for (OptionSpec option : command.options()) {
            String names = Arrays.stream(option.names()).collect(Collectors.joining(", "));
            entry(option.arity().max() > 0 ? names + " " + option.paramLabel() : names, option);
        }
        if (!line.getSubcommands().isEmpty()) macro("SH", "COMMANDS");
        line.getSubcommands().forEach((below, subcommand) -> {
            macro("TP", "");
            text(below);
            text(String.join(" ", subcommand.getCommandSpec().usageMessage().header()));
        });
        String[] example = command.usageMessage().footer();
        if (example.length == 0) return;
        macro("SH", "EXAMPLE");
        for (String shown : String.join("%n", example).split("%n", -1)) example(shown.replace("%%", "%"));
    }

    /** A command line stands alone, as it is typed; an empty line begins a paragraph. */
    private void example(String line) {
        boolean typed = line.startsWith(" ");
        if (line.isBlank()) macro("PP", "");
        else if (typed) {
            macro("nf", "");
            text(line);
            macro("fi", "");
        } else text(line);
    }

    private String version() {
        String[] version = command.version();
        return version.length == 0 ? "Lectern" : version[0];
    }

    private void entry(String heading, ArgSpec argument) {
        macro("TP", "");
        text(heading);
        text(ManualText.of(argument, command));
    }

    private void macro(String name, String arguments) {
        page.append('.')
                .append(name)
                .append(arguments.isEmpty() ? "" : " " + arguments)
                .append('\n');
    }

    /** A hyphen would become another sign, and a dot or an apostrophe at the beginning a command. */
    private void text(String line) {
        String safe = line.replace("\\", "\\e").replace("-", "\\-");
        page.append(safe.startsWith(".") || safe.startsWith("'") ? "\\&" : "")
                .append(safe)
                .append('\n');
    }

    private static String quoted(String text) {
        return '"' + text.replace("\"", "") + '"';
    }
}
