package lectern.heuristic.formula;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lectern.game.CellSet;
import lectern.game.Criterion;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.UnreadableText;
import lectern.game.reading.Nearest;
import lectern.heuristic.formula.SetExpression.JoinedCells;
import lectern.heuristic.formula.SetExpression.NamedCells;
import lectern.heuristic.formula.SetExpression.PlacedCells;

/** The names that formulas of a game know. */
record KnownWords(GameKind game) {
    static final String OWN = "own";
    static final String ENEMY = "enemy";
    static final String VACANT = "vacant";
    static final String BLOCKED = "blocked";
    static final String TURN = "turn";

    /** What formulas call a criterion. */
    static String word(Criterion criterion) {
        return criterion.key().replace('-', '_');
    }

    Stream<String> sets() {
        return Stream.concat(
                game.cellSets().stream().map(CellSet::key),
                Stream.of(GridPlace.values()).map(GridPlace::word));
    }

    Optional<SetExpression> set(String word) {
        Optional<SetExpression> named = handedOut(set -> set.key().equals(word)).map(NamedCells::new);
        return named.or(() -> GridPlace.of(word).map(this::place));
    }

    private SetExpression place(GridPlace place) {
        SetExpression cells = new PlacedCells(place::has);
        if (place != GridPlace.BOARD) return cells;
        return handedOut(set -> set.key().equals(BLOCKED))
                .<SetExpression>map(blocked -> new JoinedCells(Operator.MINUS, cells, new NamedCells(blocked)))
                .orElse(cells);
    }

    private Optional<? extends CellSet> handedOut(Predicate<CellSet> wanted) {
        return game.cellSets().stream().filter(wanted).findFirst();
    }

    List<String> criteria() {
        return game.criteria().stream().map(KnownWords::word).toList();
    }

    Optional<Criterion> criterion(String word) {
        return game.criteria().stream()
                .filter(criterion -> word(criterion).equals(word))
                .findFirst();
    }

    /** What to say of a name that means nothing where it stands. */
    UnreadableText unknown(Span name) {
        String word = name.text().toLowerCase(Locale.ROOT);
        if (criterion(word).isPresent())
            return name.refused("heuristic.formula.criterion", name.shown(), "value(" + word + ")");
        Stream<String> others = Stream.concat(
                Stream.of(FormulaFunction.values()).map(FormulaFunction::word),
                Stream.concat(
                        Stream.of(TURN),
                        Stream.of(Operator.values()).filter(Operator::isWord).map(operator -> operator.sign)));
        List<String> known = Stream.concat(sets(), others).toList();
        Phrase unknown = Phrase.of("heuristic.formula.unknown", name.shown());
        return name.refused(Nearest.to(word, known)
                .map(near -> Phrase.of("reading.meant", unknown, near))
                .orElse(Phrase.of("heuristic.formula.unknown-of", unknown, sets().toList())));
    }

    UnreadableText unknownCriterion(Span name) {
        String word = name.text().toLowerCase(Locale.ROOT).replace('-', '_');
        if (criterion(word).isPresent())
            return name.refused("heuristic.formula.spelling", name.shown(), "value(" + word + ")");
        Phrase unknown = Phrase.of("heuristic.formula.unknown-criterion", name.shown(), game.name(), criteria());
        return name.refused(Nearest.hinted(unknown, word, criteria()));
    }
}
