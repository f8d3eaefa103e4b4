package lectern.play.league;

import lectern.game.Seat;
import lectern.play.GameRecord;
import lectern.play.RecordHead;
import lectern.play.TournamentPlan;

/** Makes the records of a league's games from their moves. */
public final class LeagueRecords {
    private LeagueRecords() {}

    /**
     * The record of a game.
     *
     * @throws lectern.play.UnreadableRecord if its moves are not those of such a game
     */
    public static GameRecord of(LeagueStanding standing, PlayedGame game) {
        LeaguePlan plan = standing.plan();
        Fixture fixture = standing.fixtures().get(game.fixture() - 1);
        TournamentPlan games = plan.tournament(fixture);
        TournamentPlan.Pairing pairing = games.pairing(game.number());
        GameRecord plain = GameRecord.read(String.join(
                "\n",
                "lectern: 1",
                "game: " + plan.game().text(),
                "start: " + plan.game().start(pairing.startSeed()).position().text(),
                "result: " + game.result().text(),
                "",
                game.moves(),
                ""));
        boolean oneFirst = game.seatOfOne() == Seat.FIRST;
        String one = plan.one(fixture).name();
        String two = plan.two(fixture).name();
        RecordHead head = RecordHead.EMPTY
                .with(Seat.FIRST, games.contender(pairing, Seat.FIRST))
                .with(Seat.SECOND, games.contender(pairing, Seat.SECOND))
                .with("first-entrant", oneFirst ? one : two)
                .with("second-entrant", oneFirst ? two : one)
                .with(RecordHead.START_SEED, pairing.startSeed())
                .with(RecordHead.seed(Seat.FIRST), pairing.firstSeed())
                .with(RecordHead.seed(Seat.SECOND), pairing.secondSeed())
                .with("league-fixture", game.fixture())
                .with("league-game", game.number())
                .with("opening", pairing.opening().size());
        return new GameRecord(plain.match(), plain.result(), head);
    }
}
