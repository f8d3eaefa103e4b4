package lectern.gui.league.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lectern.gui.league.WindowLeagues;
import lectern.gui.robot.Waiting;
import lectern.gui.wording.Wording;
import lectern.play.league.LeaguePlan;
import lectern.play.league.LeagueStanding;
import lectern.text.Language;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The table of a league is sorted by any column and filtered by names, and keeps who is selected while it fills. */
class StandingsTableTest {
    private static LeagueStanding whole;
    private static LeagueStanding half;

    private final List<List<Integer>> chosen = new ArrayList<>();
    private StandingsTable table;

    @BeforeAll
    static void play() throws IOException {
        LeaguePlan plan = WindowLeagues.plan(5, 6);
        whole = WindowLeagues.played(plan);
        half = new LeagueStanding(plan, whole.games().subList(0, 30));
    }

    @BeforeEach
    void show() {
        table = Waiting.onEventThread(() -> new StandingsTable(new Wording(Language.EN), chosen::add));
        show(whole);
    }

    private void show(LeagueStanding standing) {
        LeagueTidings tidings = WindowLeagues.tidings(standing);
        Waiting.onEventThread(() -> {
            table.show(tidings);
            return table;
        });
    }

    @Test
    void itBeginsWithTheStrongest() {
        List<String> names = whole.table().stream()
                .map(row -> whole.plan().entrants().get(row.entrant()).name())
                .toList();
        assertThat(told(LeagueColumn.NAME)).isEqualTo(names);
        assertThat(told(LeagueColumn.RANK)).containsExactly("1", "2", "3", "4", "5");
    }

    @Test
    void aClickOnANumberShowsTheLargestFirstAndOnANameTheFirst() {
        sort(LeagueColumn.PLIES);
        assertThat(numbers(LeagueColumn.PLIES)).isSortedAccordingTo((one, other) -> Double.compare(other, one));
        sort(LeagueColumn.PLIES);
        assertThat(numbers(LeagueColumn.PLIES)).isSorted();
        sort(LeagueColumn.NAME);
        assertThat(told(LeagueColumn.NAME)).containsExactly("h001", "h002", "h003", "h004", "h005");
    }

    @Test
    void itCanBeFiltered() {
        Waiting.onEventThread(() -> {
            table.filter(" H00");
            return table;
        });
        assertThat(told(LeagueColumn.NAME)).hasSize(5);
        Waiting.onEventThread(() -> {
            table.filter("003");
            return table;
        });
        assertThat(told(LeagueColumn.NAME)).containsExactly("h003");
    }

    @Test
    void whoIsSelectedStaysSoAtAnyRank() {
        show(half);
        int row = told(LeagueColumn.NAME).indexOf("h004");
        Waiting.onEventThread(() -> {
            table.setRowSelectionInterval(row, row);
            return table;
        });
        assertThat(chosen).containsExactly(List.of(3));

        show(whole);
        assertThat(Waiting.onEventThread(table::chosen)).containsExactly(3);
        assertThat(chosen).as("told once").hasSize(1);
    }

    @Test
    void beforeAnyGamesThereAreNoFigures() {
        show(new LeagueStanding(whole.plan(), List.of()));
        assertThat(told(LeagueColumn.RATING)).containsOnly("");
        assertThat(told(LeagueColumn.SCORE)).containsOnly("");
        assertThat(told(LeagueColumn.GAMES)).containsOnly("0");
    }

    private void sort(LeagueColumn column) {
        Waiting.onEventThread(() -> {
            table.getRowSorter().toggleSortOrder(column.ordinal());
            return table;
        });
    }

    private List<Double> numbers(LeagueColumn column) {
        return Waiting.onEventThread(() -> IntStream.range(0, table.getRowCount())
                .mapToObj(row -> (Double) table.getValueAt(row, column.ordinal()))
                .toList());
    }

    /** What is written in a column, from above. */
    private List<String> told(LeagueColumn column) {
        StandingsModel rows = (StandingsModel) table.getModel();
        return Waiting.onEventThread(() -> IntStream.range(0, table.getRowCount())
                .mapToObj(row -> rows.told(table.convertRowIndexToModel(row), column))
                .toList());
    }
}
