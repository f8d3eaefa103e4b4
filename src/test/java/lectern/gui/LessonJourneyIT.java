package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import lectern.games.Games;
import lectern.gui.robot.RobotTest;
import lectern.gui.robot.Waiting;
import lectern.lesson.shelf.Bookshelf;
import lectern.lesson.study.LessonScore;
import lectern.lesson.study.Study;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Lessons are studied in the window from their first page to their last, in both languages. */
@RobotTest
class LessonJourneyIT {
    private Journey journey;

    @AfterEach
    void close() {
        journey.close();
    }

    /** The first lesson of every game, by its place in the menu and its id. */
    static Stream<Arguments> lessons() throws IOException {
        Bookshelf shelf = Bookshelf.own();
        return Games.ALL.stream()
                .flatMap(game -> shelf.about(game.id(), Language.EN).stream().limit(1))
                .flatMap(book -> Stream.of(Language.values())
                        .map(language -> Arguments.of(book.folder(), book.head().id(), language.code())));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aLessonIsStudiedToItsEnd(String submenu, String id, String language) {
        journey = Journey.begin();
        Pupil pupil = new Pupil(journey);
        journey.choose("menu.view", "language." + language);
        Waiting.until(
                "the window speaks it",
                language,
                () -> journey.panel().wording().language().code());
        pupil.open(submenu, id);
        pupil.hurry();
        assertThat(pupil.study().lesson().language().code()).isEqualTo(language);

        pupil.studyToTheEnd();

        Study study = pupil.study();
        LessonScore score = study.score();
        assertThat(score.isComplete()).isTrue();
        assertThat(score.helped() + score.atOnce()).isEqualTo(study.tasks().size());
        journey.untilSaid("lesson.end", journey.panel().wording().of("lecture.complete"));
        journey.untilSaid("lesson.summary", journey.panel().wording().of(score.sentence()));
        journey.untilSaid(
                "lesson.score", journey.panel().wording().of("lecture.score", score.questions(), score.questions()));
    }
}
