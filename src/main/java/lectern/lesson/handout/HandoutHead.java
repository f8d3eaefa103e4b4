package lectern.lesson.handout;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Game;
import lectern.lesson.Lesson;
import lectern.telling.OptionsInForce;
import lectern.text.Sentences;

/** What stands at the top of a handout: the title, what it is about and for whom, and room for a name. */
record HandoutHead(Lesson lesson) {
    void write(StringBuilder html) {
        Sentences sentences = new Sentences(lesson.language());
        Game game = lesson.game();
        List<String> about = new ArrayList<>();
        about.add(sentences.of(game.kind().name()));
        OptionsInForce.of(game).subList(0, changed(game)).forEach(option -> about.add(sentences.of(option)));
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

    /** How many options are not as usual. Those are told first. */
    private static int changed(Game game) {
        return Math.toIntExact(game.kind().options().stream()
                .filter(option -> !game.settings().is(option, option.defaultValue()))
                .count());
    }
}
