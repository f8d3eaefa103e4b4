package lectern.play.league.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.play.GameResult;
import lectern.play.league.EntrantStanding;
import lectern.play.league.LeagueStanding;
import lectern.play.league.PlayedGame;
import lectern.play.league.PlayedPair;
import lectern.search.PlayerFailure;

/** Who cheated, ran out of time, crashed: in the order of the table. */
public record LeagueConduct(LeagueStanding standing) {
    public List<Misconduct> told() {
        List<Misconduct> told = new ArrayList<>();
        for (EntrantStanding row : standing.table()) {
            String name = standing.plan().entrants().get(row.entrant()).name();
            for (PlayerFailure.Kind kind : PlayerFailure.Kind.values()) {
                int games = row.forfeits(kind);
                if (games > 0) told.add(new Misconduct(failure(kind, name, games), example(row.entrant(), kind)));
            }
            int fouls = row.effort().fouls();
            if (fouls > 0) told.add(plain(Phrase.of("league.fouls", name, fouls)));
            int overruns = row.effort().overruns();
            if (overruns > row.forfeits(PlayerFailure.Kind.BEYOND_LIMIT)) {
                told.add(plain(Phrase.of("league.overruns", name, overruns)));
            }
        }
        return told;
    }

    private static Misconduct plain(Phrase what) {
        return new Misconduct(what, Optional.empty());
    }

    private static Phrase failure(PlayerFailure.Kind kind, String name, int games) {
        return switch (kind) {
            case ILLEGAL_MOVE -> Phrase.of("league.illegal-moves", name, games);
            case OUT_OF_TIME -> Phrase.of("league.out-of-time", name, games);
            case BEYOND_LIMIT -> Phrase.of("league.beyond-limit", name, games);
            case CRASHED -> Phrase.of("league.crashed", name, games);
        };
    }

    /** The first such game by number. */
    private Optional<Phrase> example(int entrant, PlayerFailure.Kind kind) {
        for (PlayedPair pair : standing.pairs()) {
            for (PlayedGame game : List.of(pair.first(), pair.second())) {
                boolean own = game.forfeiter()
                        .filter(loser -> sits(entrant, loser, pair, game))
                        .isPresent();
                if (own && game.failure().filter(kind::equals).isPresent()) return Optional.of(example(game));
            }
        }
        return Optional.empty();
    }

    private static boolean sits(int entrant, Seat seat, PlayedPair pair, PlayedGame game) {
        int there =
                game.seatOfOne() == seat ? pair.fixture().one() : pair.fixture().two();
        return there == entrant;
    }

    private static Phrase example(PlayedGame game) {
        String why = game.result() instanceof GameResult.Forfeit forfeit ? forfeit.why() : "";
        return Phrase.of("league.example", String.valueOf(game.fixture()), String.valueOf(game.number()), why);
    }
}
