package lectern.telling;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import lectern.cli.query.ToldByQuery;
import lectern.game.Move;
import lectern.games.Games;
import lectern.games.Players;
import lectern.gui.inspector.decision.ToldByWindow;
import lectern.lesson.handout.ToldByHandout;
import lectern.play.Note;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.ProvenResult;
import lectern.search.trace.Bound;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Of the same decision the window, a handout, a record's note and an answer to a query say the same. */
class OneTellingTest {
    private static final int SHOWN = 5;

    /** Ties that are not settled by the order in which candidates are listed. */
    private static final Set<String> SETTLED_OTHERWISE =
            Set.of("players.tie.first-searched", "players.tie.outlook", "players.tie.visits", "players.tie.mean");

    private static List<Decided> decisions;
    private static Map<Language, List<Told>> window;

    @BeforeAll
    static void everyPlayerDecidesAndTheWindowShowsIt() throws InterruptedException {
        decisions = ManyDecisions.all();
        window = Map.of(
                Language.EN, ToldByWindow.all(decisions, Language.EN),
                Language.PT, ToldByWindow.all(decisions, Language.PT));
    }

    @Test
    void everyPlayerOfEveryGameIsAskedAndEveryRuleOfChoiceOccurs() {
        Set<String> asked = new TreeSet<>();
        decisions.forEach(decided -> asked.add(decided.position().game().kind().id() + " "
                + decided.contender().text().replaceAll(":.*", "")));
        Set<String> players = new TreeSet<>();
        Games.ALL.forEach(kind -> Players.of(kind).forEach(player -> players.add(kind.id() + " " + player.id())));

        assertThat(decisions).hasSizeGreaterThanOrEqualTo(1_000);
        assertThat(asked).isEqualTo(players);
        assertThat(decisions.stream()
                        .map(decided -> decided.decision().choice())
                        .collect(Collectors.toSet()))
                .isEqualTo(EnumSet.allOf(Choice.class));
        assertThat(decisions.stream().filter(decided -> verdict(decided).isPresent()))
                .hasSizeGreaterThan(100);
    }

    @ParameterizedTest
    @EnumSource
    void aHandoutNamesThePlayerTheRuleAndTheRemarksAsTheWindowDoes(Language language) {
        everyDecision(i -> handout(i, language)
                .headline()
                .equals(window.get(language).get(i).headline()));
    }

    @ParameterizedTest
    @EnumSource
    void aHandoutRanksTheCandidatesAsTheWindowDoesAndMarksTheSameOne(Language language) {
        String move = new Sentences(language).of("decision.column.move");
        everyDecision(i -> column(handout(i, language), move)
                        .equals(column(window.get(language).get(i), move))
                && handout(i, language)
                        .chosen()
                        .equals(window.get(language).get(i).chosen()));
    }

    @ParameterizedTest
    @EnumSource
    void aHandoutSaysNothingOfACandidateThatTheWindowDoesNotSay(Language language) {
        everyDecision(i -> {
            List<Map<String, String>> shown = window.get(language).get(i).rows();
            List<Map<String, String>> printed = handout(i, language).rows();
            return IntStream.range(0, printed.size())
                    .allMatch(row -> shown.get(row)
                            .entrySet()
                            .containsAll(printed.get(row).entrySet()));
        });
    }

    @Test
    void anAnswerToAQueryRanksTheCandidatesAsTheWindowDoes() {
        everyDecision(i -> {
            List<String> told = candidates(i).stream()
                    .map(candidate -> candidate.get("move").textValue())
                    .toList();
            return column(window.get(Language.EN).get(i), "Move")
                    .equals(told.subList(0, Math.min(Told.ROWS, told.size())));
        });
    }

    @Test
    void anAnswerToAQueryHasTheRemarksOfTheWindow() {
        everyDecision(i -> {
            JsonNode notes = answer(i).path("notes");
            String remarks = StreamSupport.stream(notes.spliterator(), false)
                    .map(note -> " " + note.textValue())
                    .collect(Collectors.joining());
            return notes.size() == telling(i).remarks().size()
                    && window.get(Language.EN).get(i).headline().endsWith(remarks);
        });
    }

    @Test
    void anAnswerToAQueryProvesAndScoresWhatTheWindowDoes() {
        everyDecision(i -> {
            List<JsonNode> told = candidates(i);
            List<Map<String, String>> shown = window.get(Language.EN).get(i).rows();
            return IntStream.range(0, shown.size())
                    .allMatch(row -> !shown.get(row).containsKey("Score")
                            || score(told.get(row)).equals(unbounded(shown.get(row))));
        });
    }

    @Test
    void aNoteInARecordSaysWhatTheWindowSaysOfTheChosenMove() {
        everyDecision(i -> {
            Optional<String> note = Note.of(decisions.get(i).decision()).map(Note::text);
            Map<String, String> chosen = window.get(Language.EN).get(i).rows().get(0);
            String worth = chosen.getOrDefault("Score", chosen.get("End of line"));
            if (note.isEmpty() || worth == null) return note.isEmpty() && worth == null;
            String said = note.get().replaceAll(",? *(lowest|(depth|nodes|trials|tie of) [0-9]+)", "");
            if (verdict(decisions.get(i)).isPresent()) return said.equals(worth);
            return chosen.containsKey("Result")
                    ? said.equals("result " + chosen.get("Result"))
                    : said.startsWith("score ")
                            && shown(Double.parseDouble(said.substring(6))).equals(worth);
        });
    }

    @Test
    void aDecisionWithATieSaysThatItWasOneAndARecordsNoteDoesToo() {
        everyDecision(i -> {
            boolean tie = telling(i).tied() > 1;
            String note = Note.of(decisions.get(i).decision()).map(Note::text).orElse("");
            return tie
                            == telling(i).remarks().stream()
                                    .anyMatch(remark -> remark.key().startsWith("decision.tie."))
                    && tie == note.contains("tie of " + telling(i).tied());
        });
        assertThat(IntStream.range(0, decisions.size()).filter(i -> telling(i).tied() > 1))
                .hasSizeGreaterThan(100);
    }

    @Test
    void ofEqualCandidatesTheFirstOrTheLastIsTakenAsTheDecisionSays() {
        everyDecision(i -> {
            Decision decision = decisions.get(i).decision();
            String how = decision.tieBreak().how().key();
            if (telling(i).tied() < 2 || SETTLED_OTHERWISE.contains(how)) return true;
            List<Move> tied = decision.candidates().stream()
                    .filter(candidate -> candidate.bound() == Bound.EXACT
                            && Math.abs(candidate.score() - decision.score())
                                    <= decision.tieBreak().tolerance())
                    .map(Candidate::move)
                    .toList();
            return decision.move().equals(tied.get(how.equals("catsdogs.tie.last") ? tied.size() - 1 : 0));
        });
    }

    private static DecisionTelling telling(int i) {
        return DecisionTelling.of(decisions.get(i).decision());
    }

    private static Optional<ProvenResult> verdict(Decided decided) {
        return decided.decision().chosen().verdict();
    }

    private static Told handout(int i, Language language) {
        return ToldByHandout.of(decisions.get(i), language);
    }

    private static JsonNode answer(int i) {
        return ToldByQuery.of(decisions.get(i));
    }

    private static List<JsonNode> candidates(int i) {
        return StreamSupport.stream(answer(i).get("candidates").spliterator(), false)
                .toList();
    }

    private static List<String> column(Told told, String head) {
        return told.rows().stream().map(row -> row.get(head)).toList();
    }

    private static String score(JsonNode candidate) {
        JsonNode verdict = candidate.path("verdict");
        if (verdict.isMissingNode()) return shown(candidate.get("score").doubleValue());
        String result = verdict.get("result").textValue();
        return verdict.has("plies") ? result + " in " + verdict.get("plies").intValue() : result;
    }

    /** The window's score without the sign of a bound and the margin of a proof, for which an answer has no words. */
    private static String unbounded(Map<String, String> row) {
        return row.get("Score").replaceFirst("^[≤≥] ", "").replaceFirst(", by .*", "");
    }

    private static String shown(double score) {
        Candidate candidate = Candidate.of(decisions.get(0).decision().move(), score, List.of());
        return ProvenResult.of(candidate.score())
                .map(proven -> proven.result().word() + " in " + proven.plies().orElseThrow())
                .orElseGet(() -> new Sentences(Language.EN).numbers().text(score));
    }

    private static void everyDecision(Predicate<Integer> same) {
        List<Integer> differing = IntStream.range(0, decisions.size())
                .boxed()
                .filter(i -> !same.test(i))
                .toList();
        assertThat(differing)
                .as(() -> differing.size() + " of " + decisions.size() + " differ, among them "
                        + differing.stream().limit(SHOWN).map(decisions::get).toList())
                .isEmpty();
    }
}
