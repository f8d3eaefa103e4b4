package lectern.cli.query;

import static lectern.cli.query.Asking.OVER;
import static lectern.cli.query.Asking.START;
import static lectern.cli.query.Asking.ask;
import static lectern.cli.query.Asking.json;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import lectern.games.Games;
import org.junit.jupiter.api.Test;

/** One test per request of the protocol, on Infection. */
class QueryAnswersTest {
    @Test
    void gamesListsEveryGameWithItsOptionsCriteriaAndEvaluators() {
        JsonNode games = ask("'do':'games'").get("games");

        assertThat(games.findValuesAsText("id"))
                .isEqualTo(Games.ALL.stream().map(kind -> kind.id()).toList());
        JsonNode infection = games.get(games.findValuesAsText("id").indexOf("infection"));
        assertThat(infection.get("name").textValue()).isEqualTo("7th Guest: Infection");
        JsonNode rules = infection.get("options").get(0);
        assertThat(rules.get("key").textValue()).isEqualTo("rules");
        assertThat(rules.get("values")).isEqualTo(json("['report','ataxx']"));
        assertThat(rules.get("default").textValue()).isEqualTo("report");
        assertThat(rules.get("summary").textValue()).startsWith("Which jumps there are");
        assertThat(infection.get("players")).contains(json("'medium'"), json("'search'"));
        assertThat(infection.get("criteria").get(0)).isEqualTo(json("{'key':'count','weight':1}"));
        assertThat(infection.get("sets").findValuesAsText("key")).startsWith("own", "enemy", "vacant", "blocked");
        assertThat(infection.get("sets").get(0).get("summary").textValue()).startsWith("The cells with microbes");
        assertThat(infection.get("evaluators")).isEqualTo(json("['report','strong']"));
    }

    @Test
    void everyOptionHasItsValuesOrItsRangeADefaultAndASummary() {
        for (JsonNode game : ask("'do':'games'").get("games")) {
            for (JsonNode option : game.get("options")) {
                assertThat(option.get("summary").textValue()).isNotBlank();
                assertThat(option.get("default").isValueNode()).isTrue();
                if (!option.has("min")) {
                    assertThat(option.get("values")).contains(option.get("default"));
                } else {
                    assertThat(option.get("default").intValue())
                            .isBetween(
                                    option.get("min").intValue(),
                                    option.get("max").intValue());
                }
            }
        }
    }

    @Test
    void anOptionMayHaveBothARangeAndWords() {
        JsonNode pushee = ask("'do':'games'")
                .get("games")
                .get(Games.ALL.stream().map(kind -> kind.id()).toList().indexOf("pushee"));
        JsonNode chain = pushee.get("options").get(2);

        assertThat(chain.get("key").textValue()).isEqualTo("chain");
        assertThat(chain.get("values")).isEqualTo(json("['unlimited']"));
        assertThat(chain.get("min")).isEqualTo(json("0"));
        assertThat(chain.get("max")).isEqualTo(json("9"));
        assertThat(chain.get("default")).isEqualTo(json("3"));
    }

    @Test
    void gamesSpeaksPortugueseToo() {
        JsonNode options = ask("'do':'games','lang':'pt'").get("games").findValue("options");

        assertThat(options).isNotEqualTo(ask("'do':'games'").get("games").findValue("options"));
    }

    @Test
    void startSetsUpTheBoardOfASeed() {
        assertThat(ask("'do':'start','game':'infection','seed':7"))
                .isEqualTo(json("{'position':'o5x/7/7/7/7/7/x5o x 0 1','seed':7,'notes':[]}"));
    }

    @Test
    void startWithoutASeedDrawsOneThatSetsUpTheSameBoardAgain() {
        for (String id : Games.ALL.stream().map(kind -> kind.id()).toList()) {
            JsonNode drawn = ask("'do':'start','game':'" + id + "'");

            assertThat(ask("'do':'start','game':'" + id + "','seed':" + drawn.get("seed")))
                    .isEqualTo(drawn);
        }
    }

    @Test
    void legalTellsWhoMovesTheMovesAndThatTheGameGoesOn() {
        assertThat(ask("'do':'legal'", START))
                .isEqualTo(json("{'toMove':'first','moves':['f7','f6','g6','a2','b2','b1',"
                        + "'g7e7','g7e5','g7g5','a1a3','a1c3','a1c1'],'outcome':null}"));
    }

    @Test
    void legalTellsHowAFinishedGameEnded() {
        assertThat(ask("'do':'legal'", OVER))
                .isEqualTo(json("{'toMove':'first','moves':[],"
                        + "'outcome':{'winner':'first','reason':'infection.wiped-out'}}"));
    }

    @Test
    void aDrawHasNoWinnerAndAReason() {
        String drawn = "'game':'infection:rules=ataxx','position':'x5o/7/7/7/7/7/o5x x 100 60'";

        assertThat(ask("'do':'legal'", drawn).get("outcome"))
                .isEqualTo(json("{'winner':null,'reason':'infection.no-clone'}"));
    }

    @Test
    void playTellsThePositionAfterAndEveryEffect() {
        assertThat(ask("'do':'play'", "'game':'infection','position':'7/7/7/7/7/1o5/x6 x 0 1'", "'move':'a2'"))
                .isEqualTo(json("{'position':'7/7/7/7/7/xx5/x6 o 0 1','effects':["
                        + "{'kind':'placed','cells':['a2'],'key':'infection.cloned',"
                        + "'text':'Red clones a microbe onto a2: the old one stays where it was.'},"
                        + "{'kind':'recoloured','cells':['b2'],'key':'infection.infected',"
                        + "'text':'The Blue microbe on b2 touches a2: it is infected and now belongs to Red.'}],"
                        + "'outcome':{'winner':'first','reason':'infection.wiped-out'}}"));
    }

    @Test
    void explainAnswersALegalMoveAsPlayDoes() {
        assertThat(ask("'do':'explain'", START, "'move':'a2'")).isEqualTo(ask("'do':'play'", START, "'move':'a2'"));
        assertThat(ask("'do':'explain'", START, "'move':'a2','lang':'pt'")
                        .findValue("text")
                        .textValue())
                .startsWith("O Vermelho clona");
    }

    @Test
    void explainAnswersAnIllegalMoveWithTheRuleAndItsProof() {
        JsonNode answer = ask("'do':'explain'", START, "'move':'a1a7'");

        assertThat(answer)
                .isEqualTo(json("{'violation':{'key':'infection.occupied',"
                        + "'text':'a7 is taken: a Blue microbe is there. A move must end on an empty cell.',"
                        + "'cells':['a7']}}"));
    }

    @Test
    void explainAnswersAMoveInAFinishedGameWithThatRule() {
        assertThat(ask("'do':'explain'", OVER, "'move':'a1'").get("violation").get("key"))
                .isEqualTo(json("'infection.game-over'"));
    }

    @Test
    void evaluateJudgesForTheSideToMoveUnlessASideIsNamed() {
        String uneven = "'game':'infection','position':'oo5/7/7/7/7/7/x6 x 0 1'";

        assertThat(ask("'do':'evaluate'", uneven))
                .isEqualTo(json("{'total':-1,'terms':[{'key':'count','raw':-1,'weight':1,'contribution':-1,"
                        + "'cells':['a7','b7','a1']}]}"));
        assertThat(ask("'do':'evaluate'", uneven, "'side':'second','evaluator':'report'")
                        .get("total"))
                .isEqualTo(json("1"));
    }

    @Test
    void evaluateTakesWeights() {
        JsonNode answer = ask(
                "'do':'evaluate'", "'game':'infection','position':'oo5/7/7/7/7/7/x6 x 0 1'", "'weights':{'count':2.5}");

        assertThat(answer.get("total")).isEqualTo(json("-2.5"));
        assertThat(answer.findValue("weight")).isEqualTo(json("2.5"));
    }

    @Test
    void factsAreWhatTheGameMeasures() {
        assertThat(ask("'do':'facts'", START))
                .isEqualTo(json("{'count':{'first':2,'second':2},'mobility':{'first':12,'second':12}}"));
    }

    @Test
    void replayPlaysAListOfMoves() {
        assertThat(ask("'do':'replay'", START, "'moves':['g7g5','a7b7','a1a2']"))
                .isEqualTo(json("{'position':'oo5/7/6x/7/7/x6/x5o o 0 2','outcome':null,'plies':3}"));
        assertThat(ask("'do':'replay'", START, "'moves':[]"))
                .isEqualTo(json("{'position':'o5x/7/7/7/7/7/x5o x 0 1','outcome':null,'plies':0}"));
    }

    /** A foul is part of a game that was played; nobody can ask for one. */
    @Test
    void replayTakesAFoulThatPlayRefuses() {
        String place =
                "'game':'pushee','position':'6/1V4/2h3/3V2/6/6 267323/862829/260262/482147/996481/163081 2 13 14'";

        JsonNode replayed = ask("'do':'replay'", place, "'moves':['vb2!']");
        assertThat(replayed.get("plies").intValue()).isEqualTo(1);
        assertThat(replayed.get("position").textValue()).startsWith("6/1v4/");
        assertThat(ask("'do':'play'", place, "'move':'vb2!'").findValue("code").textValue())
                .isEqualTo("illegal-move");
    }

    @Test
    void perftCountsPositions() {
        assertThat(ask("'do':'perft'", START, "'depth':0")).isEqualTo(json("{'nodes':1}"));
        assertThat(ask("'do':'perft'", START, "'depth':2")).isEqualTo(json("{'nodes':144}"));
        assertThat(ask("'do':'perft'", START, "'depth':2,'millis':60000")).isEqualTo(json("{'nodes':144}"));
        assertThat(ask("'do':'perft'", OVER, "'depth':0")).isEqualTo(json("{'nodes':1}"));
        assertThat(ask("'do':'perft'", OVER, "'depth':3")).isEqualTo(json("{'nodes':0}"));
    }

    @Test
    void perftDividesByTheFirstMove() {
        String narrow = "'game':'infection','position':'x1-----/-------/-------/-------/-------/-------/------o x 0 1'";

        assertThat(ask("'do':'perft'", narrow, "'depth':2,'divide':true"))
                .isEqualTo(json("{'nodes':0,'moves':{'b7':0}}"));
        assertThat(ask("'do':'perft'", narrow, "'depth':0,'divide':true")).isEqualTo(json("{'nodes':1,'moves':{}}"));
        assertThat(ask("'do':'perft'", START, "'depth':1,'divide':false")).isEqualTo(json("{'nodes':12}"));
    }

    @Test
    void chooseShowsWhatWasConsideredAndWhatIsExpected() {
        JsonNode answer = ask("'do':'choose','player':'search','depth':2,'evaluator':'report'", START);

        assertThat(answer.get("choice").textValue()).isEqualTo("highest");
        assertThat(answer.get("depth").intValue()).isEqualTo(2);
        assertThat(answer.get("line")).hasSize(2);
        assertThat(answer.get("line").get(0)).isEqualTo(answer.get("move"));
        assertThat(answer.get("candidates")).hasSize(12);
        for (JsonNode candidate : answer.get("candidates")) {
            assertThat(candidate.get("score").doubleValue())
                    .isLessThanOrEqualTo(answer.get("score").doubleValue());
            if (!candidate.get("move").equals(answer.get("move"))) continue;
            assertThat(candidate.get("score")).isEqualTo(answer.get("score"));
            assertThat(candidate.at("/terms/0/contribution")).isEqualTo(answer.get("score"));
        }
    }

    @Test
    void chooseByTrialsShowsHowOftenEachMoveWasTriedAndWhatCameOfIt() {
        JsonNode answer = ask("'do':'choose','player':'mcts','nodes':3000,'seed':1", START);

        assertThat(answer.get("choice").textValue()).isEqualTo("most-visited");
        assertThat(answer.get("line").get(0)).isEqualTo(answer.get("move"));
        long most = 0;
        for (JsonNode candidate : answer.get("candidates")) {
            most = Math.max(most, candidate.get("visits").longValue());
            assertThat(candidate.get("mean").doubleValue()).isBetween(0.0, 1.0);
            assertThat(candidate.get("terms")).isNotEmpty();
        }
        for (JsonNode candidate : answer.get("candidates")) {
            if (!candidate.get("move").equals(answer.get("move"))) continue;
            assertThat(candidate.get("visits").longValue()).isEqualTo(most);
            assertThat(candidate.get("score")).isEqualTo(answer.get("score"));
        }
    }

    @Test
    void chooseByLotDependsOnTheSeedAlone() {
        String request = "'do':'choose','player':'easy','seed':3";

        assertThat(ask(request, START)).isEqualTo(ask(request, START));
        assertThat(ask(request, START).get("choice").textValue()).isEqualTo("drawn");
        assertThat(ask(request, START).get("notes")).hasSize(1);
    }
}
