package lectern.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ResultCountTest {
    @Test
    void whatOneWonTheOtherLost() {
        ResultCount tally = new ResultCount(6, 2, 1, 3, 0, 1);

        assertThat(tally.games()).isEqualTo(12);
        assertThat(tally.reversed()).isEqualTo(new ResultCount(1, 2, 6, 3, 1, 0));
        assertThat(tally.plus(tally.reversed())).isEqualTo(new ResultCount(7, 4, 7, 6, 1, 1));
        assertThat(tally.plus(ResultCount.NONE)).isEqualTo(tally);
        assertThat(tally.forfeits()).isOne();
    }
}
