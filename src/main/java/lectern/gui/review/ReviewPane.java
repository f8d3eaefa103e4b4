package lectern.gui.review;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JCheckBox;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import lectern.game.Phrase;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Topic;
import lectern.gui.dialog.ScrollableContent;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.textflow.Prose;
import lectern.gui.wording.Wording;
import lectern.play.review.Review;
import lectern.play.review.ReviewTelling;
import lectern.play.review.ReviewedMove;
import net.miginfocom.swing.MigLayout;

/** Where the game went wrong: what each move gave away, and for the one that is looked at, what was better. */
public final class ReviewPane extends JPanel {
    private final transient Desk desk;
    private final transient ReviewRoom room;
    private final transient Wording wording;
    private final transient TryAgain puzzle;
    private final Prose text = new Prose("reviewed.text", "");
    private final JCheckBox marked = new JCheckBox();
    private final ReviewedMoveTable table;
    private final JScrollPane rolled;
    private final ReviewDetails details;
    private final ThresholdFields thresholds;
    private final ReviewBar bar;
    private final ReviewUses uses;
    private final Prose meaning = new Prose("reviewed.meaning", "muted");

    public ReviewPane(Desk desk, BoardAim aim, ReviewRoom room, SaveReview saving, Wording wording) {
        super(new java.awt.BorderLayout());
        this.desk = desk;
        this.room = room;
        this.wording = wording;
        puzzle = room.puzzle(aim);
        setName("inspector.review");
        bar = new ReviewBar(room, wording);
        uses = new ReviewUses(room, saving, wording);
        thresholds = new ThresholdFields(room, wording);
        marked.setName("reviewed.marked");
        marked.addActionListener(event -> fill());
        table = new ReviewedMoveTable(wording, move -> desk.goTo(move.turn().number()));
        rolled = new JScrollPane(table);
        details = new ReviewDetails(desk, puzzle, wording, new BoardPreview(desk, aim), aim);
        JPanel content = new ScrollableContent(new MigLayout(
                "insets 8, fill, wrap 1, gapy 6, hidemode 3", "[grow, fill]", "[][][][grow, fill][][][]"));
        content.add(bar, "wmin 0");
        content.add(text, "wmin 0");
        content.add(thresholds.beside(marked), "wmin 0");
        content.add(rolled, "wmin 0, hmin 120, hmax 100000");
        content.add(details, "wmin 0");
        content.add(uses.row(), "wmin 0");
        content.add(meaning, "wmin 0");
        JScrollPane scroll = new JScrollPane(content);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll);
        room.listen(this::fill);
        puzzle.listen(this::look);
        wording.write(this::fill);
        desk.follow(this::look, Topic.MATCH);
    }

    /** Reviews the game, unless that is known already. */
    public void begin() {
        if (room.review().isEmpty() && !room.isWorking()) bar.begin();
    }

    private void fill() {
        Optional<Review> review = room.review();
        bar.refresh();
        marked.setText(wording.of("review.marked-only"));
        thresholds.refresh();
        text.setText(review.map(this::told).orElseGet(this::nothingYet));
        meaning.setText(review.map(found ->
                        ReviewTelling.meaning(found).stream().map(wording::of).collect(Collectors.joining("\n")))
                .orElse(""));
        boolean there = review.isPresent();
        meaning.setVisible(there);
        uses.refresh(there);
        rolled.setVisible(there);
        thresholds.row().setVisible(there);
        table.show(review, marked.isSelected(), desk.match().cursor());
        look();
    }

    private String told(Review review) {
        return Stream.concat(ReviewTelling.rest(review).stream(), ReviewTelling.accuracy(review).stream())
                .map(wording::of)
                .collect(Collectors.joining("\n"));
    }

    private String nothingYet() {
        if (desk.hiding().isOn()) return wording.of("predict.hidden");
        if (room.isWorking()) return wording.of(Phrase.of("review.progress", room.done(), room.planned()));
        return wording.of(desk.match().line().isEmpty() ? "review.no-moves" : "review.idle");
    }

    /** The move that the board shows is the one that is told about; in a puzzle it is the one to better. */
    private void look() {
        boolean puzzling = puzzle.stage() != TryAgain.Stage.IDLE;
        int turn = puzzling ? puzzle.asked().turn().number() : desk.match().cursor();
        table.select(turn);
        Optional<Review> review = room.review();
        Optional<ReviewedMove> here = review.flatMap(found -> found.moves().stream()
                .filter(move -> move.turn().number() == turn)
                .findFirst());
        details.show(here, review);
        revalidate();
        repaint();
    }
}
