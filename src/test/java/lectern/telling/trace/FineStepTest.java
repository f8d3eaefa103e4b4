package lectern.telling.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.gui.inspector.decision.view.Decisions;
import lectern.gui.inspector.decision.view.Subject;
import lectern.search.trace.SearchEvent;
import lectern.search.trace.SearchNode;
import lectern.search.trace.Trace;
import org.junit.jupiter.api.Test;

/** A search can be walked through, and ends up where it ended up. */
class FineStepTest {
    private final Subject subject = Decisions.asked(Decisions.PLAIN, "search:depth=3", 6);
    private final Trace trace = subject.decision().trace().orElseThrow();
    private final List<SearchEvent> events = trace.events();

    @Test
    void replayingAllEventsRebuildsTheRootsValueAndTheNumberOfNodes() {
        FineStep end = FineStep.of(events, events.size());
        assertThat(end.path()).hasSize(1);
        SearchEvent.Leave left = end.path().get(0).left().orElseThrow();
        assertThat(left.value()).isEqualTo(trace.root().value());
        assertThat(left.nodes()).isEqualTo(trace.root().nodes());
        assertThat(end.entered()).isEqualTo(count(trace.root()));
        assertThat(end.isLast()).isTrue();
    }

    @Test
    void beforeTheFirstEventNothingIsLookedAt() {
        FineStep start = FineStep.of(events, 0);
        assertThat(start.isFirst()).isTrue();
        assertThat(start.event()).isEmpty();
        assertThat(start.current()).isEmpty();
        assertThat(start.line()).isEmpty();
    }

    @Test
    void goingBackIsAsExactAsGoingForward() {
        List<FineStep> forward = new ArrayList<>();
        for (int i = 0; i <= 200; i++) forward.add(FineStep.of(events, i));
        FineStep step = forward.get(200);
        for (int i = 199; i >= 0; i--) {
            step = step.to(i);
            assertThat(step).isEqualTo(forward.get(i));
        }
    }

    @Test
    void thereIsNothingBeyondEitherEnd() {
        assertThat(FineStep.of(events, -5).at()).isZero();
        assertThat(FineStep.of(events, events.size() + 5).at()).isEqualTo(events.size());
    }

    @Test
    void theLineCanBePlayedFromTheRootAtEveryMoment() {
        for (int i = 0; i <= events.size(); i += 7) {
            FineStep step = FineStep.of(events, i);
            Position position = subject.root();
            for (var move : step.line()) {
                assertThat(position.violation(move)).isEmpty();
                position = position.play(move, Narrator.SILENT);
            }
            assertThat(step.path().size()).isLessThanOrEqualTo(4);
        }
    }

    @Test
    void aPositionIsStillThereWhenItIsLeftAndGoneAtTheNextEvent() {
        int leaf = first(SearchEvent.Leave.class);
        FineStep left = FineStep.of(events, leaf + 1);
        assertThat(left.current().orElseThrow().left()).isPresent();
        assertThat(left.to(left.at() + 1).path()).doesNotContain(left.current().orElseThrow());
    }

    @Test
    void aRaiseNarrowsTheWindowOfThePositionThatIsLookedAt() {
        int raise = first(SearchEvent.Raised.class);
        SearchEvent.Raised raised = (SearchEvent.Raised) events.get(raise);
        assertThat(FineStep.of(events, raise + 1).current().orElseThrow().window())
                .isEqualTo(new Window(raised.alpha(), raised.beta()));
    }

    @Test
    void finishingGoesToWhereThePositionIsLeft() {
        FineStep entered = FineStep.of(events, 2);
        FineStep finished = entered.finished();
        assertThat(finished.line()).isEqualTo(entered.line());
        assertThat(finished.current().orElseThrow().left()).isPresent();
        FineStep next = finished.finished();
        assertThat(next.at()).isGreaterThan(finished.at());
        assertThat(next.path()).hasSizeLessThan(finished.path().size());
    }

    @Test
    void theNextCutOffIsOneOrTheEnd() {
        FineStep cut = FineStep.of(events, 0).nextCut();
        assertThat(cut.event().orElseThrow()).isInstanceOf(SearchEvent.Cut.class);
        FineStep last = FineStep.of(events, events.size() - 1).nextCut();
        assertThat(last.isLast()).isTrue();
    }

    private int first(Class<? extends SearchEvent> kind) {
        int i = 0;
        while (!kind.isInstance(events.get(i))) i++;
        return i;
    }

    private static long count(SearchNode node) {
        return 1 + node.children().stream().mapToLong(FineStepTest::count).sum();
    }
}
