package lectern.picture.export;

import java.awt.Dimension;
import java.io.StringWriter;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGIDGenerator;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Writes a drawing as an SVG element. */
final class SvgText {
    private static final String SVG = "http://www.w3.org/2000/svg";

    /** Digits after the point: a drawing's smallest units are far larger. */
    private static final int PRECISION = 4;

    private SvgText() {}

    /**
     * The element alone, to stand by itself or in a page.
     *
     * @param prefix what ids begin with, so that several pictures can stand in one page
     */
    static String of(VectorPicture picture, String prefix) {
        Document document = document();
        SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
        context.setComment(null);
        context.setPrecision(PRECISION);
        context.setIDGenerator(new Numbered(prefix));
        SVGGraphics2D g = new SVGGraphics2D(context, false);
        g.setSVGCanvasSize(new Dimension((int) Math.ceil(picture.width()), (int) Math.ceil(picture.height())));
        picture.drawing().accept(g);
        Element root = g.getRoot();
        Element shared = (Element) root.getElementsByTagNameNS(SVG, "defs").item(0);
        if (!shared.hasChildNodes()) shared.getParentNode().removeChild(shared);
        else shared.setAttributeNS(null, "id", prefix + "-shared");
        root.setAttributeNS(null, "viewBox", "0 0 " + root.getAttribute("width") + " " + root.getAttribute("height"));
        root.setAttributeNS(null, "role", "img");
        Element title = document.createElementNS(SVG, "title");
        title.setTextContent(picture.title());
        root.insertBefore(title, root.getFirstChild());
        return written(root);
    }

    private static Document document() {
        try {
            return DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .getDOMImplementation()
                    .createDocument(SVG, "svg", null);
        } catch (ParserConfigurationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String written(Element root) {
        try {
            TransformerFactory factory = TransformerFactory.newDefaultInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            Transformer transformer = factory.newTransformer();
            transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
            StringWriter text = new StringWriter();
            transformer.transform(new DOMSource(root), new StreamResult(text));
            return text.toString();
        } catch (TransformerException inMemory) {
            throw new IllegalStateException(inMemory);
        }
    }

    /** Ids with a prefix of their own. */
    private static final class Numbered extends SVGIDGenerator {
        private final String before;
        private int last;

        Numbered(String before) {
            this.before = before;
        }

        @Override
        public String generateID(String kind) {
            last++;
            return before + "-" + kind + last;
        }
    }
}
