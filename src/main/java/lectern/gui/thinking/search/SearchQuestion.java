package lectern.gui.thinking.search;

import lectern.game.Evaluator;
import lectern.game.Position;
import lectern.search.Refinements;

/**
 * Everything that a search which is to be watched depends on.
 *
 * @param depth how many plies it looks ahead
 * @param branching how many moves of each position are looked at; 0 for all
 */
record SearchQuestion(Position root, Evaluator evaluator, Refinements refinements, int depth, int branching) {}
