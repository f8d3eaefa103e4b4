package lectern.games.syrtis;

import static lectern.game.Seat.FIRST;
import static lectern.game.Seat.SECOND;

import java.util.List;
import java.util.Optional;
import lectern.game.Draws;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Outcome;
import lectern.game.PositionView;
import lectern.game.RuleViolation;
import lectern.game.Seat;
import lectern.game.base.RowWriter;
import lectern.game.base.TypedPosition;
import lectern.game.board.Layer;
import lectern.game.board.Picture;
import lectern.games.syrtis.spots.Sandbank;
import lectern.games.syrtis.spots.Spots;

/**
 * Syrtis, the game of sinking sands by David Vander Laan.
 *
 * <ol>
 *   <li>A tile is white or black, and a circle or a square. White has two round towers, Black two square ones.
 *   <li>In the set-up the first seat puts the towers, White's before Black's, on tiles of their colour or shape; the
 *       second seat chooses a side. White moves first.
 *   <li>Connected tiles of one colour, or of one shape, are an island. In a turn a player does one of four things:
 *   <li>walk a tower within its island of the tower's own colour, or that of its own shape, past any other towers;
 *   <li>sink a free tile beside an own tower, if it has an open side and the board stays in one piece;
 *   <li>slide the tile under an own tower to a hole, through holes within the box that the tiles span, if the board
 *       is in one piece afterwards;
 *   <li>pass.
 *   <li>A side that sinks four tiles while the other sinks none has won (quicksand).
 *   <li>A side that has all tiles of its colour, or all of its shape, in one island has won, whichever side moved. If
 *       both have, the initiative decides: the side that sank the last tile wins, or White if neither has sunk any.
 *   <li>It decides too when both have passed twice in a row (or once, as an option), or one has four times.
 * </ol>
 */
final class SyrtisPosition extends TypedPosition<SyrtisMove, SyrtisPosition> {
    final SyrtisGame game;

    /** Where tiles lie; which of them are white, and which are circles. */
    final long tiles;

    final long white;
    final long circles;

    final long whiteTowers;
    final long blackTowers;
    final TurnKind turn;

    /** The seat that plays White; null until it is chosen. */
    final Seat whiteSeat;

    final RuleCounters tally;

    /** These are worked out when first asked for. Two threads may both do so, and find the same. */
    private Actions actions;

    private SideSurvey ofWhite;
    private SideSurvey ofBlack;

    SyrtisPosition(
            SyrtisGame game,
            long tiles,
            long white,
            long circles,
            long whiteTowers,
            long blackTowers,
            TurnKind turn,
            Seat whiteSeat,
            RuleCounters tally) {
        this.game = game;
        this.tiles = tiles;
        this.white = white;
        this.circles = circles;
        this.whiteTowers = whiteTowers;
        this.blackTowers = blackTowers;
        this.turn = turn;
        this.whiteSeat = whiteSeat;
        this.tally = tally;
    }

    @Override
    public SyrtisGame game() {
        return game;
    }

    @Override
    public Seat toMove() {
        return switch (turn) {
            case PLACING -> FIRST;
            case CHOOSING -> SECOND;
            default -> seat(turn.side());
        };
    }

    @Override
    public List<Move> moves() {
        if (isOver()) return List.of();
        return turn.isSetUp() ? SetUp.moves(this) : actions().list();
    }

    @Override
    public int moveCount() {
        if (isOver()) return 0;
        return turn.isSetUp() ? SetUp.moves(this).size() : actions().count();
    }

    @Override
    public Move move(int index) {
        return turn.isSetUp() ? SetUp.moves(this).get(index) : actions().at(index);
    }

    /** What can be measured of one side. */
    SideSurvey survey(Side side) {
        SideSurvey known = side == Side.WHITE ? ofWhite : ofBlack;
        if (known == null) {
            known = new SideSurvey(this, side);
            if (side == Side.WHITE) ofWhite = known;
            else ofBlack = known;
        }
        return known;
    }

    private Actions actions() {
        Actions known = actions;
        if (known == null) {
            known = new Actions(this, turn.side());
            actions = known;
        }
        return known;
    }

    @Override
    protected RuleViolation broken(SyrtisMove move) {
        return new SyrtisReferee(this).violation(move);
    }

    @Override
    protected SyrtisPosition after(SyrtisMove played, Narrator narrator) {
        SyrtisPosition after = after(played);
        if (narrator.listens()) new SyrtisStory(this, after, narrator).tell(played);
        return after;
    }

    @Override
    protected int gain(SyrtisMove move) {
        return switch (move.action) {
            case SINK -> 3;
            case SLIDE -> 2;
            case WALK -> 1;
            default -> 0;
        };
    }

    private SyrtisPosition after(SyrtisMove move) {
        return switch (move.action) {
            case PASS -> next(tiles, white, circles, whiteTowers, blackTowers, tally.passed(turn.side()));
            case WALK ->
                next(
                        tiles,
                        white,
                        circles,
                        carried(whiteTowers, move),
                        carried(blackTowers, move),
                        tally.acted(turn.side()));
            case SLIDE ->
                next(
                        carried(tiles, move),
                        carried(white, move),
                        carried(circles, move),
                        carried(whiteTowers, move),
                        carried(blackTowers, move),
                        tally.acted(turn.side()));
            case SINK ->
                next(
                        tiles & ~move.target,
                        white & ~move.target,
                        circles & ~move.target,
                        whiteTowers,
                        blackTowers,
                        tally.sank(turn.side()));
            case PLACE -> SetUp.placed(this, move.target);
            case CHOOSE -> SetUp.chosen(this, move.chosen());
        };
    }

    /** What is at the start of a move among some spots goes to its target. */
    private static long carried(long spots, SyrtisMove move) {
        return (spots & move.start) == 0 ? spots : (spots & ~move.start) | move.target;
    }

    private SyrtisPosition next(
            long tilesLeft, long whiteLeft, long circlesLeft, long whites, long blacks, RuleCounters counted) {
        TurnKind next = turn == TurnKind.WHITE ? TurnKind.BLACK : TurnKind.WHITE;
        return new SyrtisPosition(game, tilesLeft, whiteLeft, circlesLeft, whites, blacks, next, whiteSeat, counted);
    }

    @Override
    public SyrtisPosition bare() {
        return new SyrtisPosition(game, tiles, white, circles, whiteTowers, blackTowers, turn, whiteSeat, tally);
    }

    @Override
    public boolean isOver() {
        return GameEnd.rule(this) != null;
    }

    @Override
    public Optional<Outcome> outcome() {
        SyrtisWord rule = GameEnd.rule(this);
        return rule == null ? Optional.empty() : Optional.of(new GameEnd(this).outcome(rule));
    }

    @Override
    public Picture picture() {
        Picture picture = Picture.empty(game.board());
        for (int cell : bank().cells(tiles)) picture = picture.with(Layer.GROUND, cell, tile(bank().bit(cell)));
        for (Side side : Side.values()) {
            for (int cell : bank().cells(towers(side))) picture = picture.with(Layer.PIECE, cell, Tower.of(side));
        }
        return picture;
    }

    @Override
    public long key() {
        int seat = whiteSeat == null ? 0 : whiteSeat.ordinal() + 1;
        long counters = 16L * tally.number() + 4L * seat + turn.ordinal() + 1;
        long towers = Draws.mix(whiteTowers ^ Draws.mix(blackTowers ^ Draws.mix(counters)));
        return Draws.mix(tiles ^ Draws.mix(white ^ Draws.mix(circles ^ towers)));
    }

    @Override
    public String text() {
        String rows = RowWriter.write(game.board(), this::letters);
        String seat = whiteSeat == null ? "-" : whiteSeat == FIRST ? "1" : "2";
        return rows + " " + turn.letter() + " " + tally.text() + " " + seat;
    }

    private String letters(int cell) {
        long spot = bank().bit(cell);
        if ((tiles & spot) == 0) return "";
        String tower = (whiteTowers & spot) != 0 ? "*" : (blackTowers & spot) != 0 ? "+" : "";
        return tile(spot).letter() + tower;
    }

    @Override
    public SyrtisMove readMove(String text) {
        return SyrtisMove.read(text);
    }

    @Override
    public PositionView view() {
        return new SyrtisView(this);
    }

    Sandbank bank() {
        return game.bank();
    }

    /** The seat that plays a side, once that is chosen. */
    Seat seat(Side side) {
        return side == Side.WHITE ? whiteSeat : whiteSeat.other();
    }

    /** The side that a seat plays, once that is chosen. */
    Side side(Seat seat) {
        return seat == whiteSeat ? Side.WHITE : Side.BLACK;
    }

    /** The tile at one spot. */
    Tile tile(long spot) {
        return Tile.of((white & spot) != 0, (circles & spot) != 0);
    }

    long tiles(Trait trait) {
        return switch (trait) {
            case WHITE -> white;
            case BLACK -> tiles & ~white;
            case CIRCLE -> circles;
            case SQUARE -> tiles & ~circles;
        };
    }

    long towers(Side side) {
        return side == Side.WHITE ? whiteTowers : blackTowers;
    }

    long towers() {
        return whiteTowers | blackTowers;
    }

    /** The island of tiles with a trait to which a spot belongs; empty if its tile does not have the trait. */
    long island(Trait trait, long spot) {
        return Spots.flood(spot, tiles(trait));
    }

    /** Whether all tiles with a trait, of which there must be one, are in one island. */
    boolean isComplete(Trait trait) {
        long all = tiles(trait);
        return all != 0 && Spots.inOnePiece(all);
    }
}
