package lectern.lesson.study;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.RuleViolation;
import lectern.game.board.Cells;
import lectern.lesson.Answer;
import lectern.lesson.AnswerReplies;
import lectern.lesson.AskedFor;
import lectern.lesson.Block;
import lectern.lesson.Question;
import lectern.lesson.RightAnswers;
import lectern.lesson.exercise.PaperTree;

/** Judges answers to a question by its key. Quick: whatever takes time was done when the key was worked out. */
final class Judge {
    private static final Phrase RIGHT = Phrase.of("study.right");
    private static final Phrase WRONG = Phrase.of("study.wrong");

    private final Block.Ask ask;
    private final AnswerReplies replies;

    Judge(Block.Ask ask) {
        this.ask = ask;
        replies = ask.replies();
    }

    /** The rule that forbids a move which is to be an answer. To foresee a cheat's foul is no foul. */
    Optional<RuleViolation> refusal(Move move) {
        boolean foreseen =
                ask.question().asksFor() == AskedFor.GUESS && ask.board().allowsFoul(move);
        return foreseen ? Optional.empty() : ask.board().violation(move);
    }

    /** What can be said to an answer without knowing what is right: that it is against the rules. */
    Optional<Judgement> refusal(Answer answer) {
        return answer instanceof Answer.OneMove one ? refusal(one.move()).map(Judgement::refused) : Optional.empty();
    }

    /** What is said to an answer that is not refused. One of another kind than was asked for is wrong. */
    Judgement judge(RightAnswers right, Answer answer) {
        return right.match(new RightAnswers.RightAnswersCases<>(
                any -> answer.moves().size() == 1
                        ? move(any.moves(), answer.moves().get(0))
                        : simple(false, ""),
                every -> set(texts(every.moves()), texts(answer.moves())),
                every -> set(labels(every.cells()), labels(answer.cells())),
                every -> set(
                        letters(every.leaves()),
                        answer instanceof Answer.Leaves some ? letters(some.leaves()) : Set.of()),
                any -> chosen(any, answer),
                amount -> amount(amount, answer)));
    }

    /** The first legal move of an answer that is not right. */
    Optional<Move> wrongMove(RightAnswers right, Answer answer) {
        List<Move> accepted = right.moves();
        return answer.moves().stream()
                .filter(move -> refusal(move).isEmpty() && !accepted.contains(move))
                .findFirst();
    }

    private Judgement amount(RightAnswers.Amount amount, Answer answer) {
        if (!(answer instanceof Answer.Amount number)) return simple(false, "");
        boolean right = Math.abs(number.value() - amount.value()) <= amount.tolerance();
        return simple(right, AnswerReplies.spelt(number.value()));
    }

    private Judgement simple(boolean right, String answer) {
        return judgement(right, replies.to(answer, right).stream().toList());
    }

    private Judgement move(List<Move> accepted, Move move) {
        boolean right = accepted.contains(move);
        Judgement simple = simple(right, move.text());
        if (right || accepted.isEmpty()) return simple;
        return EvaluationGap.of(ask, move, accepted.get(0))
                .map(remark -> Judgement.of(Grade.WRONG, remark, simple.replies()))
                .orElse(simple);
    }

    private static Judgement judgement(boolean right, List<String> said) {
        return Judgement.of(right ? Grade.RIGHT : Grade.WRONG, right ? RIGHT : WRONG, said);
    }

    private Judgement chosen(RightAnswers.AnyOption key, Answer answer) {
        if (!(answer instanceof Answer.Chosen chosen)) return simple(false, "");
        boolean right = key.options().contains(chosen.option());
        Question.Option sentence = ask.question().options().get(chosen.option());
        Optional<String> said = sentence.reply().or(() -> replies.to("", right));
        return judgement(right, said.stream().toList());
    }

    /** Of a set, what is said to single members is said to those that do not belong; unless it is right as a whole. */
    private Judgement set(Set<String> wanted, Set<String> given) {
        if (given.equals(wanted)) return judgement(true, said(given, true));
        List<String> strangers =
                given.stream().filter(one -> !wanted.contains(one)).toList();
        int found = given.size() - strangers.size();
        List<String> said = said(strangers, false);
        if (found == 0) return judgement(false, said);
        Phrase remark = Phrase.of("study.partly", found, wanted.size(), strangers.size());
        return Judgement.of(Grade.PARTLY, remark, said);
    }

    private List<String> said(Iterable<String> members, boolean right) {
        List<String> said = new ArrayList<>();
        for (String member : members) {
            if (replies.particular().containsKey(member)) {
                said.add(replies.particular().get(member));
            }
        }
        Optional<String> whole = right ? replies.right() : replies.wrong();
        if (right || said.isEmpty()) whole.ifPresent(sentence -> said.add(0, sentence));
        return said;
    }

    private static Set<String> texts(List<Move> moves) {
        return moves.stream().map(Move::text).collect(Collectors.toSet());
    }

    private static Set<String> letters(List<Integer> leaves) {
        return leaves.stream().map(PaperTree::letter).collect(Collectors.toSet());
    }

    private Set<String> labels(Cells cells) {
        return new HashSet<>(ask.board().game().board().labels(cells));
    }
}
