package lectern.gui.present;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Effect;
import lectern.game.Outcome;
import lectern.game.Phrase;
import lectern.game.RuleViolation;
import lectern.game.Step;
import lectern.gui.desk.AimTopic;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Lookahead;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Steps;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;

/**
 * What the caption says at the moment: the rule that was broken, the step that was taken, a comment on the move, how the
 * game ended, or what is to be done. Unlike the prompt in the window it stays with the last step of a move that was shown.
 */
final class Captions {
    /** Something else is looked at: what was said about the moment before is over. */
    private static final Set<Topic> ENDING =
            EnumSet.of(Topic.MATCH, Topic.STEP, Topic.LOOKAHEAD, Topic.SEATS, Topic.HIDING);

    private final Desk desk;
    private final BoardAim aim;
    private final Playing playing;
    private final Remarks remarks;
    private final Wording wording;
    private Optional<Phrase> notice = Optional.empty();

    Captions(Desk desk, BoardAim aim, Playing playing, Remarks remarks, Wording wording, Runnable changed) {
        this.desk = desk;
        this.aim = aim;
        this.playing = playing;
        this.remarks = remarks;
        this.wording = wording;
        desk.listen(topic -> {
            if (ENDING.contains(topic)) notice = Optional.empty();
            changed.run();
        });
        aim.listen(topic -> {
            if (topic != AimTopic.POINTING) return;
            if (isPicking()) notice = Optional.empty();
            changed.run();
        });
    }

    /** Says something until something else is looked at. */
    void tell(Phrase news) {
        notice = Optional.of(news);
    }

    void forget() {
        notice = Optional.empty();
    }

    /** @param lesson what a lesson says here, if one is open */
    Said now(Optional<String> lesson) {
        Optional<Phrase> refused =
                aim.pointing().answer().map(RuleViolation::reason).or(playing::failure);
        if (notice.isPresent()) return Said.plainly(wording.of(notice.get()));
        if (refused.isPresent()) return new Said(wording.of(refused.get()), true);
        return Said.plainly(lesson.orElseGet(() -> wording.of(ofGame())));
    }

    private boolean isPicking() {
        return !aim.pointing().picked().isEmpty() || aim.pointing().answer().isPresent();
    }

    private Phrase ofGame() {
        if (playing.isThinking()) return Phrase.of("board.thinking");
        Optional<Lookahead> ahead = desk.lookahead();
        if (ahead.isPresent()) return ahead(ahead.get());
        if (isPicking()) return aim.pointing().prompt();
        Optional<Phrase> remark = remarks.now();
        if (remark.isPresent()) return remark.get();
        Steps steps = desk.steps();
        if (steps.isAtEnd() && desk.position().isOver())
            return desk.position().outcome().map(Outcome::reason).orElseThrow();
        if (steps.isAtEnd() && desk.hiding().isOn()) return Phrase.of("present.hidden");
        Optional<String> move = steps.turn().map(turn -> turn.move().text());
        Optional<Phrase> step = steps.latest().map(Step::told);
        if (move.isEmpty()) return toDo();
        return step.map(told -> Phrase.of("present.step", move.get(), told))
                .orElseGet(() -> Phrase.of("present.before", move.get()));
    }

    private Phrase toDo() {
        return playing.claim().orElseGet(() -> aim.pointing().prompt());
    }

    private static Phrase ahead(Lookahead ahead) {
        if (ahead.at() == 0) return Phrase.of("present.ahead");
        List<Effect> effects = ahead.effects();
        String move = ahead.line().get(ahead.at() - 1).text();
        return effects.isEmpty()
                ? Phrase.of("present.ahead")
                : Phrase.of("present.step", move, Step.of(effects).get(0).told());
    }
}
