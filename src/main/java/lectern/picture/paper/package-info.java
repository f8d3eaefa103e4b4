/**
 * Pages for a printer: {@link lectern.picture.paper.PaperDocument} lays XHTML out as a PDF with typefaces embedded,
 * and fetches nothing. The same page gives the same bytes.
 */
package lectern.picture.paper;
