package lectern.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Effect;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Outcome;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.board.Cells;
import lectern.text.Language;
import lectern.text.Sentences;

/** A game on the table, so that tests of rules can be written in the texts of the notation. */
public final class Table {
    private final Game game;
    private final Position position;

    private Table(Game game, Position position) {
        this.game = game;
        this.position = position;
    }

    public static Table with(String gameText, String positionText) {
        Game game = Games.read(gameText);
        return new Table(game, game.read(positionText));
    }

    public Position position() {
        return position;
    }

    public List<String> legalMoves() {
        return position.moves().stream().map(Move::text).toList();
    }

    /** The table after a legal move. */
    public Table play(String move) {
        assertThat(position.violation(position.readMove(move)))
                .as("%s is legal", move)
                .isEmpty();
        return new Table(game, position.play(position.readMove(move), Narrator.SILENT));
    }

    public Table play(String... moves) {
        Table table = this;
        for (String move : moves) table = table.play(move);
        return table;
    }

    public String text() {
        return position.text();
    }

    /** Why a move is refused: the key of the broken rule, and the cells that prove it. */
    public String refusal(String move) {
        RuleViolation violation = position.violation(position.readMove(move)).orElseThrow();
        return (violation.key() + " " + labels(violation.cells())).strip();
    }

    /** What happens in a move: the effects' keys with their cells. */
    public List<String> story(String move) {
        return effects(move).stream()
                .map(effect -> (effect.reason().key() + " " + labels(effect.cells())).strip())
                .toList();
    }

    /** What happens in a move, in sentences. */
    public List<String> tale(String move, Language language) {
        Sentences sentences = new Sentences(language);
        return effects(move).stream()
                .map(effect -> sentences.of(effect.reason()))
                .toList();
    }

    public List<Effect> effects(String move) {
        List<Effect> effects = new ArrayList<>();
        position.play(position.readMove(move), effects::add);
        return effects;
    }

    /** How the game ended: who won, or draw, and the key of the rule that ended it. */
    public String ending() {
        Outcome outcome = position.outcome().orElseThrow();
        String winner = outcome.winner() == null ? "draw" : outcome.winner().word();
        return winner + " by " + outcome.reason().key();
    }

    private String labels(Cells cells) {
        return String.join(" ", game.board().labels(cells));
    }
}
