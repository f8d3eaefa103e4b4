/**
 * {@code lectern ugi}: Lectern as an engine for programs that run matches, in UGI for every game and in UAI for Ataxx.
 * Begin with {@link lectern.cli.ugi.UgiLoop}; {@code UgiSession} carries out commands on the reading thread,
 * {@code UgiThinker} thinks on another, {@code UgiOutput} writes whole lines for both.
 */
package lectern.cli.ugi;
