package lectern.gui.lesson.page;

import java.util.List;
import javax.swing.JLabel;
import lectern.game.GameKind;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.gui.act.Icons;
import lectern.gui.board.BoardColours;
import lectern.gui.inspector.ColourIcon;
import lectern.gui.textflow.Beside;
import lectern.gui.textflow.PageText;
import lectern.gui.textflow.Sentence;
import lectern.gui.wording.Wording;
import lectern.lesson.Block;
import lectern.lesson.study.Grade;
import lectern.lesson.telling.Caption;
import lectern.picture.Mark;
import lectern.picture.OverlayMarks;
import lectern.picture.Swatches;

/** What a block does on the board, in a sentence; or a claim, with the sign that it is proven. */
final class CaptionCard extends Card {
    /** More of them are counted on the board, but not listed. */
    private static final int MOST_GROUPS = 8;

    private final transient Wording wording;

    private CaptionCard(Wording wording) {
        super(true);
        this.wording = wording;
    }

    static CaptionCard of(Block.Light light, Wording wording) {
        return new CaptionCard(wording).captioned("board", Caption.IN_WINDOW.of(light));
    }

    static CaptionCard of(Block.Show show, Wording wording) {
        CaptionCard card =
                new CaptionCard(wording).captioned("board", show.overlay().name());
        List<Overlay.Group> groups = show.overlay().groups();
        List<Mark.Group> looks = OverlayMarks.of(show.overlay(), show.board()).groups();
        Swatches swatches = BoardColours.swatches(show.board().game().kind());
        int number = 0;
        for (Overlay.Group group : groups.subList(0, Math.min(MOST_GROUPS, groups.size()))) {
            JLabel colour = new JLabel(ColourIcon.region(swatches.of(looks.get(number++))));
            card.add(new Beside(colour, card.said(Caption.IN_WINDOW.of(group))));
        }
        if (groups.size() > number) card.add(card.said(Phrase.of("lecture.more-groups", groups.size() - number)));
        return card;
    }

    static CaptionCard of(Block.LookAt look, Wording wording) {
        GameKind game = look.board().game().kind();
        CaptionCard card = new CaptionCard(wording).captioned("eye", Caption.IN_WINDOW.of(look));
        Sentence meaning = new Sentence(Sentence.Manner.MUTED, SMALLER);
        meaning.say(wording.of(game.meaning(look.criterion().key()).orElseThrow()), Sentence.Manner.MUTED);
        card.add(meaning);
        return card;
    }

    static CaptionCard of(Block.Chart chart, Wording wording) {
        return new CaptionCard(wording).captioned("chart", Caption.IN_WINDOW.of(chart));
    }

    static CaptionCard of(Block.Claim claim, Wording wording) {
        CaptionCard card = new CaptionCard(wording);
        PageText sentence = PageText.paragraph(TEXT);
        sentence.setName("lesson.claim");
        sentence.show(claim.sentence());
        card.add(new Beside(new JLabel(new AnswerSign(Grade.RIGHT)), sentence));
        Sentence proven = new Sentence(Sentence.Manner.MUTED, 1);
        proven.say(wording.of("lecture.proven"), Sentence.Manner.MUTED);
        card.add(proven);
        return card;
    }

    private CaptionCard captioned(String icon, Phrase sentence) {
        add(new Beside(new JLabel(Icons.named(icon)), said(sentence)));
        return this;
    }

    private Sentence said(Phrase phrase) {
        Sentence sentence = new Sentence(Sentence.Manner.PLAIN, SMALLER);
        sentence.say(wording.of(phrase), Sentence.Manner.PLAIN);
        return sentence;
    }

    @Override
    void refresh() {
        // It says what it said.
    }
}
