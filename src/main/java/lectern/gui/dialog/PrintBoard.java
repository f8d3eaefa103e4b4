package lectern.gui.dialog;

import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.print.PageFormat;
import java.awt.print.Printable;
import java.awt.print.PrinterException;
import java.awt.print.PrinterJob;
import java.util.Optional;
import java.util.function.Supplier;
import lectern.game.Phrase;
import lectern.gui.desk.LatestTask;
import lectern.gui.wording.Wording;
import lectern.picture.BoardPainting;
import lectern.picture.Palette;
import lectern.picture.Scene;

/** Prints the board on one page. Printers are looked for, and spoken to, beside the event thread. */
final class PrintBoard {
    private static final String TITLE = "dialog.print";

    private final Component owner;
    private final Wording wording;
    private final Supplier<Scene> scene;
    private final LatestTask printing;

    PrintBoard(Component owner, Wording wording, Supplier<Scene> scene, LatestTask printing) {
        this.owner = owner;
        this.wording = wording;
        this.scene = scene;
        this.printing = printing;
    }

    /** One page at a time is enough. */
    void print(String name) {
        if (printing.isWorking()) return;
        Scene shown = scene.get();
        printing.start(() -> job(name, shown), job -> job.ifPresentOrElse(this::ask, this::noPrinter));
    }

    private static Optional<PrinterJob> job(String name, Scene shown) {
        if (PrinterJob.lookupPrintServices().length == 0) return Optional.empty();
        PrinterJob job = PrinterJob.getPrinterJob();
        job.setJobName(name);
        job.setPrintable(page(shown));
        return Optional.of(job);
    }

    private void ask(PrinterJob job) {
        if (!job.printDialog()) return;
        printing.start(
                () -> {
                    try {
                        job.print();
                        return true;
                    } catch (PrinterException impossible) {
                        return false;
                    }
                },
                printed -> {
                    if (!printed) tell(Phrase.of("dialog.not-printed"));
                });
    }

    private void noPrinter() {
        tell(Phrase.of("dialog.no-printer"));
    }

    private void tell(Phrase sentence) {
        Notice.show(owner, wording, TITLE, wording.of(sentence));
    }

    /** As large as the page allows, in the colours of paper. */
    static Printable page(Scene shown) {
        Scene onPaper = shown.withPalette(Palette.read("light"));
        return (graphics, format, index) -> {
            if (index > 0) return Printable.NO_SUCH_PAGE;
            paint(graphics, format, onPaper);
            return Printable.PAGE_EXISTS;
        };
    }

    private static void paint(Graphics graphics, PageFormat format, Scene onPaper) {
        Rectangle2D size = BoardPainting.size(onPaper, 1);
        double cell =
                Math.min(format.getImageableWidth() / size.getWidth(), format.getImageableHeight() / size.getHeight());
        Rectangle2D place = new Rectangle2D.Double(
                format.getImageableX(), format.getImageableY(), cell * size.getWidth(), cell * size.getHeight());
        new BoardPainting(onPaper, place).paint((Graphics2D) graphics);
    }
}
