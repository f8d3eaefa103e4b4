package lectern.gui.present;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import lectern.game.Gauge;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.Layer;
import lectern.game.board.Token;
import lectern.gui.board.BoardColours;
import lectern.gui.desk.Desk;
import lectern.gui.look.LookColour;
import lectern.gui.wording.Wording;
import lectern.picture.Skin;
import lectern.picture.Skins;

/** How the game stands, beside the board: both sides, whose turn it is, and what is counted. */
final class Standing extends JPanel {
    private static final double NAME = 1 / 36.0;
    private static final double COUNT = 1 / 52.0;

    /** Distances, as shares of the screen's height. */
    private static final double PAD = 0.016;

    private static final double EMBLEM = 0.075;
    private static final double ROUND = 0.016;
    private static final double BAR = 0.010;

    /** How wide it is if nothing is larger than it must be, as a share of the screen's height. */
    private static final double NEEDED = 0.42;

    /** What is left of distances and emblems where there is little room. */
    private static final double LOW = 0.65;

    private static final double MOST_EASE = 1.5;

    private final transient Desk desk;
    private final transient Wording wording;
    private int screen = 1;

    /** Where there is more room than the letters need, they are larger. */
    private double ease = 1;

    private boolean low;

    Standing(Desk desk, Wording wording) {
        this.desk = desk;
        this.wording = wording;
        setName("present.standing");
        setOpaque(false);
    }

    void refresh() {
        getAccessibleContext().setAccessibleName(String.join(", ", texts()));
        repaint();
    }

    /** Beside a lesson there is less room for it. */
    void compact(boolean beLow) {
        low = beLow;
    }

    /** All that is written here. */
    List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            texts.add(wording.of(desk.reached().view().name(seat)));
            texts.addAll(counts(seat));
        }
        texts.addAll(common());
        return texts;
    }

    private List<String> counts(Seat seat) {
        List<String> counts = new ArrayList<>();
        for (Gauge gauge : desk.gauges()) {
            if (gauge.isCommon()) continue;
            counts.add(wording.of("board.count", gauge.name(), gauge.values().get(seat == Seat.FIRST ? 0 : 1)));
        }
        return counts;
    }

    private List<String> common() {
        List<String> counts = new ArrayList<>();
        for (Gauge gauge : desk.gauges()) {
            if (gauge.isCommon())
                counts.add(
                        wording.of("board.count", gauge.name(), gauge.values().get(0)));
        }
        return counts;
    }

    /** How high it is on a screen, in some width. */
    int height(int screenHeight, int width) {
        screen = screenHeight;
        ease = low ? 1 : Math.max(1, Math.min(MOST_EASE, width / (NEEDED * screenHeight)));
        double height = 0;
        for (Seat seat : Seat.values()) height += cardHeight(seat, width) + unit(PAD);
        for (String count : common())
            height += lines(count, COUNT, width - 2 * unit(PAD)).height();
        return (int) Math.ceil(height);
    }

    private double cardHeight(Seat seat, double width) {
        double inner = textWidth(width);
        double text = lines(name(seat), NAME, inner).height();
        for (String count : counts(seat)) text += lines(count, COUNT, inner).height();
        return Math.max(text, unit(EMBLEM)) + 2 * unit(PAD);
    }

    private double textWidth(double width) {
        return width - unit(BAR) - 3 * unit(PAD) - unit(EMBLEM);
    }

    private String name(Seat seat) {
        return wording.of(desk.reached().view().name(seat));
    }

    private Lines lines(String text, double size, double width) {
        return Lines.of(text, new Letters(screen).font(size * ease, size == NAME), Math.max(1, width));
    }

    private double unit(double share) {
        boolean shrinks = low && (share == PAD || share == EMBLEM);
        return share * ease * screen * (shrinks ? LOW : 1);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        double y = 0;
        for (Seat seat : Seat.values()) {
            paintCard(g, seat, y);
            y += cardHeight(seat, getWidth()) + unit(PAD);
        }
        g.setColor(LookColour.of("Label.foreground", "textText"));
        for (String count : common()) {
            y = write(g, lines(count, COUNT, getWidth() - 2 * unit(PAD)), unit(PAD), y);
        }
        g.dispose();
    }

    private void paintCard(Graphics2D g, Seat seat, double y) {
        Position position = desk.reached();
        boolean turn = !position.isOver() && position.toMove() == seat;
        double height = cardHeight(seat, getWidth());
        Color accent = LookColour.of("Component.accentColor", "textHighlight");
        RoundRectangle2D card = new RoundRectangle2D.Double(
                unit(BAR) / 4,
                y + unit(BAR) / 4,
                getWidth() - unit(BAR) / 2,
                height - unit(BAR) / 2,
                unit(ROUND),
                unit(ROUND));
        g.setColor(LookColour.of("TextArea.background", "text"));
        g.fill(card);
        g.setColor(turn ? accent : LookColour.of("Component.borderColor", "controlShadow"));
        g.setStroke(new BasicStroke((float) unit(turn ? BAR / 2 : BAR / 6)));
        g.draw(card);
        if (turn) g.fill(pointer(y + height / 2));
        paintEmblem(g, position, seat, unit(BAR) + unit(PAD), y + (height - unit(EMBLEM)) / 2);
        double x = unit(BAR) + 2 * unit(PAD) + unit(EMBLEM);
        double inner = textWidth(getWidth());
        double text = lines(name(seat), NAME, inner).height();
        for (String count : counts(seat)) text += lines(count, COUNT, inner).height();
        double at = y + (height - text) / 2;
        g.setColor(LookColour.of("Label.foreground", "textText"));
        at = write(g, lines(name(seat), NAME, inner), x, at);
        for (String count : counts(seat)) at = write(g, lines(count, COUNT, inner), x, at);
    }

    /** Whose turn it is can be seen without colour. */
    private Path2D pointer(double middle) {
        double half = unit(PAD);
        Path2D pointer = new Path2D.Double();
        pointer.moveTo(0, middle - half);
        pointer.lineTo(unit(BAR) + half * 0.9, middle);
        pointer.lineTo(0, middle + half);
        pointer.closePath();
        return pointer;
    }

    private void paintEmblem(Graphics2D g, Position position, Seat seat, double x, double y) {
        Token token = position.view().emblem(seat).orElse(null);
        if (token == null) return;
        Skin skin = Skins.of(desk.game().kind());
        Graphics2D own = (Graphics2D) g.create();
        own.translate(x, y);
        own.scale(unit(EMBLEM), unit(EMBLEM));
        skin.paintToken(own, token, Layer.PIECE, BoardColours.palette());
        own.dispose();
    }

    private static double write(Graphics2D g, Lines lines, double x, double y) {
        Font font = lines.font();
        g.setFont(font);
        double at = y;
        for (String line : lines.texts()) {
            g.drawString(line, (float) x, (float) (at + Letters.ascent(font)));
            at += Letters.lineHeight(font);
        }
        return at;
    }
}
