package lectern.lesson.handout;

import java.util.ArrayList;
import java.util.List;
import lectern.lesson.Lesson;
import lectern.text.Sentences;

/** What stands at the top of a handout: the title, what it is about and for whom, and room for a name. */
record HandoutHead(Lesson lesson) {
    void write(StringBuilder html) {
        Sentences sentences = new Sentences(lesson.language());
        String id = lesson.game().kind().id();
        String game = sentences.of(lesson.game().kind().name());
        List<String> about = new ArrayList<>();
        about.add(lesson.game().text().equals(id) ? game : game + " (" + options(id) + ")");
        about.add(sentences.of("handout.level." + lesson.level().word()));
        about.add(sentences.of("handout.minutes", lesson.minutes()));
        about.add(lesson.author());
        html.append("<header>\n<h1>")
                .append(Markup.escaped(lesson.title()))
                .append("</h1>\n<p class=\"about\">")
                .append(Markup.escaped(String.join(" · ", about)))
                .append("</p>\n<p class=\"blank who\">")
                .append(Markup.escaped(sentences.of("handout.name")))
                .append(" <span class=\"line name\"></span> ")
                .append(Markup.escaped(sentences.of("handout.date")))
                .append(" <span class=\"line date\"></span></p>\n</header>\n");
    }

    private String options(String id) {
        return lesson.game().text().substring(id.length() + 1).replace(",", ", ");
    }
}
