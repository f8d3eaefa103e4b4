package lectern.gui.present;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import lectern.game.Phrase;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Stepping;
import lectern.gui.desk.Walk;
import lectern.gui.lesson.LessonRoom;
import lectern.lesson.study.Study;
import lectern.lesson.study.Task;

/**
 * Where one key leads: through the effects of a move and the comments on it, then to the next move; in a lesson through its
 * blocks and pages.
 * Nothing is skipped: text that is not to be seen yet is shown first, and a question that is open is named once before
 * the key goes on.
 */
final class Leading {
    private final Desk desk;
    private final Walk walk;
    private final Playing playing;
    private final LessonRoom room;
    private final Remarks remarks;
    private final Supplier<Optional<Stepping>> search;
    private final BooleanSupplier showMore;
    private final Consumer<Phrase> say;

    /** The question that was named as open last. */
    private Optional<Task> named = Optional.empty();

    /**
     * @param remarks the comments that are told
     * @param search the search that is walked through, as long as that is what is shown
     * @param showMore shows more of the text of a lesson's page; answers whether there was more
     * @param say tells the class why nothing else happens
     */
    Leading(
            Desk desk,
            Playing playing,
            LessonRoom room,
            Remarks remarks,
            Supplier<Optional<Stepping>> search,
            BooleanSupplier showMore,
            Consumer<Phrase> say) {
        this.search = search;
        this.desk = desk;
        walk = new Walk(desk);
        this.playing = playing;
        this.room = room;
        this.remarks = remarks;
        this.showMore = showMore;
        this.say = say;
    }

    void next() {
        Optional<Study> study = room.study();
        boolean hidden = desk.hiding().isOn() && (study.isPresent() || !walk.canGoOn());
        Optional<Stepping> thought = search.get();
        if (hidden) say.accept(Phrase.of("present.hidden"));
        else if (thought.filter(Stepping::canGoOn).isPresent()) thought.get().next();
        else if (study.isPresent()) nextOf(study.get());
        else if (remarks.hasMore()) remarks.next();
        else if (walk.canGoOn()) walk.next();
        else if (playing.isWaiting()) playing.letAnswer();
        else if (desk.lookahead().isPresent()) desk.leaveLookahead();
        else if (!playing.isThinking() && playing.claim().isEmpty()) say.accept(Phrase.of(end()));
    }

    private String end() {
        return desk.position().isOver() ? "present.game-over" : "present.last-move";
    }

    private void nextOf(Study study) {
        if (showMore.getAsBoolean()) return;
        Optional<Task> open = study.task().filter(task -> !task.isDone());
        if (open.isPresent() && !isNamed(open.get())) {
            named = open;
            say.accept(Phrase.of("present.question-open"));
            return;
        }
        named = Optional.empty();
        if (room.canGoOn()) room.next();
        else say.accept(Phrase.of("present.lesson-over"));
    }

    /** An answer that was tried meanwhile makes it worth being named again. */
    private boolean isNamed(Task open) {
        return named.filter(task ->
                        task.number() == open.number() && task.judgement().equals(open.judgement()))
                .isPresent();
    }

    void previous() {
        named = Optional.empty();
        Optional<Stepping> thought = search.get();
        if (thought.filter(Stepping::canGoBack).isPresent()) thought.get().previous();
        else if (room.isOpen()) room.back();
        else if (remarks.hasPrevious()) remarks.previous();
        else walk.previous();
    }
}
