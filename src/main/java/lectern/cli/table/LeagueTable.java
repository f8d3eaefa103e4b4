package lectern.cli.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lectern.game.Phrase;
import lectern.play.league.EntrantStanding;
import lectern.play.league.LeaguePlan;
import lectern.play.league.LeagueStanding;
import lectern.play.rating.Rating;
import lectern.search.PlayerFailure;
import lectern.text.Sentences;

/** A league's standing, to be read by people. */
public record LeagueTable(LeagueStanding standing, Sentences sentences) {
    private static final List<String> COLUMNS = List.of(
            "league.rank",
            "league.rating",
            "league.interval",
            "league.score",
            "league.games",
            "league.won",
            "league.drawn",
            "league.lost",
            "league.limit",
            "league.forfeits",
            "league.nodes",
            "league.plies");

    public List<String> lines() {
        LeaguePlan plan = standing.plan();
        List<String> lines = new ArrayList<>();
        lines.add(
                sentences.of("league.title", plan.game().text(), plan.entrants().size()));
        lines.add(sentences.of("league.plan", plan.games(), String.valueOf(plan.seed()), plan.opening(), plan.plies()));
        if (!standing.isComplete()) {
            lines.add(sentences.of("league.so-far", standing.games().size(), plan.planned()));
        }
        lines.add("");
        TextColumns table = new TextColumns();
        table.add(Stream.concat(COLUMNS.stream().map(sentences::of), Stream.of(""))
                .toList());
        standing.table().forEach(row -> table.add(row(row)));
        List<EntrantStanding> rows = standing.table();
        List<String> numbers = table.lines();
        lines.add(numbers.get(0).stripTrailing());
        for (int i = 0; i < rows.size(); i++) {
            lines.add(numbers.get(i + 1).stripTrailing() + "  " + name(rows.get(i)));
        }
        lines.add("");
        Rating first = standing.firstSeat();
        lines.add(sentences.of("league.first-seat", first.elo(), first.low(), first.high()));
        lines.add(sentences.of("league.counted"));
        lines.add(sentences.of("league.prior"));
        failures(rows, lines);
        return lines;
    }

    private List<String> row(EntrantStanding row) {
        Rating rating = row.rating();
        return List.of(
                String.valueOf(row.rank()),
                sentences.of("league.elo", rating.elo()),
                sentences.of("league.elo-interval", rating.low(), rating.high()),
                row.score().pairs() == 0
                        ? ""
                        : sentences.of("league.percent", 100 * row.score().value()),
                String.valueOf(row.games()),
                String.valueOf(row.wins()),
                String.valueOf(row.draws()),
                String.valueOf(row.losses()),
                String.valueOf(row.brokenOff()),
                String.valueOf(row.allForfeits()),
                row.effort().moves() == 0
                        ? ""
                        : sentences.of("league.mean", row.effort().nodesPerMove()),
                row.games() == 0 ? "" : sentences.of("league.mean", row.plies()),
                "");
    }

    private String name(EntrantStanding row) {
        return standing.plan().entrants().get(row.entrant()).name();
    }

    /** Who cheated, ran out of time, crashed. */
    private void failures(List<EntrantStanding> rows, List<String> lines) {
        List<String> told = new ArrayList<>();
        for (EntrantStanding row : rows) {
            for (PlayerFailure.Kind kind : PlayerFailure.Kind.values()) {
                if (row.forfeits(kind) > 0) {
                    told.add(sentences.of(failure(kind, name(row), row.forfeits(kind))));
                }
            }
            if (row.effort().fouls() > 0) {
                told.add(sentences.of("league.fouls", name(row), row.effort().fouls()));
            }
            if (row.effort().overruns() > row.forfeits(PlayerFailure.Kind.BEYOND_LIMIT)) {
                told.add(sentences.of("league.overruns", name(row), row.effort().overruns()));
            }
        }
        if (told.isEmpty()) return;
        lines.add("");
        lines.addAll(told);
    }

    private static Phrase failure(PlayerFailure.Kind kind, String name, int games) {
        return switch (kind) {
            case ILLEGAL_MOVE -> Phrase.of("league.illegal-moves", name, games);
            case OUT_OF_TIME -> Phrase.of("league.out-of-time", name, games);
            case BEYOND_LIMIT -> Phrase.of("league.beyond-limit", name, games);
            case CRASHED -> Phrase.of("league.crashed", name, games);
        };
    }
}
