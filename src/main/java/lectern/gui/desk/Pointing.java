package lectern.gui.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.game.RuleViolation;

/**
 * A move in the making: what has been picked so far, what the pointer is at, and the answer to the last thing that
 * could not be. Immutable.
 */
public final class Pointing {
    private final Position position;
    private final Ways ways;
    private final List<Handle> picked;
    private final Optional<Handle> hovered;
    private final Optional<RuleViolation> answer;

    private Pointing(
            Position position,
            Ways ways,
            List<Handle> picked,
            Optional<Handle> hovered,
            Optional<RuleViolation> answer) {
        this.position = position;
        this.ways = ways;
        this.picked = List.copyOf(picked);
        this.hovered = hovered;
        this.answer = answer;
    }

    static Pointing at(Position position) {
        return new Pointing(position, new Ways(position), List.of(), Optional.empty(), Optional.empty());
    }

    public Position position() {
        return position;
    }

    /** What has been picked of the move that is being made. */
    public List<Handle> picked() {
        return picked;
    }

    public Optional<Handle> hovered() {
        return hovered;
    }

    /** The rule that the last thing picked would have broken. */
    public Optional<RuleViolation> answer() {
        return answer;
    }

    /** What to do next, as a sentence. */
    public Phrase prompt() {
        return position.view().prompt(picked);
    }

    /** What can be picked next on the way to a legal move. */
    public Set<Handle> next() {
        return ways.next(picked);
    }

    /** What can be chosen by a word: now, or instead of the word that the move began with. */
    public List<Handle.Choice> choices() {
        boolean chosen = picked.size() == 1 && picked.get(0) instanceof Handle.Choice;
        Set<Handle> choosable = chosen ? ways.next(List.of()) : next();
        return choosable.stream()
                .filter(Handle.Choice.class::isInstance)
                .map(Handle.Choice.class::cast)
                .toList();
    }

    /** The cell that was picked last, where a word is all that can be added to it. */
    public Optional<Handle.Cell> cellToSettle() {
        Set<Handle> next = next();
        boolean words = !next.isEmpty() && next.stream().allMatch(Handle.Choice.class::isInstance);
        if (!words || picked.isEmpty()) return Optional.empty();
        return picked.get(picked.size() - 1) instanceof Handle.Cell cell ? Optional.of(cell) : Optional.empty();
    }

    /** What could be picked next if the pointer's handle were picked; the same as {@link #next} if it leads nowhere. */
    public Set<Handle> nextIfPicked() {
        return hovered.map(handle -> ways.next(with(handle)))
                .filter(next -> !next.isEmpty())
                .orElseGet(this::next);
    }

    /** The legal move that would be made by picking what the pointer is at. */
    public Optional<Move> pointedMove() {
        return hovered.flatMap(handle -> ways.move(with(handle)));
    }

    /** The legal move that is made by picking a handle now; another move than the one begun, where that is meant. */
    Optional<Move> moveBy(Handle handle) {
        List<Handle> more = with(handle);
        if (ways.leadOn(more)) return ways.move(more);
        return position.view()
                .meant(more)
                .filter(move -> position.violation(move).isEmpty());
    }

    /** The move that is meant by picking a handle now, though it is against the rules. */
    Optional<Move> foulBy(Handle handle) {
        List<Handle> more = with(handle);
        if (ways.leadOn(more)) return Optional.empty();
        return position.view()
                .meant(more)
                .filter(move -> position.violation(move).isPresent());
    }

    /**
     * A handle more is picked that does not yet make a legal move. Picking the last one again lets go of it; one that
     * leads nowhere is answered by a rule; and one that belongs to another move begins that one.
     */
    Pointing pick(Handle handle) {
        if (!picked.isEmpty() && picked.get(picked.size() - 1).equals(handle)) return back();
        List<Handle> more = with(handle);
        if (ways.leadOn(more)) return picking(more);
        Optional<RuleViolation> broken = position.view().meant(more).flatMap(position::violation);
        if (broken.isPresent()) return answered(broken.get());
        return ways.leadOn(List.of(handle)) ? picking(List.of(handle)) : this;
    }

    /** What was picked last is let go of. */
    Pointing back() {
        return picking(picked.isEmpty() ? picked : picked.subList(0, picked.size() - 1));
    }

    Pointing none() {
        return picking(List.of());
    }

    Pointing hover(Optional<Handle> handle) {
        return new Pointing(position, ways, picked, handle, answer);
    }

    Pointing answered(RuleViolation violation) {
        return new Pointing(position, ways, picked, hovered, Optional.of(violation));
    }

    private Pointing picking(List<Handle> handles) {
        return new Pointing(position, ways, handles, hovered, Optional.empty());
    }

    private List<Handle> with(Handle handle) {
        List<Handle> more = new ArrayList<>(picked);
        more.add(handle);
        return more;
    }
}
