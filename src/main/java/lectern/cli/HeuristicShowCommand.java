package lectern.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import lectern.cli.console.BuildVersion;
import lectern.cli.console.LanguageOption;
import lectern.cli.query.QueryLoop;
import lectern.game.Evaluation;
import lectern.game.Game;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.games.Games;
import lectern.heuristic.Heuristic;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicFiles;
import lectern.heuristic.file.HeuristicJson;
import lectern.telling.ScorePhrase;
import lectern.text.Language;
import lectern.text.Sentences;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code lectern heuristic show}: what a heuristic makes of a position, term by term. */
@Command(name = "show", mixinStandardHelpOptions = true, versionProvider = BuildVersion.class)
final class HeuristicShowCommand implements Callable<Integer> {
    private static final long USUAL_SEED = 1;

    @Mixin
    private final LanguageOption lang;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "shown.file")
    private Path file;

    @Option(names = "--position", paramLabel = "POSITION", descriptionKey = "shown.position")
    private String text = "start";

    @Option(names = "--game", paramLabel = "GAME", descriptionKey = "shown.game")
    private String game;

    @Option(names = "--side", paramLabel = "first|second", descriptionKey = "shown.side")
    private Seat side;

    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    HeuristicShowCommand(Language language) {
        lang = new LanguageOption(language);
    }

    @Override
    public Integer call() {
        try {
            Heuristic heuristic = HeuristicFiles.read(file);
            Game chosen = Games.read(game == null ? heuristic.game().id() : game);
            heuristic.in(chosen.kind());
            boolean start = text.equals("start");
            show(heuristic, start ? chosen.start(USUAL_SEED).position() : chosen.read(text));
            return ExitCode.OK;
        } catch (UnreadableHeuristic wrong) {
            throw lang.wrong(wrong.phrase());
        }
    }

    private void show(Heuristic heuristic, Position position) {
        Seat judged = side == null ? position.toMove() : side;
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(asQueried(heuristic, position, judged));
            return;
        }
        Sentences sentences = lang.sentences();
        Evaluation evaluation = heuristic.evaluator().evaluate(position, judged);
        out.println(sentences.of(
                "cli.heuristic.of",
                heuristic.name(),
                position.text(),
                position.view().name(judged)));
        for (Term term : evaluation.terms()) {
            out.println(sentences
                    .of(
                            "cli.heuristic.term",
                            term.key(),
                            ScorePhrase.exact(term.raw()),
                            ScorePhrase.exact(term.weight()),
                            ScorePhrase.contribution(term),
                            String.join(" ", position.game().board().labels(term.cells())))
                    .stripTrailing());
        }
        out.println(sentences.of("cli.heuristic.total", ScorePhrase.exact(evaluation.total())));
    }

    private String asQueried(Heuristic heuristic, Position position, Seat judged) {
        ObjectNode request = JsonNodeFactory.instance
                .objectNode()
                .put("do", "evaluate")
                .put("game", position.game().text())
                .put("position", position.text())
                .put("side", judged.word())
                .put("lang", lang.code());
        request.set("evaluator", HeuristicJson.of(heuristic));
        return new QueryLoop().answer(request.toString());
    }
}
