package lectern.gui;

import java.awt.EventQueue;
import java.awt.Window;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleText;
import lectern.gui.robot.Waiting;

/**
 * Who does not see the screen: knows the windows by their accessible trees alone, by names, roles, states and texts, and
 * does what their actions do. It asks on the event thread.
 */
final class ScreenReader {
    /** Everything of a role that is called this, or whose name begins so, in the windows that are open. */
    static List<AccessibleContext> all(AccessibleRole role, String name) {
        return Waiting.onEventThread(() -> {
            List<AccessibleContext> found = new ArrayList<>();
            for (Window window : windows()) collect(window.getAccessibleContext(), called(role, name), found);
            return found;
        });
    }

    static Optional<AccessibleContext> looked(AccessibleRole role, String name) {
        return all(role, name).stream().findFirst();
    }

    /** Waits until there is something of a role that is called this. */
    static AccessibleContext find(AccessibleRole role, String name) {
        try {
            Waiting.until(
                    "there is the " + role + " “" + name + "”",
                    () -> looked(role, name).isPresent());
        } catch (AssertionError missing) {
            throw new AssertionError(missing.getMessage() + " among " + heard(), missing);
        }
        return looked(role, name).orElseThrow();
    }

    /** Does what something does first. What opens a dialog goes on only when that is closed. */
    static void act(AccessibleContext on) {
        EventQueue.invokeLater(() -> on.getAccessibleAction().doAccessibleAction(0));
        Waiting.onEventThread(() -> on);
    }

    static void act(AccessibleRole role, String name) {
        act(find(role, name));
    }

    static boolean is(AccessibleContext told, AccessibleState state) {
        return Waiting.onEventThread(() -> told.getAccessibleStateSet().contains(state));
    }

    /** Chooses what is called so in a box. */
    static void choose(AccessibleContext box, String item) {
        Waiting.onEventThread(() -> {
            List<AccessibleContext> lists = new ArrayList<>();
            collect(box, one -> one.getAccessibleRole() == AccessibleRole.LIST, lists);
            List<String> names = children(lists.get(0)).stream()
                    .map(AccessibleContext::getAccessibleName)
                    .toList();
            if (!names.contains(item)) throw new AssertionError(item + " is not among " + names);
            box.getAccessibleSelection().addAccessibleSelection(names.indexOf(item));
            return box;
        });
    }

    static void write(AccessibleContext field, String text) {
        Waiting.onEventThread(() -> {
            field.getAccessibleEditableText().setTextContents(text);
            return field;
        });
    }

    /** The text of something that has one, or else its name. */
    static String text(AccessibleContext told) {
        return Waiting.onEventThread(() -> {
            AccessibleText text = told.getAccessibleText();
            if (text == null) return String.valueOf(told.getAccessibleName());
            StringBuilder read = new StringBuilder();
            for (int i = 0; i < text.getCharCount(); ) {
                String next = text.getAtIndex(AccessibleText.SENTENCE, i);
                if (next == null || next.isEmpty()) break;
                read.append(next);
                i += next.length();
            }
            return read.toString();
        });
    }

    /** All that can be read in something, in its order. */
    static String read(AccessibleContext whole) {
        return Waiting.onEventThread(() -> {
            List<AccessibleContext> parts = new ArrayList<>();
            collect(whole, told -> told.getAccessibleText() != null, parts);
            return parts.stream().map(ScreenReader::text).collect(Collectors.joining(" "));
        });
    }

    /** Everything of a role within something. */
    static List<AccessibleContext> within(AccessibleContext whole, AccessibleRole role, String name) {
        return Waiting.onEventThread(() -> {
            List<AccessibleContext> found = new ArrayList<>();
            collect(whole, called(role, name), found);
            return found;
        });
    }

    static List<AccessibleContext> children(AccessibleContext of) {
        List<AccessibleContext> children = new ArrayList<>();
        for (int i = 0; i < of.getAccessibleChildrenCount(); i++) {
            Accessible child = of.getAccessibleChild(i);
            if (child != null && child.getAccessibleContext() != null) children.add(child.getAccessibleContext());
        }
        return children;
    }

    private static List<Window> windows() {
        return Arrays.stream(Window.getWindows()).filter(Window::isShowing).toList();
    }

    private static Predicate<AccessibleContext> called(AccessibleRole role, String name) {
        return told -> told.getAccessibleRole() == role
                && String.valueOf(told.getAccessibleName()).startsWith(name);
    }

    /** Of tables only the whole is asked for, and what is not visible is not there. */
    private static void collect(
            AccessibleContext told, Predicate<AccessibleContext> wanted, List<AccessibleContext> found) {
        if (wanted.test(told)) found.add(told);
        AccessibleRole role = told.getAccessibleRole();
        if (role == AccessibleRole.TABLE || role == AccessibleRole.TREE) return;
        if (role != AccessibleRole.LIST && !told.getAccessibleStateSet().contains(AccessibleState.VISIBLE)) {
            if (role != AccessibleRole.POPUP_MENU) return;
        }
        for (AccessibleContext child : children(told)) collect(child, wanted, found);
    }

    private static String heard() {
        return Waiting.onEventThread(() -> {
            List<AccessibleContext> found = new ArrayList<>();
            for (Window window : windows()) collect(window.getAccessibleContext(), told -> true, found);
            return found.stream()
                    .filter(told -> told.getAccessibleName() != null)
                    .map(told -> told.getAccessibleRole() + " “" + told.getAccessibleName() + "”")
                    .collect(Collectors.joining("\n"));
        });
    }

    private ScreenReader() {}
}
