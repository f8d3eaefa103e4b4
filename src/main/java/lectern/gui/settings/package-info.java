/**
 * What is remembered from one run to the next: settings, how far a user has come in lessons, and mishaps; games are kept
 * elsewhere. The package knows nothing of windows. Begin with {@link lectern.gui.settings.UserSettings}.
 */
package lectern.gui.settings;
