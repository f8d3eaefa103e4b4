package lectern.gui.speech;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.FocusListener;
import java.util.Locale;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleComponent;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.swing.JComponent;

/** A part of a painted component that is no component itself; what it does not know, its component knows. */
abstract class AccessiblePart extends AccessibleContext implements Accessible, AccessibleComponent {
    private final JComponent whole;

    <C extends JComponent & Accessible> AccessiblePart(C whole) {
        this.whole = whole;
        setAccessibleParent(whole);
    }

    JComponent whole() {
        return whole;
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        return this;
    }

    @Override
    public AccessibleComponent getAccessibleComponent() {
        return this;
    }

    @Override
    public AccessibleStateSet getAccessibleStateSet() {
        AccessibleStateSet states = new AccessibleStateSet();
        if (whole.isEnabled()) states.add(AccessibleState.ENABLED);
        if (whole.isVisible()) states.add(AccessibleState.VISIBLE);
        if (whole.isShowing()) states.add(AccessibleState.SHOWING);
        return states;
    }

    @Override
    public int getAccessibleIndexInParent() {
        AccessibleContext parent = getAccessibleParent().getAccessibleContext();
        for (int i = 0; i < parent.getAccessibleChildrenCount(); i++) {
            if (equals(parent.getAccessibleChild(i))) return i;
        }
        return -1;
    }

    @Override
    public int getAccessibleChildrenCount() {
        return 0;
    }

    @Override
    public Accessible getAccessibleChild(int index) {
        return null;
    }

    @Override
    public Accessible getAccessibleAt(Point point) {
        return null;
    }

    @Override
    public Locale getLocale() {
        return whole.getLocale();
    }

    @Override
    public Color getBackground() {
        return whole.getBackground();
    }

    @Override
    public Color getForeground() {
        return whole.getForeground();
    }

    @Override
    public Cursor getCursor() {
        return whole.getCursor();
    }

    @Override
    public Font getFont() {
        return whole.getFont();
    }

    @Override
    public FontMetrics getFontMetrics(Font font) {
        return whole.getFontMetrics(font);
    }

    @Override
    public boolean isEnabled() {
        return whole.isEnabled();
    }

    @Override
    public boolean isVisible() {
        return whole.isVisible();
    }

    @Override
    public boolean isShowing() {
        return whole.isShowing();
    }

    @Override
    public boolean contains(Point point) {
        return new Rectangle(getSize()).contains(point);
    }

    @Override
    public Point getLocation() {
        return getBounds().getLocation();
    }

    @Override
    public Point getLocationOnScreen() {
        if (!whole.isShowing()) return null;
        Point place = whole.getLocationOnScreen();
        place.translate(getLocation().x, getLocation().y);
        return place;
    }

    @Override
    public Dimension getSize() {
        return getBounds().getSize();
    }

    @Override
    public boolean isFocusTraversable() {
        return false;
    }

    @Override
    public void requestFocus() {
        whole.requestFocusInWindow();
    }

    @Override
    public void addFocusListener(FocusListener listener) {
        whole.addFocusListener(listener);
    }

    @Override
    public void removeFocusListener(FocusListener listener) {
        whole.removeFocusListener(listener);
    }

    /** What the component decides is not changed at one of its parts. */
    @Override
    public void setBackground(Color colour) {}

    @Override
    public void setForeground(Color colour) {}

    @Override
    public void setCursor(Cursor cursor) {}

    @Override
    public void setFont(Font font) {}

    @Override
    public void setEnabled(boolean enabled) {}

    @Override
    public void setVisible(boolean visible) {}

    @Override
    public void setLocation(Point point) {}

    @Override
    public void setBounds(Rectangle bounds) {}

    @Override
    public void setSize(Dimension size) {}
}
