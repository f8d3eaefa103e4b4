package lectern.gui;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Rectangle;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import lectern.game.Phrase;
import lectern.gui.act.Act;
import lectern.gui.act.Acts;
import lectern.gui.act.Menus;
import lectern.gui.act.ToolBar;
import lectern.gui.board.BoardPane;
import lectern.gui.board.BoardView;
import lectern.gui.board.CandidateMarks;
import lectern.gui.chart.ChartPane;
import lectern.gui.chart.SaveChart;
import lectern.gui.desk.Background;
import lectern.gui.desk.BoardAim;
import lectern.gui.desk.Desk;
import lectern.gui.desk.MoveSigns;
import lectern.gui.desk.Playing;
import lectern.gui.desk.StepClock;
import lectern.gui.desk.Stepping;
import lectern.gui.desk.Walk;
import lectern.gui.dialog.Dialogs;
import lectern.gui.experiment.Experiments;
import lectern.gui.history.MoveListPane;
import lectern.gui.inspector.ConnectivityPane;
import lectern.gui.inspector.Inspector;
import lectern.gui.inspector.MovePane;
import lectern.gui.inspector.RulesPane;
import lectern.gui.inspector.ValidMovesPane;
import lectern.gui.inspector.decision.DecisionPane;
import lectern.gui.keeping.GameFile;
import lectern.gui.keeping.Keeping;
import lectern.gui.keeping.OfferBar;
import lectern.gui.lab.LabDesk;
import lectern.gui.lab.LabPlace;
import lectern.gui.lab.LabRoom;
import lectern.gui.league.LeagueWindow;
import lectern.gui.lesson.LessonPanel;
import lectern.gui.lesson.LessonRoom;
import lectern.gui.lesson.Lessons;
import lectern.gui.opening.FileDrop;
import lectern.gui.opening.Reception;
import lectern.gui.predict.CountingKeys;
import lectern.gui.predict.HiddenBar;
import lectern.gui.predict.OpenLesson;
import lectern.gui.predict.Poll;
import lectern.gui.predict.QuizRun;
import lectern.gui.predict.RecordQuiz;
import lectern.gui.predict.SaveQuiz;
import lectern.gui.predict.TallyPane;
import lectern.gui.present.Presentation;
import lectern.gui.review.ReviewPane;
import lectern.gui.review.ReviewRoom;
import lectern.gui.review.SaveReview;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.thinking.ThinkingWindow;
import lectern.gui.wording.Literal;
import lectern.gui.wording.Wording;
import lectern.lesson.study.LessonBoards;
import lectern.lesson.study.Study;
import lectern.lesson.study.Task;
import lectern.play.quiz.MoveQuestion;
import net.miginfocom.swing.MigLayout;

/**
 * What stands around the board of a component: commands, state of the game, chart, inspector, the list of moves; and
 * what plays, keeps games and works in the background.
 */
final class PanelContents {
    /** So much of the height a chart takes that is laid over a presentation. */
    private static final double CHART_HEIGHT = 0.6;

    private final JComponent owner;
    private final Desk desk;
    private final Wording wording;
    private final Playing playing;
    private final StepClock clock;
    private final Pace pace;
    private final Background background = new Background();
    private final BoardPane boardPane;
    private final PanelLayout arrangement;
    private final ToolBar toolbar;
    private final Acts acts;
    private final Menus menus;
    private final Keeping keeping;
    private final Dialogs dialogs;
    private final Runnable hearingOfTrouble;
    private final LessonRoom room;
    private final Lessons lessons;
    private final Presentation presentation;
    private final LabRoom lab;
    private final Poll poll;
    private final QuizRun quiz;
    private final ReviewRoom review;
    private final LeagueWindow league;
    private final Reception reception;

    /** @param owner the component: dialogs belong to it, and shortcuts work wherever the focus is inside it */
    PanelContents(
            JComponent owner,
            Desk desk,
            BoardAim aim,
            GameFile file,
            BoardView board,
            Wording wording,
            DataFolder data,
            UserSettings remembered) {
        this.owner = owner;
        this.desk = desk;
        this.wording = wording;
        playing = new Playing(desk);
        aim.respect(playing);
        clock = new StepClock(desk);
        pace = new Pace(desk, playing, remembered);
        acts = new Acts(wording);
        menus = new Menus(wording);
        keeping = new Keeping(desk, file, wording, owner, background, data, remembered);
        lab = new LabRoom(owner, desk, aim, board, wording, data, remembered, this::tell);
        dialogs = new Dialogs(
                owner, wording, desk, playing, board::scene, background, remembered, lab.saved()::named, this::tell);
        boardPane = new BoardPane(board, desk, aim, playing, wording, dialogs::seatMenu);
        CandidateMarks candidates = new CandidateMarks(
                desk,
                aim,
                playing,
                wording,
                board,
                this::tell,
                () -> dialogs.advisers().adviser());
        poll = new Poll(desk, aim, this::askedInLesson, this::tell);
        MoveSigns signs = new MoveSigns();
        review = new ReviewRoom(desk, signs);
        ChartPane chart = chart(signs);
        Inspector inspector = new Inspector(wording);
        toolbar = new ToolBar(acts);
        arrangement = new PanelLayout(
                boardPane,
                chart,
                inspector,
                new MoveListPane(desk, signs, wording, this::tell),
                toolbar,
                acts,
                () -> desk.hiding().isOn(),
                remembered);
        ThinkingWindow thinking = new ThinkingWindow(owner, wording, desk, remembered, lab.saved()::named);
        room = new LessonRoom(
                desk,
                aim,
                playing,
                board,
                arrangement,
                keeping,
                () -> new LessonPanel(
                        desk, acts, wording, think -> thinking.walkThrough(think.board(), think.algorithm())),
                wording,
                remembered);
        quiz = new QuizRun(
                desk, poll, playing, keeping, new OpenLesson(() -> room.study().map(Study::lesson), room::setAside));
        room.whenOpening(quiz::leave);
        lessons = new Lessons(room, desk, wording, owner, background, remembered, this::tell);

        hearingOfTrouble = remembered.onTrouble(
                trouble -> EventQueue.invokeLater(() -> keeping.offers().tell(trouble)));

        presentation = new Presentation(owner, desk, aim, playing, room, board, acts, wording);

        Commands commands = new Commands(acts, desk, aim);
        commands.bindGames(dialogs, keeping, new SaveChart(chart, wording, background, remembered, this::tell));
        Experiments experiments = new Experiments(owner, wording, desk, background, remembered, keeping::show);
        commands.bindExperiments(experiments);
        league = new LeagueWindow(owner, wording, desk, data, remembered, lab.saved()::named, keeping::show);
        commands.bindLeague(league);
        reception = new Reception(new WindowPlaces(desk, keeping, lab.lab(), inspector, lessons, league));
        owner.setTransferHandler(new FileDrop(reception::open));
        commands.bindThinking(thinking);
        lab.uses().offer("lab.experiment", experiments::open);
        commands.bindSteps(new Walk(desk), playing, room, keeping, poll, () -> thought(inspector));
        commands.bindPlayers(playing, pace, dialogs, inspector, room);
        commands.bindLessons(lessons, room);
        commands.bindPoll(poll, () -> {
            inspector.open(TallyPane.class);
            presentation.show(TallyPane.class);
        });
        presentation.addKeys(stage -> CountingKeys.putOn(stage, poll));
        commands.bindViews(boardPane, inspector, boardPane.field(), candidates);
        acts.bindSwitch(Act.PRESENT, presentation::toggle, presentation::isOpen);
        chart.watch(acts::refresh);
        addPane(inspector, MovePane.class, "move", () -> new MovePane(desk, aim, wording, acts));
        addPane(inspector, ValidMovesPane.class, "moves", () -> new ValidMovesPane(desk, aim, wording, background));
        addPane(
                inspector,
                ConnectivityPane.class,
                "connectivity",
                () -> new ConnectivityPane(desk, aim, wording, boardPane.board()));
        addPane(inspector, DecisionPane.class, "decision", () -> {
            DecisionPane decision = new DecisionPane(desk, aim, playing, wording);
            decision.whenTurned(acts::refresh);
            return decision;
        });
        addPane(inspector, LabPlace.class, "lab", lab::pane);
        SaveQuiz saving = new SaveQuiz(owner, quiz, wording, background, remembered, this::tell);
        RecordQuiz records = new RecordQuiz(owner, quiz, wording, background, remembered, this::tell);
        addPane(
                inspector,
                TallyPane.class,
                "class",
                () -> new TallyPane(poll, quiz, records::choose, saving::save, wording));
        addPane(inspector, RulesPane.class, "rules", () -> new RulesPane(desk, wording, lessons.links()));
        SaveReview savingReview = new SaveReview(owner, wording, background, remembered, this::tell);
        commands.bindReview(review, () -> inspector.open(ReviewPane.class).begin(), room);
        presentation.add("present.chart", CHART_HEIGHT, ChartPane.class, () -> chart(signs));

        addPane(inspector, ReviewPane.class, "review", () -> new ReviewPane(desk, aim, review, savingReview, wording));
        inspector.addChangeListener(event -> acts.refresh());
        keeping.listen(this::putTitle);
        keeping.whenPasted(() -> tell(Phrase.of("keeping.pasted")));
        keeping.whenResult(this::tell);
        room.listen(this::putTitle);
        room.listen(quiz::refresh);
        quiz.listen(this::putTitle);
        wording.write(this::putTitle);
    }

    private ChartPane chart(MoveSigns signs) {
        ChartPane chart = new ChartPane(desk, signs, background, wording, lab.saved()::named);
        lab.saved().listen(chart::offerJudges);
        return chart;
    }

    /** What the lesson asks on the board that it shows, if moves answer it. */
    private Optional<MoveQuestion> askedInLesson() {
        return room.study()
                .flatMap(Study::task)
                .map(Task::ask)
                .filter(ask -> ask.board().equals(desk.position()))
                .flatMap(LessonBoards::question);
    }

    /** The search that is walked through, as long as that is what is in front. */
    private static Optional<Stepping> thought(Inspector inspector) {
        return inspector.getSelectedComponent() instanceof DecisionPane decision
                ? decision.stepping()
                : Optional.empty();
    }

    /** Where the component has a window to itself, the user can leave that from here. */
    void leaveBy(Runnable quit) {
        acts.bind(Act.QUIT, quit);
    }

    /** A pane of the inspector, which a presentation can lay over the board too. */
    private <P extends JComponent> void addPane(Inspector inspector, Class<P> type, String name, Supplier<P> pane) {
        inspector.add(type, name, pane);
        presentation.add("inspector.tab." + name, 1, type, pane);
    }

    private void fillMenus() {
        menus.fill(acts);
        keeping.fill(menus.menu(Act.Menu.GAME), "act.open");
        lessons.fill(menus.menu(Act.Menu.LESSONS));
        Choices choices = new Choices(menus, wording);
        choices.addSpeeds(desk, pace);
        choices.addTapPreview(boardPane.board());
        choices.addLanguages();
    }

    /** Puts everything into its place. */
    void fill(JComponent whole) {
        acts.putKeysOn(whole);
        toolbar.fill(new SpeedButton(desk, pace, wording));
        CountingKeys.putOn(whole, poll);
        fillMenus();
        JPanel north = new JPanel(new MigLayout("insets 0, gap 0, fillx, wrap 1, hidemode 3", "[grow, fill]"));
        north.add(menus.bar());
        north.add(presentation.strip(), "wmin 0");
        north.add(new HiddenBar(desk, wording, poll::reveal));
        whole.add(north, BorderLayout.NORTH);
        whole.add(new OfferPlace(new OfferBar(keeping.offers(), wording), arrangement));
    }

    Menus menus() {
        return menus;
    }

    Presentation presentation() {
        return presentation;
    }

    LabDesk lab() {
        return lab.lab();
    }

    Keeping keeping() {
        return keeping;
    }

    /** Where files from outside are opened. */
    Reception reception() {
        return reception;
    }

    LessonRoom room() {
        return room;
    }

    /** Where the board stands as long as no lesson needs room; nowhere while one does. */
    Optional<BoardPlace> boardPlace(JComponent whole) {
        if (room.title().isPresent() || !whole.isShowing()) return Optional.empty();
        BoardView board = boardPane.board();
        Dimension size = whole.getSize();
        Rectangle place = SwingUtilities.convertRectangle(board.getParent(), board.getBounds(), whole);
        // Taken out of the whole, the bar still takes its height from it, but only once it is there.
        if (!SwingUtilities.isDescendingFrom(menus.bar(), whole)) {
            int height = menus.bar().getHeight();
            size.height += height;
            place.y += height;
        }
        return Optional.of(new BoardPlace(size, place));
    }

    void start() {
        keeping.start();
    }

    void rest() {
        presentation.close();
        playing.stop();
        room.rest();
        clock.finish();
    }

    /** Runs something when all is kept, or the user has heard of what cannot be. */
    void prepareToEnd(Runnable end) {
        keeping.prepareToEnd(end);
    }

    /** What was on the desk before a lesson is there again, and is kept. */
    void close() {
        presentation.close();
        league.close();
        room.destroy();
        arrangement.remember();
        hearingOfTrouble.run();
        poll.close();
        playing.close();
        keeping.close();
        lab.close();
        review.close();
        reception.close();
        background.close();
    }

    /** Says something until something else is done. */
    void tell(Phrase news) {
        boardPane.prompt().tell(news);
        presentation.tell(news);
    }

    private void putTitle() {
        String game = wording.of(desk.game().kind().name());
        String shown =
                room.title().or(quiz::title).map(other -> other + " – " + game).orElseGet(keeping::title);
        owner.putClientProperty(LecternFrame.TITLE, Literal.of(shown + " – Lectern"));
    }
}
