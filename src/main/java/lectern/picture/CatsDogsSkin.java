package lectern.picture;

import static lectern.picture.ink.Shapes.onBothSides;
import static lectern.picture.ink.Shapes.oval;
import static lectern.picture.ink.Shapes.path;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.List;
import lectern.game.board.BoardShape;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.game.board.Token;

/** Heads of cats and dogs on a lawn with bushes. */
final class CatsDogsSkin implements Skin {
    private static final Shape BUSH = path("M 14 86 C 2 84 2 66 12 62 C 4 50 14 38 24 40 C 24 26 38 20 46 27 "
            + "C 54 16 70 20 72 31 C 84 28 92 40 87 49 C 98 56 97 72 88 75 C 90 84 82 89 74 86 Z");
    private static final Shape LEAVES = path("M 26 56 Q 32 48 40 54 M 48 42 Q 54 34 62 40 M 60 62 Q 66 54 74 60 "
            + "M 36 74 Q 42 66 50 72 M 70 78 Q 75 72 81 75 M 18 74 Q 22 68 28 71 M 34 38 Q 38 33 43 36");

    @Override
    public void paintBoard(Graphics2D g, BoardShape board, Picture picture, Palette palette) {
        Ground.squares(g, board, palette.of("pets.lawn"), palette.of("pets.mown"), palette.of("pets.line"));
    }

    @Override
    public void paintToken(Graphics2D g, Token token, Layer layer, Palette palette) {
        Brush brush = new Brush(g, palette);
        switch (token.name()) {
            case "CAT" -> Cat.paint(brush);
            case "DOG" -> Dog.paint(brush);
            default -> {
                brush.outlined("pets.bush", "pets.bush.edge", 0.03, BUSH);
                brush.draw("pets.bush.leaf", 0.04, LEAVES);
            }
        }
    }

    @Override
    public Color colour(Token token, Palette palette) {
        return switch (token.name()) {
            case "CAT" -> palette.of("pets.cat");
            case "DOG" -> palette.of("pets.dog");
            default -> palette.of("pets.bush");
        };
    }

    @Override
    public List<Color> sides(Palette palette) {
        return List.of(palette.of("pets.cat"), palette.of("pets.dog"));
    }

    @Override
    public Color ground(Palette palette) {
        return palette.of("pets.lawn");
    }

    /** Pointed ears, slit eyes, stripes and whiskers. */
    private static final class Cat {
        private static final Shape HEAD = path("M 16 10 Q 27 15 38 27 Q 50 24 62 27 Q 73 15 84 10 Q 90 30 87 48 "
                + "C 95 68 80 90 50 90 C 20 90 5 68 13 48 Q 10 30 16 10 Z");
        private static final Shape EARS = onBothSides(path("M 20 18 Q 27 22 33 29 Q 24 32 18.5 39 Q 17 29 20 18 Z"));
        private static final Shape STRIPES =
                onBothSides(path("M 50 29 L 50 41 M 40 30 L 42.5 39 M 12.5 58 L 22 59 M 13 67 L 21 66"));
        private static final Shape EYES = onBothSides(path("M 22 53 Q 32 40 42 54 Q 32 63 22 53 Z"));
        private static final Shape PUPILS = onBothSides(oval(0.325, 0.525, 0.03, 0.065));
        private static final Shape MUZZLE = onBothSides(oval(0.43, 0.735, 0.12, 0.1));
        private static final Shape NOSE = path("M 44 64 L 56 64 Q 55 69 50 71 Q 45 69 44 64 Z");
        private static final Shape MOUTH = onBothSides(path("M 50 70 L 50 74 Q 46 80 40 77"));
        private static final Shape WHISKERS = onBothSides(path("M 35 71 L 4 65 M 35 75 L 3 77 M 36 79 L 7 89"));

        static void paint(Brush brush) {
            brush.outlined("pets.cat", "pets.cat.edge", 0.035, HEAD);
            brush.fill("pets.cat.ear", EARS);
            brush.draw("pets.cat.stripe", 0.04, STRIPES);
            brush.fill("pets.cat.muzzle", MUZZLE);
            brush.draw("pets.cat.whisker", 0.02, WHISKERS);
            brush.outlined("pets.cat.eye", "pets.cat.edge", 0.02, EYES);
            brush.fill("pets.cat.edge", PUPILS);
            brush.outlined("pets.cat.nose", "pets.cat.edge", 0.015, NOSE);
            brush.draw("pets.cat.edge", 0.025, MOUTH);
        }
    }

    /** Floppy ears, a long snout with a big nose, and a tongue. */
    private static final class Dog {
        private static final Shape HEAD = path(
                "M 30 19 Q 50 9 70 19 Q 83 32 80 54 Q 78 82 66 88 Q 50 94 34 88 " + "Q 22 82 20 54 Q 17 32 30 19 Z");
        private static final Shape EARS =
                onBothSides(path("M 33 16 C 20 8 5 22 4 46 C 3 66 10 78 18 74 C 27 68 26 46 34 33 Z"));
        private static final Shape BLAZE = path("M 50 13 Q 44 36 42 58 L 58 58 Q 56 36 50 13 Z");
        private static final Shape MUZZLE =
                path("M 50 52 C 66 52 73 62 72 73 C 71 86 60 90 50 90 " + "C 40 90 29 86 28 73 C 27 62 34 52 50 52 Z");
        private static final Shape EYES = onBothSides(oval(0.36, 0.43, 0.055, 0.065));
        private static final Shape GLINT = path("M 36 40 L 38 40 M 62 40 L 64 40");
        private static final Shape NOSE = path("M 39 57 Q 50 51 61 57 Q 61 67 50 69 Q 39 67 39 57 Z");
        private static final Shape MOUTH = onBothSides(path("M 50 68 L 50 75 Q 43 82 35 77"));
        private static final Shape TONGUE = path("M 43 79 Q 42 95 50 95 Q 58 95 57 79 Q 53 79 50 76 Q 47 79 43 79 Z");

        static void paint(Brush brush) {
            brush.outlined("pets.dog", "pets.dog.edge", 0.035, HEAD);
            brush.fill("pets.dog.muzzle", BLAZE);
            brush.fill("pets.dog.muzzle", MUZZLE);
            brush.outlined("pets.dog.ear", "pets.dog.edge", 0.035, EARS);
            brush.fill("pets.dog.edge", EYES);
            brush.draw("pets.dog.muzzle", 0.03, GLINT);
            brush.outlined("pets.dog.tongue", "pets.dog.edge", 0.02, TONGUE);
            brush.draw("pets.dog.edge", 0.025, MOUTH);
            brush.fill("pets.dog.edge", NOSE);
            brush.fill("pets.dog.muzzle", oval(0.46, 0.575, 0.03, 0.015));
        }
    }
}
