package lectern.gui.speech;

import java.awt.Rectangle;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleAction;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.swing.JComponent;
import lectern.game.Handle;

/** One place of a board: its name says what stands there, its description what is marked, its action picks it. */
final class AccessiblePlace extends AccessiblePart implements AccessibleAction {
    private final SpokenPlaces spoken;
    private final Handle place;

    <C extends JComponent & Accessible> AccessiblePlace(C board, SpokenPlaces spoken, Handle place) {
        super(board);
        this.spoken = spoken;
        this.place = place;
    }

    @Override
    public String getAccessibleName() {
        return spoken.name(place);
    }

    @Override
    public String getAccessibleDescription() {
        return spoken.description(place);
    }

    @Override
    public AccessibleRole getAccessibleRole() {
        return AccessibleRole.PUSH_BUTTON;
    }

    @Override
    public AccessibleStateSet getAccessibleStateSet() {
        AccessibleStateSet states = super.getAccessibleStateSet();
        states.add(AccessibleState.FOCUSABLE);
        if (whole().isFocusOwner() && spoken.isCursor(place)) states.add(AccessibleState.FOCUSED);
        if (spoken.canBePicked(place)) states.add(AccessibleState.SELECTABLE);
        if (spoken.isPicked(place)) states.add(AccessibleState.SELECTED);
        return states;
    }

    @Override
    public Rectangle getBounds() {
        return spoken.bounds(place);
    }

    @Override
    public boolean isFocusTraversable() {
        return true;
    }

    @Override
    public void requestFocus() {
        super.requestFocus();
        spoken.moveCursor(place);
    }

    @Override
    public AccessibleAction getAccessibleAction() {
        return this;
    }

    @Override
    public int getAccessibleActionCount() {
        return spoken.deeds(place).size();
    }

    @Override
    public String getAccessibleActionDescription(int deed) {
        return deed >= 0 && deed < getAccessibleActionCount()
                ? spoken.deeds(place).get(deed)
                : null;
    }

    @Override
    public boolean doAccessibleAction(int deed) {
        if (deed < 0 || deed >= getAccessibleActionCount()) return false;
        spoken.act(place, deed);
        return true;
    }
}
