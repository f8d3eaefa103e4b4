package lectern.lesson.telling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.lesson.thought.Insight;
import lectern.search.TrialRule;
import lectern.search.trials.phase.Moment;
import lectern.search.trials.phase.Phase;
import lectern.search.trials.phase.Trial;
import lectern.telling.BoundRows;
import lectern.telling.TrialTelling;

/** How trials stand and what the next one does, phase by phase, as Markdown, which every outlet can show. */
public final class PhaseText {
    private static final int ROWS = 10;

    private final Insight.Tried tried;
    private final Function<Phrase, String> words;

    private PhaseText(Insight.Tried tried, Function<Phrase, String> words) {
        this.tried = tried;
        this.words = words;
    }

    public static String of(Insight.Tried tried, Function<Phrase, String> words) {
        PhaseText text = new PhaseText(tried, words);
        return tried.next().map(text::next).orElseGet(text::decided);
    }

    private String next(Trial trial) {
        BoundRows known = BoundRows.of(trial.steps().get(0), tried.algorithm().rule(), words);
        List<String> parts = new ArrayList<>(List.of(table(known)));
        int more = known.rows().size() - ROWS;
        if (more > 0) parts.add(words.apply(Phrase.of("think.more-moves", more)));
        parts.add(words.apply(Phrase.of("think.next-trial", trial.number())));
        parts.add(phases(trial));
        return String.join("\n\n", parts);
    }

    /** No further trial would be made: nothing is selected any more. */
    private String decided() {
        List<List<String>> rows = tried.standing().moves().stream()
                .map(move -> List.of(
                        move.move().text(),
                        String.valueOf(move.visits()),
                        move.visits() > 0 ? words.apply(TrialTelling.number(move.mean())) : BoundRows.NONE))
                .toList();
        List<String> columns = List.of("trials.column.move", "trials.column.visits", "trials.column.mean");
        return table(new BoundRows(columns, rows, -1)) + "\n\n" + words.apply(Phrase.of("trials.decided"));
    }

    private String table(BoundRows known) {
        List<String> lines = new ArrayList<>();
        lines.add(row(known.columns().stream().map(key -> words.apply(Phrase.of(key)))));
        lines.add("|:---|" + "---:|".repeat(known.columns().size() - 1));
        List<List<String>> rows = known.rows();
        for (int i = 0; i < rows.size(); i++) {
            if (i >= ROWS && i != known.selected()) continue;
            String mark = i == known.selected() ? "**" : "";
            String move = mark + "`" + rows.get(i).get(0) + "`" + mark;
            Stream<String> numbers = rows.get(i).stream().skip(1).map(number -> mark + number + mark);
            lines.add(row(Stream.concat(Stream.of(move), numbers)));
        }
        return String.join("\n", lines);
    }

    private static String row(Stream<String> cells) {
        return cells.collect(Collectors.joining(" | ", "| ", " |"));
    }

    private String phases(Trial trial) {
        TrialRule rule = tried.algorithm().rule();
        TrialTelling telling = new TrialTelling(rule, tried.standing().root());
        List<Moment> moments = Moment.of(trial);
        return Arrays.stream(Phase.values())
                .map(phase -> {
                    List<Moment> own = moments.stream()
                            .filter(moment -> moment.phase() == phase)
                            .toList();
                    return own.isEmpty()
                            ? ""
                            : "- **" + words.apply(TrialTelling.name(phase)) + ":** " + said(own, telling);
                })
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    /** Of a playout how it ends is told, instead of every move. */
    private String said(List<Moment> moments, TrialTelling telling) {
        Moment last = moments.get(moments.size() - 1);
        List<Moment> told = last.phase() == Phase.PLAYOUT ? List.of(last) : moments;
        return told.stream()
                .flatMap(moment -> telling.told(moment).stream())
                .map(words)
                .collect(Collectors.joining(" "));
    }
}
