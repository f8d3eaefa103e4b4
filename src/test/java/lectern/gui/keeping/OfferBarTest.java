package lectern.gui.keeping;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.text.JTextComponent;
import lectern.game.Phrase;
import lectern.gui.OnEventThread;
import lectern.gui.wording.Wording;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnEventThread.class)
class OfferBarTest {
    private final Offers offers = new Offers();
    private final OfferBar bar = new OfferBar(offers, new Wording(Language.EN));

    @Test
    void aGameThatCouldBeLostDoesNotWaitBehindNotices() {
        offers.tell(Phrase.of("keeping.nothing-to-paste"));
        assertThat(part("offer.count", JLabel.class).isVisible()).isFalse();
        offers.add(command());

        assertThat(part("offer.command", JTextComponent.class).isVisible()).isTrue();
        assertThat(part("offer.count", JLabel.class).getText()).isEqualTo("1 of 2");
        offers.remove(offers.first().orElseThrow());
        assertThat(part("offer.command", JTextComponent.class).isVisible()).isFalse();
        assertThat(part("offer.close", JButton.class).isVisible()).isTrue();
    }

    @Test
    void allOfACommandIsShownAndCanBeSelected() {
        offers.add(command());
        for (String name : new String[] {"offer.sentence", "offer.command"}) {
            assertThat(part(name, JTextComponent.class).isFocusable()).isTrue();
            assertThat(part(name, JTextComponent.class).isEditable()).isFalse();
        }
        assertThat(part("offer.command", JTextComponent.class).getText()).isEqualTo("my-engine --depth 12");
    }

    @Test
    void whereThereIsLittleRoomTheButtonsStandBelow() {
        offers.add(command());
        Component buttons = part("offer.start-engine", JButton.class).getParent();
        Component text = part("offer.command", Component.class);
        bar.setBounds(0, 0, 2000, 200);
        bar.doLayout();
        assertThat(buttons.getX()).isGreaterThan(text.getX());
        bar.setBounds(0, 0, 300, 200);
        bar.doLayout();
        assertThat(buttons.getY()).isGreaterThan(text.getY());
    }

    private static Offer command() {
        return Offer.ofCommand(
                Phrase.of("keeping.engine", Phrase.of("infection.red")),
                "my-engine --depth 12",
                Offer.choice("offer.start-engine", "keeping.engine.start", offer -> {}),
                Offer.choice("offer.leave-engine", "keeping.engine.later", offer -> {}));
    }

    private <C> C part(String name, Class<C> type) {
        return find(bar, name).map(type::cast).findFirst().orElseThrow();
    }

    private static Stream<Component> find(Container within, String name) {
        return Stream.of(within.getComponents())
                .flatMap(part -> name.equals(part.getName())
                        ? Stream.of(part)
                        : part instanceof Container inner ? find(inner, name) : Stream.empty());
    }
}
