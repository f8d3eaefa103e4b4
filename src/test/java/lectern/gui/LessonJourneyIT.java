package lectern.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import javax.swing.JLabel;
import lectern.gui.robot.RobotTest;
import lectern.lesson.study.Score;
import lectern.lesson.study.Study;
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

    /** Where each stands in the menu, and its id. */
    static Stream<Arguments> lessons() {
        return Stream.of("en", "pt")
                .flatMap(language -> Stream.of(Arguments.of("infection", "infection-rules", language)));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void aLessonIsStudiedToItsEnd(String submenu, String id, String language) {
        journey = Journey.begin();
        Pupil pupil = new Pupil(journey);
        journey.choose("menu.view", "language." + language);
        pupil.open(submenu, id);
        pupil.hurry();
        assertThat(pupil.study().lesson().language().code()).isEqualTo(language);

        pupil.studyToTheEnd();

        Study study = pupil.study();
        Score score = study.score();
        assertThat(score.isComplete()).isTrue();
        assertThat(score.helped() + score.atOnce()).isEqualTo(study.tasks().size());
        journey.untilSaid("lesson.end", journey.panel().wording().of("lecture.complete"));
        journey.untilSaid("lesson.summary", journey.panel().wording().of(score.sentence()));
        assertThat(journey.find("lesson.score", JLabel.class).getText())
                .isEqualTo(journey.panel().wording().of("lecture.score", score.questions(), score.questions()));
    }
}
