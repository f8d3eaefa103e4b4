package lectern.gui.lesson.page;

import java.util.Optional;
import javax.swing.JLabel;
import lectern.game.Phrase;
import lectern.gui.act.Icons;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Opinion;
import lectern.gui.textflow.Beside;
import lectern.gui.textflow.Sentence;
import lectern.gui.wording.Wording;
import lectern.lesson.Block;
import lectern.telling.DecisionTelling;
import lectern.telling.PlayerName;

/** A player who decides: first that it thinks, then what it chose. */
final class DecisionCard extends Card {
    private final transient Block.Decide decide;
    private final transient Desk desk;
    private final transient Wording wording;
    private final Sentence sentence = new Sentence(Sentence.Manner.STRONG, SMALLER);
    private transient Optional<Phrase> known = Optional.empty();

    DecisionCard(Block.Decide decide, Desk desk, Wording wording) {
        super(true);
        this.decide = decide;
        this.desk = desk;
        this.wording = wording;
        sentence.setName("lesson.decision");
        add(new Beside(new JLabel(Icons.named("thinking")), sentence));
    }

    @Override
    void refresh() {
        desk.opinion().filter(this::isAboutThis).ifPresent(opinion -> known = Optional.of(decided(opinion)));
        Phrase said = known.orElseGet(() -> Phrase.of("lecture.deciding", name()));
        sentence.say(wording.of(said), Sentence.Manner.STRONG);
    }

    private boolean isAboutThis(Opinion opinion) {
        return opinion.position().equals(decide.board())
                && opinion.contender().equals(decide.guess().player());
    }

    private Phrase decided(Opinion opinion) {
        Phrase rule = DecisionTelling.of(opinion.decision()).rule();
        return Phrase.of("lecture.decided", name(), opinion.decision().move().text(), rule);
    }

    private Phrase name() {
        return PlayerName.of(decide.guess().player().text());
    }
}
