package lectern.picture;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.List;
import lectern.picture.ink.Colours;
import lectern.picture.ink.Lettering;
import lectern.picture.ink.Shapes;

/**
 * Paints what moves are worth on the cells where they end: the stronger the colour, the better; above the pieces stands
 * the number, on a plate of its own so that it can be read on whatever lies there.
 */
final class HeatPainting {
    private static final double LETTERS = 0.28;
    private static final double NOTE = 0.2;
    private static final double PLATE = 0.94;

    /** How high plates are, in units of the letters on them. */
    private static final double PLATE_HEIGHT = 8 / 7.0;

    private static final double NOTE_HEIGHT = 1.25;
    private static final double ROOM = 0.86;

    /** For what could not be read from far away otherwise. */
    private static final double WHOLE_ROOM = 0.96;

    private final Graphics2D g;
    private final Scene scene;
    private final Brush brush;
    private final Color halo;
    private final double least;

    /** @param least how large letters are at least */
    HeatPainting(Graphics2D g, Scene scene, double least) {
        this.least = least;
        this.g = g;
        this.scene = scene;
        brush = new Brush(g, scene.palette());
        halo = scene.palette().of("mark.halo");
    }

    void paintBeneath() {
        for (HeatCell heat : cells()) {
            double strength = 0.25 + 0.5 * heat.warmth();
            Shape square = Shapes.moved(Shapes.square(0.94, 0.05), column(heat), row(heat));
            brush.fill(Colours.translucent(colour(heat), strength), square);
        }
    }

    void paintAbove() {
        for (HeatCell heat : cells()) {
            if (heat.chosen()) frame(heat);
            plate(heat);
            // The number of an expected move stands there, with a sign of its own.
            if (isNumbered(heat.cell())) continue;
            if (!heat.note().isEmpty()) note(heat);
            heat.sign().ifPresent(way -> new Signs(g, scene).paint(way, column(heat) + 0.18, row(heat) + 0.18));
        }
    }

    private boolean isNumbered(int cell) {
        return scene.marks().moves().line().stream()
                .anyMatch(move -> move.travel().to() == cell);
    }

    private List<HeatCell> cells() {
        return scene.marks().moves().heat().stream()
                .filter(heat -> heat.cell() >= 0 && heat.cell() < scene.board().cells())
                .toList();
    }

    private void frame(HeatCell heat) {
        Shape frame = Shapes.moved(Shapes.square(0.95, 0.06), column(heat), row(heat));
        Color strong = scene.palette().of("mark.heat.best.fill");
        brush.draw(halo, 0.13, frame);
        brush.draw(strong, 0.08, frame);
    }

    /**
     * As wide as the number, and as large as there is room for it: a number that covered its neighbour's would be read
     * wrongly, so even what is to be read from far away is smaller where it is too long for its cell.
     */
    private void plate(HeatCell heat) {
        double wanted = Math.max(LETTERS, least);
        double natural = Lettering.width(heat.number(), wanted, true);
        double size = Math.max(
                wanted * Math.min(1, ROOM / natural), Math.min(least, wanted * Math.min(1, WHOLE_ROOM / natural)));
        double needed = Lettering.width(heat.number(), size, true) + 1 - WHOLE_ROOM;
        double width = Math.max(needed, Math.min(PLATE, Math.max(0.4, natural + 0.12)));
        double height = PLATE_HEIGHT * Math.max(LETTERS, size);
        double y = row(heat) + 0.98 - height;
        Shape plate = Shapes.box(column(heat) + (1 - width) / 2, y, width, height, 0.07);
        Color colour = colour(heat);
        brush.draw(halo, 0.05, plate);
        brush.fill(colour, plate);
        brush.draw(Colours.readableOn(colour), 0.012, plate);
        g.setColor(Colours.readableOn(colour));
        Lettering.centred(g, heat.number(), column(heat) + 0.5, y + height / 2, size, true);
    }

    private void note(HeatCell heat) {
        double size = Math.max(NOTE, least);
        double width = Lettering.width(heat.note(), size, true) + 0.1;
        double height = NOTE_HEIGHT * size;
        Shape plate = Shapes.box(column(heat) + 0.97 - width, row(heat) + 0.03, width, height, 0.06);
        brush.fill(halo, plate);
        g.setColor(Colours.readableOn(halo));
        Lettering.centred(g, heat.note(), column(heat) + 0.97 - width / 2, row(heat) + 0.03 + height / 2, size, true);
    }

    private Color colour(HeatCell heat) {
        Palette palette = scene.palette();
        return Colours.mixed(palette.of("mark.heat.worst.fill"), palette.of("mark.heat.best.fill"), heat.warmth());
    }

    private double column(HeatCell heat) {
        return scene.board().column(heat.cell());
    }

    private double row(HeatCell heat) {
        return scene.board().row(heat.cell());
    }
}
