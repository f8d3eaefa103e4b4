package lectern.heuristic;

import static lectern.heuristic.Heuristics.INFECTION;
import static lectern.heuristic.Heuristics.position;
import static lectern.heuristic.Heuristics.stayInside;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lectern.game.Criterion;
import lectern.game.Evaluation;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.game.Term;
import lectern.games.Games;
import lectern.heuristic.formula.Formula;
import org.junit.jupiter.api.Test;

class HeuristicTest {
    private static final GameKind KIND = INFECTION.kind();
    private static final Position START = position("o5x/7/7/7/7/7/x5o x 0 1");
    private static final Position CROWDED = position("oooooxx/ooooooo/ooooooo/ooooooo/ooooooo/ooooooo/xxxx3 x 0 1");

    @Test
    void theTotalIsTheSumOfTheTermsThatApply() {
        Evaluation evaluation = stayInside().evaluator().evaluate(CROWDED, Seat.FIRST);

        assertThat(evaluation.terms()).extracting(Term::key).containsExactly("count", "mobility", "in-corners");
        assertThat(evaluation.terms()).extracting(Term::applies).containsExactly(true, false, true);
        assertThat(evaluation.terms()).extracting(Term::contribution).containsExactly(-34.0, 0.0, 2.5);
        assertThat(evaluation.total()).isEqualTo(-31.5);
        assertThat(stayInside().evaluator().value(CROWDED, Seat.FIRST)).isEqualTo(-31.5);
        assertThat(stayInside().evaluator().total().of(CROWDED, Seat.FIRST)).isEqualTo(-31.5);
    }

    @Test
    void aTermThatIsOffIsMeasuredAllTheSame() {
        Term off =
                stayInside().evaluator().evaluate(CROWDED, Seat.FIRST).terms().get(1);

        assertThat(off.raw()).isNotZero();
        assertThat(off.turned()).isEqualTo(new Term("mobility", -off.raw(), 0.1, off.cells(), false));
    }

    @Test
    void underAConditionATermNeitherForetellsNorIsWorthATurn() {
        Criterion turn = criterion("turn");
        Formula always = Formula.condition("1 > 0", KIND);
        HeuristicTerm plain = HeuristicTerm.of(turn, 3);

        assertThat(one(plain).evaluator().turn()).isEqualTo(3);
        assertThat(one(plain.withName("tempo-of-mine")).evaluator().turn()).isEqualTo(3);
        assertThat(one(plain.withWhen(Optional.of(always))).evaluator().turn()).isZero();
    }

    @Test
    void whatForetellsPlayDoesSoOnlyWithoutACondition() {
        GameKind catsDogs = Games.read("catsdogs").kind();
        Position start = Games.read("catsdogs").start(1).position();
        Criterion foretelling = catsDogs.criteria().stream()
                .filter(criterion -> criterion.continuation(start).isPresent())
                .findFirst()
                .orElseThrow();
        HeuristicTerm plain = HeuristicTerm.of(foretelling, 1);
        Optional<Formula> when = Optional.of(Formula.condition("count(vacant) > 0", catsDogs));

        assertThat(Heuristic.of("x", catsDogs, List.of(plain)).evaluator().foretelling(start))
                .isPresent();
        assertThat(Heuristic.of("x", catsDogs, List.of(plain.withWhen(when)))
                        .evaluator()
                        .foretelling(start))
                .isEmpty();
    }

    @Test
    void oneCriterionCanBeUsedUnderSeveralNamesAndEachIsWeighted() {
        HeuristicTerm count = HeuristicTerm.of(criterion("count"), 1);
        HeuristicTerm late =
                count.withName("late").withWhen(Optional.of(Formula.condition("count(vacant) < 10", KIND)));
        Evaluator evaluator = Heuristic.of("twice", KIND, List.of(count, late)).evaluator();

        Evaluator reweighted = evaluator.reweighted(KIND.criteria(), Map.of("late", 5.0, "count", 2.0, "edge", 1.0));

        assertThat(reweighted.parts())
                .extracting(part -> part.criterion().key())
                .containsExactly("count", "late", "edge");
        assertThat(reweighted.parts()).extracting(Evaluator.Weighted::weight).containsExactly(2.0, 5.0, 1.0);
        assertThat(evaluator.evaluate(CROWDED, Seat.FIRST).total()).isEqualTo(-68);
    }

    @Test
    void changesMakeAnotherHeuristic() {
        Heuristic changed = stayInside()
                .withName("Go out")
                .withWeight("in-corners", -2.5)
                .without("mobility")
                .with("count", HeuristicTerm.of(criterion("edge"), 1))
                .with(HeuristicTerm.of("few", Formula.number("count(vacant)", KIND), 1));

        assertThat(changed.name()).isEqualTo("Go out");
        assertThat(changed.terms()).extracting(HeuristicTerm::name).containsExactly("edge", "in-corners", "few");
        assertThat(changed.term("in-corners").orElseThrow().weight()).isEqualTo(-2.5);
        assertThat(stayInside()).isEqualTo(stayInside()).isNotEqualTo(changed);
    }

    @Test
    void itIsNamedAfterAFileAsFarAsThatMakesAName() {
        Heuristic plain = one(HeuristicTerm.of(criterion("count"), 1));

        assertThat(plain.namedAfter("corners").name()).isEqualTo("corners");
        assertThat(plain.namedAfter(" ")).isEqualTo(plain);
        assertThat(plain.namedAfter("x".repeat(200)).name()).hasSize(Heuristic.LONGEST_NAME);
    }

    @Test
    void aGamesEvaluatorCanBeChanged() {
        Heuristic copied = Heuristic.of("mine", KIND, KIND.strong());

        assertThat(copied.evaluator().evaluate(START, Seat.FIRST).terms())
                .isEqualTo(KIND.strong().evaluate(START, Seat.FIRST).terms());
    }

    @Test
    void namesAreKeptApart() {
        HeuristicTerm own = HeuristicTerm.of("own-term", Formula.number("1", KIND), 1);

        assertThatThrownBy(() -> one(own).with(own)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> one(own.withName("count"))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> own.withName("two words")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> own.withWeight(1e9)).isInstanceOf(IllegalArgumentException.class);
        assertThat(own.withWeight(1.0 / 3).weight()).isEqualTo(0.333333333);
    }

    @Test
    void twoHeuristicsOfOneNameHaveTwoReferences() {
        Heuristic one = Heuristics.of("a, b#1", "1");
        Heuristic other = Heuristics.of("a, b#1", "2");
        NamedHeuristics named = NamedHeuristics.of(List.of(one, other, one));

        assertThat(named.reference(one)).isEqualTo("a%2C b%231");
        assertThat(named.reference(other)).isEqualTo("a%2C b%231#2");
        assertThat(named.find("a%2C b%231#2")).isEqualTo(other);
        assertThat(Heuristic.named(one.reference())).isEqualTo("a, b#1");
    }

    /** The order of tests in the report's evaluation belongs to the report alone. */
    @Test
    void aCriterionIsMeasuredByItself() {
        GameKind shiftago = Games.read("shiftago").kind();
        Position won = Games.read("shiftago").read("xxxxx2/7/7/7/7/7/7 o 17 22");
        Heuristic heuristic = Heuristic.of(
                "runs",
                shiftago,
                List.of(HeuristicTerm.of(shiftago.criterion("runs").orElseThrow(), 1)));

        assertThat(shiftago.report().evaluate(won, Seat.FIRST).terms().get(2).raw())
                .isZero();
        assertThat(heuristic.evaluator().value(won, Seat.FIRST)).isPositive();
    }

    @Test
    void aHeuristicThatFavoursOneSideIsNoticed() {
        Balance broken = Balance.broken(Heuristics.of("greedy", "count(own)")).orElseThrow();

        assertThat(broken.terms()).containsExactly("own-term");
        assertThat(broken.first() + broken.second()).isNotZero();
        assertThat(Balance.broken(stayInside())).isEmpty();
    }

    /** In the set-up criteria keep White's view, and so do not add up to 0. */
    @Test
    void beforeSidesAreChosenNothingIsAskedToAddUp() {
        GameKind syrtis = Games.read("syrtis").kind();

        HeuristicTerm tiles = HeuristicTerm.of(syrtis.criterion("tiles").orElseThrow(), 1);

        assertThat(Balance.broken(Heuristic.of("tiles", syrtis, List.of(tiles))))
                .isEmpty();
    }

    private static Heuristic one(HeuristicTerm term) {
        return Heuristic.of("one", KIND, List.of(term));
    }

    private static Criterion criterion(String key) {
        return KIND.criterion(key).orElseThrow();
    }
}
