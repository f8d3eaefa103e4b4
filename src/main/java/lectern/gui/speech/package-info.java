/**
 * What those hear of a board who do not see it, through the Accessible API: every place with its name, its lights and
 * what can be done there, and what happens. Knows the desk, and pictures for what is marked on them.
 *
 * <p>Begin with {@link lectern.gui.speech.SpokenPlaces} (what a board has to answer), then
 * {@link lectern.gui.speech.AccessiblePlaces} and {@link lectern.gui.speech.BoardNews}.
 */
package lectern.gui.speech;
