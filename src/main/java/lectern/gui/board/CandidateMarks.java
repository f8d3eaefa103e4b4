package lectern.gui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import lectern.game.Phrase;
import lectern.game.PositionView;
import lectern.game.Seat;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Considered;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Topic;
import lectern.gui.wording.Wording;
import lectern.picture.HeatCell;
import lectern.picture.MoveMarks;
import lectern.picture.NumberedMove;
import lectern.play.player.Contender;
import lectern.search.Choice;
import lectern.telling.CellScore;
import lectern.telling.ScoreMap;

/**
 * What a player considered, on the board: the scores of its candidates, and the line that it expects. Each is shown as
 * long as it is switched on and known for the position that is on the board; where it is not known, switching it on
 * asks a player. While a question is asked on the board, or a move is to be predicted, neither is shown: it could be the
 * answer. On the event thread.
 */
public final class CandidateMarks {
    private final Desk desk;
    private final BoardAim aim;
    private final Wording wording;
    private final Consumer<Phrase> told;
    private final Playing playing;
    private final Supplier<Contender> adviser;
    private final BoardView board;
    private boolean scores;
    private boolean line;

    /** Whether a player was asked for what is to be shown. */
    private boolean awaited;

    /** What was last shown, and for what. */
    private Optional<Shown> shown = Optional.empty();

    private Optional<ExpectedLine> expected = Optional.empty();
    private List<NumberedMove> arrows = List.of();

    private record Shown(Considered considered, Seat view, List<HeatCell> cells) {}

    /**
     * @param told hears what is to be seen, or why nothing is
     * @param adviser who is asked where nothing is known
     */
    public CandidateMarks(
            Desk desk,
            BoardAim aim,
            Playing playing,
            Wording wording,
            BoardView board,
            Consumer<Phrase> told,
            Supplier<Contender> adviser) {
        this.desk = desk;
        this.aim = aim;
        this.playing = playing;
        this.wording = wording;
        this.board = board;
        this.told = told;
        this.adviser = adviser;
        board.consider(this::now);
        wording.write(() -> shown = Optional.empty());
        desk.listen(topic -> {
            if (topic == Topic.MATCH) awaited = false;
            if (topic == Topic.OPINION && awaited) arrive();
        });
    }

    public boolean showsScores() {
        return scores;
    }

    public boolean showsLine() {
        return line;
    }

    /** Takes the scores away if there are any to be seen; otherwise sees to it that there are. */
    public void toggleScores() {
        scores = !scores || now().heat().isEmpty();
        if (scores) obtain(Considered.at(desk).isPresent());
        board.repaintEverywhere();
    }

    /** Takes the line away if there is one to be seen; otherwise sees to it that there is. */
    public void toggleLine() {
        line = !line || now().line().isEmpty();
        if (line) obtain(!Considered.line(desk).isEmpty());
        board.repaintEverywhere();
    }

    private void obtain(boolean known) {
        if (isAsked()) told.accept(Phrase.of("board.marks.question"));
        else if (known) tell();
        else if (!desk.measured().equals(Optional.of(desk.shown()))) told.accept(Phrase.of("board.marks.midway"));
        else if (desk.shown().isOver()) told.accept(Phrase.of("board.marks.over"));
        else if (playing.canStop()) told.accept(Phrase.of("board.marks.busy"));
        else {
            awaited = true;
            playing.ask(adviser.get());
        }
    }

    private boolean isAsked() {
        return aim.examiner().isPresent() || desk.hiding().isOn();
    }

    private void arrive() {
        if (Considered.at(desk).isEmpty()) return;
        awaited = false;
        tell();
    }

    /** What the marks mean. */
    private void tell() {
        Optional<Considered> here = Considered.at(desk);
        if (scores && here.isPresent()) told.accept(legend(here.get()));
        else if (line) {
            PositionView view = desk.shown().view();
            told.accept(Phrase.of("board.marks.line", view.name(Seat.FIRST), view.name(Seat.SECOND)));
        }
    }

    private Phrase legend(Considered here) {
        if (here.decision().choice() == Choice.DRAWN) return Phrase.of("board.marks.chances");
        ScoreMap map = ScoreMap.of(here.decision(), here.root(), desk.viewpoint());
        String key = map.isShared() ? "board.marks.shared" : "board.marks.scores";
        return Phrase.of(key, here.root().view().viewer(desk.viewpoint()));
    }

    /** What is to be seen at this moment. */
    MoveMarks now() {
        if ((!scores && !line) || isAsked()) return MoveMarks.NONE;
        return new MoveMarks(
                scores ? Considered.at(desk).map(this::cells).orElse(List.of()) : List.of(),
                line ? numbered() : List.of(),
                List.of());
    }

    private List<NumberedMove> numbered() {
        ExpectedLine now = ExpectedLine.at(desk);
        if (!expected.filter(now::equals).isPresent()) {
            expected = Optional.of(now);
            arrows = now.numbered();
        }
        return arrows;
    }

    /** Worked out once: a board is painted often. */
    private List<HeatCell> cells(Considered here) {
        boolean same = shown.filter(known -> isSame(known.considered, here) && known.view == desk.viewpoint())
                .isPresent();
        if (!same) shown = Optional.of(new Shown(here, desk.viewpoint(), made(here)));
        return shown.orElseThrow().cells;
    }

    /** To compare decisions is to compare all that they hold. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(Considered one, Considered other) {
        return one.decision() == other.decision();
    }

    private List<HeatCell> made(Considered here) {
        ScoreMap map = ScoreMap.of(here.decision(), here.root(), desk.viewpoint());
        List<HeatCell> cells = new ArrayList<>();
        for (CellScore score : map.cells()) {
            cells.add(new HeatCell(
                    score.cell(),
                    score.warmth(),
                    wording.of(score.worth()),
                    score.sharing() > 1 ? wording.of("board.marks.sharing", score.sharing()) : "",
                    score.chosen(),
                    map.isMixed() ? Optional.of(score.travel()) : Optional.empty()));
        }
        return cells;
    }
}
