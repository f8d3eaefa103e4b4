package lectern.games;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import lectern.game.Game;
import lectern.game.Position;
import lectern.game.Term;
import lectern.search.Budget;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.PlayerKind;
import lectern.search.SearchOptions;
import lectern.search.Thinking;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the reports' own programs chose, and how they scored what they could choose from. */
class ReportChoicesTest {
    private static final JsonMapper MAPPER = new JsonMapper();

    /** The cases' numbers were rounded in another order of adding. */
    private static final double ROUNDING = 1e-9;

    @ParameterizedTest
    @MethodSource("caseFiles")
    void theLevelsChooseWhatTheReportsProgramsChose(Path file) throws IOException {
        List<String> failures = new ArrayList<>();
        List<String> lines = Files.readAllLines(file);
        for (String line : lines) {
            JsonNode theCase = MAPPER.readTree(line);
            Decision decision = decide(theCase.get("request"));
            String difference = difference(theCase.get("expect"), decision) + broken(decision);
            if (!difference.isEmpty()) failures.add(theCase.get("name").textValue() + difference);
        }
        assertThat(lines).isNotEmpty();
        assertThat(failures).isEmpty();
    }

    static Stream<Path> caseFiles() throws IOException, URISyntaxException {
        Path folder =
                Path.of(ReportChoicesTest.class.getResource("/lectern/choices").toURI());
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList().stream();
        }
    }

    private static Decision decide(JsonNode request) {
        Game game = Games.read(request.get("game").textValue());
        Position position = game.read(request.get("position").textValue());
        PlayerKind kind =
                Players.find(game.kind(), request.get("player").textValue()).orElseThrow();
        return kind.player(game.evaluator(kind.evaluator()).orElseThrow(), SearchOptions.USUAL)
                .decide(position, Thinking.within(Budget.UNLIMITED));
    }

    private static String difference(JsonNode expected, Decision decision) {
        StringBuilder difference = new StringBuilder();
        if (expected.has("move")
                && !expected.get("move").textValue().equals(decision.move().text())) {
            difference.append(": moves ").append(decision.move());
        }
        if (expected.has("score") && differ(expected.get("score").doubleValue(), decision.score())) {
            difference.append(": score ").append(decision.score());
        }
        if (expected.has("scores") && differ(scores(expected.get("scores")), scores(decision))) {
            difference.append(": scores ").append(scores(decision));
        }
        return difference.toString();
    }

    private static boolean differ(double expected, double score) {
        return Math.abs(expected - score) > ROUNDING;
    }

    private static boolean differ(Map<String, Double> expected, Map<String, Double> scores) {
        return !expected.keySet().equals(scores.keySet())
                || expected.keySet().stream().anyMatch(move -> differ(expected.get(move), scores.get(move)));
    }

    /** In what way a decision does not explain itself. */
    private static String broken(Decision decision) {
        StringBuilder broken = new StringBuilder();
        for (Candidate candidate : decision.candidates()) {
            double sum = 0;
            for (Term term : candidate.terms()) sum += term.contribution();
            if (sum != candidate.score()) broken.append(": terms of ").append(candidate.move());
            boolean better = decision.choice() == Choice.LOWEST
                    ? candidate.score() < decision.score() - ROUNDING
                    : candidate.score() > decision.score() + ROUNDING;
            if (better) broken.append(": better ").append(candidate.move());
        }
        return broken.toString();
    }

    private static Map<String, Double> scores(JsonNode expected) {
        Map<String, Double> scores = new TreeMap<>();
        expected.properties()
                .forEach(score -> scores.put(score.getKey(), score.getValue().doubleValue()));
        return scores;
    }

    private static Map<String, Double> scores(Decision decision) {
        Map<String, Double> scores = new TreeMap<>();
        for (Candidate candidate : decision.candidates()) {
            scores.put(candidate.move().text(), candidate.score() + 0.0);
        }
        return scores;
    }
}
