package lectern.play.league.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.play.league.LeagueStanding;
import lectern.play.league.MadeUpLeague;
import org.junit.jupiter.api.Test;

/** What programs read of a league, sign by sign. */
class LeagueTablesTest {
    private final LeagueStanding standing = MadeUpLeague.standing();

    @Test
    void ratings() {
        assertThat(RatingsCsv.csv(standing)).isEqualTo("""
                rank,name,player,elo,elo_low,elo_high,score,score_low,score_high,pairs,games,won,drawn,lost,\
                limit,forfeits_illegal_move,forfeits_out_of_time,forfeits_beyond_limit,forfeits_crashed,fouls,\
                overruns,nodes_per_move,plies_per_game
                1,Ana,greedy,268.6,-139.6,676.7,0.8333,0.3915,0.9749,3,6,5,0,1,0,0,0,0,1,0,0,50.0,44.0
                2,Bruno & Eva,greedy,126.7,-197.1,450.5,0.6667,0.2077,0.9385,3,6,4,0,2,0,0,0,0,0,0,0,41.7,46.7
                3,<script>alert(1)</script>,greedy,-197.6,-478.5,83.2,0.2500,0.0435,0.7095,3,6,1,0,4,1,0,0,0,0,\
                3,0,33.3,106.0
                4,Zé,greedy,-197.6,-573.3,178.0,0.2500,0.0575,0.6454,3,6,1,0,4,1,0,0,0,0,0,0,25.0,107.3
                """);
    }

    @Test
    void everyoneAgainstEveryone() {
        assertThat(CrossCsv.csv(standing)).isEqualTo("""
                name,Ana,Bruno & Eva,<script>alert(1)</script>,Zé
                Ana,,1.0000,1.0000,0.5000
                Bruno & Eva,0.0000,,1.0000,1.0000
                <script>alert(1)</script>,0.0000,0.0000,,0.7500
                Zé,0.5000,0.0000,0.2500,
                """);
    }

    @Test
    void games() {
        assertThat(LeagueGamesCsv.csv(standing)).isEqualTo("""
                fixture,game,first,second,winner,result,failure,plies,first_nodes,second_nodes,first_fouls,\
                second_fouls,first_overruns,second_overruns
                1,1,Ana,Bruno & Eva,Ana,first most-stones,,42,1000,500,0,0,0,0
                1,2,Bruno & Eva,Ana,Ana,second most-stones,,42,500,1000,0,0,0,0
                2,1,Ana,<script>alert(1)</script>,Ana,first most-stones,,44,1000,500,0,0,0,0
                2,2,<script>alert(1)</script>,Ana,Ana,second most-stones,,44,500,1000,0,0,0,0
                3,1,Ana,Zé,Ana,first most-stones,,46,1000,500,0,0,0,0
                3,2,Zé,Ana,Zé,first by forfeit: It wrote “<b>” & hung up.,crashed,46,500,1000,0,0,0,0
                4,1,Bruno & Eva,<script>alert(1)</script>,Bruno & Eva,first most-stones,,48,1000,500,0,0,0,0
                4,2,<script>alert(1)</script>,Bruno & Eva,Bruno & Eva,second most-stones,,48,500,1000,0,0,0,0
                5,1,Bruno & Eva,Zé,Bruno & Eva,first most-stones,,50,1000,500,0,0,0,0
                5,2,Zé,Bruno & Eva,Bruno & Eva,second most-stones,,50,500,1000,0,0,0,0
                6,1,<script>alert(1)</script>,Zé,<script>alert(1)</script>,first most-stones,,52,1000,500,0,0,0,\
                0
                6,2,Zé,<script>alert(1)</script>,,ply-limit,,400,500,1000,0,3,0,0
                """);
    }

    @Test
    void all() {
        LeagueStanding two = MadeUpLeague.standing(List.of("a \"b\"", "c, d"), 2);

        assertThat(LeagueJson.text(two)).isEqualTo("""
                {
                  "game" : "infection",
                  "schedule" : "round-robin",
                  "gamesOfFixture" : 2,
                  "seed" : 7,
                  "opening" : 4,
                  "plies" : 400,
                  "planned" : 2,
                  "played" : 2,
                  "counted" : 2,
                  "complete" : true,
                  "firstSeat" : {
                    "elo" : 261.7881,
                    "low" : -144.1539,
                    "high" : 667.73,
                    "score" : {
                      "pairs" : 1,
                      "value" : 0.75,
                      "low" : 0.1613,
                      "high" : 0.9791
                    }
                  },
                  "pliesPerGame" : 221.0,
                  "nodesPerMove" : 37.5,
                  "drawShare" : 0.3774,
                  "entrants" : [ {
                    "rank" : 1,
                    "name" : "a \\"b\\"",
                    "player" : "greedy",
                    "rating" : {
                      "elo" : 164.5046,
                      "low" : -109.1992,
                      "high" : 438.2084
                    },
                    "score" : {
                      "pairs" : 1,
                      "value" : 0.75,
                      "low" : 0.1613,
                      "high" : 0.9791
                    },
                    "games" : 2,
                    "won" : 1,
                    "drawn" : 0,
                    "lost" : 0,
                    "plyLimit" : 1,
                    "forfeits" : {
                      "illegal-move" : 0,
                      "out-of-time" : 0,
                      "beyond-limit" : 0,
                      "crashed" : 0
                    },
                    "fouls" : 3,
                    "overruns" : 0,
                    "nodesPerMove" : 50.0,
                    "pliesPerGame" : 221.0,
                    "against" : {
                      "c, d" : {
                        "pairs" : 1,
                        "value" : 0.75,
                        "low" : 0.1613,
                        "high" : 0.9791
                      }
                    }
                  }, {
                    "rank" : 2,
                    "name" : "c, d",
                    "player" : "greedy",
                    "rating" : {
                      "elo" : -164.5046,
                      "low" : -438.2084,
                      "high" : 109.1992
                    },
                    "score" : {
                      "pairs" : 1,
                      "value" : 0.25,
                      "low" : 0.0209,
                      "high" : 0.8387
                    },
                    "games" : 2,
                    "won" : 0,
                    "drawn" : 0,
                    "lost" : 1,
                    "plyLimit" : 1,
                    "forfeits" : {
                      "illegal-move" : 0,
                      "out-of-time" : 0,
                      "beyond-limit" : 0,
                      "crashed" : 0
                    },
                    "fouls" : 0,
                    "overruns" : 0,
                    "nodesPerMove" : 25.0,
                    "pliesPerGame" : 221.0,
                    "against" : {
                      "a \\"b\\"" : {
                        "pairs" : 1,
                        "value" : 0.25,
                        "low" : 0.0209,
                        "high" : 0.8387
                      }
                    }
                  } ]
                }
                """);
    }

    @Test
    void whereNothingWasPlayedFiguresAreEmpty() {
        LeagueStanding none = new LeagueStanding(standing.plan(), List.of());

        assertThat(RatingsCsv.csv(none)).contains("1,Ana,greedy,0.0,-1000.0,1000.0,,0.0000,1.0000,0,0,");
        assertThat(LeagueJson.of(none).get("pliesPerGame").isNull()).isTrue();
        assertThat(LeagueJson.of(none)
                        .get("firstSeat")
                        .get("score")
                        .get("value")
                        .isNull())
                .isTrue();
    }
}
