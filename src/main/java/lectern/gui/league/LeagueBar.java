package lectern.gui.league;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JProgressBar;
import lectern.gui.dialog.Columns;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** What can be done with the league that is shown, and how far it has come. */
final class LeagueBar extends JPanel {
    private static final int FINE = 10_000;
    private static final int MINUTE = 60;
    private static final int HOUR = 3600;
    private static final int LEAST = 240;
    private static final int LEFT = 2000;

    private final transient Wording wording;
    private final Map<String, JButton> buttons = new TreeMap<>();
    private final JPanel row = new JPanel(new MigLayout("insets 0, gapx 6, novisualpadding"));
    private final JProgressBar progress = new JProgressBar(0, FINE);

    /** What is done by the buttons. */
    interface Deeds {
        void pauseOrGoOn();

        void stop();

        void save(JButton beside);

        void leave();
    }

    LeagueBar(Wording wording, Deeds deeds) {
        super(new MigLayout("insets 0, fillx", "[grow, fill]"));
        this.wording = wording;
        add("pause", deeds::pauseOrGoOn);
        add("stop", deeds::stop);
        add("save", () -> deeds.save(buttons.get("save")));
        add("other", deeds::leave);
        // It does not change its width when the other word stands on it.
        JButton pause = buttons.get("pause");
        int width = pause.getPreferredSize().width;
        pause.setText(wording.of("leaguewindow.go-on"));
        pause.setPreferredSize(
                new Dimension(Math.max(width, pause.getPreferredSize().width), pause.getPreferredSize().height));
        progress.setName("league.progress");
        progress.setStringPainted(true);
        progress.setString("");
        progress.getAccessibleContext().setAccessibleName(wording.of("speech.progress"));
        Dimension size = progress.getPreferredSize();
        progress.setMinimumSize(new Dimension(UIScale.scale(LEAST), size.height));
        // It takes what the buttons leave.
        progress.setPreferredSize(new Dimension(UIScale.scale(LEFT), pause.getPreferredSize().height));
        Columns columns = new Columns(12, 6);
        columns.add(row);
        columns.add(progress);
        add(columns, "wmin 0");
    }

    private void add(String word, Runnable deed) {
        JButton button = new JButton(wording.of("leaguewindow." + word));
        button.setName("league." + word);
        button.setToolTipText(wording.of("leaguewindow.tip." + word));
        button.addActionListener(event -> deed.run());
        buttons.put(word, button);
        row.add(button);
    }

    void show(LeagueNews news) {
        boolean plays = news.stage() == LeagueNews.Stage.PLAYING;
        boolean closed = news.stage() == LeagueNews.Stage.CLOSED;
        boolean goesOn = news.planned() > 0 && !news.whole() && (closed || news.stage() == LeagueNews.Stage.PAUSED);
        buttons.get("pause").setText(wording.of(plays ? "leaguewindow.pause" : "leaguewindow.go-on"));
        buttons.get("pause").setEnabled(plays || goesOn);
        buttons.get("stop").setEnabled(!closed);
        buttons.get("save").setEnabled(news.tidings().isPresent());
        buttons.get("other").setEnabled(!plays);
        progress.setValue(news.planned() == 0 ? 0 : (int) (FINE * (long) news.finished() / news.planned()));
        progress.setString(told(news));
    }

    private String told(LeagueNews news) {
        if (news.stage() == LeagueNews.Stage.READING) return wording.of("leaguewindow.reading");
        if (news.planned() == 0) return "";
        if (news.whole()) return wording.of("leaguewindow.progress.whole", news.finished());
        String word = news.stage().name().toLowerCase(Locale.ROOT);
        return news.secondsLeft()
                .map(left -> wording.of("leaguewindow.progress.left", news.finished(), news.planned(), clock(left)))
                .orElseGet(() -> wording.of("leaguewindow.progress." + word, news.finished(), news.planned()));
    }

    private static String clock(long seconds) {
        return seconds < HOUR
                ? String.format(Locale.ROOT, "%d:%02d", seconds / MINUTE, seconds % MINUTE)
                : String.format(Locale.ROOT, "%d:%02d:%02d", seconds / HOUR, seconds % HOUR / MINUTE, seconds % MINUTE);
    }
}
