/**
 * The rules of 7th Guest: Infection (the Ataxx family), on bit boards of one word. The package knows {@code game} and
 * {@code search}, and no other game. It is the example to follow for a new game.
 *
 * <p>Begin with {@code InfectionPosition}, whose comment has the rules in a dozen lines. {@code InfectionStory} tells
 * what a move does, {@code InfectionReferee} which rule a move breaks; {@code InfectionView} is what a person sees of a
 * position and points at; {@code InfectionWord} lists all that the game can say. {@code LastCells} and
 * {@code Endgame} see the end of a game a few plies early, for solvers.
 */
package lectern.games.infection;
