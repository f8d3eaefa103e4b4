package lectern.game.board;

/** Something that can lie on a cell, such as a red microbe or a dark square tile; each game lists its own. */
public interface Token {
    String name();
}
