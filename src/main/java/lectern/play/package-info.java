/**
 * What is done with games and players: matches with branches, game records, player texts, and tournaments with their
 * folders. The package knows {@code games} and what comes before it, and no window.
 *
 * <p>Begin with {@link lectern.play.Match} and {@link lectern.play.Turn} (an immutable tree of moves with a cursor).
 * {@link lectern.play.GameRecord} with {@code RecordReader} and {@code RecordWriter} is a match as text.
 * {@code PlayerText} reads {@code search:nodes=20000}; {@code Contender} is the player that comes of it.
 * {@link lectern.play.Tournament} plays a {@link lectern.play.TournamentPlan};
 * {@link lectern.play.TournamentFolder} keeps it.
 */
package lectern.play;
