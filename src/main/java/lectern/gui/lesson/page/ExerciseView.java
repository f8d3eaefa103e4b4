package lectern.gui.lesson.page;

import java.util.List;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.gui.textflow.Column;
import lectern.gui.textflow.PageText;
import lectern.gui.textflow.Sentence;
import lectern.gui.wording.Wording;
import lectern.lesson.exercise.Exercise;
import lectern.lesson.study.Task;
import lectern.lesson.telling.ExerciseSketch;
import lectern.lesson.telling.TrialTableText;

/** What was generated to be answered: its tree or its table, and what has to be known of it; in the end, why. */
final class ExerciseView extends Column {
    private final transient Wording wording;
    private final SketchView tree = new SketchView();
    private final PageText table = PageText.paragraph(Card.SMALLER);
    private final Column given = new Column(2);
    private final Column explanation = new Column(2);
    private transient Optional<Exercise> shown = Optional.empty();
    private boolean answered;

    ExerciseView(Wording wording) {
        super(6);
        this.wording = wording;
        tree.setName("lesson.tree");
        table.setName("lesson.trials");
        explanation.setName("lesson.explanation");
        add(tree);
        add(table);
        add(given);
        setVisible(false);
        explanation.setVisible(false);
    }

    /** Why the answer is right, to stand below it. */
    Column explanation() {
        return explanation;
    }

    /** @param hidden whether nothing that was answered may be seen at the moment */
    void refresh(Task task, boolean hidden) {
        setVisible(task.exercise().isPresent());
        boolean done = task.isDone() && !hidden;
        if (task.exercise().equals(shown) && done == answered) return;
        shown = task.exercise();
        answered = done;
        shown.ifPresent(this::fill);
    }

    private void fill(Exercise exercise) {
        tree.setVisible(exercise.tree().isPresent());
        table.setVisible(exercise.trials().isPresent());
        ExerciseSketch.of(exercise, answered, wording.numbers())
                .ifPresent(node -> tree.show(node, wording.of(exercise.kind().title())));
        exercise.trials().ifPresent(trials -> table.show(TrialTableText.of(trials, wording.sentences()::of)));
        say(given, exercise.given(), Sentence.Manner.MUTED);
        explanation.setVisible(answered);
        say(explanation, answered ? exercise.explanation() : List.of(), Sentence.Manner.PLAIN);
        revalidate();
    }

    private void say(Column column, List<Phrase> phrases, Sentence.Manner manner) {
        column.removeAll();
        for (Phrase phrase : phrases) {
            Sentence sentence = new Sentence(manner, 1);
            sentence.say(wording.of(phrase), manner);
            column.add(sentence);
        }
    }
}
