package lectern.games.syrtis;

import java.util.regex.Matcher;
import java.util.stream.IntStream;
import lectern.game.Move;
import lectern.game.base.MoveForm;
import lectern.game.base.SpeltMove;
import lectern.games.syrtis.spots.Sandbank;
import lectern.games.syrtis.spots.Spots;

/**
 * What a player does in a turn or in the set-up. A move is spelt alike on both boards; one that names a spot beyond the
 * larger board can still be explained.
 */
final class SyrtisMove extends SpeltMove {
    /** What kind of move it is. */
    enum Action {
        PASS,
        WALK,
        SLIDE,
        SINK,
        PLACE,
        CHOOSE
    }

    /** A spot that a move does not name. */
    static final int NONE = -2;

    /** A spot beyond the larger board. */
    static final int OUTSIDE = -1;

    static final SyrtisMove PASS = new SyrtisMove(Action.PASS, NONE, NONE, Move.PASS);

    private static final SyrtisMove WHITE = new SyrtisMove(Action.CHOOSE, NONE, NONE, Side.WHITE.word());
    private static final SyrtisMove BLACK = new SyrtisMove(Action.CHOOSE, NONE, NONE, Side.BLACK.word());
    private static final SyrtisMove[] WALKS = pairs(Action.WALK, "-");
    private static final SyrtisMove[] SLIDES = pairs(Action.SLIDE, ">");
    private static final SyrtisMove[] SINKS = singles(Action.SINK, "x");
    private static final SyrtisMove[] PLACINGS = singles(Action.PLACE, "");
    private static final MoveForm FORM = new MoveForm(
            SyrtisWord.GAME,
            "(?<from>P)(?<way>[->])(?<to>P)|x(?<sunk>P)|(?<placed>P)|white|black|pass".replace("P", MoveForm.PLACE));

    final Action action;

    /** Where the tower stands that walks, or slides with its tile. */
    final int from;

    /** Where it goes, or the tile that is sunk or gets a tower. */
    final int to;

    /** What {@code play} works with: the two spots as bits, none for a spot that is not named or is outside. */
    final long start;

    final long target;

    private SyrtisMove(Action action, int from, int to, String text) {
        super(text);
        this.action = action;
        this.from = from;
        this.to = to;
        start = from >= 0 ? Spots.bit(from) : 0;
        target = to >= 0 ? Spots.bit(to) : 0;
    }

    private static SyrtisMove[] pairs(Action action, String way) {
        return IntStream.range(0, Spots.LIMIT * Spots.LIMIT)
                .mapToObj(i -> pair(action, i / Spots.LIMIT, way, i % Spots.LIMIT))
                .toArray(SyrtisMove[]::new);
    }

    private static SyrtisMove pair(Action action, int from, String way, int to) {
        return new SyrtisMove(action, from, to, Spots.label(from) + way + Spots.label(to));
    }

    private static SyrtisMove[] singles(Action action, String prefix) {
        return IntStream.range(0, Spots.LIMIT)
                .mapToObj(spot -> new SyrtisMove(action, NONE, spot, prefix + Spots.label(spot)))
                .toArray(SyrtisMove[]::new);
    }

    static SyrtisMove walk(int from, int to) {
        return WALKS[from * Spots.LIMIT + to];
    }

    static SyrtisMove slide(int from, int to) {
        return SLIDES[from * Spots.LIMIT + to];
    }

    static SyrtisMove sink(int spot) {
        return SINKS[spot];
    }

    static SyrtisMove place(int spot) {
        return PLACINGS[spot];
    }

    static SyrtisMove choose(Side side) {
        return side == Side.WHITE ? WHITE : BLACK;
    }

    static SyrtisMove read(String text) {
        Matcher match = FORM.match(text);
        if (match.group("from") != null) {
            Action action = match.group("way").equals("-") ? Action.WALK : Action.SLIDE;
            return read(action, spot(match.group("from")), spot(match.group("to")), text);
        }
        if (match.group("sunk") != null) return read(Action.SINK, NONE, spot(match.group("sunk")), text);
        if (match.group("placed") != null) return read(Action.PLACE, NONE, spot(match.group("placed")), text);
        if (text.equals(Move.PASS)) return PASS;
        return text.equals(WHITE.text()) ? WHITE : BLACK;
    }

    private static SyrtisMove read(Action action, int from, int to, String text) {
        if (from == OUTSIDE || to == OUTSIDE) return new SyrtisMove(action, from, to, text);
        return switch (action) {
            case WALK -> walk(from, to);
            case SLIDE -> slide(from, to);
            case SINK -> sink(to);
            default -> place(to);
        };
    }

    private static int spot(String label) {
        int cell = Sandbank.MAJOR.shape().cell(label);
        return cell < 0 ? OUTSIDE : Sandbank.MAJOR.spot(cell);
    }

    /** The side that is chosen. */
    Side chosen() {
        return equals(WHITE) ? Side.WHITE : Side.BLACK;
    }
}
