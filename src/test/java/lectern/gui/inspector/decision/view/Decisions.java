package lectern.gui.inspector.decision.view;

import java.util.List;
import java.util.Optional;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Position;
import lectern.games.Games;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.Thinking;
import lectern.search.trace.SearchEvent;

/** Decisions to be looked into. */
public final class Decisions {
    public static final String PLAIN = "infection";

    private Decisions() {}

    /** A position some random plies after the start, or the last one before the game's end. */
    static Position position(String gameText, int plies) {
        Game game = Games.read(gameText);
        Position position = game.start(1).position();
        Draws draws = Draws.of(3, "decisions");
        for (int i = 0; i < plies; i++) {
            Position next = position.play(draws.from(position.moves()), Narrator.SILENT);
            if (next.isOver()) break;
            position = next;
        }
        return position;
    }

    public static Subject asked(String gameText, String player, int plies) {
        Position position = position(gameText, plies);
        Contender contender = PlayerText.read(player, position.game());
        Thinking thinking = Thinking.within(contender.budget()).recording(5_000);
        return new Subject(position, contender.player().decide(position, thinking), Optional.of(contender), true);
    }

    public static List<SearchEvent> events(Subject subject) {
        return subject.decision().trace().orElseThrow().events();
    }

    /** A decision between candidates that somebody made up; the first one is chosen. */
    public static Decision between(Choice choice, Candidate... candidates) {
        Candidate first = candidates[0];
        return new Decision(
                first.move(),
                first.score(),
                choice,
                List.of(candidates),
                1,
                candidates.length,
                7,
                Optional.empty(),
                List.of());
    }

    public static Candidate scored(String move, double score) {
        return Candidate.of(move(move), score, List.of());
    }

    public static Move move(String text) {
        return position(PLAIN, 0).readMove(text);
    }
}
