package lectern.gui.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import javax.swing.JList;
import lectern.gui.AccessibleWalk;
import lectern.gui.OnEventThread;
import lectern.gui.wording.Wording;
import lectern.text.Language;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Where several lessons were found, one is chosen. */
@ExtendWith(OnEventThread.class)
class LessonListTest {
    @ParameterizedTest
    @EnumSource(Language.class)
    void everyControlIsTold(Language language) {
        Wording wording = new Wording(language);
        List<Lessons.Found> found = Lessons.Found.in(List.of(Path.of("lessons", "infection")));
        JList<Lessons.Found> list = LessonList.list(wording, found);

        AccessibleWalk walk = new AccessibleWalk()
                .through("lessons", LessonList.form(null, wording, list).content());

        assertThat(found).hasSizeGreaterThan(1);
        assertThat(walk.offenders()).isEmpty();
        assertThat(walk.size()).isEqualTo(1);
    }
}
