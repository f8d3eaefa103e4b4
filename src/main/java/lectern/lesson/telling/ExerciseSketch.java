package lectern.lesson.telling;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import lectern.lesson.exercise.Exercise;
import lectern.lesson.exercise.ExerciseAnswer;
import lectern.lesson.exercise.PaperNode;
import lectern.lesson.exercise.PaperTree;
import lectern.picture.sketch.SketchNode;
import lectern.text.Numbers;

/** The tree of an exercise as it is drawn: with room for what is asked, or with the answer. */
public final class ExerciseSketch {
    private final boolean answered;
    private final Set<Integer> unseen;
    private final Numbers numbers;
    private int leaf;

    private ExerciseSketch(Set<Integer> unseen, boolean answered, Numbers numbers) {
        this.unseen = unseen;
        this.answered = answered;
        this.numbers = numbers;
    }

    /**
     * Empty if the exercise has no tree.
     *
     * @param answered whether with the values that were backed up, or with what was cut off
     */
    public static Optional<SketchNode> of(Exercise exercise, boolean answered, Numbers numbers) {
        Set<Integer> unseen = exercise.answer()
                .match(new ExerciseAnswer.AnswerCases<>(
                        worth -> Set.of(), leaves -> Set.copyOf(leaves.leaves()), move -> Set.of()));
        return exercise.tree()
                .map(tree -> new ExerciseSketch(answered ? unseen : Set.of(), answered, numbers)
                        .node(tree.root(), exercise.kind().asksForLeaves()));
    }

    private SketchNode node(PaperNode node, boolean lettered) {
        String move = node.move() == null ? "" : node.move().text();
        if (node.isLeaf()) {
            int place = leaf++;
            return new SketchNode(
                    SketchNode.Shape.LEAF,
                    move,
                    numbers.exact(node.value()),
                    lettered ? PaperTree.letter(place) : "",
                    unseen.contains(place),
                    List.of());
        }
        List<SketchNode> children =
                node.children().stream().map(child -> node(child, lettered)).collect(Collectors.toList());
        return new SketchNode(
                node.highest() ? SketchNode.Shape.HIGHEST : SketchNode.Shape.LOWEST,
                move,
                answered && !lettered ? numbers.exact(node.value()) : "",
                "",
                children.stream().allMatch(SketchNode::cut),
                children);
    }
}
