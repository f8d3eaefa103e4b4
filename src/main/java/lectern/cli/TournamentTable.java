package lectern.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lectern.game.Seat;
import lectern.play.EloDifference;
import lectern.play.FinishedGame;
import lectern.play.GameResult;
import lectern.play.Rate;
import lectern.play.ResultCount;
import lectern.play.TournamentPlan;
import lectern.play.TournamentStanding;
import lectern.text.Sentences;

/** A tournament's results, to be read by people. */
final class TournamentTable {
    private static final int COLUMN = 8;
    private static final int MOST_FORFEITS = 5;

    private final TournamentStanding standing;
    private final Sentences sentences;
    private final List<String> lines = new ArrayList<>();

    TournamentTable(TournamentStanding standing, Sentences sentences) {
        this.standing = standing;
        this.sentences = sentences;
    }

    List<String> lines() {
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
        rows().forEach(row -> lines.add(pad(row.name(), width) + numbers(row.tally())));
        elo();
        forfeits();
        return List.copyOf(lines);
    }

    private record Row(String name, ResultCount tally) {}

    private Stream<Row> rows() {
        TournamentPlan plan = standing.plan();
        return Stream.of(
                new Row(plan.one().text(), standing.tally()),
                new Row(sentences.of("cli.tournament.as-first"), standing.tally(Seat.FIRST)),
                new Row(sentences.of("cli.tournament.as-second"), standing.tally(Seat.SECOND)),
                // Where one sat in one seat, two sat in the other.
                new Row(plan.two().text(), standing.tally().reversed()),
                new Row(
                        sentences.of("cli.tournament.as-first"),
                        standing.tally(Seat.SECOND).reversed()),
                new Row(
                        sentences.of("cli.tournament.as-second"),
                        standing.tally(Seat.FIRST).reversed()));
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
        return heading + "  " + sentences.of("cli.tournament.win-rate");
    }

    private String numbers(ResultCount tally) {
        StringBuilder numbers = new StringBuilder();
        for (int number : List.of(tally.games(), tally.wins(), tally.draws(), tally.losses(), tally.limits())) {
            numbers.append(column(String.valueOf(number)));
        }
        Rate rate = tally.winRate();
        if (rate.trials() == 0) return numbers.toString();
        String percent = sentences.of("cli.tournament.rate", 100 * rate.value(), 100 * rate.low(), 100 * rate.high());
        return numbers + "  " + percent;
    }

    private void elo() {
        Rate score = standing.tally().score();
        if (score.trials() == 0) return;
        EloDifference elo = standing.elo();
        lines.add("");
        say("cli.tournament.elo", elo.value(), elo.low(), elo.high());
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
