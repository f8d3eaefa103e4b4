package lectern.picture.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import lectern.picture.export.BoardExport;
import lectern.text.Language;
import lectern.text.Sentences;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;

/** A tree is written to files that other programs read, with every move that is open. */
class TreePictureTest {
    private static final Sentences WORDS = new Sentences(Language.PT);

    private final SearchedTrees searched = SearchedTrees.of("infection", "search:depth=3", 6);
    private final TreePicture picture = picture(FirstView.of(searched.tree()));

    private TreePicture picture(TreeFolding folding) {
        TreeLayout layout = TreeLayout.of(UnfoldedTree.of(searched.tree(), folding));
        return new TreePicture(layout, searched.root(), WORDS::of, "A tree");
    }

    @Test
    void theSvgHasEveryMoveAndValueThatIsOpenAsText() throws Exception {
        byte[] svg = picture.bytes(BoardExport.Format.SVG);
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(svg));
        NodeList texts = document.getElementsByTagName("text");
        List<String> written = new ArrayList<>();
        for (int i = 0; i < texts.getLength(); i++) written.add(texts.item(i).getTextContent());
        TreeLabels labels = new TreeLabels(searched.tree(), WORDS::of);
        UnfoldedTree items = picture.layout().items();
        for (int item = 0; item < items.size(); item++) {
            if (items.kind(item) != UnfoldedTree.Kind.NODE) continue;
            assertThat(written).contains(labels.move(items.node(item)), labels.value(items.node(item)));
        }
        assertThat(written).contains(WORDS.of("drawntree.legend.principal"));
    }

    @Test
    void thePdfHasOnePageWithItsLegend() throws IOException {
        try (PDDocument document = Loader.loadPDF(picture.bytes(BoardExport.Format.PDF))) {
            assertThat(document.getNumberOfPages()).isEqualTo(1);
            assertThat(new PDFTextStripper().getText(document)).contains("Agora", "Linha principal");
        }
    }

    @Test
    void thePngIsSharp() throws IOException {
        byte[] png = picture.bytes(BoardExport.Format.PNG);
        assertThat(ImageIO.read(new ByteArrayInputStream(png)).getWidth())
                .isEqualTo(2 * (int) picture.vectors().width());
    }

    @Test
    void theSamePictureHasTheSameBytes() {
        for (BoardExport.Format format : BoardExport.Format.values())
            assertThat(picture.bytes(format)).isEqualTo(picture.bytes(format));
    }

    @Test
    void aPictureWithThousandsOfNodesIsRefused() {
        assertThat(picture.isPossible()).isTrue();
        DrawnTree large = DrawnTree.of(MadeUpNode.regular(TreePicture.MOST_ITEMS + 1, 30));
        TreeLayout layout = TreeLayout.of(UnfoldedTree.of(large, TreeFolding.open(large)));
        assertThat(new TreePicture(layout, searched.root(), WORDS::of, "").isPossible())
                .isFalse();
    }

    @Test
    void theSvgIsUtf8() {
        assertThat(new String(picture.bytes(BoardExport.Format.SVG), StandardCharsets.UTF_8))
                .contains("Máx.");
    }
}
