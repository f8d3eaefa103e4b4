package lectern.lesson.handout;

import java.util.Locale;
import java.util.Optional;
import lectern.game.Phrase;
import lectern.lesson.Block;
import lectern.lesson.RightAnswers;
import lectern.lesson.exercise.Exercise;
import lectern.lesson.telling.ExerciseSketch;
import lectern.lesson.telling.TrialTableText;
import lectern.picture.Palette;
import lectern.picture.export.VectorPicture;
import lectern.picture.sketch.SketchNode;
import lectern.picture.sketch.SketchStyle;
import lectern.picture.sketch.TreeSketch;
import lectern.search.Stop;
import lectern.text.Sentences;

/** What was generated to be asked, on paper: the tree or the table with what has to be known of it, and its solution. */
final class PrintedExercise {
    /** As wide as what a board leaves free beside it. */
    private static final double WIDTH = 290;

    private final Sentences sentences;
    private final Pictures pictures;
    private final Stop stop;

    PrintedExercise(Sentences sentences, Pictures pictures, Stop stop) {
        this.sentences = sentences;
        this.pictures = pictures;
        this.stop = stop;
    }

    /** What stands below the question; nothing for a question that was not generated. */
    String given(Block.Ask ask) {
        return made(ask)
                .map(exercise -> shown(exercise, false) + list("given", exercise.given()))
                .orElse("");
    }

    /** What stands below the answer. */
    String solution(Block.Ask ask) {
        return made(ask)
                .map(exercise -> shown(exercise, true) + list("replies", exercise.explanation()))
                .orElse("");
    }

    private Optional<Exercise> made(Block.Ask ask) {
        return ask.question()
                .exercise()
                .flatMap(kind -> RightAnswers.of(ask, stop))
                .flatMap(RightAnswers::exercise);
    }

    private String shown(Exercise exercise, boolean answered) {
        String table = answered
                ? ""
                : exercise.trials()
                        .map(trials -> Markup.sentence(TrialTableText.of(trials, sentences::of)))
                        .orElse("");
        return ExerciseSketch.of(exercise, answered, sentences.numbers())
                .map(node -> tree(exercise, node))
                .orElse(table);
    }

    private String tree(Exercise exercise, SketchNode node) {
        String title = sentences.of(exercise.kind().title());
        VectorPicture picture = new TreeSketch(node, SketchStyle.of(Palette.read("light"))).picture(title, WIDTH);
        return String.format(
                Locale.ROOT,
                "<figure style=\"width:%.0fpt\">%s<figcaption>%s</figcaption></figure>",
                picture.width(),
                pictures.element(picture),
                Markup.escaped(title));
    }

    private String list(String style, Iterable<Phrase> phrases) {
        StringBuilder html = new StringBuilder("<ul class=\"").append(style).append("\">");
        for (Phrase phrase : phrases) {
            html.append("<li>").append(Markup.escaped(sentences.of(phrase))).append("</li>");
        }
        return html.append("</ul>").toString();
    }
}
