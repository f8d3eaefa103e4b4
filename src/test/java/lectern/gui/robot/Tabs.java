package lectern.gui.robot;

import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import javax.swing.JComponent;
import javax.swing.JTabbedPane;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;
import org.assertj.swing.core.Robot;

/** Brings one of several panes to the front by a click on its tab. */
public final class Tabs {
    private Tabs() {}

    public static void open(Robot robot, JTabbedPane tabs, String title) {
        Rectangle tab = Waiting.onEventThread(() -> inSight(tabs, tabs.indexOfTab(title)));
        robot.click(tabs, new Point((int) tab.getCenterX(), (int) tab.getCenterY()));
        Waiting.until(title + " is in front", title, () -> tabs.getTitleAt(tabs.getSelectedIndex()));
    }

    /** Where a tab is, rolled to where it can be clicked if there is no room for all of them. */
    private static Rectangle inSight(JTabbedPane tabs, int tab) {
        for (Component part : tabs.getComponents()) {
            if (!(part instanceof JViewport shown)) continue;
            JComponent row = (JComponent) shown.getView();
            row.scrollRectToVisible(SwingUtilities.convertRectangle(tabs, tabs.getBoundsAt(tab), row));
        }
        return tabs.getBoundsAt(tab);
    }
}
