package lectern.gui.players;

import java.util.Optional;
import lectern.game.Game;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.game.UnreadableText;

/**
 * Who is to sit in a seat, while the user is choosing; nothing of it need be right yet. Immutable.
 *
 * @param seed what a player is to draw from
 */
public record SeatDraft(PlayerDraft player, String seed) {
    public SeatDraft with(PlayerDraft other) {
        return new SeatDraft(other, seed);
    }

    public SeatDraft withSeed(String other) {
        return new SeatDraft(player, other);
    }

    /** What is wrong with it, if something is. */
    public Optional<Phrase> trouble(Game game, Phrase side) {
        return playerTrouble(game, side).or(this::seedTrouble);
    }

    /** What is wrong with the player, if something is. */
    public Optional<Phrase> playerTrouble(Game game, Phrase side) {
        if (player.isPerson()) return Optional.empty();
        try {
            player.contender(game);
        } catch (UnreadableText unreadable) {
            return Optional.of(Phrase.of("dialog.bad-player", side, unreadable.reason(), unreadable.column()));
        }
        return Optional.empty();
    }

    /** What is wrong with the seed, if a player is to draw from it. */
    public Optional<Phrase> seedTrouble() {
        return player.isPerson() ? Optional.empty() : Seeds.trouble(seed);
    }

    /** The seed of a player; a person needs none, and has the seat's number. */
    public long seed(Seat seat) {
        return player.isPerson() ? seat.ordinal() + 1 : Seeds.read(seed);
    }
}
