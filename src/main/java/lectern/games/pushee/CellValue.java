package lectern.games.pushee;

import lectern.game.board.Token;

/** What a cell is worth to the owner of the piece on it, as the ground that the piece lies on. */
record CellValue(int points) implements Token {
    @Override
    public String name() {
        return "VALUE_" + points;
    }
}
