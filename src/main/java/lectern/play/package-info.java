/**
 * What is done with games and players: matches with branches, game records, player texts, and tournaments with their
 * folders. The package knows {@code games} and what comes before it, and no window.
 *
 * <p>Begin with {@link lectern.play.Match} and {@link lectern.play.Turn} (an immutable tree of moves with a cursor).
 * {@link lectern.play.GameRecord} with {@link lectern.play.RecordReader} and {@link lectern.play.RecordWriter} is a
 * match as text. {@link lectern.play.PlayerText} reads {@code search:nodes=20000}; {@link lectern.play.Contender} is
 * the player that comes of it. {@link lectern.play.Tournament} plays a {@link lectern.play.TournamentPlan};
 * {@link lectern.play.TournamentFolder} keeps it.
 */
package lectern.play;
