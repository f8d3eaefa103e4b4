package lectern.gui.league.standing;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.table.AbstractTableModel;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.gui.wording.Wording;
import lectern.play.GameResult;
import lectern.play.league.Fixture;
import lectern.play.league.LeagueStanding;
import lectern.play.league.PlayedGame;

/** Games of a league that came to their end. */
final class GamesModel extends AbstractTableModel {
    private final transient Wording wording;
    private transient Optional<LeagueStanding> standing = Optional.empty();
    private transient List<PlayedGame> games = List.of();

    /** What is told of a game. */
    enum Column {
        GAME,
        FIRST,
        SECOND,
        RESULT,
        PLIES
    }

    GamesModel(Wording wording) {
        this.wording = wording;
    }

    void show(LeagueStanding of, List<PlayedGame> shown) {
        int before = games.size();
        standing = Optional.of(of);
        boolean grown = shown.size() >= before && shown.subList(0, before).equals(games);
        games = shown;
        if (!grown) fireTableDataChanged();
        else if (shown.size() > before) fireTableRowsInserted(before, shown.size() - 1);
    }

    void clear() {
        games = List.of();
        fireTableDataChanged();
    }

    PlayedGame game(int row) {
        return games.get(row);
    }

    @Override
    public int getRowCount() {
        return games == null ? 0 : games.size();
    }

    @Override
    public int getColumnCount() {
        return Column.values().length;
    }

    @Override
    public String getColumnName(int column) {
        return wording.of("leaguewindow.game." + Column.values()[column].name().toLowerCase(Locale.ROOT));
    }

    @Override
    public String getValueAt(int row, int column) {
        PlayedGame game = games.get(row);
        return switch (Column.values()[column]) {
            case GAME -> wording.of("leaguewindow.game-number", game.fixture(), game.number());
            case FIRST -> name(game, Seat.FIRST);
            case SECOND -> name(game, Seat.SECOND);
            case RESULT -> wording.of(result(game));
            case PLIES -> wording.of("leaguewindow.number", game.plies());
        };
    }

    private String name(PlayedGame game, Seat seat) {
        LeagueStanding of = standing.orElseThrow();
        Fixture fixture = of.fixtures().get(game.fixture() - 1);
        return (seat == game.seatOfOne() ? of.plan().one(fixture) : of.plan().two(fixture)).name();
    }

    private Phrase result(PlayedGame game) {
        if (game.isBrokenOff()) return Phrase.of("leaguewindow.result.limit");
        if (game.result() instanceof GameResult.Forfeit forfeit)
            return Phrase.of(
                    "leaguewindow.result.forfeit", name(game, forfeit.loser().other()), forfeit.why());
        return game.result()
                .winner()
                .map(seat -> Phrase.of("leaguewindow.result.won", name(game, seat)))
                .orElse(Phrase.of("leaguewindow.result.draw"));
    }
}
