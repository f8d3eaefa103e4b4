/**
 * The rules of Shiftago Express, on bit boards of one word. The package knows {@code game} and {@code search}, and no
 * other game.
 *
 * <p>Begin with {@code ShiftagoPosition}, whose comment has the rules. {@code ShiftagoStory} tells an insertion marble
 * by marble, {@code ShiftagoReferee} names broken rules. {@code Runs} measures marbles in a row, {@code PushReplies}
 * the replies that the report's evaluation looks at, {@code ShiftagoOutlook} what else the evaluator {@code strong}
 * measures.
 */
package lectern.games.shiftago;
