/**
 * A game as pictures: boards beside each other, an animation, and pages to show with a projector. The same game gives
 * the same bytes, and no display is needed.
 *
 * <p>Begin with {@link lectern.picture.replay.ReplayFrame}, one position of the game with what is said of it;
 * {@link lectern.picture.replay.ReplayStrip}, {@link lectern.picture.replay.ReplayAnimation} and
 * {@link lectern.picture.replay.ReplaySlides} lay frames out.
 */
package lectern.picture.replay;
