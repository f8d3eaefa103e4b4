package lectern.lesson.study;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.RuleViolation;
import lectern.game.board.Cells;
import lectern.lesson.Answer;
import lectern.lesson.Block;
import lectern.lesson.Question;
import lectern.lesson.RightAnswers;
import lectern.lesson.exercise.Exercise;
import lectern.lesson.telling.ToldAnswers;
import lectern.search.Stop;

/**
 * A question of a lesson, and how far the reader has come with it. Immutable; every change answers a new task, which a
 * {@link Study} takes in.
 *
 * <p>What is right is known as soon as the task has its key. To work that out may take a second or two, so it is
 * done beforehand on another thread: {@link #workOut}. Then judging is quick.
 */
public final class Task {
    private final int number;
    private final Block.Ask ask;
    private final Attempt attempt;
    private final Optional<RightAnswers> key;

    Task(int number, Block.Ask ask, Attempt attempt, Optional<RightAnswers> key) {
        this.number = number;
        this.ask = ask;
        this.attempt = attempt;
        this.key = key;
    }

    /** Its place among the lesson's questions, from 0. */
    public int number() {
        return number;
    }

    public Block.Ask ask() {
        return ask;
    }

    /** What is right; empty until it is known. */
    public Optional<RightAnswers> key() {
        return key;
    }

    /**
     * Works out what is right. Not for the event thread; it changes nothing.
     *
     * @return empty if it was stopped
     * @throws lectern.lesson.condition.Unproven as {@link RightAnswers#of} does
     */
    public Optional<RightAnswers> workOut(Stop stop) {
        return key.isPresent() ? key : RightAnswers.of(asked(), stop);
    }

    /** What is asked of this reader: for all the same, but for what is drawn for each. */
    public Block.Ask asked() {
        boolean drawn = isDrawn() && attempt.seed().isPresent();
        return drawn && ask.question() instanceof Question.Generated generated
                ? ask.asking(generated.drawn(attempt.seed().getAsLong()))
                : ask;
    }

    /** Whether what is asked differs from reader to reader, so that another one can be drawn. */
    public boolean isDrawn() {
        return ask.question() instanceof Question.Generated generated
                && generated.seed().isEmpty();
    }

    /** The seed of what was drawn for this reader. */
    public OptionalLong seed() {
        return attempt.seed();
    }

    /** Another exercise, with nothing answered yet. What is right has to be worked out anew. */
    public Task drawn(long seed) {
        return new Task(number, ask, attempt.drawn(seed), Optional.empty());
    }

    /** What was generated to be answered; empty until it is known, and for what lessons ask themselves. */
    public Optional<Exercise> exercise() {
        return key.flatMap(RightAnswers::exercise);
    }

    public Task knowing(RightAnswers known) {
        return new Task(number, ask, attempt, Optional.of(known));
    }

    /** Whether several moves or cells make one answer: they are toggled, and submitted at the end. */
    public boolean wantsSeveral() {
        return ask.question().asksFor().isSeveral();
    }

    /** The answer so far, submitted or not. */
    public Answer draft() {
        return attempt.draft();
    }

    /** The rule that forbids to answer with a move, or with it among others. */
    public Optional<RuleViolation> refusal(Move move) {
        return new Judge(ask).refusal(move);
    }

    /** Another answer so far. */
    public Task drafting(Answer answer) {
        return with(attempt.drafting(answer));
    }

    /** One of several moves is pointed out, or taken back. A move against the rules changes nothing. */
    public Task toggled(Move move) {
        if (refusal(move).isPresent()) return this;
        Answer.Moves some = draft() instanceof Answer.Moves moves ? moves : new Answer.Moves(List.of());
        return drafting(some.toggled(move));
    }

    /** One of several cells is pointed out, or taken back. */
    public Task toggled(int cell) {
        Answer.Places some = draft() instanceof Answer.Places places ? places : new Answer.Places(Cells.NONE);
        return drafting(some.toggled(cell));
    }

    /** One of several leaves is chosen, or taken back. */
    public Task toggledLeaf(int leaf) {
        Answer.Leaves some = draft() instanceof Answer.Leaves leaves ? leaves : new Answer.Leaves(List.of());
        return drafting(some.toggled(leaf));
    }

    /** Everything so far is taken back. */
    public Task cleared() {
        return drafting(Answer.nothing());
    }

    /** Whether there is an answer so far that can be judged now. */
    public boolean canSubmit() {
        return attempt.submitted().isEmpty() && judged(draft()).isPresent();
    }

    /** The answer so far is judged, and counts; nothing happens as long as that is not possible. */
    public Task submitted() {
        return canSubmit() ? with(attempt.judged(judged(draft()).orElseThrow().grade())) : this;
    }

    /** Answers and submits in one. */
    public Task answered(Answer answer) {
        return drafting(answer).submitted();
    }

    /** What is said to the answer that was submitted, as long as no other is begun. */
    public Optional<Judgement> judgement() {
        return attempt.submitted().flatMap(this::judged);
    }

    /** A move that was submitted and is wrong, though legal, so that there may be a {@link Refutation}. */
    public Optional<Move> wrongMove() {
        return attempt.submitted().flatMap(answer -> key.flatMap(known -> new Judge(ask).wrongMove(known, answer)));
    }

    /** The hints that were given. */
    public List<String> hints() {
        List<String> all = ask.replies().hints();
        return all.subList(0, Math.min(attempt.hints(), all.size()));
    }

    public boolean hasHint() {
        return attempt.hints() < ask.replies().hints().size();
    }

    /** One more hint is given, if there is one. */
    public Task hinted() {
        return hasHint() ? with(attempt.hinted()) : this;
    }

    /** The answer is shown: who has not found it by now has given up. */
    public Task shown() {
        return with(attempt.shown());
    }

    /** The answers to be shown: every right one, once the question is done and as soon as they are known. */
    public List<Answer> solution() {
        return isDone() ? key.map(RightAnswers::answers).orElse(List.of()) : List.of();
    }

    /** The same as a sentence. */
    public Optional<Phrase> solutionSentence() {
        return isDone() ? key.map(known -> ToldAnswers.of(known, ask).sentence()) : Optional.empty();
    }

    /** How it ended; of several that were drawn, the first that was done. */
    public AttemptResult result() {
        return attempt.result();
    }

    /** Whether the answer was shown instead of found. */
    public boolean isShown() {
        return attempt.end() == AttemptResult.SHOWN;
    }

    public boolean isDone() {
        return attempt.isDone();
    }

    Attempt attempt() {
        return attempt;
    }

    Task with(Attempt changed) {
        return new Task(number, ask, changed, key);
    }

    private Optional<Judgement> judged(Answer answer) {
        if (answer.equals(Answer.nothing())) return Optional.empty();
        Judge judge = new Judge(ask);
        return judge.refusal(answer).or(() -> key.map(known -> judge.judge(known, answer)));
    }
}
