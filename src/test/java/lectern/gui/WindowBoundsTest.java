package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import lectern.text.DefaultLocale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class WindowBoundsTest {
    @ParameterizedTest
    @MethodSource("lectern.text.DefaultLocale#unlikeOurs")
    void boundsAreWrittenAndReadAlikeInEveryLocale(String language) {
        try (DefaultLocale other = new DefaultLocale(language)) {
            Rectangle bounds = new Rectangle(-1920, 24, 1280, 800);

            assertThat(WindowBounds.text(bounds)).as(language).isEqualTo("-1920,24,1280,800");
            assertThat(WindowBounds.read(WindowBounds.text(bounds))).hasValue(bounds);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1,2,3", "1,2,0,30", "١,٢,٣٠٠,٤٠٠", "1,2,300,400,5"})
    void whatIsNoBoundsIsNotRead(String text) {
        assertThat(WindowBounds.read(text)).isEmpty();
    }

    @Test
    void aWindowMayStandLeftOfTheMainScreen() {
        assertThat(WindowBounds.read("-800,-600,640,480")).hasValue(new Rectangle(-800, -600, 640, 480));
    }
}
