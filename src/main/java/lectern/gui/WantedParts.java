package lectern.gui;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import lectern.gui.settings.UserSettings;

/**
 * Which parts of a window are wanted around its board: in a game the user's choice, which is remembered; beside a
 * lesson what that needs at the moment, and the toolbar.
 */
final class WantedParts {
    private final HiddenParts hidden;
    private Optional<Set<WindowPart>> lesson = Optional.empty();

    WantedParts(UserSettings remembered) {
        hidden = new HiddenParts(remembered);
    }

    void beGame() {
        lesson = Optional.empty();
    }

    /** @return whether that is something else than before */
    boolean beLesson(Set<WindowPart> needed) {
        boolean same = lesson.filter(needed::equals).isPresent();
        lesson = Optional.of(Set.copyOf(needed));
        return !same;
    }

    boolean isNeededByLesson(WindowPart part) {
        return lesson.filter(needed -> needed.contains(part)).isPresent();
    }

    /** The parts that compete with the board; below a lesson an inspector takes the lesson's room. */
    Set<WindowPart> in(SizeClass size) {
        Set<WindowPart> wanted = EnumSet.allOf(WindowPart.class);
        wanted.removeAll(hidden.in(size));
        if (lesson.isEmpty()) return wanted;
        wanted.removeAll(Set.of(WindowPart.INSPECTOR, WindowPart.MOVES, WindowPart.CHART));
        if (isNeededByLesson(WindowPart.CHART)) wanted.add(WindowPart.CHART);
        return wanted;
    }

    void wish(SizeClass size, WindowPart part, boolean shown) {
        if (lesson.isEmpty() || part == WindowPart.TOOLBAR) hidden.hide(size, part, !shown);
        else if (!shown) {
            Set<WindowPart> fewer = EnumSet.noneOf(WindowPart.class);
            fewer.addAll(lesson.orElseThrow());
            fewer.remove(part);
            beLesson(fewer);
        }
    }

    /** Whether the user has hidden it, so that it is not for want of room that it is not seen. */
    boolean isHidden(SizeClass size, WindowPart part) {
        return lesson.isEmpty() && hidden.in(size).contains(part);
    }
}
