package lectern.games.catsdogs;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Effect;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.UnreadableText;
import lectern.game.board.BoardShape;
import lectern.game.board.Cells;
import lectern.games.Games;
import lectern.text.Language;
import lectern.text.Sentences;

/** Where the rule tests play: everything in the texts of the notation. */
final class Tabletop {
    static final String SMALL = "catsdogs:size=4";
    static final String SMALL_LAST = "catsdogs:size=4,win=last";

    private Tabletop() {}

    static Position at(String game, String position) {
        return Games.read(game).read(position);
    }

    /** A position of the default game on a 4×4 board. */
    static Position at(String position) {
        return at(SMALL, position);
    }

    static List<String> moves(Position position) {
        return position.moves().stream().map(Move::text).toList();
    }

    /** The position after moves that are all legal. */
    static Position after(Position start, String... moves) {
        Position position = start;
        for (String text : moves) {
            Move move = position.readMove(text);
            if (position.violation(move).isPresent()) throw new AssertionError(text + " in " + position);
            position = position.play(move, Narrator.SILENT);
        }
        return position;
    }

    /** The rule that a move breaks: its key and the cells that prove it, such as {@code taken b2}. */
    static String broken(Position position, String move) {
        RuleViolation violation = position.violation(position.readMove(move)).orElseThrow();
        return shown(position, violation.key(), violation.cells());
    }

    /** What a move does, each effect as its kind, key and cells. */
    static List<String> told(Position position, String move) {
        return effects(position, move).stream()
                .map(effect -> shown(position, effect.reason().key(), effect.cells()))
                .toList();
    }

    static List<String> sentences(Language language, Position position, String move) {
        return effects(position, move).stream()
                .map(effect -> sentence(language, effect.reason()))
                .toList();
    }

    static String refusal(Language language, Position position, String move) {
        return sentence(
                language,
                position.violation(position.readMove(move)).orElseThrow().reason());
    }

    static String sentence(Language language, Phrase phrase) {
        return new Sentences(language).of(phrase);
    }

    /** An error in a text, as its column and its sentence. */
    static String shown(UnreadableText error) {
        return error.column() + ": " + sentence(Language.EN, error.reason());
    }

    private static List<Effect> effects(Position position, String move) {
        List<Effect> effects = new ArrayList<>();
        position.play(position.readMove(move), effects::add);
        return effects;
    }

    private static String shown(Position position, String key, Cells cells) {
        BoardShape board = position.game().board();
        String word = key.replaceFirst("catsdogs\\.", "");
        return cells.isEmpty() ? word : word + " " + String.join(" ", board.labels(cells));
    }
}
