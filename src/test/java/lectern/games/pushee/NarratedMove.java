package lectern.games.pushee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lectern.game.Effect;
import lectern.game.Position;
import lectern.game.base.RowWriter;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.games.Games;
import lectern.text.Language;
import lectern.text.Sentences;

/** A move that was played aloud, for tests to look at. */
record NarratedMove(Position before, Position after, List<Effect> effects) {
    static NarratedMove of(String gameText, String position, String move) {
        Position before = Games.read(gameText).read(position);
        List<Effect> effects = new ArrayList<>();
        Position after = before.play(before.readMove(move), effects::add);
        return new NarratedMove(before, after, effects);
    }

    /** Player 1 moves on a board where nothing is worth a point, so that only pieces are told of. */
    static NarratedMove on(String gameText, String rows, String move) {
        int size = Games.read(gameText).board().columns();
        String values = String.join("/", Collections.nCopies(size, "0".repeat(size)));
        return of(gameText, rows + " " + values + " 1 9 9", move);
    }

    static NarratedMove on(String rows, String move) {
        return on("pushee", rows, move);
    }

    /** The rows of the board after the move. */
    String rows() {
        return after.text().split(" ", -1)[0];
    }

    /** The rows of the board as a spectator sees them once so many effects have been told. */
    String rowsAfter(int effectsTold) {
        Picture picture = before.picture();
        for (Effect effect : effects.subList(0, effectsTold)) picture = effect.apply(picture);
        Picture seen = picture;
        return RowWriter.write(before.game().board(), cell -> {
            Piece piece = (Piece) seen.at(Layer.PIECE, cell);
            return piece == null ? "" : piece.letter();
        });
    }

    /** Each effect's tier, and its key without the game's name. */
    List<String> words() {
        return effects.stream()
                .map(effect -> effect.tier() + " " + effect.reason().key().substring("pushee.".length()))
                .toList();
    }

    String told(int effect) {
        return new Sentences(Language.EN).of(effects.get(effect).reason());
    }

    /** The labels of the cells that are lit while an effect is told. */
    List<String> lit(int effect) {
        return before.game().board().labels(effects.get(effect).cells());
    }
}
