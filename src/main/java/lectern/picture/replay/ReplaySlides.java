package lectern.picture.replay;

import java.util.ArrayList;
import java.util.List;
import lectern.picture.Palette;
import lectern.picture.export.BoardExport;
import lectern.picture.export.VectorPicture;
import lectern.picture.paper.PaperDocument;

/**
 * Boards of one game as pages to show with a projector: on each a board, and what the move did that led to it.
 *
 * @param game what the game is called
 * @param language in which the words are, by its code
 */
public record ReplaySlides(List<ReplayFrame> frames, String game, String language) {
    public ReplaySlides {
        frames = List.copyOf(frames);
    }

    public byte[] pdf() {
        List<VectorPicture> boards = new ArrayList<>();
        StringBuilder pages = new StringBuilder();
        for (ReplayFrame frame : frames) {
            SlidePage page = new SlidePage(frame, game, boards.size());
            boards.add(new BoardExport(frame.scene(), page.title(), SlidePage.CELL).vectors());
            pages.append(page.html(boards.get(boards.size() - 1)));
        }
        Palette palette = frames.get(0).scene().palette();
        return PaperDocument.of(SlidePage.document(pages.toString(), game, language, palette), boards);
    }
}
