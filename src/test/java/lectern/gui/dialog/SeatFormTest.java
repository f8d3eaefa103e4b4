package lectern.gui.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JComboBox;
import javax.swing.JTextField;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.OnEventThread;
import lectern.gui.players.PlayerDraft;
import lectern.gui.players.SeatDraft;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.text.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OnEventThread.class)
class SeatFormTest {
    private final Position start = Games.read("pushee").start(1).position();
    private final List<SeatDraft> told = new ArrayList<>();
    private final SeatForm form = form(Seat.FIRST, "search:depth=3");
    private final JTextField text = part("text", JTextField.class);

    @Test
    void theTextInFullStaysWhateverIsTyped() {
        for (String typed : List.of("", "h", "human", " ", "search", "search:depth=x", "", "greedy")) {
            text.setText(typed);
            assertThat(text.isVisible()).as(typed).isTrue();
            assertThat(text.getText()).isEqualTo(typed);
        }
        assertThat(told.get(told.size() - 1).player()).isEqualTo(new PlayerDraft("greedy"));
    }

    @Test
    void aPersonWhoIsChosenAfterTypingHasNoTextInFull() {
        text.setText("greedy");
        part("player", JComboBox.class).setSelectedItem("");
        assertThat(text.isVisible()).isFalse();
    }

    @Test
    void aTextThatIsWrongIsMarkedAndNothingElseIsShownAsIfItWereInForce() {
        text.setText("search:depth=0,evaluator=strnog");
        assertThat(text.getClientProperty("JComponent.outline")).isEqualTo("error");
        assertThat(part("evaluator", JComboBox.class).getSelectedItem()).isNull();
        assertThat(part("evaluator", JComboBox.class).isEnabled()).isFalse();
        assertThat(part("limit-value", Component.class).isVisible()).isFalse();
        text.setText("nobody");
        assertThat(part("player", JComboBox.class).getSelectedItem()).isNull();
        text.setText("search:depth=2,evaluator=strong");
        assertThat(text.getClientProperty("JComponent.outline")).isNull();
        assertThat(part("evaluator", JComboBox.class).isEnabled()).isTrue();
    }

    @Test
    void aSeedThatIsNoNumberIsMarked() {
        JTextField seed = part("seed", JTextField.class);
        seed.setText("x");
        assertThat(seed.getClientProperty("JComponent.outline")).isEqualTo("error");
        assertThat(text.getClientProperty("JComponent.outline")).isNull();
    }

    @Test
    void aPersonsFieldsBeginWhereAPlayersDo() {
        SeatForm other = form(Seat.SECOND, "");
        for (SeatForm each : List.of(form, other)) {
            each.setSize(500, 400);
            each.doLayout();
        }
        assertThat(find(other, "seat.second.player").findFirst().orElseThrow().getX())
                .isEqualTo(part("player", Component.class).getX());
    }

    private SeatForm form(Seat seat, String player) {
        SeatForm made = new SeatForm(new Wording(Language.EN), seat, () -> {}, told::add);
        made.show(start, new SeatDraft(new PlayerDraft(player), "1"), NamedHeuristics.NONE);
        return made;
    }

    private <C> C part(String name, Class<C> type) {
        return find(form, "seat.first." + name).map(type::cast).findFirst().orElseThrow();
    }

    private static Stream<Component> find(Container within, String name) {
        return Arrays.stream(within.getComponents())
                .flatMap(part -> name.equals(part.getName())
                        ? Stream.of(part)
                        : part instanceof Container inner ? find(inner, name) : Stream.empty());
    }
}
