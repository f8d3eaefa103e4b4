package lectern.gui.league;

import java.util.List;
import java.util.Locale;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import javax.swing.text.JTextComponent;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.reading.Excerpt;
import lectern.gui.dialog.Labelled;
import lectern.gui.dialog.Typing;
import lectern.gui.wording.Wording;
import lectern.play.TournamentRefused;
import lectern.play.league.Entrant;
import lectern.play.league.LeaguePlan;
import lectern.play.league.MoveLimit;
import lectern.play.league.Schedule;
import lectern.search.Budget;
import net.miginfocom.swing.MigLayout;

/** How a league is played: everything of its plan but the entrants. */
final class LeagueForm extends JPanel {
    /** At how many moves a game is broken off. */
    private static final int PLIES = 400;

    private static final int MOST_GAMES = 100_000;

    private final transient Wording wording;
    private final transient Runnable changed;
    private final JComboBox<Format> format;
    private final JTextField rounds;
    private final JTextField games;
    private final JComboBox<String> how;
    private final JTextField seed;
    private final JTextField opening;
    private final JTextField nodes;
    private final JTextField cpu;
    private final JComboBox<MoveLimit.Cost> over;
    private transient EntrantDrafts madeOf = EntrantDrafts.NONE;
    private transient String madeHow = "";
    private transient List<Entrant> made = List.of();

    /** Who meets whom. */
    enum Format {
        EVERYONE,
        GAUNTLET,
        SWISS
    }

    /** @param changed runs whenever something else is filled in */
    LeagueForm(Wording wording, Runnable changed) {
        super(new MigLayout("insets 0, fillx, wrap 2, gapy 5, hidemode 3, novisualpadding", "[][grow, fill]"));
        this.wording = wording;
        this.changed = changed;
        format = choice("format", "leaguewindow.format.", Format.values());
        rounds = text("rounds", "7");
        games = text("games", "20");
        how = Labelled.writable(name("how"));
        List.of("greedy", "search:depth=2", "search:nodes=1000").forEach(how::addItem);
        Typing.in((JTextComponent) how.getEditor().getEditorComponent(), this::change);
        add("how", how);
        seed = text("seed", "1");
        opening = text("opening", "4");
        nodes = text("nodes", "");
        cpu = text("cpu", "");
        over = choice("over", "leaguewindow.over.", MoveLimit.Cost.values());
        change();
    }

    private <E extends Enum<E>> JComboBox<E> choice(String key, String words, E[] values) {
        JComboBox<E> box =
                Labelled.box(name(key), value -> wording.of(words + value.name().toLowerCase(Locale.ROOT)));
        for (E value : values) box.addItem(value);
        box.addActionListener(event -> change());
        add(key, box);
        return box;
    }

    private JTextField text(String key, String usual) {
        JTextField field = new JTextField(usual, 8);
        field.setName(name(key));
        Typing.in(field, this::change);
        add(key, field);
        return field;
    }

    private static String name(String key) {
        return "league.field." + key;
    }

    private void add(String key, JComponent field) {
        JLabel label = new JLabel(wording.of("leaguewindow.field." + key));
        label.setLabelFor(field);
        String tip = "leaguewindow.field-tip." + key;
        if (wording.sentences().has(tip)) field.setToolTipText(wording.of(tip));
        field.putClientProperty(JLabel.class, label);
        add(label);
        add(field, "wmin 120");
    }

    /** What does not matter for what is chosen is not shown. */
    private void change() {
        if (over == null) return;
        show(rounds, format.getSelectedItem() == Format.SWISS);
        show(over, !nodes.getText().isBlank() || !cpu.getText().isBlank());
        changed.run();
    }

    private static void show(JComponent field, boolean shown) {
        field.setVisible(shown);
        ((JLabel) field.getClientProperty(JLabel.class)).setVisible(shown);
    }

    /**
     * @throws TournamentRefused if something is wrong with it
     * @throws lectern.game.UnreadableText if heuristics cannot play like that
     */
    LeaguePlan plan(Game game, EntrantDrafts drafts) {
        return new LeaguePlan(
                game,
                entrants(game, drafts),
                schedule(drafts),
                whole("games", games, 2, MOST_GAMES),
                number("seed", seed),
                whole("opening", opening, 0, PLIES - 1),
                PLIES,
                new MoveLimit(limit("nodes", nodes), limit("cpu", cpu), (MoveLimit.Cost) over.getSelectedItem()),
                false);
    }

    /** Many heuristics take a while to be made players of: only when they are others, or play otherwise. */
    private List<Entrant> entrants(Game game, EntrantDrafts drafts) {
        String playing = ((JTextComponent) how.getEditor().getEditorComponent())
                .getText()
                .strip();
        if (!drafts.equals(madeOf) || !playing.equals(madeHow)) {
            made = drafts.entrants(game, playing);
            madeOf = drafts;
            madeHow = playing;
        }
        return made;
    }

    private Schedule schedule(EntrantDrafts drafts) {
        return switch ((Format) format.getSelectedItem()) {
            case EVERYONE -> new Schedule.RoundRobin();
            case GAUNTLET -> {
                if (drafts.staff() == 0) throw new TournamentRefused(Phrase.of("leaguewindow.no-staff"));
                yield new Schedule.Gauntlet(drafts.staff());
            }
            case SWISS -> new Schedule.Swiss(whole("rounds", rounds, 1, LeaguePlan.MOST_ENTRANTS));
        };
    }

    private static long limit(String key, JTextField field) {
        return field.getText().isBlank() ? Budget.ANY_NUMBER : whole(key, field, 1, Integer.MAX_VALUE);
    }

    private static int whole(String key, JTextField field, int least, int most) {
        long number = number(key, field);
        if (number >= least && number <= most) return (int) number;
        throw new TournamentRefused(Phrase.of(
                "experiment.out-of-range",
                Phrase.of("leaguewindow.field." + key),
                String.valueOf(least),
                String.valueOf(most),
                String.valueOf(number)));
    }

    private static long number(String key, JTextField field) {
        String text = field.getText().strip();
        if (text.matches("-?[0-9]{1,18}")) return Long.parseLong(text);
        throw new TournamentRefused(
                Phrase.of("experiment.no-number", Phrase.of("leaguewindow.field." + key), Excerpt.of(text)));
    }
}
