package lectern.gui.speech;

import java.awt.Rectangle;
import java.util.List;
import lectern.game.Handle;

/** A board as it is told to those who do not see it: places, what is there, and what can be done at each. */
public interface SpokenPlaces {
    /** The board as a whole, as long as the keyboard is at none of its places. */
    String whole();

    /** In the order in which they are gone through. */
    List<Handle> places();

    /** The place and what stands there. */
    String name(Handle place);

    /** What is lit or marked there; may be empty. */
    String description(Handle place);

    /** Whether the keyboard is there. */
    boolean isCursor(Handle place);

    boolean isPicked(Handle place);

    /** Whether picking it leads on to a legal move, as far as that is to be seen. */
    boolean canBePicked(Handle place);

    /** Where it is on the component. */
    Rectangle bounds(Handle place);

    /** Takes the keyboard there. */
    void moveCursor(Handle place);

    /** What can be done there, the first the most usual. */
    List<String> deeds(Handle place);

    /** @param deed its index in {@link #deeds} */
    void act(Handle place, int deed);
}
