package lectern.picture.tree;

import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Decision;
import lectern.search.Thinking;

/** Trees that searches made. */
public record SearchedTrees(Position root, Decision decision, DrawnTree tree) {
    /** What a player thinks some random plies after the start of a game. */
    public static SearchedTrees of(String gameText, String player, int plies) {
        return of(gameText, player, plies, 60_000);
    }

    /** @param recorded of how many nodes its tree consists at most */
    public static SearchedTrees of(String gameText, String player, int plies, int recorded) {
        Game game = Games.read(gameText);
        Position position = game.start(1).position();
        Draws draws = Draws.of(3, "drawn trees");
        for (int i = 0; i < plies; i++) {
            Position next = position.play(draws.from(position.moves()), Narrator.SILENT);
            if (next.isOver()) break;
            position = next;
        }
        Contender contender = PlayerText.read(player, game);
        Thinking thinking = Thinking.within(contender.budget()).recording(recorded);
        Decision decision = contender.player().decide(position, thinking);
        SearchedNode node = SearchedNode.of(decision.trace().orElseThrow().root(), position);
        return new SearchedTrees(position, decision, DrawnTree.of(node));
    }
}
