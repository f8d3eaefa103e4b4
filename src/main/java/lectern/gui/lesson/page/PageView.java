package lectern.gui.lesson.page;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import lectern.gui.desk.Desk;
import lectern.gui.lesson.lecture.Lecture;
import lectern.gui.look.LookColour;
import lectern.gui.textflow.Column;
import lectern.gui.textflow.Sentence;
import lectern.gui.wording.Wording;
import lectern.lesson.Block;
import lectern.lesson.Page;
import lectern.lesson.study.Spot;
import lectern.lesson.study.Study;
import lectern.lesson.study.Task;

/** A page of a lesson, as far as it has been shown: what comes after an open question might answer it. */
public final class PageView extends Column {
    private static final int GAP = 12;
    private static final int NONE = -1;

    private final transient Desk desk;
    private final transient Wording wording;
    private final transient Optional<Consumer<Block.Think>> walkThrough;
    private final transient List<Optional<Card>> cards = new ArrayList<>();
    private transient Lecture lecture;
    private transient Page page;
    private int number = NONE;
    private SummaryCard summary;

    /** Stands for what is not shown, at the end of the page. */
    private final Sentence hidden = new Sentence(Sentence.Manner.MUTED, Card.SMALLER);

    /** @param walkThrough shows step by step what a block lays open; empty where there is no place for it */
    public PageView(Desk desk, Wording wording, Optional<Consumer<Block.Think>> walkThrough) {
        super(GAP);
        this.desk = desk;
        this.wording = wording;
        this.walkThrough = walkThrough;
        setName("lesson.page");
        hidden.setName("lesson.hidden");
        wording.write(() -> getAccessibleContext().setAccessibleName(wording.of("speech.page")));
        dress();
    }

    /** Everything is made anew: another lesson, or another language. */
    public void show(Lecture shown) {
        lecture = shown;
        number = NONE;
        refresh();
    }

    /** The card of what is shown at the moment. */
    public Optional<Card> current() {
        int block = lecture.study().spot().block();
        if (summary != null && summary.isVisible()) return Optional.of(summary);
        return block < 0 || block >= cards.size() ? Optional.empty() : cards.get(block);
    }

    /** Whether the reader is typing something in. */
    public boolean isTyping() {
        return cards.stream()
                .flatMap(Optional::stream)
                .flatMap(card -> card.input().stream())
                .anyMatch(Component::isFocusOwner);
    }

    public void refresh() {
        Study study = lecture.study();
        if (study.spot().page() != number) begin(study);
        int shown = shown(study);
        while (cards.size() > shown) cards.remove(cards.size() - 1).ifPresent(this::remove);
        while (cards.size() < shown) append(page.blocks().get(cards.size()));
        boolean hides = desk.hiding().isOn();
        for (int i = 0; i < cards.size(); i++) {
            boolean seen = !hides || SeenBlocks.shows(study, i);
            boolean current = i == study.spot().block();
            cards.get(i).ifPresent(card -> {
                card.mark(current);
                card.refresh();
                card.setVisible(seen);
            });
        }
        boolean open = study.task().filter(task -> !task.isDone()).isPresent();
        summary.setVisible(!study.hasNext() && !open);
        summary.refresh();
        hidden.say(wording.of("predict.hidden"), Sentence.Manner.MUTED);
        hidden.setVisible(hides);
        revalidate();
        repaint();
    }

    private void begin(Study study) {
        page = study.page();
        number = study.spot().page();
        removeAll();
        cards.clear();
        summary = new SummaryCard(lecture, wording);
        add(hidden);
        add(summary);
    }

    /** So many blocks of the page are shown: up to the one of the moment, and the text behind it. */
    private static int shown(Study study) {
        List<Block> blocks = study.page().blocks();
        int shown = study.spot().block() == Spot.OPENING ? 0 : study.spot().block() + 1;
        boolean open = study.task().filter(task -> !task.isDone()).isPresent();
        while (!open && shown < blocks.size() && blocks.get(shown) instanceof Block.Text) shown++;
        return shown;
    }

    private void append(Block block) {
        Optional<Card> card = card(block);
        cards.add(card);
        card.ifPresent(made -> add(made, getComponentCount() - 2));
    }

    /** A position is on the board, and needs no card. */
    private Optional<Card> card(Block block) {
        return block.match(new Block.BlockCases<Optional<Card>>(
                text -> Optional.of(new TextCard(text.markdown())),
                place -> Optional.empty(),
                play -> Optional.of(new PlayCard(play, lecture, wording)),
                light -> Optional.of(CaptionCard.of(light, wording)),
                show -> Optional.of(CaptionCard.of(show, wording)),
                lookAt -> Optional.of(CaptionCard.of(lookAt, wording)),
                decide -> Optional.of(new DecisionCard(decide, desk, wording)),
                think -> Optional.of(new ThoughtCard(think, lecture, walkThrough, wording)),
                chart -> Optional.of(CaptionCard.of(chart, wording)),
                ask -> Optional.of(new QuestionCard(
                        ask, number(ask), lecture, () -> desk.hiding().isOn(), wording)),
                claim -> Optional.of(CaptionCard.of(claim, wording))));
    }

    /** Questions may be alike; then they stand in different lines. */
    private int number(Block.Ask ask) {
        return lecture.study().tasks().stream()
                .filter(task -> task.ask().equals(ask))
                .map(Task::number)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        dress();
    }

    private void dress() {
        Color paper = LookColour.of("TextArea.background", "text");
        setOpaque(true);
        setBackground(paper);
        int side = UIScale.scale(18);
        setBorder(BorderFactory.createEmptyBorder(UIScale.scale(14), side, UIScale.scale(18), side));
    }
}
