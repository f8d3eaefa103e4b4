package lectern.telling.trace;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.Phrase;
import lectern.gui.desk.Lookahead;
import lectern.gui.inspector.decision.view.Decisions;
import lectern.gui.inspector.decision.view.Subject;
import lectern.search.trace.Bound;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/** A branch of a recorded tree knows its place, and what is said of it can be said in both languages. */
class BranchTest {
    private final Subject subject = Decisions.asked(Decisions.PLAIN, "search:depth=3", 6);
    private final Branch root =
            Branch.root(subject.decision().trace().orElseThrow().root(), subject.root());

    @Test
    void aBranchKnowsItsLineAndThePositionAfterIt() {
        Branch branch = root;
        while (!branch.children().isEmpty()) branch = branch.children().get(0);
        assertThat(branch.line()).hasSize(3);
        assertThat(branch.position())
                .isEqualTo(Lookahead.of(subject.root(), branch.line(), 3).position());
    }

    @Test
    void rowsAndSentencesCanBeSaidInBothLanguages() {
        for (Language language : Language.values()) {
            Sentences sentences = new Sentences(language);
            for (Branch child : root.children()) {
                assertThat(sentences.of(BranchText.value(child))).isNotBlank();
                assertThat(BranchText.details(child)).hasSize(3);
                for (Phrase said : BranchText.details(child))
                    assertThat(sentences.of(said)).doesNotContain("{");
                for (Phrase said : BranchText.sentences(child))
                    assertThat(sentences.of(said)).doesNotContain("{");
            }
        }
    }

    /** Later moves of the root's side are only asked whether they are better than the best so far. */
    @Test
    void aLaterMoveIsOnlyAskedWhetherItIsBetter() {
        Branch later = root.children().get(root.children().size() - 1);
        assertThat(BranchText.details(later).get(0).key()).isEqualTo("decision.window.above");
        assertThat(later.node().bound()).isEqualTo(Bound.AT_MOST);
        Branch answer = root.children().get(0).children().get(1);
        assertThat(BranchText.details(answer).get(0).key()).isEqualTo("decision.window.below");
    }

    @Test
    void theRootSaysHowManyMovesWereSearchedToTheEndAndHowManyWereCutOff() {
        long exact = subject.decision().candidates().stream()
                .filter(candidate -> candidate.bound() == Bound.EXACT)
                .count();
        long all = subject.decision().candidates().size();
        String told = new Sentences(Language.EN).of(BranchText.sentences(root).get(2));

        assertThat(exact).isLessThan(all);
        assertThat(told)
                .doesNotContain("Every move")
                .contains(exact == 1 ? "One move was" : exact + " moves were")
                .contains((all - exact) + " others were searched only until it was clear that they are no better");
    }
}
