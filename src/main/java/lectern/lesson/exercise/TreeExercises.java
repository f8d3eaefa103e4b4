package lectern.lesson.exercise;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.game.Draws;
import lectern.game.Evaluator;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.telling.EvaluatorName;

/** Makes exercises about a small tree. */
final class TreeExercises {
    /** How many moves of each position are drawn, ply by ply: no tree has more than a dozen leaves. */
    private static final int[][] SHAPES = {{3, 2}, {3, 3}, {2, 3}, {2, 2, 2}, {2, 2, 3}, {2, 3, 2}, {3, 2, 2}};

    /** Those of the shapes that are two plies deep, with three moves to choose from. */
    private static final int CHOICES = 2;

    /** For so long, a tree is wanted in which looking one ply ahead would choose another move. */
    private static final int PICKY = 12;

    private final ExerciseKind kind;
    private final Position position;
    private final Evaluator evaluator;
    private final long seed;

    TreeExercises(ExerciseKind kind, Position position, Evaluator evaluator, long seed) {
        this.kind = kind;
        this.position = position;
        this.evaluator = evaluator;
        this.seed = seed;
    }

    /**
     * One more attempt; empty if what was drawn is no good exercise.
     *
     * @param attempt from 0
     */
    Optional<Exercise> attempt(Draws draws, int attempt) {
        int[] widths = SHAPES[draws.below(kind == ExerciseKind.DEPTH_TWO ? CHOICES : SHAPES.length)];
        return TreeDraft.of(position, evaluator, widths, draws).flatMap(tree -> exercise(tree, attempt));
    }

    private Optional<Exercise> exercise(PaperTree tree, int attempt) {
        PaperNode root = tree.root();
        return switch (kind) {
            case BACK_UP ->
                Optional.of(made(
                        tree, new ExerciseAnswer.Worth(PaperSearch.minimax(tree).score()), backedUp(root)));
            case UNSEEN_LEAVES -> unseen(tree);
            case DEPTH_TWO -> chosen(tree, attempt < PICKY);
            case UCB1_NEXT -> throw new IllegalArgumentException("trials have no tree");
        };
    }

    private Exercise made(PaperTree tree, ExerciseAnswer answer, List<Phrase> explanation) {
        List<Phrase> given = new ArrayList<>();
        given.add(Phrase.of("exercise.given.moves"));
        given.add(Phrase.of("exercise.given.leaves", name(position.toMove()), EvaluatorName.of(evaluator)));
        if (kind == ExerciseKind.UNSEEN_LEAVES) given.add(Phrase.of("exercise.given.alpha-beta"));
        return new Exercise(kind, position, seed, Optional.of(tree), Optional.empty(), given, answer, explanation);
    }

    /** Whether a value that only equals the window's end cuts off is a matter of taste, and so must not matter. */
    private Optional<Exercise> unseen(PaperTree tree) {
        List<PaperSearch.Cut> cuts = PaperSearch.cuts(tree);
        if (cuts.isEmpty() || cuts.stream().anyMatch(cut -> cut.value() == cut.limit())) return Optional.empty();
        return Optional.of(made(
                tree,
                new ExerciseAnswer.Leaves(
                        cuts.stream().flatMap(cut -> cut.unseen().stream()).toList()),
                cuts.stream().map(this::said).toList()));
    }

    private Phrase said(PaperSearch.Cut cut) {
        PaperNode node = cut.path().isEmpty() ? null : cut.path().get(cut.path().size() - 1);
        boolean highest = node == null || node.highest();
        Seat side = position.toMove();
        List<String> letters = cut.unseen().stream().map(PaperTree::letter).toList();
        return Phrase.of(
                highest ? "exercise.cut.highest" : "exercise.cut.lowest",
                PaperTelling.place(cut.path()),
                name(highest ? side : side.other()),
                PaperTelling.number(cut.value()),
                name(highest ? side.other() : side),
                PaperTelling.number(cut.limit()),
                letters.size(),
                letters);
    }

    private Optional<Exercise> chosen(PaperTree tree, boolean picky) {
        List<PaperNode> best = best(tree.root(), tree.root().value());
        if (best.size() != 1 || tree.root().children().size() < 2) return Optional.empty();
        PaperNode chosen = best.get(0);
        if (picky && isFirstSight(tree, chosen)) return Optional.empty();
        List<Phrase> explanation = new ArrayList<>(backedUp(tree.root()));
        explanation.add(Phrase.of("exercise.chosen", chosen.move().text()));
        return Optional.of(
                made(tree, new ExerciseAnswer.OneMove(PaperSearch.minimax(tree).move()), explanation));
    }

    private static List<PaperNode> best(PaperNode root, double value) {
        return root.children().stream().filter(child -> child.value() == value).toList();
    }

    /** Whether nothing that is drawn looks better one ply ahead. */
    private boolean isFirstSight(PaperTree tree, PaperNode chosen) {
        double first = firstSight(chosen);
        return tree.root().children().stream().allMatch(child -> firstSight(child) <= first);
    }

    private double firstSight(PaperNode child) {
        return PaperValue.of(evaluator, child.position(), position.toMove());
    }

    private List<Phrase> backedUp(PaperNode root) {
        return PaperTelling.backedUp(
                root, name(position.toMove()), name(position.toMove().other()));
    }

    private Phrase name(Seat side) {
        return position.view().name(side);
    }
}
