/**
 * Texts that take as many lines as they need, and the layouts for them. Begin with
 * {@link lectern.gui.textflow.PageText}, which shows Markdown without HTML, and {@link lectern.gui.textflow.Column}.
 */
package lectern.gui.textflow;
