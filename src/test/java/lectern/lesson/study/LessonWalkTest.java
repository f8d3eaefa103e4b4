package lectern.lesson.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import java.util.List;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.picture.Mark;
import lectern.picture.OverlayMarks;
import lectern.play.Turn;
import lectern.search.Decision;
import lectern.search.Stop;
import org.junit.jupiter.api.Test;

/** How a lesson is walked through, and what is shown on the way. */
class LessonWalkTest {
    private static final String ASK =
            "ask: choice\nquestion: Which?\nchoices:\n  - {text: This, right: true}\n  - text: That\n";

    @Test
    void aPageOfTextIsOneSpotWithTheBoardThatIsToCome() {
        Study study = Study.begin(SampleLesson.of("Welcome.", SampleLesson.MIDDLE));

        assertThat(study.spot()).isEqualTo(new Spot(0, Spot.OPENING, 0));
        assertThat(study.block()).isEmpty();
        assertThat(study.scene()).isInstanceOf(LessonScene.Bare.class);
        assertThat(study.scene().board().text()).isEqualTo("o5x/7/3oo2/4x2/7/7/x5o x 0 5");
        assertThat(study.next().spot()).isEqualTo(new Spot(1, 0, 0));
    }

    @Test
    void aLessonWithoutAnyBoardShowsTheStartOfItsGame() {
        Study study = Study.begin(SampleLesson.of("Only words."));

        assertThat(study.scene().board())
                .isEqualTo(study.lesson().game().start(1).position());
        assertThat(study.hasNext()).isFalse();
        assertThat(study.next()).isSameAs(study);
    }

    @Test
    void aPositionIsThereAsSoonAsItsPageIs() {
        Study study = Study.begin(SampleLesson.of("Look.\n\n" + SampleLesson.MIDDLE + "\nlight: d5 e5"));

        assertThat(study.spot()).isEqualTo(new Spot(0, 1, 0));
        assertThat(study.block().orElseThrow()).isInstanceOf(Block.Place.class);
        assertThat(study.next().block().orElseThrow()).isInstanceOf(Block.Light.class);
    }

    @Test
    void anythingElseWaitsUntilThePageWasRead() {
        Lesson lesson = SampleLesson.of("start: 1", "Now.\n\nplay: f6");
        Study second = Study.begin(lesson).next();

        assertThat(second.spot()).isEqualTo(new Spot(1, Spot.OPENING, 0));
        assertThat(second.scene().board()).isEqualTo(lesson.game().start(1).position());
        assertThat(second.next().spot()).isEqualTo(new Spot(1, 1, 0));
    }

    @Test
    void aPageGoesOnWithTheBoardThatTheOneBeforeHasLeft() {
        Study last =
                Study.begin(SampleLesson.of("start: 1\n\nplay: f6", "And now?")).toPage(1);

        assertThat(last.scene().board().text()).isEqualTo("o5x/5x1/7/7/7/7/x5o o 0 1");
    }

    @Test
    void aPlayIsToldMoveByMove() {
        Study study = Study.begin(SampleLesson.of("start: 1\n\nplay: g7g5 a6")).next();

        LessonScene.Told first = told(study);
        assertThat(first.turn().move().text()).isEqualTo("g7g5");
        assertThat(first.news()).isEqualTo(first.turn().effects());
        assertThat(first.board()).isEqualTo(first.turn().after());
        assertThat(first.picture()).isEqualTo(first.turn().after().picture());
        assertThat(told(study.next()).turn().move().text()).isEqualTo("a6");
        assertThat(study.next().hasNext()).isFalse();
        assertThat(first.match().line()).extracting(turn -> turn.move().text()).containsExactly("g7g5", "a6");
    }

    @Test
    void aPlayInStepsIsToldEffectByEffect() {
        Study study = Study.begin(SampleLesson.of(SampleLesson.MIDDLE + "\nplay: d4 a6\nsteps: true"))
                .next();
        Turn turn = told(study).turn();
        int steps = turn.effects().size();

        assertThat(steps).isGreaterThan(1);
        assertThat(told(study).news()).containsExactly(turn.effects().get(0));
        assertThat(told(study).board()).isEqualTo(turn.before());
        assertThat(told(study).picture())
                .isEqualTo(turn.effects().get(0).apply(turn.before().picture()));
        for (int i = 1; i < steps; i++) study = study.next();
        assertThat(told(study).board()).isEqualTo(turn.after());
        assertThat(told(study).picture()).isEqualTo(turn.after().picture());
        study = study.next();
        assertThat(told(study).turn().move().text()).isEqualTo("a6");
        assertThat(told(study).from()).isZero();
    }

    @Test
    void whatIsLitIsKnown() {
        Study study = Study.begin(SampleLesson.of(
                SampleLesson.MIDDLE + "\nlight: d5 e5\n\noverlay: frontier\n\ncriterion: count\nside: second"));
        Position board = study.scene().board();

        LessonScene lit = study.next().scene();
        assertThat(board.game().board().labels(only(lit).cells())).containsExactly("d5", "e5");
        assertThat(lit.picture()).isEqualTo(board.picture());
        assertThat(study.next().next().scene().marks().marks())
                .isEqualTo(
                        OverlayMarks.of(board.view().overlays().get(0), board).marks());
        Mark looked = only(study.next().next().next().scene());
        assertThat(looked.kind()).isEqualTo(Mark.Kind.CRITERION);
        assertThat(looked.cells().size()).isPositive();
    }

    private static Mark only(LessonScene scene) {
        assertThat(scene.marks().marks()).hasSize(1);
        return scene.marks().marks().get(0);
    }

    @Test
    void aDecisionIsMadeWhenItIsAskedFor() {
        Study study = Study.begin(SampleLesson.of(SampleLesson.MIDDLE + "\ndecide: medium\nopen: tree"))
                .next();
        LessonScene.Decided scene = (LessonScene.Decided) study.scene();

        assertThat(scene.opened()).isEqualTo(Block.Opened.TREE);
        assertThat(scene.decide(0, new Stop()).map(Decision::move).orElseThrow().text())
                .isEqualTo("d4");
    }

    @Test
    void aDecisionThatWasStoppedIsNone() {
        Study study = Study.begin(SampleLesson.of(SampleLesson.MIDDLE + "\ndecide: medium"))
                .next();
        Stop stop = new Stop();
        stop.ask();

        assertThat(((LessonScene.Decided) study.scene()).decide(0, stop)).isEmpty();
    }

    @Test
    void aSearchKeepsItsTreeForWhoWantsToSeeIt() {
        Study study = Study.begin(SampleLesson.of(SampleLesson.MIDDLE + "\ndecide: search:depth=2"))
                .next();
        LessonScene.Decided scene = (LessonScene.Decided) study.scene();

        assertThat(scene.decide(100, new Stop()).orElseThrow().trace()).isPresent();
        assertThat(scene.decide(0, new Stop()).orElseThrow().trace()).isEmpty();
    }

    @Test
    void aChartComesWithItsGame() {
        Study study = Study.begin(SampleLesson.of("start: 1\n\nchart: f6 a6\nshow: criteria\nside: second"))
                .next();
        LessonScene.Charted scene = (LessonScene.Charted) study.scene();

        assertThat(scene.match().line()).hasSize(2);
        assertThat(scene.board()).isEqualTo(scene.match().last());
        assertThat(scene.stacked()).isTrue();
        assertThat(scene.side()).isEqualTo(Seat.SECOND);
    }

    @Test
    void aClaimIsASentenceBesideTheBoard() {
        Study study = Study.begin(
                        SampleLesson.of(SampleLesson.MIDDLE + "\nclaim: Many moves.\nmeasure: {moves: legal}\nis: 25"))
                .next();

        assertThat(study.scene())
                .asInstanceOf(type(LessonScene.Claimed.class))
                .satisfies(claim -> assertThat(claim.sentence()).isEqualTo("Many moves."));
        assertThat(study.task()).isEmpty();
    }

    @Test
    void aQuestionIsATask() {
        Study study = Study.begin(SampleLesson.of("start: 1\n\n" + ASK, ASK.replace("Which", "And which")));

        assertThat(study.task()).isEmpty();
        assertThat(study.next().task().orElseThrow().number()).isZero();
        assertThat(study.toTask(1).spot()).isEqualTo(new Spot(1, 0, 0));
        assertThat(study.toTask(1).task().orElseThrow().ask().sentence()).isEqualTo("And which?");
        assertThat(study.tasks()).hasSize(2);
    }

    @Test
    void backLeadsToTheLastSpotOfThePageBefore() {
        Study study = Study.begin(SampleLesson.of("start: 1\n\nplay: f6", "More.", "End."));

        assertThat(study.hasBack()).isFalse();
        assertThat(study.back()).isSameAs(study);
        assertThat(study.toPage(1).back().spot()).isEqualTo(new Spot(0, 1, 0));
    }

    @Test
    void aJumpEndsOnAPageThatThereIs() {
        Study study = Study.begin(SampleLesson.of("One.", "Two.", "Three."));

        assertThat(study.toPage(2).page()).isEqualTo(study.lesson().pages().get(2));
        assertThat(study.toPage(99).spot().page()).isEqualTo(2);
        assertThat(study.toPage(-1).spot().page()).isZero();
        assertThat(study.to(new Spot(1, 7, 3)).spot()).isEqualTo(new Spot(1, Spot.OPENING, 0));
        assertThat(study.to(study.toPage(2).spot()).spot().page()).isEqualTo(2);
    }

    @Test
    void thePagesThatWereSeenAreKept() {
        Study study = Study.begin(SampleLesson.of("One.", "Two.", "Three.")).toPage(2);

        assertThat(study.seen()).containsExactlyInAnyOrder(0, 2);
        assertThat(study.score().pagesSeen()).isEqualTo(2);
        assertThat(study.score().isComplete()).isFalse();
        assertThat(study.back().score().isComplete()).isTrue();
        assertThat(study.restarted().seen()).containsExactly(0);
    }

    @Test
    void everyPageHasItsOpening() {
        Study study = Study.begin(SampleLesson.of("One.", "start: 1\n\nlight: a1", "light: a1"));

        assertThat(List.of(
                        study.toPage(0).spot(),
                        study.toPage(1).spot(),
                        study.toPage(2).spot()))
                .containsExactly(new Spot(0, Spot.OPENING, 0), new Spot(1, 0, 0), new Spot(2, Spot.OPENING, 0));
    }

    private static LessonScene.Told told(Study study) {
        return (LessonScene.Told) study.scene();
    }
}
