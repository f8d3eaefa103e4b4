package lectern.gui.dialog;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComboBox;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.SpinnerNumberModel;
import lectern.gui.players.PlayerDraft;
import lectern.gui.wording.Wording;
import lectern.play.player.PlayerSetting;
import lectern.play.player.SettingValues;
import net.miginfocom.swing.MigLayout;

/** How long a player may think: as long as usual, or up to one limit. Several limits are a matter for its text. */
final class BudgetInput extends JPanel {
    /** What no limit is chosen by. */
    private static final String USUAL = "usual";

    /** The settings of a player text that are limits, with what is offered first, and what else only fits them. */
    private static final List<Limit> LIMITS = List.of(
            new Limit(PlayerSetting.DEPTH, 3, 1),
            new Limit(PlayerSetting.NODES, 10_000, 1_000),
            new Limit(PlayerSetting.MILLIS, 500, 100));

    private final transient Consumer<PlayerDraft> chosen;
    private final JComboBox<String> box;
    private final JSpinner value = new NumberSpinner(new SpinnerNumberModel());
    private transient PlayerDraft player = PlayerDraft.PERSON;
    private boolean filling;

    private record Limit(PlayerSetting setting, long usual, long step) {
        private String key() {
            return setting.key();
        }

        private String given(PlayerDraft player) {
            return player.setting(key()).orElse("");
        }

        private boolean isNumber(PlayerDraft player) {
            return setting.allowed().refusal(key(), given(player)).isEmpty();
        }

        /** The number that a player has for this limit, or else what is offered first. */
        private SpinnerNumberModel model(PlayerDraft player) {
            SettingValues values = setting.allowed();
            long number = isNumber(player) ? Long.parseLong(given(player)) : usual;
            // Boxed: its numbers may be larger than those of the model for whole numbers.
            return new SpinnerNumberModel(
                    Long.valueOf(number),
                    Long.valueOf((long) values.least()),
                    Long.valueOf((long) values.most()),
                    Long.valueOf(step));
        }
    }

    BudgetInput(Wording wording, String name, Consumer<PlayerDraft> chosen) {
        super(new MigLayout("insets 0, gapx 6, hidemode 3, novisualpadding", "[][grow 0]"));
        this.chosen = chosen;
        box = Labelled.box(name + ".limit", limit -> wording.of("dialog.limit." + limit));
        value.setName(name + ".limit-value");
        box.getAccessibleContext().setAccessibleName(wording.of("dialog.thinks"));
        value.getAccessibleContext().setAccessibleName(wording.of("speech.limit"));
        box.addItem(USUAL);
        LIMITS.forEach(limit -> box.addItem(limit.key()));
        add(value, "wmin 50");
        add(box, "wmin 60");
        box.addActionListener(event -> {
            if (!filling) choose();
        });
        value.addChangeListener(event -> {
            if (!filling) limited().ifPresent(limit -> tell(player.with(limit.key(), number())));
        });
        show(player);
    }

    void show(PlayerDraft shown) {
        player = shown;
        filling = true;
        Optional<Limit> limit = limited();
        box.setSelectedItem(limit.map(Limit::key).orElse(USUAL));
        value.setVisible(limit.filter(known -> known.isNumber(player)).isPresent());
        limit.ifPresent(known -> {
            value.setModel(known.model(player));
            ((JSpinner.NumberEditor) value.getEditor()).getTextField().setColumns(7);
        });
        filling = false;
    }

    @Override
    public void setEnabled(boolean enabled) {
        super.setEnabled(enabled);
        box.setEnabled(enabled);
        value.setEnabled(enabled);
    }

    private Optional<Limit> limited() {
        return LIMITS.stream()
                .filter(limit -> player.setting(limit.key()).isPresent())
                .findFirst();
    }

    private void choose() {
        PlayerDraft changed = player.with(PlayerSetting.CLOCK.key(), "");
        for (Limit limit : LIMITS) {
            boolean wanted = limit.key().equals(box.getSelectedItem());
            changed = changed.with(limit.key(), wanted ? String.valueOf(limit.usual()) : "");
        }
        tell(changed);
    }

    private String number() {
        return String.valueOf(((SpinnerNumberModel) value.getModel()).getNumber());
    }

    private void tell(PlayerDraft changed) {
        player = changed;
        chosen.accept(changed);
    }
}
