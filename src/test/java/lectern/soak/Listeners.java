package lectern.soak;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.swing.AbstractButton;
import javax.swing.UIManager;

/**
 * Counts who listens. What is reached from a component through the fields of the program's own classes is looked at:
 * each function that lies in a collection is a listener, and so is what Swing's components call one.
 */
final class Listeners {
    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Object> unread = new ArrayDeque<>();
    private int count;

    private Listeners() {}

    /** Those that a component and the whole program have. */
    static int of(Component component) {
        Listeners listeners = new Listeners();
        listeners.find(component);
        while (!listeners.unread.isEmpty()) listeners.read(listeners.unread.pop());
        KeyboardFocusManager focus = KeyboardFocusManager.getCurrentKeyboardFocusManager();
        return listeners.count
                + UIManager.getPropertyChangeListeners().length
                + UIManager.getDefaults().getPropertyChangeListeners().length
                + focus.getPropertyChangeListeners().length;
    }

    private void find(Object found) {
        if (found != null && seen.add(found)) unread.push(found);
    }

    private void read(Object object) {
        if (object instanceof Collection<?> collection) readAll(collection);
        else if (object instanceof Map<?, ?> map) map.values().forEach(this::find);
        else if (object instanceof Optional<?> optional) optional.ifPresent(this::find);
        else if (object.getClass().isArray()) readArray(object);
        else if (object.getClass().getName().startsWith("lectern.gui")) readFields(object);
        if (object instanceof Component component) readComponent(component);
    }

    private void readAll(Collection<?> collection) {
        for (Object element : collection) {
            if (element != null && element.getClass().isHidden()) count++;
            find(element);
        }
    }

    private void readArray(Object array) {
        if (array.getClass().getComponentType().isPrimitive()) return;
        for (int i = 0; i < Array.getLength(array); i++) find(Array.get(array, i));
    }

    private void readFields(Object object) {
        for (Class<?> type = object.getClass();
                type != null && type.getName().startsWith("lectern.");
                type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) || field.getType().isPrimitive()) continue;
                try {
                    field.setAccessible(true);
                    find(field.get(object));
                } catch (IllegalAccessException closed) {
                    throw new AssertionError(closed);
                }
            }
        }
    }

    private void readComponent(Component component) {
        count += component.getMouseListeners().length
                + component.getMouseMotionListeners().length
                + component.getMouseWheelListeners().length
                + component.getKeyListeners().length
                + component.getFocusListeners().length
                + component.getComponentListeners().length
                + component.getHierarchyListeners().length
                + component.getPropertyChangeListeners().length;
        if (component instanceof AbstractButton button)
            count += button.getActionListeners().length
                    + button.getChangeListeners().length
                    + button.getItemListeners().length;
        if (component instanceof Container container) for (Component part : container.getComponents()) find(part);
    }
}
