package lectern.games.shiftago;

import static lectern.games.shiftago.ShiftagoTable.effects;
import static lectern.games.shiftago.ShiftagoTable.english;
import static lectern.games.shiftago.ShiftagoTable.labels;
import static lectern.games.shiftago.ShiftagoTable.play;
import static lectern.games.shiftago.ShiftagoTable.portuguese;
import static lectern.games.shiftago.ShiftagoTable.position;
import static lectern.games.shiftago.ShiftagoTable.told;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Effect;
import lectern.game.Position;
import lectern.game.Step;
import org.junit.jupiter.api.Test;

class ShiftagoStoryTest {
    @Test
    void aMarbleIsPlacedFromItsEdgeInItsLine() {
        Effect placed = effects(position("7/7/7/7/7/7/7 x 22 22"), "u3").get(0);
        assertThat(placed.word()).isEqualTo("placed");
        assertThat(labels(placed.cells())).containsExactly("c1");
        assertThat(english(placed.reason())).isEqualTo("X inserts a marble from the top into column 3: it takes c1.");
        assertThat(portuguese(placed.reason()))
                .isEqualTo("O jogador X insere um berlinde por cima na coluna 3: fica em c1.");
    }

    @Test
    void theRunIsPushedMarbleByMarbleTheOneAtTheGapFirst() {
        List<Effect> effects = effects(position("7/7/xo1x3/7/7/7/7 o 9 9"), "l3");
        assertThat(effects).extracting(Effect::word).containsExactly("moved", "moved", "placed");
        assertThat(labels(effects.get(0).cells())).containsExactly("b3", "c3");
        assertThat(labels(effects.get(1).cells())).containsExactly("a3", "b3");
        assertThat(english(effects.get(0).reason()))
                .isEqualTo("O's marble is pushed from b3 to c3: the run moves up to the gap at c3.");
        assertThat(english(effects.get(1).reason()))
                .isEqualTo("X's marble is pushed from a3 to b3: the run moves up to the gap at c3.");
        assertThat(portuguese(effects.get(1).reason()))
                .isEqualTo("O berlinde do jogador X é empurrado de a3 para b3:"
                        + " a fila avança até à primeira casa vazia, c3.");
        assertThat(english(effects.get(2).reason()))
                .isEqualTo("O inserts a marble from the left into row 3: it takes a3.");
    }

    @Test
    void aPushIsOneStepInWhichTheRunMovesAndTheMarbleComesIn() {
        List<Effect> effects = effects(position("7/7/xo1x3/7/7/7/7 o 9 9"), "l3");
        List<Step> steps = Step.of(effects);
        assertThat(steps).containsExactly(new Step(0, effects));
        assertThat(english(steps.get(0).told()))
                .isEqualTo(
                        "O pushes a marble in from the left into row 3: it takes a3, and 2 marbles move one cell on.");
        assertThat(portuguese(steps.get(0).told()))
                .isEqualTo("O jogador O insere um berlinde pela esquerda na linha 3: fica em a3,"
                        + " e 2 berlindes avançam uma casa.");
    }

    @Test
    void whatALineBecomesIsAStepOfItsOwn() {
        List<Effect> effects = effects(position("7/x1xxx2/7/7/7/7/7 x 9 9"), "l2");
        assertThat(Step.of(effects)).extracting(step -> step.parts().size()).containsExactly(2, 1);
    }

    @Test
    void marblesBeyondTheGapAreNotMentioned() {
        assertThat(told(position("7/7/7/7/7/x6/7 x 9 9"), "u1")).containsExactly("shiftago.placed");
        assertThat(told(position("7/7/7/7/7/x6/x6 x 9 9"), "d1"))
                .containsExactly("shiftago.pushed", "shiftago.pushed", "shiftago.placed");
    }

    @Test
    void theMoversFiveIsToldToWin() {
        Position position = position("7/1xxxx2/7/7/7/7/7 x 9 9");
        assertThat(told(position, "l2")).containsExactly("shiftago.placed", "shiftago.five");
        Effect five = effects(position, "l2").get(1);
        assertThat(five.isRemark()).isTrue();
        assertThat(labels(five.cells())).containsExactly("a2", "b2", "c2", "d2", "e2");
        assertThat(english(five.reason())).isEqualTo("X has 5 in a row after its own move, from a2 to e2, and wins.");
    }

    @Test
    void everyFiveIsTold() {
        Position position = position("7/1xxxx2/x6/x6/x6/x6/7 x 9 9");
        assertThat(told(position, "l2")).containsExactly("shiftago.placed", "shiftago.five", "shiftago.five");
    }

    /** The game's best trap. */
    @Test
    void theOpponentsFiveIsToldAsAGiftThatWinsNothing() {
        Position position = position("o1oooo1/7/7/7/7/7/7 x 9 9");
        assertThat(told(position, "l1")).containsExactly("shiftago.pushed", "shiftago.placed", "shiftago.gift");
        Effect gift = effects(position, "l1").get(2);
        assertThat(gift.isRemark()).isTrue();
        assertThat(labels(gift.cells())).containsExactly("b1", "c1", "d1", "e1", "f1");
        assertThat(english(gift.reason()))
                .isEqualTo("X's move completes a line of 5 for O, from b1 to f1. It wins nothing, since only the"
                        + " mover's own line counts: O would have to move and still own a five afterwards.");
        assertThat(portuguese(gift.reason()))
                .isEqualTo("A jogada do jogador X completa uma linha de 5 do jogador O, de b1 a f1. Não vale a"
                        + " vitória, pois só conta a linha de quem acabou de jogar: o jogador O teria de jogar e"
                        + " continuar a ter cinco em linha.");
    }

    @Test
    void aFiveOfBothIsToldForBothTheMoversFirst() {
        assertThat(told(position("o1oooo1/x6/x6/x6/x6/7/7 x 9 9"), "l1"))
                .containsExactly("shiftago.pushed", "shiftago.placed", "shiftago.five", "shiftago.gift");
    }

    @Test
    void theLastMarbleIsRemarkedOn() {
        Position position = position("7/7/7/7/7/7/7 x 1 4");
        assertThat(told(position, "l1")).containsExactly("shiftago.placed", "shiftago.last-marble");
        Effect last = effects(position, "l1").get(1);
        assertThat(labels(last.cells())).containsExactly("a1");
        assertThat(english(last.reason())).isEqualTo("That was X's last marble.");
        assertThat(told(position("7/7/7/7/7/7/7 x 2 4"), "l1")).containsExactly("shiftago.placed");
    }

    @Test
    void aPassIsTold() {
        Position position = position("shiftago:empty=draw", "7/7/7/7/7/7/7 o 4 0");
        assertThat(told(position, "pass")).containsExactly("shiftago.passed");
        assertThat(english(effects(position, "pass").get(0).reason())).isEqualTo("O has no marble left, and passes.");
        assertThat(told(position("xooooo1/7/7/7/7/7/7 o 4 0"), "pass"))
                .containsExactly("shiftago.passed", "shiftago.five");
    }

    @Test
    void aFinishedGameSaysWhy() {
        assertThat(ending("7/1xxxx2/7/7/7/7/7 x 9 9", "l2"))
                .isEqualTo("X wins with 5 in a row after its own move, from a2 to e2.");
        assertThat(ending("7/7/7/7/7/7/7 x 1 4", "l2")).isEqualTo("X has no marble left and no five: O wins.");
    }

    private static String ending(String text, String move) {
        return english(play(position(text), move).outcome().orElseThrow().reason());
    }
}
