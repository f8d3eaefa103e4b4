package lectern.lesson.handout;

import lectern.lesson.Block;
import lectern.lesson.Question;
import lectern.text.Sentences;

/** A question on paper, with room for its answer. */
final class Exercise {
    private static final String LINE = "<span class=\"line\"></span>";
    private static final String LONG_LINE = "<span class=\"line long\"></span>";
    private static final String SLOT = "<span class=\"line short\"></span>";

    private final Sentences sentences;

    Exercise(Sentences sentences) {
        this.sentences = sentences;
    }

    /** @param elsewhere which board it is about, if none stands beside it */
    Item of(int number, Block.Ask ask, String elsewhere) {
        return Item.text("<div class=\"exercise\"><p class=\"question\"><span class=\"number\">" + number + "</span> "
                + Markup.sentence(ask.sentence()) + (elsewhere.isEmpty() ? "" : " (" + Markup.escaped(elsewhere) + ")")
                + "</p>" + room(ask.question()) + "</div>\n");
    }

    private String room(Question question) {
        if (question instanceof Question.Choice choice) return boxes(choice);
        if (question instanceof Question.OneMove) return blank("handout.your-move", LINE) + why();
        if (question instanceof Question.AllMoves) return blank("handout.your-moves", LONG_LINE);
        if (question instanceof Question.AllCells) return blank("handout.your-cells", LONG_LINE);
        if (question instanceof Question.Amount) return blank("handout.your-number", SLOT);
        if (question instanceof Question.PredictMove) return blank("handout.your-guess", LINE) + why();
        return blank("handout.your-score", SLOT);
    }

    private String why() {
        return blank("handout.why", LONG_LINE);
    }

    private String blank(String key, String line) {
        return "<p class=\"blank\">" + Markup.escaped(sentences.of(key)) + " " + line + "</p>";
    }

    private static String boxes(Question.Choice choice) {
        StringBuilder list = new StringBuilder("<ul class=\"choices\">");
        for (Question.Option option : choice.options()) {
            list.append("<li><span class=\"box\"></span> ")
                    .append(Markup.sentence(option.text()))
                    .append("</li>");
        }
        return list.append("</ul>").toString();
    }
}
