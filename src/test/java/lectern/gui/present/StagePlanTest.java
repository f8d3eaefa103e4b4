package lectern.gui.present;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StagePlanTest {
    @ParameterizedTest
    @CsvSource({"1024, 768", "1280, 800", "1920, 1080", "3840, 2160", "1080, 1920"})
    void nothingOverlapsOrLeavesTheScreen(int width, int height) {
        StagePlan plan = StagePlan.of(width, height, height / 10, 1.06, 0.24);

        assertThat(plan.board().intersects(plan.side())).isFalse();
        assertThat(plan.board().intersects(plan.caption())).isFalse();
        assertThat(plan.side().intersects(plan.caption())).isFalse();
        assertThat(plan.side().getMaxX()).isLessThanOrEqualTo(width);
        assertThat(plan.caption().getMaxY()).isEqualTo(height);
        assertThat(plan.side().width).isGreaterThanOrEqualTo((int) (width * 0.24));
    }

    @ParameterizedTest
    @CsvSource({"1024, 768", "1920, 1080", "3840, 2160"})
    void theBoardTakesAllTheHeightThatTheCaptionLeaves(int width, int height) {
        StagePlan plan = StagePlan.of(width, height, height / 10, 1, 0.24);

        int board = Math.min(plan.board().width, plan.board().height);
        assertThat(board).isGreaterThanOrEqualTo(height * 85 / 100);
    }
}
