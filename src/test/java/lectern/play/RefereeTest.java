package lectern.play;

import static lectern.play.Contenders.answering;
import static lectern.play.Contenders.decision;
import static lectern.play.Contenders.failingAfter;
import static lectern.play.Contenders.read;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.play.player.Contender;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.Player;
import lectern.search.PlayerFailure;
import lectern.search.ProvenResult;
import lectern.search.Stop;
import lectern.search.Thinking;
import lectern.search.trace.Bound;
import org.junit.jupiter.api.Test;

class RefereeTest {
    private static final Match START = Matches.of("infection");

    private final Stop stop = new Stop();

    @Test
    void playsUntilTheRulesEndTheGame() {
        Referee.Ended ended = play(START, read("medium"), read("easy"), 400);

        assertThat(ended.match().position().isOver()).isTrue();
        assertThat(ended.result()).isEqualTo(GameResult.of(ended.match().position()));
        assertThat(ended.match().turns())
                .allSatisfy(turn -> assertThat(turn.decision()).isPresent());
    }

    @Test
    void breaksTheGameOffAtThePlyLimit() {
        Referee.Ended ended = play(START, read("medium"), read("easy"), 3);

        assertThat(ended.match().ply()).isEqualTo(3);
        assertThat(ended.result()).isEqualTo(new GameResult.PlyLimit());
    }

    @Test
    void aGameThatEndsWithItsLastPlyIsDecided() {
        Match whole = play(START, read("medium"), read("easy"), 400).match();
        Referee.Ended ended = play(START, read("medium"), read("easy"), whole.ply());

        assertThat(ended.result()).isInstanceOf(GameResult.ByRule.class);
    }

    @Test
    void goesOnFromAnOpening() {
        Match opening = Matches.of("infection", "f7", "b7", "f6");
        Referee.Ended ended = play(opening, read("medium"), read("easy"), 5);

        assertThat(ended.match().ply()).isEqualTo(5);
        assertThat(ended.match().turn(3).decision()).isEmpty();
        assertThat(ended.match().turn(4).decision()).isPresent();
        assertThat(ended.match().turn(4).before().toMove()).isEqualTo(Seat.SECOND);
    }

    @Test
    void whoDoesNotAnswerForfeitsAndTheResultSaysWhy() {
        Referee.Ended ended = play(START, failingAfter(4), read("easy"), 400);

        assertThat(ended.result()).isEqualTo(new GameResult.Forfeit(Seat.FIRST, "test.fell-asleep"));
        assertThat(ended.match().ply()).isEqualTo(4);
        assertThat(play(START, read("easy"), failingAfter(4), 400).result())
                .isEqualTo(new GameResult.Forfeit(Seat.SECOND, "test.fell-asleep"));
    }

    @Test
    void whoCannotEvenBeginForfeits() {
        Contender absent = new Contender("absent", Budget.USUAL, true, () -> {
            throw new PlayerFailure(PlayerFailure.Kind.CRASHED, Phrase.of("test.absent"));
        });

        assertThat(play(START, read("easy"), absent, 400).result())
                .isEqualTo(new GameResult.Forfeit(Seat.SECOND, "test.absent"));
    }

    @Test
    void anIllegalAnswerForfeits() {
        Contender confused = answering("confused", true, position -> position.readMove("d4"));

        assertThat(play(START, confused, read("easy"), 400).result())
                .isEqualTo(new GameResult.Forfeit(Seat.FIRST, "play.illegal-answer"));
    }

    @Test
    void aFailureTellsItsKind() {
        Contender confused = answering("confused", true, position -> position.readMove("d4"));
        Contender mute = answering("mute", true, position -> null);

        assertThat(failureOf(confused).kind()).isEqualTo(PlayerFailure.Kind.ILLEGAL_MOVE);
        assertThat(failureOf(mute).kind()).isEqualTo(PlayerFailure.Kind.CRASHED);
    }

    @Test
    void aDefectForfeits() {
        Contender broken = answering("broken", true, position -> {
            throw new IllegalStateException("oh");
        });
        Contender mute = answering("mute", true, position -> null);

        assertThat(play(START, broken, read("easy"), 400).result())
                .isEqualTo(new GameResult.Forfeit(Seat.FIRST, "play.defect"));
        assertThat(play(START, mute, read("easy"), 400).result())
                .isEqualTo(new GameResult.Forfeit(Seat.FIRST, "play.defect"));
    }

    @Test
    void onlyAContenderThatIsNotHonestMayFoul() {
        Match opening = Matches.of("pushee", "hc3");
        Contender cheat = answering("cheat", false, RefereeTest::foul);
        Contender liar = answering("liar", true, RefereeTest::foul);
        Contender drawing = new Contender(
                "drawing",
                Budget.USUAL,
                true,
                () -> answering((position, thinking) ->
                        decision(position, position.moves().get(0), thinking)));

        Referee.Ended fouled = play(opening, drawing, cheat, 2);
        assertThat(fouled.match().turn(2).isFoul()).isTrue();
        assertThat(fouled.result()).isEqualTo(new GameResult.PlyLimit());
        assertThat(play(opening, drawing, liar, 2).result())
                .isEqualTo(new GameResult.Forfeit(Seat.SECOND, "play.illegal-answer"));
    }

    @Test
    void aGameThatIsStoppedHasNoResult() {
        Contender stopping = answering("stopping", true, position -> {
            stop.ask();
            return position.moves().get(0);
        });

        assertThat(referee(400).play(START, seated(stopping), seated(read("easy")), Referee.Overseer.NONE))
                .isEmpty();
    }

    @Test
    void aFailureBecauseOfAStopIsNoForfeit() {
        Contender stopping = answering("stopping", true, position -> {
            stop.ask();
            throw new PlayerFailure(PlayerFailure.Kind.CRASHED, Phrase.of("test.stopped"));
        });

        assertThat(referee(400).play(START, seated(stopping), seated(read("easy")), Referee.Overseer.NONE))
                .isEmpty();
    }

    @Test
    void inEachPlyAPlayerDrawsFromAnotherSeed() {
        List<Long> seeds = new ArrayList<>();
        Contender curious = new Contender(
                "curious",
                Budget.USUAL,
                true,
                () -> answering((position, thinking) -> {
                    seeds.add(thinking.seed());
                    return decision(position, position.moves().get(0), thinking);
                }));

        referee(6).play(START, new SeatedPlayer(curious, 5_000), seated(read("easy")), Referee.Overseer.NONE);

        assertThat(seeds).containsExactly(5_001L, 5_003L, 5_005L);
    }

    @Test
    void whatAPlayerThoughtIsWrittenBesideItsMove() {
        Match match = play(START, read("medium"), read("easy"), 2).match();
        Match searched = play(START, read("search:evaluator=report,depth=2"), read("easy"), 1)
                .match();

        assertThat(match.turn(1).notes()).containsExactly(Note.annotation("score 1, tie of 6, depth 1, nodes 12"));
        assertThat(match.turn(2).notes()).isEmpty();
        assertThat(searched.turn(1).notes().get(0).text()).matches("score 0, depth 2, nodes [0-9]+");
    }

    @Test
    void aProofIsWrittenAsOne() {
        Match match = Match.from(Contenders.INFECTION.read("xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxx2oo x"));
        Match ended =
                play(match, read("search:evaluator=report"), read("easy"), 1).match();

        assertThat(ended.turn(1).notes().get(0).text()).startsWith("win in ");
    }

    @Test
    void aProofOfAnotherMoveIsNot() {
        Position position = START.position();
        Decision decision = decision(position, position.moves().get(0), Thinking.within(Budget.USUAL));
        List<Candidate> candidates = new ArrayList<>(decision.candidates());
        Move other = position.moves().get(1);
        ProvenResult proof = ProvenResult.in(3, ProvenResult.Result.LOSS);
        candidates.add(0, new Candidate(other, 0, Bound.EXACT, List.of(), List.of(other), 0, Optional.of(proof)));
        Decision proven =
                new Decision(decision.move(), 1, Choice.HIGHEST, candidates, 0, 0, 0, Optional.empty(), List.of());

        assertThat(Note.of(proven).orElseThrow().text()).startsWith("score 1");
    }

    @Test
    void scoresAreWrittenAsShortAsTheyCanBe() {
        assertThat(note(0)).isEqualTo("score 0");
        assertThat(note(-2.5)).isEqualTo("score -2.5");
        assertThat(note(100)).isEqualTo("score 100");
        assertThat(note(1.0 / 3)).isEqualTo("score 0.333333");
        assertThat(note(Double.NaN)).isEqualTo("score NaN");
    }

    @Test
    void aPlayerThatHoldsSomethingIsClosedAfterItsGame() throws Exception {
        List<String> told = new ArrayList<>();
        Contender holding = new Contender("holding", Budget.USUAL, true, () -> new Holding(told));

        try (SeatedPlayer idle = seated(holding);
                SeatedPlayer busy = seated(holding)) {
            assertThat(busy.player()).isSameAs(busy.player()).isNotSameAs(holding.player());
            assertThat(idle.contender()).isEqualTo(holding);
        }

        assertThat(told).containsExactly("closed");
    }

    private record Holding(List<String> told) implements Player, AutoCloseable {
        @Override
        public String id() {
            return "holding";
        }

        @Override
        public Decision decide(Position position, Thinking thinking) {
            return decision(position, position.moves().get(0), thinking);
        }

        @Override
        public void close() {
            told.add("closed");
            throw new IllegalStateException("even so");
        }
    }

    private static Move foul(Position position) {
        return position.readMove("vc3!");
    }

    private static String note(double score) {
        Position position = START.position();
        Candidate only = Candidate.of(position.moves().get(0), score, List.of());
        Decision scored =
                new Decision(only.move(), score, Choice.HIGHEST, List.of(only), 0, 0, 0, Optional.empty(), List.of());
        return Note.of(scored).orElseThrow().text();
    }

    private Referee.Ended play(Match opening, Contender first, Contender second, int plyLimit) {
        return referee(plyLimit)
                .play(opening, seated(first), seated(second), Referee.Overseer.NONE)
                .orElseThrow();
    }

    private Referee referee(int plyLimit) {
        return new Referee(plyLimit, thinking -> thinking, stop, Phrase::key);
    }

    private static PlayerFailure failureOf(Contender contender) {
        return catchThrowableOfType(
                PlayerFailure.class, () -> seated(contender).decide(START.position(), Thinking.within(Budget.USUAL)));
    }

    private static SeatedPlayer seated(Contender contender) {
        return new SeatedPlayer(contender, 1_000);
    }
}
