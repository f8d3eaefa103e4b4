package lectern.cli.manual;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** A completion script for the shell fish, which picocli does not write. */
final class FishCompletion {
    private final String program;
    private final StringBuilder script = new StringBuilder();

    private FishCompletion(String program) {
        this.program = program;
    }

    static String of(CommandLine line) {
        FishCompletion completion = new FishCompletion(line.getCommandName());
        completion.add(line, List.of());
        return completion.script.toString();
    }

    /** @param path the names of the commands that lead there */
    private void add(CommandLine line, List<String> path) {
        Map<String, CommandLine> below = new TreeMap<>(line.getSubcommands());
        String here = condition(path, below);
        below.forEach((name, command) -> {
            String about =
                    String.join(" ", command.getCommandSpec().usageMessage().header());
            complete("-n " + quoted(here) + " -f -a " + name + " -d " + quoted(about));
        });
        for (OptionSpec option : line.getCommandSpec().options()) add(option, line.getCommandSpec(), here);
        below.forEach((name, command) -> {
            List<String> longer = new ArrayList<>(path);
            longer.add(name);
            add(command, longer);
        });
    }

    private static String condition(List<String> path, Map<String, CommandLine> below) {
        List<String> parts = new ArrayList<>();
        if (path.isEmpty()) parts.add("__fish_use_subcommand");
        for (String name : path) parts.add("__fish_seen_subcommand_from " + name);
        if (!path.isEmpty() && !below.isEmpty()) {
            parts.add("not __fish_seen_subcommand_from " + String.join(" ", below.keySet()));
        }
        return String.join("; and ", parts);
    }

    private void add(OptionSpec option, CommandSpec command, String here) {
        StringBuilder words = new StringBuilder("-n " + quoted(here));
        for (String name : option.names()) {
            words.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
        }
        if (option.arity().max() > 0) words.append(" -r");
        Class<?> type = option.typeInfo().isOptional() ? option.auxiliaryTypes()[0] : option.type();
        if (type.isEnum()) {
            List<String> values = new ArrayList<>();
            for (Object constant : type.getEnumConstants()) {
                values.add(constant.toString().toLowerCase(java.util.Locale.ROOT));
            }
            words.append(" -f -a ").append(quoted(String.join(" ", values)));
        }
        complete(words + " -d " + quoted(ManualText.of(option, command)));
    }

    private void complete(String words) {
        script.append("complete -c ").append(program).append(' ').append(words).append('\n');
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
