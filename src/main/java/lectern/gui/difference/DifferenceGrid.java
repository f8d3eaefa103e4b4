package lectern.gui.difference;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import lectern.game.GameKind;
import lectern.gui.board.BoardColours;
import lectern.gui.inspector.ColourIcon;
import lectern.gui.look.StyledLabel;
import lectern.gui.wording.Wording;
import lectern.picture.Swatch;
import lectern.telling.ScorePhrase;
import lectern.telling.difference.TermDifference;
import net.miginfocom.swing.MigLayout;

/**
 * Two sums criterion by criterion: what each contributes to either as a pair of bars and as numbers, and at the end the
 * sums themselves. Where it is narrow, a criterion's bars stand below its name.
 */
public final class DifferenceGrid extends JPanel {
    /** What bars need beside the words, and the gaps between all, at the usual scale. */
    private static final int BARS = 110;

    private static final int NUMBERS = 3;

    private final transient Wording wording;
    private transient Runnable filling = () -> {};
    private boolean narrow;
    private int words;

    public DifferenceGrid(String name, Wording wording) {
        this.wording = wording;
        setName(name);
        setOpaque(false);
        arrange();
    }

    /** @param first what the first sum is the sum of, as {@code second} of the other */
    public void show(GameKind kind, TermDifference terms, String first, String second) {
        filling = () -> fill(kind, terms, first, second);
        arrange();
    }

    private void arrange() {
        removeAll();
        String columns = narrow ? "[grow, fill][right][right][right]" : "[]8[grow, fill][right][right][right]";
        setLayout(new MigLayout("insets 0, fillx, gapx 10, gapy 3, novisualpadding", columns));
        filling.run();
        words = wordsWidth();
        revalidate();
        repaint();
    }

    private void fill(GameKind kind, TermDifference terms, String first, String second) {
        JLabel head = label(StyledLabel.Style.MUTED, wording.of("difference.criterion"), SwingConstants.LEADING);
        add(head, narrow ? "wmin 0" : "span 2, wmin 0");
        numbers(StyledLabel.Style.MUTED, first, second, wording.of("difference.difference"));
        Function<String, Swatch> looks = looks(kind, terms);
        PairScale scale = PairScale.of(terms.shares());
        for (TermDifference.Share share : terms.shares()) {
            JLabel name = new JLabel(wording.of(kind.term(share.criterion())));
            Swatch swatch = looks.apply(share.criterion());
            name.setIcon(ColourIcon.bar(swatch));
            name.setToolTipText(kind.meaning(share.criterion()).map(wording::of).orElseGet(name::getText));
            add(name, narrow ? "span, growx, wmin 0, gaptop 2, wrap" : "wmin pref");
            PairBar bars = new PairBar(swatch, share, scale);
            bars.getAccessibleContext()
                    .setAccessibleName(
                            wording.of("speech.pair", name.getText(), share.toldFirst(), share.toldSecond()));
            add(bars, "wmin 24");
            numbers(null, wording.of(share.toldFirst()), wording.of(share.toldSecond()), number(share.difference()));
        }
        if (terms.common() != 0) {
            JLabel common = label(StyledLabel.Style.MUTED, wording.of("difference.common"), SwingConstants.LEADING);
            add(common, narrow ? "wmin 0" : "span 2, wmin 0");
            String same = number(terms.common());
            numbers(StyledLabel.Style.MUTED, same, same, number(0));
        }
        JLabel sum = label(StyledLabel.Style.HEADING, wording.of("decision.sum"), SwingConstants.LEADING);
        add(sum, (narrow ? "wmin 0" : "span 2, wmin 0") + ", gaptop 3");
        numbers(StyledLabel.Style.HEADING, number(terms.first()), number(terms.second()), number(terms.total()));
    }

    /** What the names and the numbers of all columns need beside each other. */
    private int wordsWidth() {
        int names = 0;
        int numbers = 0;
        int[] widest = new int[NUMBERS];
        for (Component part : getComponents()) {
            if (!(part instanceof JLabel label)) continue;
            int width = label.getPreferredSize().width;
            if (label.getHorizontalAlignment() != SwingConstants.TRAILING) {
                numbers = 0;
                if (label.getIcon() != null) names = Math.max(names, width);
            } else {
                widest[numbers] = Math.max(widest[numbers], width);
                numbers++;
            }
        }
        return names + Arrays.stream(widest).sum();
    }

    private static Function<String, Swatch> looks(GameKind kind, TermDifference terms) {
        List<String> keys =
                terms.shares().stream().map(TermDifference.Share::criterion).toList();
        return BoardColours.swatches(kind).of(kind, keys);
    }

    private void numbers(StyledLabel.Style style, String... cells) {
        for (int i = 0; i < cells.length; i++) {
            boolean last = i == cells.length - 1;
            add(label(style, cells[i], SwingConstants.TRAILING), last ? "wmin pref, wrap" : "wmin pref");
        }
    }

    private static JLabel label(StyledLabel.Style style, String text, int alignment) {
        JLabel cell = style == null ? new JLabel() : new StyledLabel(style);
        cell.setText(text);
        cell.setHorizontalAlignment(alignment);
        return cell;
    }

    private String number(double value) {
        return wording.of(ScorePhrase.exact(value));
    }

    @Override
    public void doLayout() {
        boolean now = getWidth() < words + UIScale.scale(BARS);
        if (now != narrow) {
            narrow = now;
            arrange();
        }
        super.doLayout();
    }
}
