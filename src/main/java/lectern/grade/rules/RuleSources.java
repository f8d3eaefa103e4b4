package lectern.grade.rules;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import lectern.game.Game;
import lectern.heuristic.file.HeuristicFiles;
import lectern.lesson.Lesson;
import lectern.lesson.check.LessonFiles;
import lectern.lesson.shelf.Book;
import lectern.lesson.shelf.Bookshelf;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.text.Language;
import lectern.written.Written;

/**
 * What rules can name: players, and lessons of the program or beside the rules.
 *
 * @param folder the one that the file of rules stands in
 * @param engines whether players may be engines outside
 */
record RuleSources(Path folder, boolean engines) {
    private static final String LESSON_FILE = ".md";

    /** A player, or an engine outside if rules may name one. */
    Contender playerOrEngine(Written.Text text, Game game) {
        if (!PlayerText.isEngine(text.text())) return player(text, game);
        if (!engines) throw RuleFields.wrong(text, "grade.no-engines");
        return RuleFields.read(text, word -> PlayerText.readOrEngine(word, game));
    }

    Contender player(Written.Text text, Game game) {
        Contender player = RuleFields.read(text, word -> PlayerText.read(word, game, HeuristicFiles.beside(folder)));
        if (player.isHonest()) return player;
        throw RuleFields.wrong(text, "grade.dishonest", player.text());
    }

    /** A lesson of the program's by its id, or a file beside the rules by its plain name. */
    Lesson lesson(Written.Text text) {
        String name = text.text();
        boolean plain = name.indexOf('/') < 0 && name.indexOf('\\') < 0;
        Optional<Lesson> lesson = name.endsWith(LESSON_FILE)
                ? Optional.of(name)
                        .filter(file -> plain)
                        .flatMap(file -> LessonFiles.read(folder.resolve(file)).lesson())
                : packed(name);
        return lesson.orElseThrow(() -> RuleFields.wrong(text, "grade.no-lesson", name));
    }

    private static Optional<Lesson> packed(String id) {
        try {
            return Bookshelf.own().find(id, Language.EN).map(Book::read).flatMap(reading -> reading.lesson());
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
