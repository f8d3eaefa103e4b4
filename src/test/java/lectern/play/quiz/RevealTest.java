package lectern.play.quiz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.games.Games;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Decision;
import lectern.search.Thinking;
import lectern.telling.difference.MoveDifference;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** The tally beside what was played and what a search thinks best. */
class RevealTest {
    private final Game game = Games.read("infection");
    private final Position position = game.start(1).position();
    private final Evaluator judge = game.kind().strong();
    private final Move far = position.readMove("g7g5");
    private final Move near = position.readMove("f6");
    private final Tally tally = Tally.EMPTY.set(far, 12).set(near, 7);

    private Reveal reveal(String player) {
        Contender contender = PlayerText.read(player, game);
        Decision decision = contender.player().decide(position, Thinking.within(contender.budget()));
        Reveal.Chosen chosen = new Reveal.Chosen(near, Optional.empty(), true);
        return new Reveal(position, tally, Optional.of(chosen), Optional.empty(), Optional.of(decision), judge);
    }

    @Test
    void theTallyStandsBesideTheMoveThatWasPlayedAndTheBestOne() {
        Sentences english = new Sentences(Language.EN);
        List<Phrase> said = reveal("search").sentences();
        assertThat(english.of(said.get(0))).isEqualTo("Red played f6, which 7 of 19 named.");
        assertThat(english.of(said.get(1))).startsWith("The search");
    }

    private List<String> said(Language language, boolean any, Move... right) {
        Contender search = PlayerText.read("search", game);
        Decision best = search.player().decide(position, Thinking.within(search.budget()));
        RightMoves moves = new RightMoves(List.of(right), any);
        Reveal revealed = new Reveal(position, tally, Optional.empty(), Optional.of(moves), Optional.of(best), judge);
        return revealed.sentences().stream().map(new Sentences(language)::of).toList();
    }

    @Test
    void whatALessonCallsRightIsSaidBeforeWhatTheSearchThinks() {
        assertThat(said(Language.EN, true, near))
                .hasSize(2)
                .first()
                .isEqualTo("The lesson’s answer is f6, which 7 of 19 named.");
        assertThat(said(Language.PT, true, near).get(0)).isEqualTo("A resposta da lição é f6, com 7 de 19 votos.");
        assertThat(said(Language.EN, true, near, far).get(0))
                .isEqualTo("In the lesson each of these moves is right: f6 and g7g5; 19 of 19 named one of them.");
    }

    @Test
    void whereALessonAsksForSeveralMovesNoneIsTheBest() {
        assertThat(said(Language.EN, false, near, far))
                .containsExactly(
                        "In the lesson the answer is all of these moves: f6 and g7g5; 19 of 19 named one of them.");
    }

    @Test
    void theTermsThatDifferAddUpToTheDifferenceOfTheTwoMostNamedMoves() {
        Reveal hidden = new Reveal(position, tally, Optional.empty(), Optional.empty(), Optional.empty(), judge);
        MoveDifference difference = hidden.difference().orElseThrow();
        double one = judge.value(position.play(far, Narrator.SILENT), position.toMove());
        double other = judge.value(position.play(near, Narrator.SILENT), position.toMove());
        assertThat(difference.searched()).isFalse();
        assertThat(difference.first()).isEqualTo(far);
        assertThat(difference.total()).isCloseTo(one - other, within(1e-9));
        assertThat(difference.shares()).isNotEmpty();
    }

    @Test
    void whereASearchKnowsBothMovesExactlyItsOwnTermsAreCompared() {
        assertThat(reveal("greedy").difference().orElseThrow().searched()).isTrue();
    }

    @Test
    void oneNamedMoveDiffersFromNone() {
        Reveal one = new Reveal(
                position, Tally.EMPTY.set(far, 3), Optional.empty(), Optional.empty(), Optional.empty(), judge);
        assertThat(one.difference()).isEmpty();
    }
}
