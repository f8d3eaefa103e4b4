package lectern.lesson.handout;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lectern.game.Effect;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Overlay;
import lectern.game.Position;
import lectern.lesson.Block;
import lectern.lesson.telling.Caption;
import lectern.picture.Mark;
import lectern.picture.OverlayMarks;
import lectern.picture.Palette;
import lectern.picture.Swatches;
import lectern.picture.export.SwatchPicture;
import lectern.text.Sentences;

/** What stands beneath a board, and what is told of the moves that led to it. */
final class BoardText {
    /** Of more groups than these, the board alone says how large each is. */
    private static final int MOST_GROUPS = 4;

    /** How large the square is that shows a group's look, in points. */
    private static final double LOOK = 9;

    private final Sentences sentences;

    BoardText(Sentences sentences) {
        this.sentences = sentences;
    }

    /** What a block has done to the board or lights on it, and who is to move. */
    String caption(Block.OnBoard block) {
        Position board = block.board();
        List<String> parts = new ArrayList<>();
        said(block).ifPresent(parts::add);
        parts.add(board.outcome()
                .map(outcome -> sentences.of(outcome.reason()))
                .orElseGet(() -> sentences.of("handout.to-move", board.view().name(board.toMove()))));
        return String.join(" ", parts);
    }

    /** The caption as HTML, where each group of an overlay has its look on the board before its name. */
    String looks(Block.OnBoard block, Pictures pictures) {
        String html = Markup.escaped(caption(block));
        if (!(block instanceof Block.Show show) || show.overlay().groups().size() > MOST_GROUPS) return html;
        List<Mark.Group> looks = OverlayMarks.of(show.overlay(), show.board()).groups();
        Swatches swatches = Swatches.of(show.board().game().kind(), Palette.read("light"));
        Set<String> told = new HashSet<>();
        for (int i = 0; i < looks.size(); i++) {
            String group =
                    sentences.of(Caption.ON_PAPER.of(show.overlay().groups().get(i)));
            if (!told.add(group)) continue;
            String look = pictures.element(SwatchPicture.of(swatches.of(looks.get(i)), group, LOOK));
            String name = Markup.escaped(group);
            html = html.replaceFirst(
                    Pattern.quote(name), Matcher.quoteReplacement("<span class=\"look\">" + look + "</span> " + name));
        }
        return html;
    }

    private Optional<String> said(Block.OnBoard block) {
        return block.match(new Block.BlockCases<Optional<String>>(
                text -> Optional.empty(),
                place -> Optional.empty(),
                play -> Optional.of(moves(play)),
                light -> Optional.of(sentences.of(Caption.ON_PAPER.of(light))),
                show -> Optional.of(groups(show.overlay())),
                lookAt -> Optional.of(sentences.of(Caption.ON_PAPER.of(lookAt))),
                decide -> Optional.empty(),
                think -> Optional.empty(),
                chart -> Optional.empty(),
                ask -> Optional.empty(),
                claim -> Optional.empty()));
    }

    private String moves(Block.Play play) {
        if (play.moves().size() == 1) {
            return sentences.of(Caption.ON_PAPER.of(play.before(), play.moves().get(0)));
        }
        List<String> turns = new ArrayList<>();
        Position position = play.before();
        for (Move move : play.moves()) {
            turns.add(sentences.of("handout.turn", position.view().name(position.toMove()), move.text()));
            position = position.play(move, Narrator.SILENT);
        }
        return sentences.of("handout.line", String.join("; ", turns));
    }

    private String groups(Overlay overlay) {
        if (overlay.groups().size() > MOST_GROUPS) return sentences.of("handout.overlay-many", overlay.name());
        String groups = overlay.groups().stream()
                .map(group -> sentences.of(Caption.ON_PAPER.of(group)))
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
                String turn = sentences.of("handout.turn", position.view().name(position.toMove()), move.text());
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
