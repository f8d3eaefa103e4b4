package lectern.gui.league.standing;

import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.play.league.PlayedGame;

/**
 * Which games are listed.
 *
 * @param one the place of an entrant in the plan; empty for no games
 * @param other the place of the one that it met; empty for all that it met
 */
public record ChosenGames(Optional<Integer> one, Optional<Integer> other) {
    public static final ChosenGames NONE = new ChosenGames(Optional.empty(), Optional.empty());

    public static ChosenGames of(int entrant) {
        return new ChosenGames(Optional.of(entrant), Optional.empty());
    }

    public static ChosenGames between(int one, int other) {
        return new ChosenGames(Optional.of(one), Optional.of(other));
    }

    public List<PlayedGame> in(LeagueTidings tidings) {
        if (one.isEmpty()) return List.of();
        if (other.isEmpty()) return tidings.encounters().gamesOf(one.get());
        return tidings.encounters()
                .fixture(one.get(), other.get())
                .map(tidings.encounters()::games)
                .orElse(List.of());
    }

    /** What stands above them. */
    public Phrase title(Optional<LeagueTidings> tidings) {
        if (tidings.isEmpty() || one.isEmpty()) return Phrase.of("leaguewindow.choose");
        String name = tidings.get().name(one.get());
        return other.map(met -> Phrase.of(
                        "leaguewindow.games-between", name, tidings.get().name(met)))
                .orElse(Phrase.of("leaguewindow.games-of", name));
    }
}
