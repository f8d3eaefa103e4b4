package lectern.gui;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.swing.Timer;
import lectern.gui.settings.UserSettings;

/** Dividers that keep their places from one run to the next. */
final class RememberedSplits {
    private final Map<String, Split> splits = new LinkedHashMap<>();
    private final UserSettings remembered;

    /** A divider that is dragged moves often; where it comes to rest is what counts. */
    private final Timer settle = new Timer(400, event -> remember());

    RememberedSplits(UserSettings remembered) {
        this.remembered = remembered;
        settle.setRepeats(false);
    }

    /**
     * @param orientation one of {@link javax.swing.JSplitPane}'s
     * @param share of the first component as long as nothing is remembered
     */
    Split split(String name, int orientation, double share) {
        Split split = new Split(orientation, null, null, share);
        remembered
                .text("split." + name)
                .filter(text -> text.matches("0\\.[0-9]+"))
                .ifPresent(text -> split.share(Double.parseDouble(text)));
        split.onMoved(settle::restart);
        splits.put(name, split);
        return split;
    }

    /** The next window looks the same. */
    void remember() {
        settle.stop();
        Map<String, String> shares = new HashMap<>();
        splits.forEach((name, split) -> shares.put("split." + name, String.valueOf(split.share())));
        remembered.remember(shares);
    }
}
