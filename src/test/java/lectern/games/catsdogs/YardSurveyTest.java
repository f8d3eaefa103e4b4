package lectern.games.catsdogs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Narrator;
import lectern.game.board.BoardShape;
import lectern.games.Games;
import lectern.games.catsdogs.Yard.Lot;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a look over all cells at once shows is what a look at each cell shows. */
class YardSurveyTest {
    @ParameterizedTest
    @ValueSource(strings = {"catsdogs:size=4", "catsdogs", "catsdogs:size=9,obstacles=40", "catsdogs:size=12"})
    void theStrongestCellBarsTheMostAndIsTheFirstOfSuch(String gameText) {
        for (CatsDogsPosition position : positions(gameText)) {
            Yard yard = position.yard;
            for (Pet pet : Pet.values()) {
                Lot otherRoom = Lot.roomFor(pet.other());
                List<Integer> room = in(yard, Lot.roomFor(pet));
                List<Integer> shared =
                        room.stream().filter(cell -> yard.has(otherRoom, cell)).toList();
                YardSurvey survey = new YardSurvey(yard);
                assertThat(survey.strongest(pet)).isEqualTo(firstWithMost(yard, room, otherRoom));
                assertThat(survey.strongestShared(pet)).isEqualTo(firstWithMost(yard, shared, otherRoom));
            }
        }
    }

    private static int firstWithMost(Yard yard, List<Integer> cells, Lot near) {
        Comparator<Integer> most = Comparator.comparingInt(cell -> yard.countNear(near, cell));
        return cells.stream().max(most.thenComparing(Comparator.reverseOrder())).orElse(BoardShape.OUTSIDE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"catsdogs:size=4", "catsdogs", "catsdogs:size=9,obstacles=40", "catsdogs:size=12"})
    void theDogMostInTheWayOpensTheMostAndIsTheLastOfSuch(String gameText) {
        for (CatsDogsPosition position : positions(gameText)) {
            Yard yard = position.yard;
            Comparator<Integer> most = Comparator.comparingInt(yard::openedWithout);
            int expected = in(yard, Lot.DOGS).stream()
                    .max(most.thenComparing(Comparator.naturalOrder()))
                    .orElse(BoardShape.OUTSIDE);
            assertThat(new YardSurvey(yard).mostInTheWay()).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"catsdogs:size=4", "catsdogs", "catsdogs:size=9,obstacles=40", "catsdogs:size=12"})
    void straysHaveNoDogBesideThemAndWhatIsExposedIsNextToSharedCells(String gameText) {
        for (CatsDogsPosition position : positions(gameText)) {
            Yard yard = position.yard;
            YardSurvey survey = new YardSurvey(yard);
            List<Integer> strays = in(yard, Lot.DOGS).stream()
                    .filter(dog -> yard.countNear(Lot.DOGS, dog) == 1)
                    .toList();
            assertThat(survey.strays()).containsExactlyElementsOf(strays);
            assertThat(survey.countStrays()).isEqualTo(strays.size());
            for (Pet pet : Pet.values()) {
                List<Integer> exposed = in(yard, Lot.roomFor(pet)).stream()
                        .filter(cell -> !yard.has(Lot.roomFor(pet.other()), cell) && isNextToShared(yard, cell))
                        .toList();
                assertThat(survey.exposed(pet)).containsExactlyElementsOf(exposed);
                assertThat(survey.countExposed(pet)).isEqualTo(exposed.size());
            }
        }
    }

    private static boolean isNextToShared(Yard yard, int cell) {
        return yard.board().neighbours(cell).stream()
                .anyMatch(next -> yard.has(Lot.ROOM_FOR_CATS, next) && yard.has(Lot.ROOM_FOR_DOGS, next));
    }

    private static List<Integer> in(Yard yard, Lot lot) {
        return IntStream.range(0, yard.board().cells())
                .filter(cell -> yard.has(lot, cell))
                .boxed()
                .toList();
    }

    /** All positions of some games with random moves. */
    private static List<CatsDogsPosition> positions(String gameText) {
        Game game = Games.read(gameText);
        Draws draws = Draws.of(3, gameText);
        return IntStream.rangeClosed(1, 10)
                .mapToObj(seed -> (CatsDogsPosition) game.start(seed).position())
                .flatMap(start -> Stream.iterate(
                        start,
                        position -> !position.isOver(),
                        position -> position.play(draws.from(position.moves()), Narrator.SILENT)))
                .toList();
    }
}
