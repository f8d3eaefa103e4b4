package lectern.gui.league.standing;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.table.AbstractTableModel;
import lectern.game.Phrase;
import lectern.gui.wording.Wording;
import lectern.play.league.EntrantStanding;
import lectern.play.league.LeagueStanding;
import lectern.play.rating.Rating;
import lectern.search.PlayerFailure;

/** A row for every entrant, in the order of the plan: a selected entrant stays so, whatever the ranks become. */
final class StandingsModel extends AbstractTableModel {
    private static final LeagueColumn[] COLUMNS = LeagueColumn.values();

    private final transient Wording wording;
    private transient Optional<LeagueStanding> league = Optional.empty();
    private transient EntrantStanding[] rows = {};
    private transient RatingAxis axis = RatingAxis.of(List.of());

    StandingsModel(Wording wording) {
        this.wording = wording;
    }

    void clear() {
        league = Optional.empty();
        rows = new EntrantStanding[0];
        fireTableDataChanged();
    }

    void show(LeagueTidings tidings) {
        int before = rows.length;
        league = Optional.of(tidings.standing());
        EntrantStanding[] byPlace = new EntrantStanding[tidings.table().size()];
        for (EntrantStanding row : tidings.table()) byPlace[row.entrant()] = row;
        rows = byPlace;
        axis = RatingAxis.of(Stream.of(rows)
                .filter(row -> row.games() > 0)
                .map(EntrantStanding::rating)
                .toList());
        if (before == rows.length) fireTableRowsUpdated(0, rows.length - 1);
        else fireTableDataChanged();
    }

    EntrantStanding entrant(int row) {
        return rows[row];
    }

    String name(int row) {
        return league.orElseThrow().plan().entrants().get(row).name();
    }

    RatingAxis axis() {
        return axis;
    }

    @Override
    public int getRowCount() {
        return rows == null ? 0 : rows.length;
    }

    @Override
    public int getColumnCount() {
        return COLUMNS.length;
    }

    @Override
    public String getColumnName(int column) {
        return wording.of(COLUMNS[column].head());
    }

    /** A name, or a number to sort by: what is not known yet is less than all others. */
    @Override
    public Comparable<?> getValueAt(int row, int column) {
        LeagueColumn what = COLUMNS[column];
        return what.isNumber()
                ? what.number(rows[row]).map(Number::doubleValue).orElse(Double.NEGATIVE_INFINITY)
                : name(row);
    }

    /** What a cell says. */
    String told(int row, LeagueColumn what) {
        if (!what.isNumber()) return name(row);
        return what.number(rows[row])
                .map(number -> wording.of(what.format(), withoutMinusZero(number)))
                .orElse("");
    }

    /** What is rounded to nothing has no sign. */
    private static Number withoutMinusZero(Number number) {
        return Math.abs(number.doubleValue()) < 0.5 && number.doubleValue() < 0 ? 0.0 : number;
    }

    /** What the drawing of a rating shows, in words. */
    String toldRating(int row) {
        return tip(row, LeagueColumn.INTERVAL).orElseGet(() -> wording.of("speech.not-rated"));
    }

    /** What a cell does not say by itself, if there is anything. */
    Optional<String> tip(int row, LeagueColumn what) {
        Rating rating = rows[row].rating();
        return switch (what) {
            case NAME ->
                Optional.of(wording.of(
                        "leaguewindow.plays-as",
                        name(row),
                        league.orElseThrow()
                                .plan()
                                .entrants()
                                .get(row)
                                .contender()
                                .text()));
            case RATING, INTERVAL ->
                Optional.of(wording.of("leaguewindow.rating-tip", rating.elo(), rating.low(), rating.high()))
                        .filter(tip -> rows[row].games() > 0);
            case SCORE ->
                Optional.of(rows[row].score())
                        .filter(score -> score.pairs() > 0)
                        .map(score -> wording.of(
                                "leaguewindow.score-tip", 100 * score.value(), 100 * score.low(), 100 * score.high()));
            case FORFEITS ->
                Optional.of(failures(row))
                        .filter(found -> !found.isEmpty())
                        .map(found -> wording.of("leaguewindow.forfeits-tip", found));
            default -> Optional.empty();
        };
    }

    private List<Phrase> failures(int row) {
        return Stream.of(PlayerFailure.Kind.values())
                .filter(kind -> rows[row].forfeits(kind) > 0)
                .map(kind -> Phrase.of(
                        "leaguewindow.failure."
                                + kind.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                        rows[row].forfeits(kind)))
                .toList();
    }
}
