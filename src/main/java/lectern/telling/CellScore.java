package lectern.telling;

import lectern.game.Phrase;
import lectern.search.Candidate;

/**
 * What the candidates that end at a cell are worth: as much as the best of them.
 *
 * @param candidate the best of them, by the decision's rule of choice
 * @param travel how its move goes
 * @param sharing how many candidates end at the cell
 * @param warmth how good it is among all candidates for the side that moves, from 0 to 1
 * @param worth its score, for the side from whose view scores are shown
 * @param chosen whether it is the move that the player chose
 */
public record CellScore(Candidate candidate, Travel travel, int sharing, double warmth, Phrase worth, boolean chosen) {
    public int cell() {
        return travel.to();
    }

    CellScore shared() {
        return new CellScore(candidate, travel, sharing + 1, warmth, worth, chosen);
    }
}
