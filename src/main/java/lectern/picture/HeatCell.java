package lectern.picture;

import java.util.Optional;
import lectern.telling.Travel;

/**
 * What a move to a cell is worth, on the cell.
 *
 * @param warmth how strong its colour is, from 0 to 1
 * @param number the score, in the user's language
 * @param note that several moves end here, or nothing
 * @param chosen whether the player chose it
 * @param sign how the move goes, where moves go in different manners
 */
public record HeatCell(int cell, double warmth, String number, String note, boolean chosen, Optional<Travel> sign) {}
