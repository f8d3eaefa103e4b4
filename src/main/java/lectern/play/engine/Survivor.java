package lectern.play.engine;

import lectern.game.Phrase;

/**
 * A process that an engine started, and that still runs after it was to be ended.
 *
 * @param engine what to call the engine in sentences
 * @param command its command line; empty if that cannot be read
 */
public record Survivor(String engine, long pid, String command) {
    static Survivor of(String engine, ProcessHandle process) {
        ProcessHandle.Info info = process.info();
        String command = info.commandLine().or(info::command).orElse("");
        return new Survivor(engine, process.pid(), PrintableExcerpt.of(command, PrintableExcerpt.WORDS));
    }

    public Phrase phrase() {
        return Phrase.of("engine.survivor", engine, String.valueOf(pid), command);
    }
}
