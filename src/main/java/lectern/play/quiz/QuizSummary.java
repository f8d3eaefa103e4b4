package lectern.play.quiz;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.play.CsvLine;

/** What a class answered in a quiz: in sentences, and as a table with a line for each named move. */
public final class QuizSummary {
    private static final List<String> COLUMNS = List.of(
            "question", "record", "ply", "seat", "position", "move", "votes", "total", "chosen", "best", "right");

    private final List<Quiz.Answered> answers;

    public QuizSummary(Quiz quiz) {
        answers = quiz.answers();
    }

    /** How many of the votes named the chosen moves, and how many the best ones; and then a sentence for each question. How many
     * named what is right is said where lessons were asked. */
    public List<Phrase> sentences() {
        List<Phrase> said = new ArrayList<>();
        int total = votes(reveal -> Optional.empty(), true);
        said.add(Phrase.of(
                "predict.summary",
                answers.size(),
                total,
                votes(reveal -> reveal.chosen().map(Reveal.Chosen::move), false),
                votes(Reveal::best, false),
                answers.stream()
                        .filter(answer -> answer.reveal().chosen().isPresent())
                        .count()));
        right().ifPresent(said::add);
        for (int i = 0; i < answers.size(); i++) said.add(sentence(i + 1, answers.get(i)));
        return said;
    }

    private int votes(Function<Reveal, Optional<Move>> move, boolean all) {
        return answers.stream()
                .map(Quiz.Answered::reveal)
                .mapToInt(reveal -> all
                        ? reveal.tally().total()
                        : move.apply(reveal).map(reveal.tally()::count).orElse(0))
                .sum();
    }

    private Optional<Phrase> right() {
        List<Reveal> asked = answers.stream()
                .map(Quiz.Answered::reveal)
                .filter(reveal -> reveal.right().isPresent())
                .toList();
        if (asked.isEmpty()) return Optional.empty();
        int named = asked.stream()
                .mapToInt(reveal -> reveal.right().orElseThrow().votes(reveal.tally()))
                .sum();
        int total = asked.stream().mapToInt(reveal -> reveal.tally().total()).sum();
        return Optional.of(Phrase.of("predict.summary.right", named, total));
    }

    private static Phrase sentence(int number, Quiz.Answered answer) {
        Reveal reveal = answer.reveal();
        Object named = reveal.tally().leading(0).<Object>map(Move::text).orElse(Phrase.of("predict.unknown"));
        Object chosen = reveal.chosen().<Object>map(made -> made.move().text()).orElse(Phrase.of("predict.unknown"));
        Object best = reveal.best().<Object>map(Move::text).orElse(Phrase.of("predict.unknown"));
        if (reveal.right().isPresent())
            return Phrase.of(
                    "predict.summary.question-right",
                    number,
                    answer.question().source().name(),
                    named,
                    texts(reveal.right().get()),
                    best);
        String record = answer.question().source().name();
        String key = record.isEmpty() ? "predict.summary.question" : "predict.summary.question-of";
        return Phrase.of(key, number, answer.question().ply() + 1, named, chosen, best, record);
    }

    private static List<String> texts(RightMoves right) {
        return right.moves().stream().map(Move::text).toList();
    }

    /** A table for programs: a question that nothing was named for has one line without a move. */
    public String csv() {
        StringBuilder lines = new StringBuilder(CsvLine.of(COLUMNS));
        for (int i = 0; i < answers.size(); i++) {
            Reveal reveal = answers.get(i).reveal();
            List<Tally.Vote> votes = reveal.tally().ranked();
            for (Tally.Vote vote : votes) lines.append(line(i, vote.move().text(), vote.count()));
            if (votes.isEmpty()) lines.append(line(i, "", 0));
        }
        return lines.toString();
    }

    private String line(int question, String move, int votes) {
        Quiz.Answered answer = answers.get(question);
        Reveal reveal = answer.reveal();
        return CsvLine.of(List.of(
                String.valueOf(question + 1),
                answer.question().source().name(),
                String.valueOf(answer.question().ply()),
                reveal.position().toMove().word(),
                reveal.position().text(),
                move,
                String.valueOf(votes),
                String.valueOf(reveal.tally().total()),
                reveal.chosen().map(made -> made.move().text()).orElse(""),
                reveal.best().map(Move::text).orElse(""),
                reveal.right().map(known -> String.join(" ", texts(known))).orElse("")));
    }
}
