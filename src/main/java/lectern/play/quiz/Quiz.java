package lectern.play.quiz;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.play.Match;
import lectern.play.Turn;

/**
 * Positions out of a game in which a class is asked for the move that was played, one after the other, and what it
 * answered so far. Immutable.
 *
 * @param moves the numbers of the turns that are asked for, in their order
 */
public record Quiz(Match match, List<Integer> moves, List<Answered> answers) {
    /**
     * What came of a question.
     *
     * @param ply how many moves led to its position
     */
    public record Answered(int ply, Reveal reveal) {}

    public Quiz {
        moves = List.copyOf(moves);
        answers = List.copyOf(answers);
    }

    /**
     * Questions that are spread over the main line of a game. Where there is but one legal move, nothing is asked.
     *
     * @param wanted how many; fewer if the game has not so many
     */
    public static Quiz of(Match match, int wanted) {
        List<Integer> all = match.mainLine().stream()
                .filter(turn -> turn.before().moveCount() > 1)
                .map(Turn::number)
                .toList();
        int count = Math.min(wanted, all.size());
        List<Integer> chosen = new ArrayList<>();
        for (int i = 0; i < count; i++) chosen.add(all.get((2 * i + 1) * all.size() / (2 * count)));
        return new Quiz(match, chosen, List.of());
    }

    public int size() {
        return moves.size();
    }

    /** The turn before the one that is asked for next; empty if all were asked for. */
    public Optional<Integer> cursor() {
        return isOver()
                ? Optional.empty()
                : Optional.of(match.turn(moves.get(answers.size())).previous());
    }

    public boolean isOver() {
        return answers.size() == moves.size();
    }

    public Quiz answered(Answered answer) {
        List<Answered> more = new ArrayList<>(answers);
        more.add(answer);
        return new Quiz(match, moves, more);
    }
}
