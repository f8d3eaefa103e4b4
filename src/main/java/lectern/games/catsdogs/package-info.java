/**
 * The rules of Cats &amp; Dogs, a relative of Snort, on boards of 4 to 12 rows. The package knows {@code game} and
 * {@code search}, and no other game.
 *
 * <p>Begin with {@code CatsDogsPosition}, whose comment has the rules. {@code Yard} holds the board, {@code Stage} how
 * far a turn has come (a special turn has several stages), {@code CatsDogsReferee} names broken rules,
 * {@code CatsDogsStory} tells moves. {@code Playout} plays a position to its end as the level {@code hard} would, for
 * the evaluator {@code strong}; {@code SmallPlayout} does the same for boards of one word.
 */
package lectern.games.catsdogs;
