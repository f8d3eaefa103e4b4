package lectern.lesson.study;

import java.util.List;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.lesson.Block;
import lectern.lesson.Question;

/** The right answers as a sentence, for whoever gives up. */
final class RightAnswerSentence {
    private RightAnswerSentence() {}

    static Phrase of(RightAnswers key, Block.Ask ask) {
        if (key instanceof RightAnswers.AnyMove any) return anyOf(texts(any.moves()));
        if (key instanceof RightAnswers.EveryMove every)
            return Phrase.of("study.solution.all", every.moves().size(), texts(every.moves()));
        if (key instanceof RightAnswers.EveryPlace every) {
            List<String> labels = ask.board().game().board().labels(every.cells());
            return Phrase.of("study.solution.all", labels.size(), labels);
        }
        if (key instanceof RightAnswers.Amount amount) return Phrase.of("study.solution.number", amount.value());
        List<Question.Option> options = ((Question.Choice) ask.question()).options();
        return anyOf(((RightAnswers.AnyOption) key)
                .options().stream().map(option -> options.get(option).text()).toList());
    }

    private static Phrase anyOf(List<String> answers) {
        return Phrase.of("study.solution.any", answers.size(), answers);
    }

    private static List<String> texts(List<Move> moves) {
        return moves.stream().map(Move::text).toList();
    }
}
