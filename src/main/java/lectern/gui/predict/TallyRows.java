package lectern.gui.predict;

import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import lectern.game.Move;
import lectern.gui.look.StyledLabel;
import lectern.gui.wording.Wording;
import lectern.play.quiz.Reveal;
import lectern.play.quiz.Tally;
import net.miginfocom.swing.MigLayout;

/**
 * The named moves in rows: letter, move, a bar, the count; while they are counted with buttons for more and fewer,
 * afterwards with signs of what is right, what was played and what the search thinks best.
 */
final class TallyRows extends JPanel {
    private final transient Poll poll;
    private final transient Wording wording;

    TallyRows(Poll poll, Wording wording) {
        super(new MigLayout("insets 0, fillx, gapx 8, gapy 4", "[][][grow, fill][right][]"));
        this.poll = poll;
        this.wording = wording;
        setName("tally.rows");
        setOpaque(false);
    }

    void refresh() {
        removeAll();
        Tally tally = poll.tally();
        Optional<Reveal> revealed = poll.revealed();
        List<Tally.Vote> votes = revealed.isPresent() ? tally.ranked() : tally.votes();
        int most = votes.stream().mapToInt(Tally.Vote::count).max().orElse(0);
        for (Tally.Vote vote : votes) {
            String letter = Tally.letter(tally.place(vote.move()).orElseThrow());
            add(said(StyledLabel.Style.MUTED, letter));
            add(move(vote, letter), "wmin pref");
            VoteBar bar = new VoteBar();
            bar.show(vote.count(), most);
            add(bar, "wmin 0, growy");
            JLabel count = said(StyledLabel.Style.HEADING, String.valueOf(vote.count()));
            count.setName("tally.count." + letter);
            count.setHorizontalAlignment(SwingConstants.TRAILING);
            add(count, "wmin pref");
            add(revealed.map(shown -> signs(shown, vote.move())).orElseGet(() -> buttons(vote.move(), letter)), "wrap");
        }
        revalidate();
        repaint();
    }

    private JLabel move(Tally.Vote vote, String letter) {
        boolean latest = poll.stage() == Poll.Phase.ASKED
                && poll.latest().filter(vote.move()::equals).isPresent();
        JLabel move = said(
                StyledLabel.Style.HEADING, (latest ? "› " : "") + vote.move().text());
        move.setName("tally.move." + letter);
        move.getAccessibleContext()
                .setAccessibleName(wording.of(
                        "predict.row", letter, vote.move().text(), wording.of("predict.votes", vote.count())));
        return move;
    }

    private JPanel buttons(Move move, String letter) {
        JPanel buttons = new JPanel(new MigLayout("insets 0, gapx 4"));
        buttons.setOpaque(false);
        buttons.add(button("−", "predict.fewer", move, letter, -1));
        buttons.add(button("+", "predict.more", move, letter, 1));
        return buttons;
    }

    private JButton button(String sign, String key, Move move, String letter, int by) {
        JButton button = new JButton(sign);
        button.setName("tally." + (by > 0 ? "more." : "fewer.") + letter);
        // Clicked again and again, while the rows are made anew.
        button.setFocusable(false);
        button.setToolTipText(wording.of(key, move.text()));
        button.getAccessibleContext().setAccessibleName(button.getToolTipText());
        button.addActionListener(event -> poll.change(move, by));
        return button;
    }

    private JPanel signs(Reveal revealed, Move move) {
        JPanel signs = new JPanel(new MigLayout("insets 0, gapx 6"));
        signs.setOpaque(false);
        if (revealed.isRight(move)) signs.add(sign("predict.sign.right", "✓ "));
        revealed.chosen()
                .filter(chosen -> chosen.move().equals(move))
                .ifPresent(chosen ->
                        signs.add(sign(chosen.isPlayed() ? "predict.sign.played" : "predict.sign.would-play", "▶ ")));
        if (revealed.isBest(move)) signs.add(sign("predict.sign.best", "★ "));
        return signs;
    }

    private JLabel sign(String key, String mark) {
        return said(StyledLabel.Style.HEADING, mark + wording.of(key));
    }

    private static JLabel said(StyledLabel.Style style, String text) {
        JLabel label = new StyledLabel(style);
        label.setText(text);
        return label;
    }
}
