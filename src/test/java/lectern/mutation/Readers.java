package lectern.mutation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import lectern.cli.query.QueryLoop;
import lectern.game.Draws;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.UnreadableText;
import lectern.games.Games;
import lectern.grade.rules.RuleFile;
import lectern.grade.rules.UnreadableRules;
import lectern.gui.keeping.MutatedKeeping;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.heuristic.Heuristics;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicJson;
import lectern.heuristic.file.HeuristicYaml;
import lectern.lesson.Lesson;
import lectern.lesson.check.LessonFiles;
import lectern.lesson.study.Study;
import lectern.play.GameRecord;
import lectern.play.ResultsFile;
import lectern.play.Tournament;
import lectern.play.TournamentPlan;
import lectern.play.TournamentRefused;
import lectern.play.UnreadableRecord;
import lectern.play.player.PlayerText;
import lectern.search.Stop;

/** All that Lectern reads from outside. A kind more is a line more in {@link #all}. */
final class Readers {
    private static final Path LESSON = Path.of("lessons/infection/rules.en.md");

    private static final Game INFECTION = Games.read("infection");

    private final Path folder;
    private final List<Game> games =
            Games.ALL.stream().map(GameKind::id).map(Games::read).toList();

    private final Lesson lesson = LessonFiles.read(LESSON).lesson().orElseThrow();

    /** @param folder for files that are read from a disk */
    Readers(Path folder) {
        this.folder = folder;
    }

    List<MutatedKind> all() throws IOException {
        List<MutatedKind> kinds = new ArrayList<>();
        kinds.add(MutatedKind.ofTexts("game texts", gameTexts(), Games::read, UnreadableText.class));
        kinds.add(MutatedKind.ofTexts("positions", positions(), this::readPosition, UnreadableText.class));
        kinds.add(MutatedKind.ofTexts("players", playerTexts(), this::readPlayer, UnreadableText.class));
        kinds.add(MutatedKind.ofTexts("query lines", queryLines(), line -> new QueryLoop().answer(line)));
        kinds.add(MutatedKind.ofTexts("records", records(), GameRecord::read, UnreadableRecord.class));
        kinds.addAll(new MutatedKeeping(folder).kinds(records()));
        kinds.add(new MutatedKind("results", results(), List.of(TournamentRefused.class), this::readResults));
        kinds.add(MutatedKind.ofTexts(
                "heuristics", List.of(Heuristics.STAY_INSIDE), HeuristicYaml::read, UnreadableHeuristic.class));
        kinds.add(new MutatedKind("lessons", lessons(), List.of(), this::readLesson));
        kinds.add(MutatedKind.ofTexts("lesson standings", standings(), text -> Study.resumed(lesson, text)));
        kinds.add(new MutatedKind("rules of grading", rules(), List.of(UnreadableRules.class), this::readRules));
        kinds.add(new MutatedKind("settings", settings(), List.of(), this::readSettings));
        return kinds;
    }

    private List<String> gameTexts() {
        return List.of(
                "infection",
                "infection:rules=ataxx,blocked=c3+c5",
                "pushee:size=8,walls=off",
                "syrtis:board=minor,setup=random",
                "catsdogs:size=4,obstacles=0",
                "shiftago:marbles=7");
    }

    /** Each with its game before it. */
    private List<String> positions() {
        Draws draws = Draws.of(5, "positions");
        List<String> positions = new ArrayList<>();
        for (Game game : games) {
            Position position = game.start(3).position();
            for (int ply = 0; ply < 12 && !position.isOver(); ply++) {
                String move = draws.from(position.moves()).text();
                positions.add(game.text() + "\t" + position.text() + "\t" + move);
                position = position.play(position.readMove(move), Narrator.SILENT);
            }
        }
        return positions;
    }

    /** A position and a move; where only one of them can be read, the text is refused. */
    private void readPosition(String text) {
        String[] parts = text.split("\t", 3);
        Game game = games.stream()
                .filter(one -> one.text().equals(parts[0]))
                .findFirst()
                .orElse(INFECTION);
        Position position = game.read(parts.length > 1 ? parts[1] : text);
        Move move = position.readMove(parts.length > 2 ? parts[2] : text);
        if (position.violation(move).isEmpty())
            position.play(move, Narrator.SILENT).text();
    }

    private static List<String> playerTexts() {
        return List.of(
                "search:millis=20,clock=cpu,evaluator=report",
                "search:depth=6,threads=2,evaluator=report,w.count=2.5",
                "mcts:nodes=20000,rollout=4,explore=0.7",
                "solver:nodes=800000000",
                "greedy",
                "engine:millis=100,command=java -jar engine.jar");
    }

    private void readPlayer(String text) {
        PlayerText.readOrEngine(text, INFECTION);
    }

    /** None that may think for long: a mutation may make its budget endless. */
    private List<String> queryLines() {
        List<String> lines = new ArrayList<>(List.of("{\"id\":1,\"do\":\"games\",\"lang\":\"pt\"}"));
        for (String position : positions()) {
            String[] parts = position.split("\t", 3);
            String place = "\"game\":\"%s\",\"position\":\"%s\"".formatted(parts[0], parts[1]);
            for (String request : List.of(
                    "{\"id\":[2],\"do\":\"start\",\"game\":\"" + parts[0] + "\",\"seed\":77}",
                    "{\"do\":\"legal\"," + place + "}",
                    "{\"do\":\"facts\"," + place + "}",
                    "{\"do\":\"play\"," + place + ",\"move\":\"" + parts[2] + "\"}",
                    "{\"do\":\"explain\"," + place + ",\"move\":\"pass\"}",
                    "{\"do\":\"evaluate\"," + place + ",\"side\":\"second\",\"weights\":{}}",
                    "{\"do\":\"replay\"," + place + ",\"moves\":[\"" + parts[2] + "\"]}",
                    "{\"do\":\"choose\"," + place + ",\"player\":\"greedy\"}")) {
                lines.add(request);
            }
        }
        lines.add("{\"do\":\"evaluate\",\"game\":\"infection\",\"position\":\"o5x/7/7/7/7/7/x5o x 0 1\",\"evaluator\":"
                + HeuristicJson.line(Heuristics.stayInside()) + "}");
        return lines;
    }

    private List<String> records() {
        List<String> records = new ArrayList<>();
        for (String position : positions()) {
            String[] parts = position.split("\t", 3);
            records.add("lectern: 1\ngame: " + parts[0] + "\nstart: " + parts[1]
                    + "\nfirst: search:nodes=500\nsecond: human\nfirst-seed: 7\ndate: 2026-11-18\nroom: 12\n\n"
                    + "{A note} " + parts[2] + " [good \\] one] {why}\n");
        }
        String heuristic = HeuristicJson.line(Heuristics.stayInside());
        records.add("lectern: 1\ngame: infection\nstart-seed: 1\nheuristic: " + heuristic
                + "\nfirst: search:evaluator=@Stay inside,w.in-corners=2\n\na1a2\n");
        return records;
    }

    private List<byte[]> results() throws IOException {
        Path path = folder.resolve("results.txt");
        try (ResultsFile results = ResultsFile.open(path, plan(), false)) {
            new Tournament(plan(), 4, results, new Stop(), Phrase::key, Clock.systemUTC())
                    .run(1, (game, finished) -> {});
        }
        return List.of(Files.readAllBytes(path));
    }

    private TournamentPlan plan() {
        Game game = INFECTION;
        return new TournamentPlan(
                game, PlayerText.read("greedy", game), PlayerText.read("easy", game), 1, 4, 400, false);
    }

    private void readResults(byte[] bytes) throws IOException {
        try (ResultsFile results = ResultsFile.open(file("results.txt", bytes), plan(), true)) {
            results.all();
        }
    }

    private static List<byte[]> lessons() throws IOException {
        return List.of(Files.readAllBytes(LESSON));
    }

    private void readLesson(byte[] bytes) throws IOException {
        LessonFiles.read(file("lesson.md", bytes));
    }

    private List<String> standings() {
        Study study = Study.begin(lesson);
        return List.of(study.text(), study.toPage(1).text());
    }

    private static List<byte[]> rules() {
        return List.of("""
                lectern: grading 1
                game: infection
                rules:
                  - {name: a, beats: medium, by: 60 %, partial-from: 40 %, games: 20, player: 'search:depth=2'}
                  - {name: b, chooses: [f6, f7], in: 'o5x/7/7/7/7/7/x5o x 0 1', points: 2.5}
                  - {name: c, prefers: g6, to: g7g5, in: 'o5x/7/7/7/7/7/x5o x 0 1', visibility: hidden}
                  - {name: d, value: 0, of: count, for: second, in: 'o5x/7/7/7/7/7/x5o x 0 1', within: 1}
                  - {name: e, record: won, against: easy, seat: first, moves: 40, start: any, file: game.lectern}
                """.getBytes(StandardCharsets.UTF_8));
    }

    private void readRules(byte[] bytes) throws IOException {
        RuleFile.read(file("rules.yaml", bytes), false);
    }

    private static List<byte[]> settings() {
        return List.of("theme=dark\nlanguage=pt\nwindow.bounds=10,20,800,600\nlesson.infection-rules=1 2 \\u00e9\n"
                .getBytes(StandardCharsets.UTF_8));
    }

    private void readSettings(byte[] bytes) throws IOException {
        file("settings.properties", bytes);
        UserSettings.in(new DataFolder(folder)).text("theme");
    }

    private Path file(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }
}
