package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Rectangle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardPlaceTest {
    private final BoardPlace place = new BoardPlace(new Dimension(1000, 600), new Rectangle(10, 90, 500, 300));

    @Test
    void aPlaceIsReadAsItIsWritten() {
        assertThat(BoardPlace.read(place.toString())).contains(place);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1,2,3", "0,600,10,90,500,300", "1000,600,10,90,500,300,7", "1000,600,10,90,500,-300"})
    void whatIsNoPlaceIsNone(String text) {
        assertThat(BoardPlace.read(text)).isEmpty();
    }

    @Test
    void inAWholeOfTheSameSizeItIsTheSame() {
        assertThat(place.in(new Dimension(1000, 600))).isEqualTo(place.board());
    }

    @Test
    void inALargerWholeItIsLarger() {
        assertThat(place.in(new Dimension(2000, 1200))).isEqualTo(new Rectangle(20, 180, 1000, 600));
    }
}
