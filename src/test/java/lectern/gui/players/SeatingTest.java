package lectern.gui.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import lectern.game.Game;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.desk.Seats;
import lectern.play.RecordHead;
import org.junit.jupiter.api.Test;

class SeatingTest {
    private final Game game = Games.read("infection");
    private final Seats seats = new Seats(new PlayerDraft("greedy").contender(game), Optional.empty(), 5, 6);

    @Test
    void whoSitsWhereComesBackFromTheHead() {
        RecordHead head = Seating.written(RecordHead.EMPTY, seats, game);

        Seats read = Seating.read(head, game);

        assertThat(read.at(Seat.FIRST)).isEqualTo(seats.at(Seat.FIRST));
        assertThat(read.seed(Seat.FIRST)).isEqualTo(5);
        assertThat(read.isPerson(Seat.SECOND)).isTrue();
    }

    @Test
    void aPersonsNameStays() {
        RecordHead head = RecordHead.EMPTY.with("second", "Ana");

        assertThat(Seating.written(head, seats, game).value("second")).contains("Ana");
        assertThat(Seating.read(head, game).isPerson(Seat.SECOND)).isTrue();
    }

    @Test
    void aPlayerThatARecordNamesWithSettingsItDoesNotUseIsAPersonAndItsTextStays() {
        RecordHead head = RecordHead.EMPTY.with("second", "easy:depth=2");

        assertThat(Seating.read(head, game).isPerson(Seat.SECOND)).isTrue();
        assertThat(Seating.written(head, seats, game).value("second")).contains("easy:depth=2");
    }

    @Test
    void aPlayerWhoLeftIsNoLongerNamed() {
        RecordHead head = RecordHead.EMPTY.with("second", "greedy");

        assertThat(Seating.written(head, seats, game).value("second")).contains("human");
    }

    @Test
    void aFileFromSomewhereElseStartsNoProgram() {
        RecordHead head = RecordHead.EMPTY.with("first", "engine:command=./anything");

        assertThat(Seating.read(head, game).isPerson(Seat.FIRST)).isTrue();
        assertThat(Seating.engine(head, Seat.FIRST, game)).isPresent();
        assertThat(Seating.engine(head, Seat.SECOND, game)).isEmpty();
        assertThat(Seating.written(head, Seats.PEOPLE, game).value("first")).contains("engine:command=./anything");
    }
}
