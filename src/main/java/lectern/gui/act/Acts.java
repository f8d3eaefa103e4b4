package lectern.gui.act;

import java.awt.event.ActionEvent;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractAction;
import javax.swing.AbstractButton;
import javax.swing.Action;
import javax.swing.InputMap;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JToggleButton;
import lectern.gui.wording.Wording;

/** What each {@link Act} does in one component, and whether it can be done at the moment. */
public final class Acts {
    private final Map<Act, Command> commands = new EnumMap<>(Act.class);
    private final Wording wording;

    public Acts(Wording wording) {
        this.wording = wording;
    }

    private static final class Command extends AbstractAction {
        private final transient Runnable deed;
        private final transient BooleanSupplier possible;

        /** What it switches on and off, if that is what it does. */
        private final transient Optional<BooleanSupplier> state;

        private Command(Runnable deed, BooleanSupplier possible, Optional<BooleanSupplier> state) {
            this.deed = deed;
            this.possible = possible;
            this.state = state;
        }

        @Override
        public void actionPerformed(ActionEvent event) {
            if (isEnabled()) deed.run();
        }

        private void refresh() {
            setEnabled(possible.getAsBoolean());
            state.ifPresent(on -> putValue(Action.SELECTED_KEY, on.getAsBoolean()));
        }
    }

    public void bind(Act act, Runnable deed) {
        bind(act, deed, () -> true);
    }

    public void bind(Act act, Runnable deed, BooleanSupplier possible) {
        bind(act, new Command(deed, possible, Optional.empty()));
    }

    /** An act that switches something on and off. */
    public void bindSwitch(Act act, Runnable toggle, BooleanSupplier state) {
        bindSwitch(act, toggle, state, () -> true);
    }

    public void bindSwitch(Act act, Runnable toggle, BooleanSupplier state, BooleanSupplier possible) {
        bind(act, new Command(toggle, possible, Optional.of(state)));
    }

    private void bind(Act act, Command command) {
        command.putValue(Action.ACCELERATOR_KEY, act.stroke());
        if (!act.icon().isEmpty()) command.putValue(Action.SMALL_ICON, Icons.named(act.icon()));
        wording.write(() -> {
            command.putValue(Action.NAME, wording.of("act." + act.word()));
            command.putValue(Action.SHORT_DESCRIPTION, wording.of("act.tip." + act.word()));
        });
        commands.put(act, command);
        command.refresh();
    }

    public boolean has(Act act) {
        return commands.containsKey(act);
    }

    public Action of(Act act) {
        return commands.get(act);
    }

    /** Whether an act switches something on and off. */
    boolean isSwitch(Act act) {
        return commands.get(act).state.isPresent();
    }

    /** A button that shows an act's icon; its name is for those who cannot see that. */
    public AbstractButton iconButton(Act act) {
        AbstractButton button = isSwitch(act) ? new JToggleButton(of(act)) : new JButton(of(act));
        button.setHideActionText(true);
        wording.write(() -> button.getAccessibleContext().setAccessibleName(wording.of("act." + act.word())));
        return button;
    }

    /** Names a button that stands for no act. */
    void name(AbstractButton button, String key) {
        wording.write(() -> {
            button.setToolTipText(wording.of(key));
            button.getAccessibleContext().setAccessibleName(wording.of(key));
        });
    }

    /** Asks again what is possible. */
    public void refresh() {
        commands.values().forEach(Command::refresh);
    }

    /** Makes the shortcuts work wherever the focus is inside a component. */
    public void putKeysOn(JComponent component) {
        putKeysOn(component, commands.keySet().toArray(Act[]::new));
    }

    /** Makes the shortcuts of some acts work there. */
    public void putKeysOn(JComponent component, Act... some) {
        InputMap keys = component.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        for (Act act : some) {
            if (act.stroke() == null) continue;
            keys.put(act.stroke(), act);
            component.getActionMap().put(act, commands.get(act));
        }
    }
}
