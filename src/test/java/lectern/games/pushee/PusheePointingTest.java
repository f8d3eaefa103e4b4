package lectern.games.pushee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Gauge;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Pointer;
import lectern.games.Table;
import org.junit.jupiter.api.Test;

class PusheePointingTest {
    private static final String VALUES = " 267323/862829/260262/482147/996481/163081 ";
    private static final Pointer TWO_PIECES = on("6/1V4/2h3/6/6/6", "1 14 14");

    private static Pointer on(String rows, String rest) {
        return Pointer.on("pushee", rows + VALUES + rest);
    }

    @Test
    void aCellAndHowThePieceLiesGoInEitherOrder() {
        assertThat(TWO_PIECES.at("c4")).isEqualTo("goes on");
        assertThat(TWO_PIECES.at("c4", "h")).isEqualTo("plays hc4");
        assertThat(TWO_PIECES.at("v")).isEqualTo("goes on");
        assertThat(TWO_PIECES.at("v", "c4")).isEqualTo("plays vc4");
        assertThat(TWO_PIECES.ways("hc4")).containsExactly("c4, h", "h, c4");
    }

    @Test
    void anotherCellOrAnotherLieBeginsAnew() {
        assertThat(TWO_PIECES.at("c4", "c5")).isEqualTo("goes on");
        assertThat(TWO_PIECES.at("h", "v")).isEqualTo("goes on");
    }

    @Test
    void aTakenCellIsAnsweredAtOnce() {
        assertThat(TWO_PIECES.at("b2")).isEqualTo("refuses hb2: cell-taken");
        assertThat(TWO_PIECES.at("v", "c3")).isEqualTo("refuses vc3: cell-taken");
        assertThat(TWO_PIECES.at("c4", "c3")).isEqualTo("refuses hc3: cell-taken");
    }

    @Test
    void whoHasPiecesLeftMayNotPass() {
        assertThat(TWO_PIECES.at("pass")).isEqualTo("refuses pass: must-place");
        assertThat(TWO_PIECES.at("h", "pass")).isEqualTo("refuses pass: must-place");
    }

    @Test
    void whoHasNoneLeftCanOnlyPass() {
        Pointer out = on("6/1V4/2h3/6/6/6", "1 0 14");
        assertThat(out.at("c4")).isEqualTo("refuses hc4: no-pieces-left");
        assertThat(out.at("pass")).isEqualTo("plays pass");
        assertThat(out.prompt()).isEqualTo("All your pieces are placed: pass.");
    }

    @Test
    void thePromptFollowsThePointer() {
        assertThat(TWO_PIECES.prompt()).isEqualTo("Click an empty cell, or choose first how the piece lies.");
        assertThat(TWO_PIECES.prompt("c4")).isEqualTo("Now choose how the piece lies there; Esc lets go of the cell.");
        assertThat(TWO_PIECES.prompt("h"))
                .isEqualTo("Now click an empty cell for a horizontal piece; Esc lets go of it.");
        assertThat(TWO_PIECES.prompt("v"))
                .isEqualTo("Now click an empty cell for a vertical piece; Esc lets go of it.");
        assertThat(on("6/1V4/2h3/6/6/6", "1 0 0").prompt("c4")).isEqualTo("The game is over: there are no more moves.");
    }

    @Test
    void pointsAndThePiecesLeftAreCounted() {
        Position position =
                Table.with("pushee", "6/1V4/2h3/6/6/6" + VALUES + "1 13 14").position();
        assertThat(position.view().gauges()).extracting(Gauge::values).containsExactly(List.of(6, 0), List.of(13, 14));
        assertThat(position.view().name(Seat.SECOND)).isEqualTo(Phrase.of("pushee.second"));
        assertThat(position.view().emblem(Seat.SECOND)).contains(Piece.SECOND_HORIZONTAL);
    }
}
