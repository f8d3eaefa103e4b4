package lectern.gui.league;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import lectern.gui.wording.Wording;
import net.miginfocom.swing.MigLayout;

/** Leagues that are not over, each to be gone on with. */
final class OfferedLeagues extends JPanel {
    private static final int MOST = 3;

    private final transient Wording wording;
    private final transient Consumer<Path> chosen;

    /** @param chosen is told the folder of a league that is to be gone on with */
    OfferedLeagues(Wording wording, Consumer<Path> chosen) {
        super(new MigLayout("insets 0, fillx, gapy 4, novisualpadding", "[][grow, fill]"));
        this.wording = wording;
        this.chosen = chosen;
        setName("league.offers");
        setVisible(false);
    }

    void show(List<KeptLeague> leagues) {
        removeAll();
        for (KeptLeague league : leagues.subList(0, Math.min(MOST, leagues.size()))) {
            JButton button = new JButton(wording.of("leaguewindow.go-on"));
            button.setName("league.offer");
            button.addActionListener(event -> chosen.accept(league.folder()));
            JLabel label = new JLabel(wording.of(
                    "leaguewindow.offer",
                    league.game(),
                    league.entrants(),
                    league.finished(),
                    league.planned(),
                    date(league)));
            label.setToolTipText(league.folder().toString());
            button.getAccessibleContext().setAccessibleDescription(label.getText());
            add(button);
            add(label, "wmin 0, wrap");
        }
        setVisible(!leagues.isEmpty());
        revalidate();
        repaint();
    }

    private String date(KeptLeague league) {
        return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                .withLocale(wording.language().locale())
                .format(LocalDateTime.ofInstant(league.at().toInstant(), ZoneId.systemDefault()));
    }
}
