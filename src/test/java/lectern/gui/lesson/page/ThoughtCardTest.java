package lectern.gui.lesson.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.AbstractButton;
import javax.swing.text.JTextComponent;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.lesson.lecture.LessonWorker;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.robot.Waiting;
import lectern.gui.textflow.PageText;
import lectern.gui.wording.Wording;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.read.LessonReader;
import lectern.lesson.study.Study;
import lectern.text.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(RestoredLook.class)
class ThoughtCardTest {
    private static final String LESSON = """
            ---
            id: small
            title: Small
            game: catsdogs:size=4,specials=off
            language: en
            level: advanced
            minutes: 15
            author: Author
            ---

            ```lectern
            position: d#2/d1d1/4/cc1c c 7 -
            ```

            ```lectern
            BLOCK
            ```
            """;

    private static final int WIDTH = 420;

    private final List<Block.Think> walked = new ArrayList<>();
    private Lecture lecture;
    private Block.Think think;
    private ThoughtCard card;

    private void show(String block) {
        Lesson lesson = LessonReader.read("small.md", LESSON.replace("BLOCK", block))
                .lesson()
                .orElseThrow();
        think = (Block.Think) lesson.blocks().get(1);
        card = Waiting.onEventThread(() -> {
            new Looks(Theme.LIGHT, Scale.USUAL);
            lecture = new Lecture(Study.begin(lesson), new LessonWorker(), () -> 1);
            return new ThoughtCard(think, lecture, Optional.of(walked::add), new Wording(Language.EN));
        });
    }

    @AfterEach
    void close() {
        Waiting.onEventThread(() -> {
            lecture.close();
            return lecture;
        });
    }

    private void awaitSaid(String words) {
        Waiting.until("the card says " + words, () -> said("lesson.thought").contains(words));
    }

    private String said(String name) {
        return ((JTextComponent) part(name)).getText();
    }

    private Component part(String name) {
        return parts(card).stream()
                .filter(part -> name.equals(part.getName()))
                .findFirst()
                .orElseThrow();
    }

    private static List<Component> parts(Container within) {
        List<Component> parts = new ArrayList<>();
        for (Component part : within.getComponents()) {
            parts.add(part);
            if (part instanceof Container container) parts.addAll(parts(container));
        }
        return parts;
    }

    /** Sizes may depend on sizes once. */
    private void layOut() {
        for (int round = 0; round < 2; round++) {
            card.setSize(WIDTH, card.getPreferredSize().height);
            parts(card).forEach(Component::invalidate);
            card.validate();
            parts(card).forEach(Component::doLayout);
        }
    }

    @Test
    void aTreeIsAsWideAsItsTextOrCanBeRolledToItsSides() {
        show("think: minimax\ndepth: 2\nevaluator: mobility");
        awaitSaid("Minimax, 2 plies deep: 16 positions are looked at besides the present one.");

        Waiting.onEventThread(() -> {
            layOut();
            Component tree = part("lesson.thought.tree");
            assertThat(tree.getWidth()).isGreaterThan(WIDTH);
            assertThat(tree.getHeight()).isBetween(150, 400);
            assertThat(tree.getAccessibleContext().getAccessibleName()).contains("d3");
            BufferedImage image = new BufferedImage(WIDTH, card.getHeight(), BufferedImage.TYPE_INT_RGB);
            card.paint(image.getGraphics());
            return card;
        });
    }

    @Test
    void theButtonLeadsToTheSameAlgorithm() {
        show("think: uct\ntrials: 12");
        Waiting.onEventThread(() -> {
            ((AbstractButton) part("lesson.walk-through")).doClick();
            return card;
        });

        assertThat(walked).containsExactly(think);
    }

    @Test
    void trialsShowTheirNumbersAndTheNextTrial() {
        show("think: uct\ntrials: 30");
        awaitSaid("would be chosen");

        assertThat(Waiting.onEventThread(() -> ((PageText) part("lesson.thought.phases")).markdown()))
                .contains("Trial 31 comes next:");
    }

    @Test
    void pseudocodeIsThereAtOnceAndTellsNoResult() {
        show("think: alpha-beta\ndepth: 2\nshow: pseudocode");

        List<String> lines = Waiting.onEventThread(() -> parts((Container) part("lesson.thought.shown")).stream()
                .filter(JTextComponent.class::isInstance)
                .map(part -> ((JTextComponent) part).getText())
                .toList());
        assertThat(lines).contains("α ← max(α, best)", "if α ≥ β: leave the loop (cut-off)");
        assertThat(Waiting.onEventThread(() -> said("lesson.thought"))).isEqualTo("Alpha-beta, 2 plies deep");
    }
}
