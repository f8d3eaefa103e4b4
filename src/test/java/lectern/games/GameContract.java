package lectern.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import lectern.game.Draws;
import lectern.game.Effect;
import lectern.game.Evaluation;
import lectern.game.Evaluator;
import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.Gauge;
import lectern.game.Move;
import lectern.game.Narrator;
import lectern.game.Overlay;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.game.SearchHints;
import lectern.game.Seat;
import lectern.game.UnreadableText;
import lectern.game.Word;
import lectern.game.base.GameText;
import lectern.game.board.Picture;
import lectern.game.option.Option;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

/**
 * What every game promises, checked along seeded random games. A game's test extends this class and names the game
 * texts to play. {@code -Dlectern.contract.every=1} looks at the whole space of conceivable moves in every position
 * instead of every 20th.
 */
public abstract class GameContract {
    private static final int PLIES = Integer.getInteger("lectern.contract.plies", 20_000);
    private static final int EVERY = Integer.getInteger("lectern.contract.every", 20);

    private final Set<String> keysSeen = new TreeSet<>();
    private final List<Sentences> languages = List.of(new Sentences(Language.EN), new Sentences(Language.PT));

    /** The games that texts name; those of the catalogue unless told otherwise. */
    protected List<GameKind> kinds() {
        return Games.ALL;
    }

    private Game read(String gameText) {
        return GameText.read(gameText, kinds());
    }

    /** The game texts to play, the default options first; the plies are shared out among them. */
    protected abstract List<String> games();

    /** Keys of broken rules that no cell can prove, such as a move beyond the edge. */
    protected abstract Set<String> violationsWithoutCells();

    /** Keys that random play need not meet: each has an example of its own in the game's tests. */
    protected Set<String> rareWords() {
        return Set.of();
    }

    /** More positions from which random play begins, such as composed ones. */
    protected List<String> composedPositions(String gameText) {
        return List.of();
    }

    /** One test, so that what random play meets is counted over all the games and not over a part of them. */
    @Test
    void everyPositionOfRandomGamesKeepsThePromises() {
        for (String gameText : games()) walk(read(gameText));
        Set<String> unseen = new TreeSet<>();
        for (Word word : read(games().get(0)).kind().words()) unseen.add(word.key());
        unseen.removeAll(keysSeen);
        unseen.removeAll(rareWords());
        assertThat(unseen).as("keys that random play never met").isEmpty();
    }

    private void walk(Game game) {
        Draws draws = Draws.of(2026, "contract " + game.text());
        List<String> composed = new ArrayList<>(composedPositions(game.text()));
        int plies = (PLIES + games().size() - 1) / games().size();
        int ply = 0;
        PointingContract pointing = new PointingContract(game);
        CellSetContract sets = new CellSetContract(game);
        while (ply < plies || !composed.isEmpty()) {
            Position position =
                    composed.isEmpty() ? game.start(draws.below(1_000_000)).position() : game.read(composed.remove(0));
            while (ply < plies && !position.isOver()) {
                checkPosition(position);
                sets.check(position);
                if (ply % EVERY == 0) {
                    checkConceivableMoves(position);
                    pointing.check(position);
                }
                position = checkMove(position, draws.from(position.moves()));
                ply++;
            }
            checkPosition(position);
            sets.check(position);
            if (position.isOver()) {
                checkConceivableMoves(position);
                pointing.check(position);
            }
        }
    }

    @Test
    void theSameSeedGivesTheSameStart() {
        for (String gameText : games()) {
            Game game = read(gameText);
            for (long seed = 0; seed < 50; seed++) {
                assertThat(game.start(seed).position())
                        .isEqualTo(game.start(seed).position());
                assertThat(game.start(seed).seed()).isEqualTo(seed);
            }
        }
    }

    @Test
    void gameTextsRoundTripAndLeaveDefaultsOut() {
        for (String gameText : games()) {
            Game game = read(gameText);
            assertThat(read(game.text())).isEqualTo(game);
            assertThat(read(game.text()).text()).isEqualTo(game.text());
        }
        Game plain = read(games().get(0));
        for (Option option : plain.kind().options()) {
            String spelledOut = plain.kind().id() + ":" + option.key() + "=" + option.defaultValue();
            assertThat(read(spelledOut)).isEqualTo(plain);
            assertThat(read(spelledOut).text()).isEqualTo(plain.text());
        }
    }

    /** Players, requests and charts begin with these two, and find them by their ids. */
    @Test
    void theReportsEvaluatorAndAStrongOneAreThere() {
        Game game = read(games().get(0));
        GameKind kind = game.kind();
        assertThat(kind.report().id()).isEqualTo(GameKind.REPORT);
        assertThat(kind.strong().id()).isEqualTo(GameKind.STRONG);
        assertThat(kind.evaluators())
                .contains(kind.report(), kind.strong())
                .extracting(Evaluator::id)
                .doesNotHaveDuplicates();
        assertThat(game.evaluator(GameKind.REPORT)).contains(kind.report());
        assertThat(game.evaluator(GameKind.STRONG)).contains(kind.strong());
        for (Evaluator evaluator : kind.evaluators()) {
            // The report's may be measured in an order of its own.
            assertThat(evaluator.parts())
                    .as(evaluator.id())
                    .allMatch(part -> kind.criterion(part.criterion().key()).isPresent());
        }
    }

    @Test
    void formulasCanNameSetsOfCells() {
        for (String gameText : games()) new CellSetContract(read(gameText)).checkNames();
    }

    @Test
    void textThatHasTheFormOfNoMoveIsRefused() {
        Position start = read(games().get(0)).start(1).position();
        for (String text : List.of("", "l", "zz", "a1a1a1", "pass ", "PASS", "é1", "a01", "a100", "--", "\n")) {
            assertThatThrownBy(() -> start.readMove(text))
                    .as("reading %s", text)
                    .isInstanceOf(UnreadableText.class);
        }
    }

    private void checkPosition(Position position) {
        Game game = position.game();
        assertThat(game.read(position.text())).as("%s", position).isEqualTo(position);
        assertThat(game.read(position.text()).key()).as("%s", position).isEqualTo(position.key());
        assertThat(game.read(position.text()).text()).isEqualTo(position.text());
        checkMoveList(position);
        checkHints(position);
        checkEvaluations(position);
        assertThat(position.view().facts()).as("%s", position).isNotEmpty();
        for (Overlay overlay : position.view().overlays()) {
            say(overlay.name());
            for (Overlay.Group group : overlay.groups()) say(group.name());
        }
        checkGauges(position);
    }

    private void checkGauges(Position position) {
        for (Seat seat : Seat.values()) say(position.view().name(seat));
        assertThat(position.view().name(Seat.FIRST))
                .as("%s", position)
                .isNotEqualTo(position.view().name(Seat.SECOND));
        assertThat(position.view().gauges()).as("%s", position).isNotEmpty();
        assertThat(position.view().gauges(position.picture()))
                .as("%s", position)
                .isEqualTo(position.view().gauges());
        for (Gauge gauge : position.view().gauges()) {
            say(gauge.name());
            assertThat(gauge.values()).as("%s %s", position, gauge).hasSize(gauge.isCommon() ? 1 : 2);
            for (Object value : gauge.values()) if (value instanceof Phrase phrase) say(phrase);
        }
    }

    private void checkMoveList(Position position) {
        List<Move> moves = position.moves();
        assertThat(moves).as("%s", position).doesNotHaveDuplicates().hasSize(position.moveCount());
        assertThat(position.outcome().isPresent())
                .as("%s over exactly when it has no moves", position)
                .isEqualTo(moves.isEmpty())
                .isEqualTo(position.isOver());
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get(i);
            assertThat(position.move(i)).as("%s", position).isEqualTo(move);
            assertThat(position.readMove(move.text())).as("%s", position).isEqualTo(move);
            assertThat(position.violation(move)).as("%s %s", position, move).isEmpty();
        }
        position.outcome().ifPresent(outcome -> {
            assertThat(position.winningSeat()).as("%s", position).isEqualTo(outcome.winner());
            saySomethingListed(outcome.reason(), Word.Use.OUTCOME, position);
        });
    }

    /** A hint may be missing, but what it says is true. */
    private static void checkHints(Position position) {
        SearchHints hints = position.hints();
        assertThat(hints.key()).as("%s", position).isEqualTo(position.key());
        for (Seat seat : Seat.values()) {
            assertThat(position.isOver() || hints.effort(seat) >= 1)
                    .as("%s", position)
                    .isTrue();
        }
        if (!position.isOver() || hints.margin() == 0) return;
        Seat ahead = hints.margin() > 0 ? Seat.FIRST : Seat.SECOND;
        assertThat(position.winningSeat()).as("%s", position).isIn(ahead, null);
    }

    private void checkEvaluations(Position position) {
        for (Evaluator evaluator : position.game().kind().evaluators()) {
            for (Seat side : Seat.values()) {
                Evaluation evaluation = evaluator.evaluate(position, side);
                double sum = evaluation.terms().stream()
                        .mapToDouble(term -> term.contribution())
                        .sum();
                assertThat(evaluation.total()).as("%s", position).isCloseTo(sum, within(sum));
                assertThat(evaluator.value(position, side)).as("%s", position).isEqualTo(evaluation.total());
            }
        }
    }

    private static org.assertj.core.data.Offset<Double> within(double value) {
        return org.assertj.core.data.Offset.offset(1e-9 * Math.max(1, Math.abs(value)));
    }

    /** Plays a move silently and aloud, and compares what was told with what happened. */
    private Position checkMove(Position before, Move move) {
        String textBefore = before.text();
        Picture pictureBefore = before.picture();
        List<Effect> effects = new ArrayList<>();
        Position after = before.play(move, effects::add);

        assertThat(before.play(move, Narrator.SILENT)).as("%s %s", before, move).isEqualTo(after);
        assertThat(before.text()).isEqualTo(textBefore);
        assertThat(before.picture()).isEqualTo(pictureBefore);
        checkEffects(before, move, effects, after);
        return after;
    }

    protected void checkEffects(Position before, Move move, List<Effect> effects, Position after) {
        assertThat(effects).as("%s %s", before, move).isNotEmpty();
        Picture picture = before.picture();
        for (Effect effect : effects) {
            saySomethingListed(effect.reason(), Word.Use.EFFECT, before);
            Picture next = effect.apply(picture);
            assertThat(effect.undo(next)).as("%s %s %s", before, move, effect).isEqualTo(picture);
            if (effect.isRemark()) assertThat(next).isEqualTo(picture);
            picture = next;
        }
        assertThat(picture).as("%s %s", before, move).isEqualTo(after.picture());
    }

    /** A move is legal exactly when it is listed; any other breaks a rule, with cells to prove it. */
    private void checkConceivableMoves(Position position) {
        Set<Move> legal = new HashSet<>(position.moves());
        for (String text : position.game().conceivableMoves()) {
            Move move = position.readMove(text);
            Optional<RuleViolation> violation = position.violation(move);
            if (violation.isEmpty() != legal.contains(move)) {
                assertThat(legal.contains(move))
                        .as("%s %s %s", position, text, violation)
                        .isEqualTo(violation.isEmpty());
            }
            if (violation.isPresent()) checkViolation(position, text, violation.get());
        }
    }

    private void checkViolation(Position position, String text, RuleViolation violation) {
        boolean first = keysSeen.add(violation.key());
        if (first || text.hashCode() % 50 == 0) saySomethingListed(violation.reason(), Word.Use.VIOLATION, position);
        boolean proven =
                !violation.cells().isEmpty() || violationsWithoutCells().contains(violation.key());
        if (!proven)
            assertThat(violation.cells())
                    .as("%s %s %s", position, text, violation.key())
                    .isNotEmpty();
    }

    private void saySomethingListed(Phrase phrase, Word.Use use, Position position) {
        keysSeen.add(phrase.key());
        assertThat(position.game().kind().words())
                .as("%s says %s", position, phrase)
                .anyMatch(word -> word.use() == use && word.key().equals(phrase.key()));
        say(phrase);
    }

    private void say(Phrase phrase) {
        for (Sentences sentences : languages) {
            assertThat(sentences.of(phrase)).as("%s", phrase).isNotBlank().doesNotContain("{", "}");
        }
    }
}
