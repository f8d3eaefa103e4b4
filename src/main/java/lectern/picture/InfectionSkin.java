package lectern.picture;

import static lectern.picture.ink.Shapes.box;
import static lectern.picture.ink.Shapes.disc;
import static lectern.picture.ink.Shapes.onBothSides;
import static lectern.picture.ink.Shapes.oval;
import static lectern.picture.ink.Shapes.path;
import static lectern.picture.ink.Shapes.square;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.List;
import lectern.game.board.BoardShape;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;

/** Microbes in a dish: the red ones have knobs all around and look grim, the blue ones are smooth with one large eye. */
final class InfectionSkin implements Skin {
    private static final int KNOBS = 9;

    @Override
    public void paintBoard(Graphics2D g, BoardShape board, Picture picture, Palette palette) {
        Brush brush = new Brush(g, palette);
        brush.outlined(
                "microbes.dish",
                "microbes.glass",
                0.06,
                box(-0.07, -0.07, board.columns() + 0.14, board.rows() + 0.14, 0.3));
        for (int cell = 0; cell < board.cells(); cell++) {
            Shape place = box(board.column(cell) + 0.03, board.row(cell) + 0.03, 0.94, 0.94, 0.2);
            brush.outlined("microbes.cell", "microbes.line", 0.02, place);
        }
    }

    @Override
    public void paintToken(Graphics2D g, Token token, Layer layer, Palette palette) {
        Brush brush = new Brush(g, palette);
        switch (token.name()) {
            case "RED" -> Red.paint(brush);
            case "BLUE" -> Blue.paint(brush);
            default -> Wall.paint(brush);
        }
    }

    @Override
    public Color colour(Token token, Palette palette) {
        return switch (token.name()) {
            case "RED" -> palette.of("microbes.red");
            case "BLUE" -> palette.of("microbes.blue");
            default -> palette.of("microbes.wall");
        };
    }

    @Override
    public List<Color> sides(Palette palette) {
        return List.of(palette.of("microbes.red"), palette.of("microbes.blue"));
    }

    @Override
    public Color ground(Palette palette) {
        return palette.of("microbes.cell");
    }

    private static final class Red {
        private static final Shape BODY = disc(0.5, 0.5, 0.27);
        private static final Shape STALKS = stalks();
        private static final Shape TIPS = tips();
        private static final Shape EYES = onBothSides(disc(0.4, 0.47, 0.075));
        private static final Shape PUPILS = onBothSides(disc(0.415, 0.485, 0.035));
        private static final Shape BROWS = onBothSides(path("M 31 37 L 45 42"));
        private static final Shape MOUTH = path("M 42 64 Q 50 57 58 64");

        static void paint(Brush brush) {
            brush.draw("microbes.red.edge", 0.095, STALKS);
            brush.draw("microbes.red", 0.045, STALKS);
            brush.outlined("microbes.red", "microbes.red.edge", 0.03, TIPS);
            brush.outlined("microbes.red", "microbes.red.edge", 0.035, BODY);
            brush.fill("microbes.eye", EYES);
            brush.fill("microbes.pupil", PUPILS);
            brush.draw("microbes.red.edge", 0.04, BROWS);
            brush.draw("microbes.red.edge", 0.035, MOUTH);
        }

        private static Shape stalks() {
            Path2D all = new Path2D.Double();
            for (int i = 0; i < KNOBS; i++) {
                all.moveTo(0.5 + 0.26 * Math.sin(angle(i)), 0.5 - 0.26 * Math.cos(angle(i)));
                all.lineTo(0.5 + 0.38 * Math.sin(angle(i)), 0.5 - 0.38 * Math.cos(angle(i)));
            }
            return all;
        }

        private static Shape tips() {
            Path2D all = new Path2D.Double();
            for (int i = 0; i < KNOBS; i++) {
                all.append(disc(0.5 + 0.385 * Math.sin(angle(i)), 0.5 - 0.385 * Math.cos(angle(i)), 0.06), false);
            }
            return all;
        }

        private static double angle(int knob) {
            return 2 * Math.PI * knob / KNOBS;
        }
    }

    private static final class Blue {
        private static final Shape BODY =
                path("M 50 12 C 70 10 86 24 84 42 C 83 60 74 70 50 70 C 26 70 17 60 16 42 " + "C 14 24 30 10 50 12 Z");
        private static final Shape FLAGELLA =
                path("M 32 66 C 22 74 38 80 28 92 M 50 68 C 40 77 60 83 50 95 " + "M 68 66 C 60 74 78 80 70 92");
        private static final Shape EYE = disc(0.5, 0.37, 0.155);
        private static final Shape IRIS = disc(0.5, 0.385, 0.085);
        private static final Shape SMILE = path("M 40 59 Q 50 66 60 59");
        private static final Shape SPOTS = onBothSides(oval(0.265, 0.42, 0.035, 0.05));

        static void paint(Brush brush) {
            brush.draw("microbes.blue.edge", 0.085, FLAGELLA);
            brush.draw("microbes.blue", 0.04, FLAGELLA);
            brush.outlined("microbes.blue", "microbes.blue.edge", 0.035, BODY);
            brush.fill("microbes.blue.edge", SPOTS);
            brush.outlined("microbes.eye", "microbes.blue.edge", 0.025, EYE);
            brush.fill("microbes.pupil", IRIS);
            brush.fill("microbes.eye", disc(0.47, 0.355, 0.025));
            brush.draw("microbes.blue.edge", 0.03, SMILE);
        }
    }

    private static final class Wall {
        private static final Shape BLOCK = square(0.94, 0.06);
        private static final Shape JOINTS = path(
                "M 3 34 L 97 34 M 3 66 L 97 66 M 50 3 L 50 34 M 27 34 L 27 66 " + "M 73 34 L 73 66 M 50 66 L 50 97");

        static void paint(Brush brush) {
            brush.outlined("microbes.wall", "microbes.wall.edge", 0.03, BLOCK);
            brush.draw("microbes.wall.edge", 0.035, JOINTS);
        }
    }
}
