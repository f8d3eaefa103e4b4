package lectern.gui;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javax.swing.ButtonGroup;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JMenu;
import javax.swing.JRadioButtonMenuItem;
import lectern.gui.act.Act;
import lectern.gui.act.Menus;
import lectern.gui.board.BoardView;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Speed;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;
import lectern.text.Language;

/** What is chosen in menus rather than done: the language, how fast moves are shown, what a tap does. */
final class Choices {
    private final Menus menus;
    private final Wording wording;

    Choices(Menus menus, Wording wording) {
        this.menus = menus;
        this.wording = wording;
    }

    void addLanguages() {
        Runnable mark = addAll(
                menus.menu(Act.Menu.VIEW),
                Language.values(),
                "language.",
                "act.language.",
                Language::code,
                wording::language,
                wording::switchTo);
        wording.write(mark);
    }

    void addSpeeds(Desk desk, Pace pace) {
        JMenu steps = menus.menu(Act.Menu.STEPS);
        Runnable mark = addAll(steps, Speed.values(), "speed.", "act.speed.", Pace::word, desk::speed, pace::showAt);
        desk.follow(mark, Topic.SPEED);
    }

    void addTapPreview(BoardView board) {
        JCheckBoxMenuItem item = new JCheckBoxMenuItem();
        item.setName("tap-preview");
        item.addActionListener(event -> board.previewTaps(item.isSelected()));
        wording.write(() -> {
            item.setText(wording.of("act.tap-preview"));
            item.setToolTipText(wording.of("act.tap-preview-tip"));
        });
        menus.menu(Act.Menu.VIEW).add(item);
    }

    private <T> Runnable addAll(
            JMenu menu,
            T[] values,
            String names,
            String keys,
            Function<T, String> word,
            Supplier<T> chosen,
            Consumer<T> choose) {
        if (menu.getItemCount() > 0) menu.addSeparator();
        ButtonGroup group = new ButtonGroup();
        Runnable marks = () -> {};
        for (T value : values) {
            JRadioButtonMenuItem item = new JRadioButtonMenuItem();
            item.setName(names + word.apply(value));
            item.addActionListener(event -> choose.accept(value));
            wording.write(() -> item.setText(wording.of(keys + word.apply(value))));
            group.add(item);
            menu.add(item);
            Runnable before = marks;
            marks = () -> {
                before.run();
                if (chosen.get() == value) item.setSelected(true);
            };
        }
        return marks;
    }
}
