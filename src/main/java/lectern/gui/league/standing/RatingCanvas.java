package lectern.gui.league.standing;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javax.swing.JPanel;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.gui.chart.ChartTheme;
import lectern.gui.wording.Wording;
import lectern.picture.chart.ChartColours;
import lectern.picture.league.LeaguePictures;
import lectern.picture.league.RatingCurves;
import lectern.picture.rate.RateStyle;

/** How the ratings of some entrants came about: of those that are selected, or else of some from all over the table. */
public final class RatingCanvas extends JPanel {
    private static final int WIDTH = 420;
    private static final int HEIGHT = 220;

    /** More could not be told apart. */
    private static final int MOST = 8;

    private final transient Wording wording;
    private transient Optional<LeagueTidings> tidings = Optional.empty();
    private transient List<Integer> entrants = List.of();
    private transient OptionalInt lit = OptionalInt.empty();

    public RatingCanvas(Wording wording) {
        this.wording = wording;
        setName("league.curve");
        setPreferredSize(new Dimension(UIScale.scale(WIDTH), UIScale.scale(HEIGHT)));
        getAccessibleContext().setAccessibleName(wording.of("leaguewindow.curve"));
        addMouseMotionListener(new MouseAdapter() {
            @Override
            public void mouseMoved(MouseEvent event) {
                light(drawing()
                        .map(curves -> curves.at(event.getPoint(), area()))
                        .orElse(OptionalInt.empty()));
            }
        });
    }

    private void light(OptionalInt curve) {
        if (lit.equals(curve)) return;
        lit = curve;
        repaint();
    }

    public void show(Optional<LeagueTidings> shown) {
        tidings = shown;
        describe();
        repaint();
    }

    /** @param chosen their places in the plan */
    public void choose(List<Integer> chosen) {
        entrants = chosen.stream().limit(MOST).toList();
        lit = OptionalInt.empty();
        describe();
        repaint();
    }

    /** Whose curves there are, and where each has come to. */
    private void describe() {
        List<String> ends = tidings.map(known -> shown().stream()
                        .map(entrant -> wording.of(
                                "speech.share",
                                known.plan().entrants().get(entrant).name(),
                                Phrase.of(
                                        "leaguewindow.elo",
                                        known.standing()
                                                .ratings()
                                                .of(entrant)
                                                .rounded()
                                                .elo())))
                        .toList())
                .orElse(List.of());
        getAccessibleContext()
                .setAccessibleDescription(
                        ends.isEmpty()
                                ? wording.of("speech.nothing-drawn")
                                : wording.of("speech.curves", String.join("; ", ends)));
    }

    /** Whose curves are shown. */
    public List<Integer> shown() {
        if (!entrants.isEmpty()) return entrants;
        return tidings.map(known -> LeaguePictures.spread(known.standing())).orElse(List.of());
    }

    private Optional<RatingCurves> drawing() {
        return tidings.map(known -> {
            GameKind game = known.plan().game().kind();
            ChartColours colours = ChartTheme.inForce(game);
            RateStyle style = RateStyle.of(colours, ChartTheme.font(), elo -> wording.of("leaguewindow.axis", elo));
            return LeaguePictures.curves(
                    known.standing(), known.progress(), shown(), style, colours.swatches(), wording::of);
        });
    }

    private Rectangle2D area() {
        return new Rectangle2D.Double(0, 0, getWidth(), getHeight());
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        Graphics2D drawn = (Graphics2D) g.create();
        drawn.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        drawing().ifPresent(curves -> curves.draw(drawn, area(), lit));
        drawn.dispose();
    }
}
