package lectern.game.board;

import java.util.Objects;
import java.util.function.Function;
import java.util.stream.IntStream;

/** One alteration of a {@link Picture}. It knows what was there before, so that it can be checked and reversed. */
public sealed interface Change {
    Picture apply(Picture picture);

    Change reverse();

    /** The cells it concerns, in the order in which they matter. */
    Cells cells();

    /** The word that outside texts use for this kind of change. */
    String word();

    <R> R match(ChangeCases<R> cases);

    /** What to do for each kind of change. */
    record ChangeCases<R>(
            Function<Placed, R> placed,
            Function<Removed, R> removed,
            Function<Moved, R> moved,
            Function<Turned, R> turned,
            Function<Recoloured, R> recoloured) {}

    record Placed(Layer layer, int cell, Token token) implements Change {
        @Override
        public Picture apply(Picture picture) {
            return replace(picture, layer, cell, null, token);
        }

        @Override
        public Change reverse() {
            return new Removed(layer, cell, token);
        }

        @Override
        public Cells cells() {
            return Cells.of(cell);
        }

        @Override
        public String word() {
            return "placed";
        }

        @Override
        public <R> R match(ChangeCases<R> cases) {
            return cases.placed.apply(this);
        }
    }

    record Removed(Layer layer, int cell, Token token) implements Change {
        @Override
        public Picture apply(Picture picture) {
            return replace(picture, layer, cell, token, null);
        }

        @Override
        public Change reverse() {
            return new Placed(layer, cell, token);
        }

        @Override
        public Cells cells() {
            return Cells.of(cell);
        }

        @Override
        public String word() {
            return "removed";
        }

        @Override
        public <R> R match(ChangeCases<R> cases) {
            return cases.removed.apply(this);
        }
    }

    /**
     * A token went from one cell to another.
     *
     * @param path every cell on the way, the start and the end included
     */
    record Moved(Layer layer, Cells path, Token token) implements Change {
        public Moved(Layer layer, int from, int to, Token token) {
            this(layer, Cells.of(from, to), token);
        }

        @Override
        public Picture apply(Picture picture) {
            Picture lifted = replace(picture, layer, path.first(), token, null);
            return replace(lifted, layer, path.last(), null, token);
        }

        @Override
        public Change reverse() {
            int last = path.size() - 1;
            Cells back = Cells.of(IntStream.rangeClosed(0, last).map(i -> path.get(last - i)));
            return new Moved(layer, back, token);
        }

        @Override
        public Cells cells() {
            return path;
        }

        @Override
        public String word() {
            return "moved";
        }

        @Override
        public <R> R match(ChangeCases<R> cases) {
            return cases.moved.apply(this);
        }
    }

    /** A piece stays where it is but lies another way. */
    record Turned(int cell, Token before, Token after) implements Change {
        @Override
        public Picture apply(Picture picture) {
            return replace(picture, Layer.PIECE, cell, before, after);
        }

        @Override
        public Change reverse() {
            return new Turned(cell, after, before);
        }

        @Override
        public Cells cells() {
            return Cells.of(cell);
        }

        @Override
        public String word() {
            return "turned";
        }

        @Override
        public <R> R match(ChangeCases<R> cases) {
            return cases.turned.apply(this);
        }
    }

    /** A piece stays where it is but changes sides. */
    record Recoloured(int cell, Token before, Token after) implements Change {
        @Override
        public Picture apply(Picture picture) {
            return replace(picture, Layer.PIECE, cell, before, after);
        }

        @Override
        public Change reverse() {
            return new Recoloured(cell, after, before);
        }

        @Override
        public Cells cells() {
            return Cells.of(cell);
        }

        @Override
        public String word() {
            return "recoloured";
        }

        @Override
        public <R> R match(ChangeCases<R> cases) {
            return cases.recoloured.apply(this);
        }
    }

    private static Picture replace(Picture picture, Layer layer, int cell, Token before, Token after) {
        Token found = picture.at(layer, cell);
        if (!Objects.equals(found, before)) {
            throw new IllegalStateException("cell " + cell + " holds " + found + ", not " + before);
        }
        return picture.with(layer, cell, after);
    }
}
