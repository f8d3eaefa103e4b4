package lectern.lesson.handout;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import lectern.game.Effect;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.lesson.Block;
import lectern.text.Sentences;

/** What stands beneath a board, and what is told of the moves that led to it. */
final class BoardText {
    /** Of more groups than these, the board alone says how large each is. */
    private static final int MOST_GROUPS = 4;

    private final Sentences sentences;

    BoardText(Sentences sentences) {
        this.sentences = sentences;
    }

    /** What a block has done to the board or lights on it, and who is to move. */
    String caption(Block block, Position board) {
        List<String> parts = new ArrayList<>();
        if (block instanceof Block.Play play) parts.add(moves(play));
        if (block instanceof Block.Light light) {
            parts.add(sentences.of("handout.lit", board.game().board().labels(light.cells())));
        }
        if (block instanceof Block.LookAt look) {
            String term = board.game().kind().id() + ".term." + look.criterion().key();
            parts.add(sentences.of("handout.criterion", Phrase.of(term), board.name(look.side())));
        }
        if (block instanceof Block.Show show) parts.add(groups(show.overlay()));
        parts.add(board.outcome()
                .map(outcome -> sentences.of(outcome.reason()))
                .orElseGet(() -> sentences.of("handout.to-move", board.name(board.toMove()))));
        return String.join(" ", parts);
    }

    private String moves(Block.Play play) {
        if (play.moves().size() == 1) {
            Position before = play.before();
            return sentences.of(
                    "handout.plays",
                    before.name(before.toMove()),
                    play.moves().get(0).text());
        }
        List<String> turns = new ArrayList<>();
        Position position = play.before();
        for (Move move : play.moves()) {
            turns.add(sentences.of("handout.turn", position.name(position.toMove()), move.text()));
            position = position.play(move, Narrator.SILENT);
        }
        return sentences.of("handout.line", String.join("; ", turns));
    }

    private String groups(Overlay overlay) {
        if (overlay.groups().size() > MOST_GROUPS) return sentences.of("handout.overlay-many", overlay.name());
        String groups = overlay.groups().stream()
                .map(group -> sentences.of("handout.group", group.name(), group.count()))
                .distinct()
                .collect(Collectors.joining("; "));
        return sentences.of("handout.overlay", overlay.name(), groups);
    }

    /** The story of moves that are shown effect by effect, as a list; of each move if there are several. */
    String story(Block.Play play) {
        StringBuilder html = new StringBuilder();
        Position position = play.before();
        for (Move move : play.moves()) {
            if (play.moves().size() > 1) {
                String turn = sentences.of("handout.turn", position.name(position.toMove()), move.text());
                html.append("<p class=\"turn\">").append(Markup.escaped(turn)).append("</p>");
            }
            List<Effect> effects = new ArrayList<>();
            position = position.play(move, effects::add);
            html.append("<ol class=\"story\">");
            for (Effect effect : effects) {
                html.append("<li>")
                        .append(Markup.escaped(sentences.of(effect.reason())))
                        .append("</li>");
            }
            html.append("</ol>");
        }
        return html.append('\n').toString();
    }
}
