package lectern.gui.act;

import java.awt.event.ActionEvent;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.InputMap;
import javax.swing.JButton;
import javax.swing.JComponent;
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

        private Command(Runnable deed, BooleanSupplier possible) {
            this.deed = deed;
            this.possible = possible;
        }

        @Override
        public void actionPerformed(ActionEvent event) {
            if (isEnabled()) deed.run();
        }

        private void refresh() {
            setEnabled(possible.getAsBoolean());
        }
    }

    public void bind(Act act, Runnable deed) {
        bind(act, deed, () -> true);
    }

    public void bind(Act act, Runnable deed, BooleanSupplier possible) {
        Command command = new Command(deed, possible);
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

    /** A button that shows an act's icon; its name is for those who cannot see that. */
    public JButton iconButton(Act act) {
        JButton button = new JButton(of(act));
        button.setHideActionText(true);
        wording.write(() -> button.getAccessibleContext().setAccessibleName(wording.of("act." + act.word())));
        return button;
    }

    /** Asks again what is possible. */
    public void refresh() {
        commands.values().forEach(Command::refresh);
    }

    /** Makes the shortcuts work wherever the focus is inside a component. */
    public void putKeysOn(JComponent component) {
        InputMap keys = component.getInputMap(JComponent.WHEN_ANCESTOR_OF_FOCUSED_COMPONENT);
        commands.forEach((act, command) -> {
            if (act.stroke() == null) return;
            keys.put(act.stroke(), act);
            component.getActionMap().put(act, command);
        });
    }
}
