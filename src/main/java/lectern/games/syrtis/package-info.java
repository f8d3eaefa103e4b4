/**
 * The rules of Syrtis, the game of sinking sands. The package knows {@code game} and {@code search}, and no other
 * game.
 *
 * <p>Begin with {@code SyrtisPosition}, whose comment has the rules. {@code Reach} finds the actions that are allowed,
 * {@code Islands} the islands of one colour or shape, {@code GameEnd} who has won and by which rule, {@code SetUp} the
 * turns before the first ordinary one. {@code SyrtisStory} tells moves, {@code SyrtisReferee} names broken rules.
 * {@code SyrtisLevels} has the levels of the report.
 */
package lectern.games.syrtis;
