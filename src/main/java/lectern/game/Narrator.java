package lectern.game;

/** Hears the effects of a move while it is played. */
@FunctionalInterface
public interface Narrator {
    /** Nothing is told: rules compare with this constant, and then build no effect at all. */
    Narrator SILENT = effect -> {};

    void tell(Effect effect);

    /** Whether it is worth working an effect out. */
    default boolean listens() {
        return this != SILENT;
    }
}
