package lectern.gui.act;

import java.util.Locale;
import javax.swing.KeyStroke;

/**
 * Everything that can be told to the window, once: its menu, its shortcut and its icon. What it is called is in the
 * bundle {@code act}; menus, the toolbar and the keys are all made from here.
 */
public enum Act {
    NEW_GAME(Menu.GAME, 1, "ctrl N", "new-game"),
    PLAYERS(Menu.GAME, 1, "ctrl P", "settings"),
    OPEN(Menu.GAME, 1, "ctrl O", "open"),
    OPEN_EARLIER(Menu.GAME, 1, "", ""),
    SAVE(Menu.GAME, 1, "ctrl S", "save"),
    SAVE_AS(Menu.GAME, 1, "ctrl shift S", "save-as"),
    EXPORT_BOARD(Menu.GAME, 2, "", "export"),
    EXPORT_CHART(Menu.GAME, 2, "", "chart"),
    PRINT_BOARD(Menu.GAME, 2, "", ""),
    QUIT(Menu.GAME, 9, "ctrl Q", ""),

    UNDO(Menu.EDIT, 1, "ctrl Z", "undo"),
    REDO(Menu.EDIT, 1, "ctrl Y", "redo"),
    COPY_POSITION(Menu.EDIT, 2, "ctrl C", "copy"),
    COPY_GAME(Menu.EDIT, 2, "ctrl shift C", "copy"),
    COPY_PICTURE(Menu.EDIT, 2, "", ""),
    PASTE(Menu.EDIT, 2, "ctrl V", "paste"),
    EDIT_POSITION(Menu.EDIT, 3, "ctrl E", "edit"),
    CLEAR_DRAWINGS(Menu.EDIT, 3, "ctrl D", ""),

    STEP_PLAYER(Menu.PLAY, 1, "F9", "step"),
    RUN(Menu.PLAY, 1, "F5", "play"),
    STOP(Menu.PLAY, 1, "F8", "stop"),
    WAIT(Menu.PLAY, 1, "F7", "pause"),
    ASK(Menu.PLAY, 2, "F2", "thinking"),
    THINKING(Menu.PLAY, 2, "shift F2", "tree"),
    LAB(Menu.PLAY, 2, "F4", "lab"),
    REVIEW(Menu.PLAY, 2, "shift F4", "review"),
    TYPE_MOVE(Menu.PLAY, 2, "ctrl M", ""),
    ASK_CLASS(Menu.PLAY, 3, "ctrl H", "eye"),
    EXPERIMENT(Menu.PLAY, 4, "ctrl T", "chart"),
    LEAGUE(Menu.PLAY, 4, "ctrl shift T", "league"),

    START(Menu.STEPS, 1, "ctrl HOME", "first"),
    NEXT(Menu.STEPS, 1, "PAGE_DOWN", "next"),
    PREVIOUS(Menu.STEPS, 1, "PAGE_UP", "previous"),
    END(Menu.STEPS, 1, "ctrl END", "last"),
    FIRST_STEP(Menu.STEPS, 2, "alt HOME", "first"),
    PREVIOUS_STEP(Menu.STEPS, 2, "alt LEFT", "previous"),
    NEXT_STEP(Menu.STEPS, 2, "alt RIGHT", "next"),
    LAST_STEP(Menu.STEPS, 2, "alt END", "last"),
    FASTER(Menu.STEPS, 3, "alt UP", ""),
    SLOWER(Menu.STEPS, 3, "alt DOWN", ""),

    OPEN_LESSON(Menu.LESSONS, 8, "ctrl L", "lesson"),
    NEW_LESSON(Menu.LESSONS, 8, "", "edit"),
    EXERCISES(Menu.LESSONS, 8, "", ""),
    HANDOUT(Menu.LESSONS, 9, "", "export"),
    HANDOUT_KEY(Menu.LESSONS, 9, "", ""),
    RESTART_LESSON(Menu.LESSONS, 9, "", "restart"),
    CLOSE_LESSON(Menu.LESSONS, 9, "ctrl W", "close"),

    HEAT_MAP(Menu.VIEW, 1, "F3", ""),
    LINE_ARROWS(Menu.VIEW, 1, "shift F3", ""),
    PRESENT(Menu.VIEW, 1, "F11", "presenter"),
    SHOW_INSPECTOR(Menu.VIEW, 2, "ctrl 1", "inspector"),
    SHOW_MOVES(Menu.VIEW, 2, "ctrl 2", "moves"),
    SHOW_CHART(Menu.VIEW, 2, "ctrl 3", "chart"),
    SHOW_TOOLBAR(Menu.VIEW, 2, "ctrl 4", "toolbar"),

    RULES(Menu.HELP, 1, "F1", "help"),
    KEYS(Menu.HELP, 1, "shift F1", ""),
    ABOUT(Menu.HELP, 1, "", "about");

    /** The menus, in their order. */
    public enum Menu {
        GAME,
        EDIT,
        PLAY,
        STEPS,
        LESSONS,
        VIEW,
        HELP;

        String key() {
            return "act.menu." + name().toLowerCase(Locale.ROOT);
        }
    }

    private final Menu menu;
    private final int group;
    private final String stroke;
    private final String icon;

    Act(Menu menu, int group, String stroke, String icon) {
        this.menu = menu;
        this.group = group;
        this.stroke = stroke;
        this.icon = icon;
    }

    Menu menu() {
        return menu;
    }

    /** Acts of one group stand together in their menu, without a line between them. */
    int group() {
        return group;
    }

    /** The shortcut, or null. */
    KeyStroke stroke() {
        return stroke.isEmpty() ? null : KeyStroke.getKeyStroke(stroke);
    }

    /** The name of the icon's file, or an empty text. */
    String icon() {
        return icon;
    }

    /** What its sentences are found under. */
    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
