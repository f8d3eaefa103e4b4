package lectern.games.catsdogs;

import static lectern.games.catsdogs.Tabletop.at;
import static lectern.games.catsdogs.Tabletop.refusal;
import static lectern.games.catsdogs.Tabletop.sentence;
import static lectern.games.catsdogs.Tabletop.sentences;
import static lectern.games.catsdogs.Tabletop.told;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Criterion;
import lectern.game.Effect;
import lectern.game.Evaluation;
import lectern.game.Evaluator;
import lectern.game.Move;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.text.Language;
import org.junit.jupiter.api.Test;

/** What is told, shown and measured. */
class CatsDogsStoryTest {
    @Test
    void aPlacementTellsWhichCellsTheOtherSideLost() {
        Position position = at("4/1c2/4/4 c 3 -");
        assertThat(told(position, "c2")).containsExactly("placed c2", "territory-changed c1 d2 c3");
        assertThat(sentences(Language.EN, position, "c2"))
                .containsExactly(
                        "Cats place a cat on c2.", "With a cat on c2, dogs can no longer go to c1, d2 and c3.");
        assertThat(sentences(Language.PT, position, "c2"))
                .containsExactly(
                        "Os Gatos põem um gato em c2.", "Com um gato em c2, os cães já não podem ir para c1, d2 e c3.");
    }

    @Test
    void aPlacementThatCostsTheOtherSideNothingMoreTellsNoLoss() {
        assertThat(told(at("c3/4/4/4 c 3 -"), "b1")).containsExactly("placed b1", "territory-changed c1 b2");
        assertThat(told(at("c1c1/1c2/4/4 c 3 -"), "b1")).containsExactly("placed b1");
    }

    @Test
    void aSpecialTurnIsToldAsOne() {
        assertThat(sentences(Language.EN, at("d2#/####/####/#1#c c 7 r"), "xa1"))
                .containsExactly("Cats have their special turn: they begin it by removing the dog from a1.");
        assertThat(sentences(Language.EN, at("3#/####/####/#1#c c 7 p"), "b4"))
                .containsExactly("Cats place a cat on b4, now that a dog is gone.");
        assertThat(sentences(Language.EN, at("3#/####/####/#1#1 d 8 2"), "b4"))
                .containsExactly("Dogs place a dog on b4, the first of two, for this is their special turn.");
        assertThat(sentences(Language.EN, at("3#/####/####/#d#1 d 8 1"), "d4"))
                .containsExactly("Dogs place a dog on d4, the second of their special turn.");
        assertThat(sentences(Language.PT, at("3#/####/####/#d#1 d 8 1"), "d4"))
                .containsExactly("Os Cães põem um cão em d4, o segundo da sua jogada especial.");
    }

    @Test
    void whatASpecialTurnSkipsIsToldWithItsReason() {
        assertThat(sentences(Language.EN, at("ddd1/####/####/#### c 7 r"), "xa1"))
                .endsWith("Part of this special turn is skipped: even with that dog gone, there is no cell where Cats"
                        + " could place a cat.");
        assertThat(sentences(Language.EN, at("1#1c/####/####/#### d 8 2"), "a1"))
                .endsWith("Part of this special turn is skipped: there is no cell left where Dogs could place a"
                        + " second dog.");
        assertThat(sentences(Language.EN, at("1###/####/####/#### c 7 -"), "a1"))
                .startsWith("Part of this special turn is skipped: there is no dog that Cats could remove.");
    }

    @Test
    void aPassShowsTheEmptyCellsThatAreBarred() {
        Position position = at("1c##/####/####/#### d 2 -");
        assertThat(told(position, "pass")).containsExactly("passed a1");
        assertThat(sentences(Language.EN, position, "pass"))
                .containsExactly("Dogs pass: no cell is left where they could place a dog.");
    }

    @Test
    void refusalsSayTheRule() {
        Position position = at("1d1c/2d1/4/4 c 3 -");
        assertThat(refusal(Language.EN, position, "c1"))
                .isEqualTo("No cat may be placed on c1: it would be next to the dogs on b1 and c2.");
        assertThat(refusal(Language.PT, position, "c1"))
                .isEqualTo("Não se pode pôr um gato em c1: ficaria ao lado dos cães em b1 e c2.");
        assertThat(refusal(Language.EN, position, "a1"))
                .isEqualTo("No cat may be placed on a1: it would be next to the dog on b1.");
        assertThat(refusal(Language.EN, position, "d1")).isEqualTo("d1 is taken: a cat is there already.");
        assertThat(refusal(Language.EN, position, "e5"))
                .isEqualTo("e5 is off the board: its columns are a to d and its rows 1 to 4.");
        assertThat(refusal(Language.EN, at("d###/####/####/##2 c 3 -"), "xa1"))
                .isEqualTo(
                        "Only Cats remove a dog, as the first thing in their special turn. Cats must place a cat now,"
                                + " and there are 2 cells for it.");
        assertThat(refusal(Language.EN, at("d1##/####/####/#### c 3 -"), "xa1"))
                .endsWith("Cats cannot place a cat anywhere now, and must pass.");
    }

    @Test
    void nobodyListeningHearsNothingAndTheSameHappens() {
        Position position = at("4/1c2/4/4 c 3 -");
        Move move = position.readMove("c2");
        List<Effect> effects = new ArrayList<>();
        assertThat(position.play(move, effects::add)).isEqualTo(Tabletop.after(position, "c2"));
        assertThat(effects).hasSize(2);
    }

    @Test
    void theOutcomeSaysWhy() {
        Position most = at("cc##/####/####/###d c 3 -");
        assertThat(sentence(Language.EN, most.outcome().orElseThrow().reason()))
                .isEqualTo("Neither side can place a pet any more: 2 cats are on the board, and one dog.");
        Position last = at("catsdogs:size=4,win=last", "cc##/####/####/###d c 3 -");
        assertThat(sentence(Language.PT, last.outcome().orElseThrow().reason()))
                .isEqualTo("Já nenhum dos lados pode pôr um animal, e os últimos a pôr foram os Cães.");
    }

    @Test
    void territoryIsWhoCouldPlaceWhere() {
        Position position = at("1c1d/#3/4/d3 d 8 2");
        Overlay overlay = position.view().overlays().get(0);
        assertThat(position.view().overlays()).hasSize(1);
        assertThat(sentence(Language.EN, overlay.name())).startsWith("Territory");
        assertThat(overlay.groups().stream()
                        .map(group -> sentence(Language.EN, group.name()) + " "
                                + position.game().board().labels(group.cells())))
                .containsExactly(
                        "Only Cats [a1, b2]",
                        "Only Dogs [d2, a3, b4]",
                        "Both [c2, b3, c3, d3, c4, d4]",
                        "Neither [c1]");
    }

    @Test
    void mobilityIsMeasuredAsIfEachSideWereToPlaceWhateverTheStage() {
        for (String turn : List.of("d 8 2", "d 1 -", "c 7 r", "c 7 p", "c 2 -")) {
            assertThat(at("1c1d/#3/4/d3 " + turn).view().facts().toString())
                    .isEqualTo("{mobility={cats=8, dogs=9}, pieces={cats=1, dogs=2}}");
        }
    }

    @Test
    void theReportJudgesByTheOtherSidesMobility() {
        Position position = at("1c1d/#3/4/d3 d 8 2");
        Evaluator report = position.game().evaluator("report").orElseThrow();
        Evaluation dogs = report.evaluate(position, Seat.SECOND);
        assertThat(dogs.total()).isEqualTo(-8);
        assertThat(dogs.terms()).hasSize(1);
        assertThat(dogs.terms().get(0).key()).isEqualTo("mobility-other");
        assertThat(position.game().board().labels(dogs.terms().get(0).cells()))
                .containsExactly("a1", "b2", "c2", "b3", "c3", "d3", "c4", "d4");
        assertThat(report.evaluate(position, Seat.FIRST).total()).isEqualTo(-9);
    }

    @Test
    void ownMobilityCountsForASide() {
        Position position = at("1c1d/#3/4/d3 d 8 2");
        Criterion own = position.game().kind().criteria().get(1);
        assertThat(own.key()).isEqualTo("mobility-own");
        assertThat(own.weight()).isEqualTo(1);
        assertThat(own.raw(position, Seat.SECOND)).isEqualTo(9);
        assertThat(own.raw(position, Seat.FIRST)).isEqualTo(8);
        assertThat(own.cells(position, Seat.FIRST).size()).isEqualTo(8);
    }

    @Test
    void everyCriterionAndOptionIsDescribedInBothLanguages() {
        Position position = at("4/4/4/4 c 1 -");
        for (Language language : Language.values()) {
            for (Criterion criterion : position.game().kind().criteria()) {
                assertThat(sentence(language, Phrase.of("catsdogs.criterion." + criterion.key())))
                        .isNotBlank();
            }
            position.game()
                    .kind()
                    .options()
                    .forEach(option -> assertThat(sentence(language, Phrase.of("catsdogs.option." + option.key())))
                            .isNotBlank());
        }
    }
}
