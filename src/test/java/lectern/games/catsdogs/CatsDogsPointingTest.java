package lectern.games.catsdogs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Gauge;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Pointer;
import lectern.text.Language;
import org.junit.jupiter.api.Test;

class CatsDogsPointingTest {
    private static Pointer on(String position) {
        return Pointer.on(Tabletop.SMALL, position);
    }

    @Test
    void aCellIsWhereAPetGoes() {
        assertThat(on("c2#/4/4/3d c 3 -").at("b1")).isEqualTo("plays b1");
        assertThat(on("c2#/4/4/3d c 3 -").ways("b1")).containsExactly("b1");
    }

    @Test
    void aCellThatCannotBeUsedIsAnsweredByItsRule() {
        assertThat(on("c2#/4/4/3d c 3 -").at("a1")).isEqualTo("refuses a1: taken");
        assertThat(on("c2#/4/4/3d c 3 -").at("d1")).isEqualTo("refuses d1: obstacle");
        assertThat(on("c2#/4/4/3d c 3 -").at("c4")).isEqualTo("refuses c4: next-to-enemy");
    }

    @Test
    void aDogIsWhatCatsRemoveFirst() {
        Pointer removing = on("c2#/4/4/3d c 7 r");
        assertThat(removing.at("d4")).isEqualTo("plays xd4");
        assertThat(removing.ways("xd4")).containsExactly("d4");
        assertThat(removing.at("b1")).isEqualTo("refuses b1: must-remove");
        assertThat(removing.at("pass")).isEqualTo("refuses pass: must-remove");
    }

    @Test
    void whatIsNoDogCannotBeRemoved() {
        Pointer removing = on("c2#/4/4/3d c 7 r");
        assertThat(removing.at("a1")).isEqualTo("refuses xa1: no-dog");
        assertThat(removing.at("d1")).isEqualTo("refuses xd1: no-dog");
        assertThat(removing.at("c4")).isEqualTo("refuses xc4: no-dog");
    }

    @Test
    void thePromptFollowsTheStage() {
        assertThat(on("c2#/4/4/3d c 3 -").prompt()).isEqualTo("Click an empty cell for a cat, not beside a dog.");
        assertThat(on("c2#/4/4/3d c 7 r").prompt()).isEqualTo("A special turn: click the dog to remove.");
        assertThat(on("c2#/4/4/4 c 7 p").prompt()).isEqualTo("Now click an empty cell for a cat.");
        assertThat(on("c2#/4/4/3d d 8 2").prompt())
                .isEqualTo("A special turn: click an empty cell for the first of two dogs.");
        assertThat(on("c2#/4/4/2dd d 8 1").prompt()).isEqualTo("Now click an empty cell for the second dog.");
        assertThat(on("d1##/####/####/#### c 3 -").prompt()).isEqualTo("There is no cell for a cat: pass.");
        assertThat(on("####/####/####/#### c 3 -").prompt())
                .isEqualTo("The game is over: neither side can place a pet any more.");
    }

    @Test
    void theTurnsUntilTheNextSpecialOneAreCounted() {
        assertThat(untilSpecial("4/4/4/4 c 1 -")).isEqualTo("in 6 turns");
        assertThat(untilSpecial("4/4/4/4 d 6 -")).isEqualTo("in one turn");
        assertThat(untilSpecial("4/4/4/3d c 7 r")).isEqualTo("now");
        assertThat(untilSpecial("4/4/4/4 d 8 2")).isEqualTo("now");
        assertThat(untilSpecial("4/4/4/4 c 9 -")).isEqualTo("in 6 turns");
    }

    @Test
    void withoutSpecialTurnsOnlyPetsAreCounted() {
        assertThat(Tabletop.at("catsdogs:size=4,specials=off", "cc2/4/4/3d c 3 -")
                        .view()
                        .gauges())
                .extracting(Gauge::values)
                .containsExactly(List.of(2, 1));
    }

    private static String untilSpecial(String position) {
        Gauge gauge = Tabletop.at(position).view().gauges().get(1);
        return Tabletop.sentence(Language.EN, (Phrase) gauge.values().get(0));
    }

    @Test
    void theSidesAreThePets() {
        Position dogsFirst = Tabletop.at("4/4/4/4 d 1 -");
        assertThat(dogsFirst.view().name(Seat.FIRST)).isEqualTo(Phrase.of("catsdogs.dogs"));
        assertThat(dogsFirst.view().emblem(Seat.SECOND)).contains(Pet.CAT);
    }
}
