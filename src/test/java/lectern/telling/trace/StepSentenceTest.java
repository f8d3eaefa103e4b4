package lectern.telling.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.gui.desk.Lookahead;
import lectern.gui.inspector.decision.view.Decisions;
import lectern.gui.inspector.decision.view.Subject;
import lectern.search.trace.SearchEvent;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every step of a search has a sentence, and the sentence is true. */
class StepSentenceTest {
    @ParameterizedTest
    @CsvSource({"infection, 6", "shiftago, 12", "syrtis, 12", "pushee, 8", "catsdogs, 14"})
    void everyStepHasASentenceInBothLanguages(String game, int plies) {
        Subject subject = Decisions.asked(game, "search:depth=2", plies);
        List<SearchEvent> events = Decisions.events(subject);
        for (int i = 0; i <= events.size(); i += 5) {
            Phrase sentence = sentence(subject, FineStep.of(events, i));
            for (Language language : Language.values()) {
                assertThat(new Sentences(language).of(sentence)).isNotBlank().doesNotContain("{");
            }
        }
    }

    @Test
    void allSortsOfStepsAreTold() {
        Subject subject = Decisions.asked(Decisions.PLAIN, "search:depth=3", 6);
        List<SearchEvent> events = Decisions.events(subject);
        Set<String> told = new TreeSet<>();
        for (int i = 0; i <= events.size(); i++)
            told.add(sentence(subject, FineStep.of(events, i)).key());
        assertThat(told)
                .contains(
                        "decision.step.before",
                        "decision.step.root",
                        "decision.step.enter",
                        "decision.step.ask-more",
                        "decision.step.ask-less",
                        "decision.step.leaf",
                        "decision.step.alpha",
                        "decision.step.beta",
                        "decision.step.cut",
                        "decision.step.left-cut",
                        "decision.step.searched",
                        "decision.step.end");
    }

    /** The search of a move that is worse for its side than what it has ends with exactly that answer. */
    @Test
    void aQuestionIsAnsweredByTheValueThatComesBack() {
        Subject subject = Decisions.asked(Decisions.PLAIN, "search:depth=3", 6);
        List<SearchEvent> events = Decisions.events(subject);
        for (int i = 0; i < events.size(); i++) {
            FineStep step = FineStep.of(events, i);
            if (!step.current().map(frame -> frame.window().isNull()).orElse(false)) continue;
            if (!(step.event().orElseThrow() instanceof SearchEvent.Leave leave)) continue;
            Window window = step.current().orElseThrow().window();
            assertThat(leave.value() <= window.alpha() || leave.value() >= window.beta())
                    .isTrue();
        }
    }

    @Test
    void aCutOffNamesTheSideThatMovesAndTheOneThatAvoidsIt() {
        Subject subject = Decisions.asked(Decisions.PLAIN, "search:depth=2", 6);
        FineStep cut = FineStep.of(Decisions.events(subject), 0).nextCut();
        Position here =
                Lookahead.of(subject.root(), cut.line(), cut.line().size()).position();
        Phrase sentence = sentence(subject, cut);
        assertThat(sentence.key()).isEqualTo("decision.step.cut");
        assertThat(sentence.arguments().subList(1, 3))
                .containsExactly(
                        here.view().name(here.toMove()),
                        here.view().name(here.toMove().other()));
    }

    private static Phrase sentence(Subject subject, FineStep step) {
        return StepSentence.of(
                step,
                Lookahead.of(subject.root(), step.line(), step.line().size()).positions());
    }
}
