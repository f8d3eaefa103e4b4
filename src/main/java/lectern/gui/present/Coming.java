package lectern.gui.present;

import java.util.List;
import java.util.Optional;
import lectern.game.Effect;
import lectern.game.Phrase;
import lectern.game.Step;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Steps;
import lectern.play.Match;
import lectern.play.Turn;

/**
 * What only the lecturer sees while a class looks at another screen: what comes next, be it hidden from the class or not,
 * and what is written beside the move that is looked at.
 *
 * @param next empty at the end of what there is
 * @param notes in the words in which they were written
 */
record Coming(Optional<Phrase> next, List<String> notes) {
    Coming {
        notes = List.copyOf(notes);
    }

    static Coming on(Desk desk) {
        return new Coming(next(desk), Remarks.on(desk.match()));
    }

    private static Optional<Phrase> next(Desk desk) {
        Steps steps = desk.steps();
        if (!steps.isAtEnd()) return steps.turn().flatMap(turn -> told(turn, steps.at(steps.next())));
        if (!desk.match().canRedo()) return Optional.empty();
        Match after = desk.match().redo();
        return after.current().flatMap(Coming::first);
    }

    private static Optional<Phrase> told(Turn turn, Steps steps) {
        return steps.latest().map(step -> Phrase.of("present.step", turn.move().text(), step.told()));
    }

    private static Optional<Phrase> first(Turn turn) {
        List<Effect> effects = turn.effects();
        return Step.of(effects).stream()
                .findFirst()
                .map(step -> Phrase.of("present.step", turn.move().text(), step.told()));
    }
}
