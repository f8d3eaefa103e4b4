package lectern.gui.lesson.page;

import java.util.List;
import java.util.stream.Collectors;
import javax.swing.JLabel;
import lectern.game.Effect;
import lectern.game.Move;
import lectern.gui.act.Icons;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.textflow.Beside;
import lectern.gui.textflow.Column;
import lectern.gui.textflow.Sentence;
import lectern.gui.wording.Wording;
import lectern.lesson.Block;
import lectern.lesson.study.LessonScene;
import lectern.lesson.telling.Caption;
import lectern.play.Turn;

/** Moves that are played: the one of the moment, and what it does, step by step as far as it is told. */
final class PlayCard extends Card {
    private final transient Block.Play play;
    private final transient Lecture lecture;
    private final transient Wording wording;
    private final Sentence before = new Sentence(Sentence.Manner.MUTED, SMALLER);
    private final Sentence move = new Sentence(Sentence.Manner.STRONG, SMALLER);
    private final Column steps = new Column(3);

    PlayCard(Block.Play play, Lecture lecture, Wording wording) {
        super(true);
        this.play = play;
        this.lecture = lecture;
        this.wording = wording;
        move.setName("lesson.move");
        add(before);
        add(new Beside(new JLabel(Icons.named("play")), move));
        add(steps);
    }

    @Override
    void refresh() {
        boolean told = lecture.study().block().filter(play::equals).isPresent();
        if (told && lecture.scene() instanceof LessonScene.Told scene) tell(scene);
        else summarise();
    }

    private void tell(LessonScene.Told scene) {
        Turn turn = scene.turn();
        List<Move> earlier = play.moves().subList(0, turn.ply() - 1);
        before.say(texts(earlier), Sentence.Manner.MUTED);
        before.setVisible(!earlier.isEmpty());
        move.say(wording.of(Caption.IN_WINDOW.of(turn.before(), turn.move())), Sentence.Manner.STRONG);
        steps.removeAll();
        for (int i = 0; i < scene.to(); i++) {
            Effect effect = scene.effects().get(i);
            boolean news = i >= scene.from();
            Sentence step = new Sentence(Sentence.Manner.PLAIN, SMALLER);
            step.setName("lesson.step." + (i + 1));
            step.say(
                    wording.of("lecture.step", i + 1, effect.reason()),
                    news && play.stepwise() ? Sentence.Manner.STRONG : Sentence.Manner.PLAIN);
            steps.add(step);
        }
        steps.setVisible(steps.getComponentCount() > 0);
    }

    private void summarise() {
        before.setVisible(false);
        steps.setVisible(false);
        move.say(wording.of("lecture.played", texts(play.moves())), Sentence.Manner.PLAIN);
    }

    private static String texts(List<Move> moves) {
        return moves.stream().map(Move::text).collect(Collectors.joining("  "));
    }
}
