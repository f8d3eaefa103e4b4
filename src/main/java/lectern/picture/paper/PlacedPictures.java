package lectern.picture.paper;

import com.openhtmltopdf.extend.FSObjectDrawer;
import com.openhtmltopdf.extend.FSObjectDrawerFactory;
import com.openhtmltopdf.extend.OutputDevice;
import com.openhtmltopdf.render.RenderingContext;
import java.awt.Shape;
import java.util.List;
import java.util.Map;
import lectern.picture.export.VectorPicture;
import org.w3c.dom.Element;

/** Draws each picture where the page has an object that stands for it. */
record PlacedPictures(List<VectorPicture> pictures) implements FSObjectDrawerFactory, FSObjectDrawer {
    @Override
    public boolean isReplacedObject(Element element) {
        return element.getTagName().equals("object")
                && element.getAttribute("type").equals(PaperDocument.PICTURE);
    }

    @Override
    public FSObjectDrawer createDrawer(Element element) {
        return this;
    }

    @Override
    public Map<Shape, String> drawObject(
            Element element,
            double x,
            double y,
            double width,
            double height,
            OutputDevice device,
            RenderingContext context,
            int dots) {
        VectorPicture picture = pictures.get(Integer.parseInt(element.getAttribute("data")));
        float across = (float) width / dots;
        float down = (float) height / dots;
        device.drawWithGraphics((float) x, (float) y, across, down, g -> {
            g.scale(across / picture.width(), down / picture.height());
            picture.drawing().accept(g);
        });
        return Map.of();
    }
}
