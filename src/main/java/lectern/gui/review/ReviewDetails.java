package lectern.gui.review;

import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JPanel;
import lectern.game.Phrase;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.inspector.decision.view.BoardPreview;
import lectern.gui.textflow.Prose;
import lectern.gui.textflow.WrapLayout;
import lectern.gui.wording.Wording;
import lectern.play.review.Comparison;
import lectern.play.review.Review;
import lectern.play.review.ReviewTelling;
import lectern.play.review.ReviewedMove;
import net.miginfocom.swing.MigLayout;

/** One move of a review: what it gave away, the better line, the criterion that shows it; and the puzzle made of it. */
final class ReviewDetails extends JPanel {
    private final transient TryAgain puzzle;
    private final transient Wording wording;
    private final transient BoardPreview preview;
    private final Prose verdict = new Prose("reviewed.verdict", "title");
    private final MoveLine line;
    private final CauseRow cause;
    private final JButton begin = button("try");
    private final JButton again = button("try-another");
    private final JButton leave = button("try-leave");
    private transient Optional<ReviewedMove> move = Optional.empty();
    private transient Optional<Review> review = Optional.empty();

    ReviewDetails(Desk desk, TryAgain puzzle, Wording wording, BoardPreview preview, BoardAim aim) {
        super(new MigLayout("insets 0, fillx, wrap 1, gapy 4, hidemode 3", "[grow, fill]"));
        this.puzzle = puzzle;
        this.wording = wording;
        this.preview = preview;
        setName("reviewed.details");
        setOpaque(false);
        line = new MoveLine("reviewed.line", desk, wording, preview);
        cause = new CauseRow(wording, preview, aim);
        JPanel row = WrapLayout.row("reviewed.deeds");
        row.add(begin);
        row.add(again);
        row.add(leave);
        add(verdict, "wmin 0");
        add(line, "wmin 0");
        add(cause, "wmin 0");
        add(row, "wmin 0");
        begin.addActionListener(event -> move.ifPresent(asked -> begin(asked, review.orElseThrow())));
        again.addActionListener(event -> puzzle.ask());
        leave.addActionListener(event -> puzzle.leave());
    }

    private static JButton button(String word) {
        JButton button = new JButton();
        button.setName("reviewed." + word);
        return button;
    }

    private void begin(ReviewedMove asked, Review of) {
        preview.leave();
        puzzle.begin(asked, of);
    }

    void show(Optional<ReviewedMove> shown, Optional<Review> of) {
        move = shown;
        review = of;
        boolean puzzling = puzzle.stage() != TryAgain.Stage.IDLE;
        boolean judged = puzzle.stage() == TryAgain.Stage.JUDGED;
        setVisible(shown.isPresent());
        if (shown.isEmpty()) return;
        begin.setText(wording.of("review.try"));
        begin.setToolTipText(wording.of("review.try.tip"));
        again.setText(wording.of("review.try.another"));
        leave.setText(wording.of("review.try.leave"));
        begin.setVisible(!puzzling && shown.get().isBettered());
        again.setVisible(judged);
        leave.setVisible(puzzling);
        verdict.setText(wording.of(puzzling ? told() : ReviewTelling.verdict(shown.get(), of.orElseThrow())));
        show(puzzling ? puzzle.tried() : shown, puzzling);
    }

    /** In a puzzle, the play that answers the move that was tried; otherwise the better play and why it is better. */
    private void show(Optional<ReviewedMove> told, boolean puzzling) {
        Optional<Comparison> both = told.filter(ReviewedMove::isBettered).flatMap(ReviewedMove::comparison);
        line.setVisible(both.isPresent() && !(puzzling && puzzle.isKept()));
        both.ifPresent(found -> line.show(
                wording.of(puzzling ? "review.line.answer" : "review.line.better"),
                told.orElseThrow().turn().before(),
                puzzling ? found.played().line() : found.best().line()));
        boolean explained = !puzzling && told.flatMap(ReviewedMove::cause).isPresent();
        cause.setVisible(explained);
        if (explained)
            cause.show(told.get(), both.orElseThrow(), told.get().cause().get());
    }

    private Phrase told() {
        return switch (puzzle.stage()) {
            case IDLE, ASKED -> puzzle.prompt();
            case THINKING -> Phrase.of("review.try.thinking");
            case JUDGED -> ReviewTelling.tried(puzzle.tried().orElseThrow(), review.orElseThrow());
        };
    }
}
