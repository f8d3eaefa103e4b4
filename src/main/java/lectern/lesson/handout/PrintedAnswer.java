package lectern.lesson.handout;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import lectern.lesson.AnswerReplies;
import lectern.lesson.AskedFor;
import lectern.lesson.Block;
import lectern.lesson.Question;
import lectern.lesson.RightAnswers;
import lectern.lesson.condition.Unproven;
import lectern.lesson.telling.ToldAnswers;
import lectern.search.Stop;
import lectern.text.Sentences;

/** A question's entry in the key: the right answer, and what is said to this answer and that. */
final class PrintedAnswer {
    /** More answers than these only say how many there are. */
    private static final int MOST = 24;

    private final Sentences sentences;
    private final Stop stop;

    private final PrintedExercise exercise;

    PrintedAnswer(Sentences sentences, PrintedExercise exercise, Stop stop) {
        this.sentences = sentences;
        this.exercise = exercise;
        this.stop = stop;
    }

    /** @throws UnprovenAnswer if the engine could not find it within its limits */
    Item of(int number, Block.Ask ask) {
        StringBuilder html = new StringBuilder("<div class=\"answer\"><p class=\"question\"><span class=\"number\">")
                .append(number)
                .append("</span> <strong>")
                .append(right(number, ask))
                .append("</strong></p>")
                .append(exercise.solution(ask));
        StringBuilder said = new StringBuilder();
        addChoices(said, ask.question().options());
        addReplies(said, ask.replies());
        if (said.length() > 0)
            html.append("<ul class=\"replies\">").append(said).append("</ul>");
        return Item.text(html.append("</div>\n").toString());
    }

    private String right(int number, Block.Ask ask) {
        ToldAnswers told = ToldAnswers.of(worked(number, ask), ask);
        if (told.number().isPresent()) {
            return Markup.escaped(sentences.numbers().text(told.number().getAsDouble()));
        }
        List<String> right = told.texts();
        if (ask.question().asksFor() == AskedFor.CHOICE) {
            return right.stream().map(Markup::sentence).collect(Collectors.joining(" / "));
        }
        boolean any = told.anyOf() && right.size() > 1;
        List<String> shown = right.subList(0, Math.min(MOST, right.size()));
        String list = sentences.of("handout.list", shown);
        if (right.size() > MOST) list = sentences.of("handout.list-longer", list, right.size() - MOST);
        return Markup.escaped(any ? sentences.of("handout.any-of", list) : list);
    }

    private RightAnswers worked(int number, Block.Ask ask) {
        try {
            return ask.question().right(ask.board(), stop);
        } catch (Unproven unproven) {
            throw new UnprovenAnswer(number, ask.sentence());
        }
    }

    private void addChoices(StringBuilder said, List<Question.Option> options) {
        for (Question.Option option : options) {
            option.reply().ifPresent(reply -> add(said, Markup.sentence(option.text()) + ":", reply));
        }
    }

    private void addReplies(StringBuilder said, AnswerReplies replies) {
        replies.right().ifPresent(reply -> add(said, Markup.escaped(sentences.of("handout.if-right")), reply));
        new TreeMap<>(replies.particular())
                .forEach((answer, reply) -> add(said, "<code>" + Markup.escaped(answer) + "</code>:", reply));
        replies.wrong().ifPresent(reply -> add(said, Markup.escaped(sentences.of("handout.if-wrong")), reply));
        replies.hints().forEach(hint -> add(said, Markup.escaped(sentences.of("handout.hint")), hint));
    }

    private static void add(StringBuilder said, String to, String reply) {
        said.append("<li><span class=\"to\">")
                .append(to)
                .append("</span> ")
                .append(Markup.sentence(reply))
                .append("</li>");
    }
}
