/**
 * How the windows of this process look: themes, scale, fonts, icons, and that no text from outside is taken for HTML.
 * Begin with {@link lectern.gui.look.Looks} and {@link lectern.gui.look.LiteralUI}. Colours are data: the themes'
 * properties files.
 */
package lectern.gui.look;
