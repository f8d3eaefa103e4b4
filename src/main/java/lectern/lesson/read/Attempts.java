package lectern.lesson.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Parts that are read whether or not the others can be: what is wrong with each of them is told. */
final class Attempts {
    private final List<LessonFault.Mistake> mistakes = new ArrayList<>();
    private boolean misspelt;
    private boolean unknown;

    /** A part; empty if something is wrong with it. */
    <T> Optional<T> at(Supplier<T> part) {
        try {
            return Optional.of(part.get());
        } catch (LessonFault fault) {
            mistakes.addAll(fault.mistakes());
        } catch (LessonState.Unknown beyond) {
            unknown = true;
        }
        return Optional.empty();
    }

    /** All of some parts of the same kind, none of which depends on another. */
    static <P, T> List<T> each(List<P> parts, Function<P, T> reader) {
        Attempts attempts = new Attempts();
        List<T> read = new ArrayList<>();
        for (P part : parts) attempts.at(() -> reader.apply(part)).ifPresent(read::add);
        attempts.end();
        return read;
    }

    /** A key that is not known here. It may stand for one that is missing, which is not told as well. */
    void misspelt(LessonFault fault) {
        mistakes.addAll(fault.mistakes());
        misspelt = true;
    }

    /** Throws what was wrong with the parts so far, if anything was. */
    void end() {
        List<LessonFault.Mistake> told = mistakes.stream()
                .filter(mistake -> !misspelt || !mistake.isAbsence())
                .toList();
        if (!told.isEmpty()) throw new LessonFault(told);
        if (unknown) throw new LessonState.Unknown();
    }
}
