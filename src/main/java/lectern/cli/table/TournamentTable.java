package lectern.cli.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lectern.game.Seat;
import lectern.play.FinishedGame;
import lectern.play.GameResult;
import lectern.play.ResultCount;
import lectern.play.TournamentPlan;
import lectern.play.TournamentStanding;
import lectern.play.pairs.PairedRate;
import lectern.play.pairs.SequentialTelling;
import lectern.text.Sentences;

/** A tournament's results, to be read by people. */
public final class TournamentTable {
    private static final int COLUMN = 8;
    private static final int MOST_FORFEITS = 5;

    private final TournamentStanding standing;
    private final Sentences sentences;
    private final List<String> lines = new ArrayList<>();

    public TournamentTable(TournamentStanding standing, Sentences sentences) {
        this.standing = standing;
        this.sentences = sentences;
    }

    public List<String> lines() {
        lines.clear();
        TournamentPlan plan = standing.plan();
        say(
                "cli.tournament.title",
                plan.game().text(),
                plan.one().text(),
                plan.two().text());
        say(
                "cli.tournament.plan",
                standing.games().size(),
                String.valueOf(plan.seed()),
                plan.openingPlies(),
                plan.plyLimit());
        lines.add("");
        int width = rows().mapToInt(row -> row.name().length()).max().orElseThrow();
        lines.add(" ".repeat(width) + heading());
        rows().forEach(row -> lines.add(pad(row.name(), width) + numbers(row)));
        if (!standing.games().isEmpty()) {
            lines.add("");
            elo();
            counted();
            forfeits();
        }
        return List.copyOf(lines);
    }

    private record Row(String name, ResultCount tally, PairedRate score) {
        private Row reversed(String other) {
            return new Row(other, tally.reversed(), score.reversed());
        }
    }

    private Stream<Row> rows() {
        TournamentPlan plan = standing.plan();
        Row one = new Row(plan.one().text(), standing.tally(), standing.pairedScore());
        Row first = bySeat("cli.tournament.as-first", Seat.FIRST);
        Row second = bySeat("cli.tournament.as-second", Seat.SECOND);
        // Where one sat in one seat, two sat in the other.
        return Stream.of(
                one,
                first,
                second,
                one.reversed(plan.two().text()),
                second.reversed(first.name()),
                first.reversed(second.name()));
    }

    private Row bySeat(String key, Seat seatOfOne) {
        return new Row(sentences.of(key), standing.tally(seatOfOne), standing.pairedScore(seatOfOne));
    }

    private String heading() {
        StringBuilder heading = new StringBuilder();
        for (String key : List.of(
                "cli.tournament.games",
                "cli.tournament.won",
                "cli.tournament.drawn",
                "cli.tournament.lost",
                "cli.tournament.limit")) {
            heading.append(column(sentences.of(key)));
        }
        return heading + "  " + sentences.of("experiment.score-and-interval");
    }

    private String numbers(Row row) {
        ResultCount tally = row.tally();
        StringBuilder numbers = new StringBuilder();
        for (int number : List.of(tally.games(), tally.wins(), tally.draws(), tally.losses(), tally.limits())) {
            numbers.append(column(String.valueOf(number)));
        }
        String rate = SweepTable.rate(row.score(), sentences);
        return rate.isEmpty() ? numbers.toString() : numbers + "  " + rate;
    }

    private void elo() {
        standing.elo().ifPresent(elo -> say("pairs.elo", elo.value(), elo.low(), elo.high()));
        standing.verdict().ifPresent(verdict -> lines.add(sentences.of(SequentialTelling.of(verdict))));
        if (standing.beyond() > 0) say("pairs.beyond", standing.beyond());
    }

    /** Which games the rates count, and how. */
    private void counted() {
        say("experiment.pairs-are-the-unit");
        List<String> unpaired = standing.unpaired().stream()
                .map(game -> String.valueOf(game.number()))
                .toList();
        if (!unpaired.isEmpty()) say("pairs.unpaired", unpaired.size(), unpaired);
    }

    private void forfeits() {
        List<FinishedGame> forfeits =
                standing.games().stream().filter(FinishedGame::isForfeit).toList();
        if (forfeits.isEmpty()) return;
        ResultCount tally = standing.tally();
        lines.add("");
        say(
                "cli.tournament.forfeits",
                standing.plan().one().text(),
                tally.forfeitsLost(),
                standing.plan().two().text(),
                tally.forfeitsWon());
        for (FinishedGame game : forfeits.subList(0, Math.min(MOST_FORFEITS, forfeits.size()))) {
            if (game.record().result() instanceof GameResult.Forfeit forfeit) {
                say("cli.tournament.forfeit", String.valueOf(game.number()), forfeit.why());
            }
        }
    }

    private void say(String key, Object... arguments) {
        lines.add(sentences.of(key, arguments));
    }

    private static String column(String text) {
        return " ".repeat(Math.max(1, COLUMN - text.length())) + text;
    }

    private static String pad(String text, int width) {
        return text + " ".repeat(width - text.length());
    }
}
