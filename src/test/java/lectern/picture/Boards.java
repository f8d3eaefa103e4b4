package lectern.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import lectern.game.Handle;
import lectern.game.Narrator;
import lectern.game.Overlay;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.games.Games;

/** A board of each game in the middle of a game, with something marked, and one with every kind of mark. */
public final class Boards {
    private Boards() {}

    public static Map<String, Scene> all(Palette palette) {
        Map<String, Scene> scenes = new TreeMap<>();
        scenes.put("shiftago", shiftago(palette));
        scenes.put("syrtis", syrtis(palette));
        scenes.put("pushee", pushee(palette));
        scenes.put("catsdogs", catsDogs(palette));
        scenes.put("infection", infection(palette));
        return scenes;
    }

    /** The marble that is pushed into row 3 from the left, as a ghost. */
    static Scene shiftago(Palette palette) {
        Position position = position("shiftago", "xo1o2x/oxx2o1/2oxx2/1xo1xo1/x2oox1/o1x2xo/2o1x1o x 9 9");
        List<Marks.EdgeMark> edges = new ArrayList<>();
        for (int line = 0; line < 7; line++) edges.add(edge(Mark.Kind.TARGET, Handle.Border.LEFT, line));
        edges.add(edge(Mark.Kind.POINTED, Handle.Border.LEFT, 1));
        edges.add(edge(Mark.Kind.CURSOR, Handle.Border.TOP, 3));
        edges.add(edge(Mark.Kind.LAST, Handle.Border.BOTTOM, 4));
        edges.add(edge(Mark.Kind.PROOF, Handle.Border.RIGHT, 5));
        Marks marks = new Marks(
                List.of(
                        mark(position, Mark.Kind.LAST, "", "e7"),
                        new Mark(
                                Mark.Kind.GROUP,
                                cells(position, "c2", "d3", "e4"),
                                "3",
                                new Mark.Group(1, position.view().emblem(Seat.SECOND)),
                                Overlay.Join.LINE)),
                edges,
                List.of(),
                List.of());
        return Scene.of(position, palette).withMarks(marks).withGhost(after(position, "l2"));
    }

    /** The islands of shapes. */
    static Scene syrtis(Palette palette) {
        Position position = position("syrtis", "2S1S2/1CsSsS1/sS+scSsC*/Ccc1SSs/sC+cSC*cC/1cCcCs1/2c1c2 w - 0,0 1");
        Overlay shapes = position.view().overlays().get(1);
        List<Mark> marks = new ArrayList<>();
        for (Overlay.Group group : shapes.groups()) {
            if (group.count() > 1) {
                marks.add(group(marks.size() + 1, group.cells(), String.valueOf(group.count())));
            }
        }
        return Scene.of(position, palette).withMarks(new Marks(marks));
    }

    /** The report's worked example: what e4 pushes, as a ghost. */
    public static Scene pushee(Palette palette) {
        Position position =
                position("pushee", "h4H/1V2v1/2h3/3V2/1H4/V3h1 267323/862829/260262/482147/996481/163081 2 9 10");
        Marks marks = new Marks(List.of(
                mark(position, Mark.Kind.LAST, "", "d4"),
                mark(position, Mark.Kind.PICKED, "", "e4"),
                mark(position, Mark.Kind.CURSOR, "", "f5")));
        return Scene.of(position, palette).withMarks(marks).withGhost(after(position, "he4"));
    }

    /** Where dogs may go, and what proves that one cell is not for them. */
    static Scene catsDogs(Palette palette) {
        Position position = position("catsdogs", "#4c#1/2d2c#1/1d1#4/3#2#1/c3d1d1/#1#1####/1c#3d1/4#3 d 12 -");
        List<String> targets =
                position.moves().stream().map(move -> move.text()).toList();
        Marks marks = new Marks(List.of(
                mark(position, Mark.Kind.TARGET, "", targets.toArray(String[]::new)),
                mark(position, Mark.Kind.PROOF, "", "a5"),
                mark(position, Mark.Kind.POINTED, "", "b5")));
        return Scene.of(position, palette).withMarks(marks);
    }

    /** A clone that infects two. */
    static Scene infection(Palette palette) {
        Position position = position("infection:blocked=d2+b4+f4+d6", "o5x/1o1-1xx/3o3/1-1o1-1/2xx3/x2-1oo/xx4o x 0 9");
        Marks marks = new Marks(
                List.of(
                        mark(position, Mark.Kind.LAST, "", "d5"),
                        mark(position, Mark.Kind.PICKED, "", "c3"),
                        mark(
                                position,
                                Mark.Kind.TARGET,
                                "",
                                "b3",
                                "b2",
                                "c2",
                                "c4",
                                "a3",
                                "a5",
                                "c1",
                                "c5",
                                "e1",
                                "e5"),
                        mark(position, Mark.Kind.POINTED, "", "c4")),
                List.of(),
                List.of(),
                List.of());
        return Scene.of(position, palette).withMarks(marks).withGhost(after(position, "c4"));
    }

    /** Every kind of mark, on Infection's board. */
    static Scene marked(Palette palette) {
        Position position = position("infection", "o5x/7/1x3o1/7/1x3o1/7/x5o x 0 1");
        List<Mark> marks = new ArrayList<>();
        for (int number = 0; number < 16; number++) {
            int cell = number / 4 * 14 + number % 4 * 2;
            if (number % 4 == 3) cell--;
            Mark.Kind kind = Mark.Kind.values()[Math.min(number, Mark.Kind.GROUP.ordinal())];
            if (kind == Mark.Kind.GROUP) marks.add(group(number - 7, Cells.of(cell, cell + 7), "" + number));
            else marks.add(new Mark(kind, Cells.of(cell)));
        }
        return Scene.of(position, palette)
                .withMarks(new Marks(
                        marks,
                        List.of(),
                        List.of(
                                new Marks.Arrow(6, 20, 0),
                                new Marks.Arrow(25, 27, 1),
                                new Marks.Arrow(7, 11, 2),
                                new Marks.Arrow(21, 24, 3)),
                        List.of(
                                new Marks.Circle(13, 0),
                                new Marks.Circle(34, 1),
                                new Marks.Circle(41, 2),
                                new Marks.Circle(45, 3))));
    }

    static Position position(String game, String text) {
        return Games.read(game).read(text);
    }

    private static Optional<lectern.game.board.Picture> after(Position position, String move) {
        return Optional.of(
                position.play(position.readMove(move), Narrator.SILENT).picture());
    }

    private static Mark mark(Position position, Mark.Kind kind, String label, String... cells) {
        return new Mark(kind, cells(position, cells), label, Mark.Group.NONE, Overlay.Join.SIDES);
    }

    private static Mark group(int number, Cells cells, String label) {
        return new Mark(Mark.Kind.GROUP, cells, label, new Mark.Group(number, Optional.empty()), Overlay.Join.SIDES);
    }

    private static Cells cells(Position position, String... cells) {
        BoardShape board = position.game().board();
        return Cells.of(List.of(cells).stream().mapToInt(board::cell));
    }

    private static Marks.EdgeMark edge(Mark.Kind kind, Handle.Border border, int line) {
        return new Marks.EdgeMark(kind, new Handle.Edge(border, line));
    }
}
