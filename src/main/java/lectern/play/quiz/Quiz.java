package lectern.play.quiz;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Position;
import lectern.play.Match;

/**
 * Positions out of one or more games in which a class is asked for the move, one after the other, and
 * what it answered so far. Immutable.
 */
public record Quiz(List<Question> questions, List<Answered> answers) {
    /**
     * A game that is asked about.
     *
     * @param name what its record or its lesson is called; empty for the game on the desk
     * @param board what a lesson asks on its start, which alone is asked about then
     */
    public record Source(String name, Match match, Optional<MoveQuestion> board) {
        public static Source of(String name, Match match) {
            return new Source(name, match, Optional.empty());
        }

        public static Source board(String name, Position position, MoveQuestion asked) {
            return new Source(name, Match.from(position), Optional.of(asked));
        }

        /** The moves that can be asked for. Where there is but one legal move, nothing is asked. */
        List<Question> questions() {
            if (board.isPresent())
                return match.start().moveCount() > 1 ? List.of(new Question(this, Match.START)) : List.of();
            return match.mainLine().stream()
                    .filter(turn -> turn.before().moveCount() > 1)
                    .map(turn -> new Question(this, turn.previous()))
                    .toList();
        }
    }

    /**
     * A move that is asked for.
     *
     * @param cursor where the match is before it
     */
    public record Question(Source source, int cursor) {
        /** The match with its cursor before the move. */
        public Match before() {
            return source.match().goTo(cursor);
        }

        /** How many moves led to its position. */
        public int ply() {
            return before().ply();
        }
    }

    /** What came of a question. */
    public record Answered(Question question, Reveal reveal) {}

    public Quiz {
        questions = List.copyOf(questions);
        answers = List.copyOf(answers);
    }

    /** Whether anything can be asked for in the game on the desk. */
    public static boolean isAskable(Match match) {
        return match.mainLine().stream().anyMatch(turn -> turn.before().moveCount() > 1);
    }

    /** Questions that are spread over the main line of the game on the desk. */
    public static Quiz of(Match match, int wanted) {
        return of(List.of(Source.of("", match)), wanted);
    }

    /**
     * Questions that are spread over games, as evenly as their lengths allow, and over the main line of each.
     *
     * @param wanted how many; fewer if the games have not so many
     */
    public static Quiz of(List<Source> sources, int wanted) {
        List<List<Question>> all = sources.stream()
                .map(Source::questions)
                .filter(some -> !some.isEmpty())
                .toList();
        List<List<Question>> games = spread(all, wanted);
        int[] shares = new int[games.size()];
        int left = Math.min(wanted, games.stream().mapToInt(List::size).sum());
        while (left > 0) {
            for (int i = 0; i < shares.length && left > 0; i++) {
                if (shares[i] == games.get(i).size()) continue;
                shares[i]++;
                left--;
            }
        }
        List<Question> chosen = new ArrayList<>();
        for (int i = 0; i < shares.length; i++) chosen.addAll(spread(games.get(i), shares[i]));
        return new Quiz(chosen, List.of());
    }

    /** So many of them, or all, at like distances. */
    private static <T> List<T> spread(List<T> all, int wanted) {
        int count = Math.min(wanted, all.size());
        List<T> chosen = new ArrayList<>();
        for (int i = 0; i < count; i++) chosen.add(all.get((2 * i + 1) * all.size() / (2 * count)));
        return chosen;
    }

    public int size() {
        return questions.size();
    }

    /** What is asked next; empty if all was asked. */
    public Optional<Question> next() {
        return isOver() ? Optional.empty() : Optional.of(questions.get(answers.size()));
    }

    public boolean isOver() {
        return answers.size() == questions.size();
    }

    /** What is asked next was answered. */
    public Quiz answered(Reveal reveal) {
        List<Answered> more = new ArrayList<>(answers);
        more.add(new Answered(questions.get(answers.size()), reveal));
        return new Quiz(questions, more);
    }

    /** Nothing more is asked. */
    public Quiz ended() {
        return new Quiz(questions.subList(0, answers.size()), answers);
    }
}
