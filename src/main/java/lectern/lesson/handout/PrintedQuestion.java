package lectern.lesson.handout;

import java.util.List;
import lectern.lesson.Block;
import lectern.lesson.Question;
import lectern.text.Sentences;

/** A question on paper, with room for its answer. */
final class PrintedQuestion {
    private static final String LINE = "<span class=\"line\"></span>";
    private static final String LONG_LINE = "<span class=\"line long\"></span>";
    private static final String SLOT = "<span class=\"line short\"></span>";

    private final Sentences sentences;

    private final PrintedExercise exercise;

    PrintedQuestion(Sentences sentences, PrintedExercise exercise) {
        this.sentences = sentences;
        this.exercise = exercise;
    }

    /** @param elsewhere which board it is about, if none stands beside it */
    Item of(int number, Block.Ask ask, String elsewhere) {
        return Item.text("<div class=\"exercise\"><p class=\"question\"><span class=\"number\">" + number + "</span> "
                + Markup.sentence(ask.sentence()) + (elsewhere.isEmpty() ? "" : " (" + Markup.escaped(elsewhere) + ")")
                + "</p>" + exercise.given(ask) + room(ask.question()) + "</div>\n");
    }

    private String room(Question question) {
        return switch (question.asksFor()) {
            case CHOICE -> boxes(question.options());
            case MOVE -> blank("handout.your-move", LINE) + why();
            case MOVES -> blank("handout.your-moves", LONG_LINE);
            case CELLS -> blank("handout.your-cells", LONG_LINE);
            case NUMBER -> blank("handout.your-number", SLOT);
            case LEAVES -> blank("handout.your-leaves", LONG_LINE);
            case GUESS -> blank("handout.your-guess", LINE) + why();
            case SCORE -> blank("handout.your-score", SLOT);
        };
    }

    private String why() {
        return blank("handout.why", LONG_LINE);
    }

    private String blank(String key, String line) {
        return "<p class=\"blank\">" + Markup.escaped(sentences.of(key)) + " " + line + "</p>";
    }

    private static String boxes(List<Question.Option> options) {
        StringBuilder list = new StringBuilder("<ul class=\"choices\">");
        for (Question.Option option : options) {
            list.append("<li><span class=\"box\"></span> ")
                    .append(Markup.sentence(option.text()))
                    .append("</li>");
        }
        return list.append("</ul>").toString();
    }
}
