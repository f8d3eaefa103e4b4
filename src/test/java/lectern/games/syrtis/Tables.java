package lectern.games.syrtis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Effect;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.RuleViolation;
import lectern.game.board.Cells;
import lectern.games.Games;

/** Short ways for the tests to lay out positions and to ask about them. */
final class Tables {
    /** A Minor board with its set-up done, White to move; the first seat is White. */
    static final String MINOR = "2CC1/Ssc*c1/sC1sC/1SS+C+c/1ss*2 w - 0,0 1";

    private Tables() {}

    static SyrtisPosition minor(String text) {
        return read("syrtis:board=minor", text);
    }

    static SyrtisPosition major(String text) {
        return read("syrtis", text);
    }

    static SyrtisPosition read(String game, String text) {
        return (SyrtisPosition) Games.read(game).read(text);
    }

    static SyrtisPosition play(SyrtisPosition position, String... moves) {
        SyrtisPosition played = position;
        for (String text : moves) {
            Move move = played.readMove(text);
            assertThat(played.violation(move)).as("%s %s", played, text).isEmpty();
            played = played.play(move, Narrator.SILENT);
        }
        return played;
    }

    static List<String> moves(SyrtisPosition position) {
        return position.moves().stream().map(Move::text).toList();
    }

    static RuleViolation violation(SyrtisPosition position, String move) {
        return position.violation(position.readMove(move)).orElseThrow(() -> new AssertionError(move + " is legal"));
    }

    /** The key of the rule that a move breaks, then the cells that prove it. */
    static List<String> refusal(SyrtisPosition position, String move) {
        RuleViolation violation = violation(position, move);
        List<String> refusal = new ArrayList<>(List.of(violation.key().substring("syrtis.".length())));
        refusal.addAll(labels(position, violation.cells()));
        return refusal;
    }

    static List<Effect> effects(SyrtisPosition position, String move) {
        List<Effect> effects = new ArrayList<>();
        position.play(position.readMove(move), effects::add);
        return effects;
    }

    /** The words of what a move does, in order. */
    static List<String> story(SyrtisPosition position, String move) {
        return effects(position, move).stream()
                .map(effect -> effect.reason().key().substring("syrtis.".length()))
                .toList();
    }

    static List<String> labels(SyrtisPosition position, Cells cells) {
        return position.game().board().labels(cells);
    }
}
