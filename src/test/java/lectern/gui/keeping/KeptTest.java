package lectern.gui.keeping;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.desk.Seats;
import lectern.gui.players.PlayerDraft;
import lectern.heuristic.Heuristic;
import lectern.heuristic.Heuristics;
import lectern.heuristic.NamedHeuristics;
import lectern.play.Match;
import lectern.play.Note;
import lectern.play.RecordHead;
import lectern.play.Turn;
import lectern.play.player.Contender;
import org.junit.jupiter.api.Test;

class KeptTest {
    private final Match branched = branched();
    private final Seats seats =
            new Seats(Optional.empty(), new PlayerDraft("engine:command=./engine").contender(branched.game()), 1, 9);

    @Test
    void aGameComesBackWithItsBranchesCursorPlayersAndNotes() {
        Kept kept = new Kept(branched.goTo(2), RecordHead.EMPTY.with("event", "Lecture"), seats, Optional.empty());

        Kept read = KeptText.read(KeptText.of(kept));

        assertThat(read.match().turns()).hasSameSizeAs(branched.turns());
        assertThat(moves(read.match())).isEqualTo(moves(kept.match()));
        assertThat(read.match().ply()).isEqualTo(2);
        assertThat(read.match().position()).isEqualTo(kept.match().position());
        assertThat(read.match().turn(1).notes()).containsExactly(Note.comment("Bold."));
        assertThat(read.seats()).isEqualTo(seats);
        assertThat(read.head().entries()).containsEntry("event", "Lecture").doesNotContainKeys("cursor", "file");
    }

    @Test
    void aCursorAtTheStartStaysThere() {
        Kept kept = new Kept(branched.goTo(Match.START), RecordHead.EMPTY, seats, Optional.empty());

        assertThat(KeptText.read(KeptText.of(kept)).match().cursor()).isEqualTo(Match.START);
        assertThat(KeptText.read(KeptText.of(kept)).match().canRedo()).isTrue();
    }

    @Test
    void itKnowsItsFile() {
        Path file = Path.of("a lesson.lectern").toAbsolutePath();

        assertThat(KeptText.read(KeptText.of(new Kept(branched, RecordHead.EMPTY, seats, Optional.of(file))))
                        .file())
                .contains(file);
    }

    /** Two of one name are told apart, and no file is looked for. */
    @Test
    void heuristicsComeBackWithTheirPlayers() {
        Seats judging = new Seats(playing(Heuristics.of("x, y", "1")), playing(Heuristics.of("x, y", "2")), 1, 9);
        Kept kept = new Kept(branched, RecordHead.EMPTY, judging, Optional.empty());

        Seats read = KeptText.read(KeptText.of(kept)).seats();

        for (Seat seat : Seat.values()) {
            assertThat(read.at(seat).orElseThrow().heuristic())
                    .isEqualTo(judging.at(seat).orElseThrow().heuristic());
        }
    }

    private Optional<Contender> playing(Heuristic heuristic) {
        NamedHeuristics known = NamedHeuristics.NONE.with(heuristic);
        return new PlayerDraft("search:evaluator=@" + known.reference(heuristic), known).contender(branched.game());
    }

    @Test
    void otherPeoplesRecordsSayNothingOfTheCursor() {
        Kept kept = new Kept(branched, RecordHead.EMPTY, seats, Optional.of(Path.of("x")));

        assertThat(kept.record().text()).doesNotContain("cursor").doesNotContain("file");
        assertThat(kept.record().head().value(RecordHead.player(Seat.SECOND))).contains("engine:command=./engine");
    }

    private static List<String> moves(Match match) {
        return match.line().stream().map(Turn::move).map(move -> move.text()).toList();
    }

    private static Match branched() {
        Match match = Match.from(Games.read("infection").start(1).position());
        for (int i = 0; i < 6; i++) match = match.play(match.position().move(0));
        match = match.noted(1, List.of(Note.comment("Bold."))).goTo(3);
        return match.play(match.position().move(2));
    }
}
