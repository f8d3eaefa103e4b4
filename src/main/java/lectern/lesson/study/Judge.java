package lectern.lesson.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.RuleViolation;
import lectern.lesson.AnswerReplies;
import lectern.lesson.Block;
import lectern.lesson.Question;

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
                ask.question() instanceof Question.PredictMove && ask.board().allowsFoul(move);
        return foreseen ? Optional.empty() : ask.board().violation(move);
    }

    /** What can be said to an answer without knowing what is right: that it is against the rules. */
    Optional<Judgement> refusal(Answer answer) {
        return answer instanceof Answer.OneMove one ? refusal(one.move()).map(Judgement::refused) : Optional.empty();
    }

    /** What is said to an answer that is not refused. */
    Judgement judge(RightAnswers key, Answer answer) {
        if (key instanceof RightAnswers.AnyMove any && answer instanceof Answer.OneMove one) {
            return move(any.moves(), one.move());
        }
        if (key instanceof RightAnswers.EveryMove every && answer instanceof Answer.Moves some) {
            return set(texts(every.moves()), texts(some.moves()));
        }
        if (key instanceof RightAnswers.EveryPlace every && answer instanceof Answer.Places some) {
            return set(
                    labels(every.cells().stream().boxed()),
                    labels(some.cells().stream().boxed()));
        }
        if (key instanceof RightAnswers.AnyOption any && answer instanceof Answer.Chosen chosen) {
            return chosen(any, chosen.option());
        }
        if (key instanceof RightAnswers.Amount amount && answer instanceof Answer.Amount number) {
            boolean right = Math.abs(number.value() - amount.value()) <= amount.tolerance();
            return simple(right, AnswerReplies.spelt(number.value()));
        }
        return simple(false, "");
    }

    /** The first legal move of an answer that is not right. */
    Optional<Move> wrongMove(RightAnswers key, Answer answer) {
        if (key instanceof RightAnswers.AnyMove any && answer instanceof Answer.OneMove one) {
            return Optional.of(one.move())
                    .filter(move -> refusal(move).isEmpty() && !any.moves().contains(move));
        }
        if (key instanceof RightAnswers.EveryMove every && answer instanceof Answer.Moves some) {
            return some.moves().stream()
                    .filter(move -> !every.moves().contains(move))
                    .findFirst();
        }
        return Optional.empty();
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

    private Judgement chosen(RightAnswers.AnyOption key, int option) {
        boolean right = key.options().contains(option);
        Question.Option sentence = ((Question.Choice) ask.question()).options().get(option);
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

    private Set<String> labels(Stream<Integer> cells) {
        return cells.map(ask.board().game().board()::label).collect(Collectors.toSet());
    }
}
