package lectern.lesson.handout;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.graphics.PDXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/**
 * What there is on the pages of a document.
 *
 * @param outside letters that would be cut off, or stand in the margin at the side
 * @param looseFonts names of fonts that do not come along
 */
record Prints(String text, List<String> outside, Set<String> looseFonts, int images, int drawings) {
    /** Points: the margin is 17 mm, and letters may hang out a little. */
    private static final double SIDE = 47;

    private static final double EDGE = 20;

    static Prints of(PDDocument document) throws IOException {
        List<String> outside = new ArrayList<>();
        PDFTextStripper stripper = new PDFTextStripper() {
            @Override
            protected void processTextPosition(TextPosition letter) {
                if (isOutside(letter)) outside.add(letter + " at " + letter.getX() + ", " + letter.getY());
                super.processTextPosition(letter);
            }
        };
        stripper.setSortByPosition(true);
        String text = stripper.getText(document);
        Set<String> loose = new HashSet<>();
        List<PDXObject> objects = new ArrayList<>();
        for (PDPage page : document.getPages()) collect(page.getResources(), loose, objects);
        int images =
                (int) objects.stream().filter(PDImageXObject.class::isInstance).count();
        return new Prints(text, outside, loose, images, objects.size() - images);
    }

    private static boolean isOutside(TextPosition letter) {
        double right = letter.getX() + letter.getWidth();
        return letter.getX() < SIDE
                || right > letter.getPageWidth() - SIDE
                || letter.getY() - letter.getHeight() < EDGE
                || letter.getY() > letter.getPageHeight() - EDGE;
    }

    private static void collect(PDResources resources, Set<String> loose, List<PDXObject> objects) {
        try {
            for (COSName name : resources.getFontNames()) {
                if (!resources.getFont(name).isEmbedded())
                    loose.add(resources.getFont(name).getName());
            }
            for (COSName name : resources.getXObjectNames()) {
                PDXObject object = resources.getXObject(name);
                objects.add(object);
                if (object instanceof PDFormXObject form && form.getResources() != null) {
                    collect(form.getResources(), loose, objects);
                }
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
