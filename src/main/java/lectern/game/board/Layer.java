package lectern.game.board;

/** A cell holds at most one token on each layer: the ground (a tile, an obstacle, a value), and a piece upon it. */
public enum Layer {
    GROUND,
    PIECE
}
