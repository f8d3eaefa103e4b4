/**
 * The language that one component speaks: {@link lectern.gui.wording.Wording} words everything again when the language
 * is switched; {@link lectern.gui.wording.Literal} keeps Swing from taking a text for HTML in looks that are not
 * Lectern's.
 */
package lectern.gui.wording;
