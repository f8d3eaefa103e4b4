package lectern.gui.lab;

import static org.assertj.core.api.Assertions.assertThat;

import lectern.game.GameKind;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import org.junit.jupiter.api.Test;

/** What was changed in the lab can be undone and redone, gesture by gesture. */
class LabHistoryTest {
    private static final GameKind GAME = Games.ALL.get(0);

    private final LabState first = LabState.of(Heuristic.of("mine", GAME, GAME.strong()));
    private final String term = first.heuristic().terms().get(0).name();
    private final LabHistory history = new LabHistory(first);

    @Test
    void theDragOfASliderIsOneChange() {
        for (double weight = 1; weight < 5; weight++) history.change(first.weighted(term, weight), "slider");
        history.undo();

        assertThat(history.now()).isEqualTo(first);
        assertThat(history.canUndo()).isFalse();
        history.redo();
        assertThat(history.now()).isEqualTo(first.weighted(term, 4));
    }

    @Test
    void twoDragsAreTwoChanges() {
        history.change(first.weighted(term, 2), "slider");
        history.endGesture();
        history.change(first.weighted(term, 3), "slider");
        history.undo();

        assertThat(history.now()).isEqualTo(first.weighted(term, 2));
    }

    @Test
    void whileASliderIsDraggedTheStateBeforeItIsThereToCompareWith() {
        history.change(first.weighted(term, 2), "slider");
        history.change(first.weighted(term, 3), "slider");

        assertThat(history.before()).isEqualTo(first);
    }

    @Test
    void afterAnUndoWhatWasUndoneIsThereToCompareWith() {
        history.change(first.weighted(term, 2));
        history.undo();

        assertThat(history.before()).isEqualTo(first.weighted(term, 2));
    }

    @Test
    void aNewChangeEndsWhatCouldBeRedone() {
        history.change(first.weighted(term, 2));
        history.undo();
        history.change(first.weighted(term, 3));

        assertThat(history.canRedo()).isFalse();
    }

    @Test
    void whatChangesNothingIsNoChange() {
        history.change(first);

        assertThat(history.canUndo()).isFalse();
    }

    @Test
    void aTermThatIsOffWeighsNothingAndKeepsItsWeight() {
        LabState off = first.switched(term, false);

        assertThat(off.judging().terms().get(0).weight()).isZero();
        assertThat(off.switched(term, true)).isEqualTo(first);
    }

    @Test
    void aTermThatIsGivenAWeightCounts() {
        assertThat(first.switched(term, false)
                        .weighted(term, 7)
                        .judging()
                        .terms()
                        .get(0)
                        .weight())
                .isEqualTo(7);
    }
}
