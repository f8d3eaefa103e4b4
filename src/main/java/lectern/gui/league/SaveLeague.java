package lectern.gui.league;

import java.awt.Component;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.FileChoice;
import lectern.gui.league.standing.LeagueTidings;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.picture.chart.ChartColours;
import lectern.picture.league.LeagueDrawing;
import lectern.picture.league.LeaguePictures;
import lectern.picture.rate.RatePictures;
import lectern.picture.rate.RateStyle;
import lectern.picture.report.LeagueReport;
import lectern.play.league.LeagueStanding;
import lectern.play.league.table.CrossCsv;
import lectern.play.league.table.LeagueGamesCsv;
import lectern.play.league.table.LeagueJson;
import lectern.play.league.table.RatingsCsv;
import lectern.text.Sentences;

/** Offers the tables and pictures of a league, asks where one is to go, and writes it there beside the event thread. */
final class SaveLeague {
    private static final String TITLE = "leaguewindow.save-as";

    private final Wording wording;
    private final LatestTask writing;
    private final FileChoice files;

    /** What can be saved, and how its files can end. */
    enum Product {
        REPORT("html"),
        RATINGS("csv"),
        CROSS("csv"),
        GAMES("csv"),
        ALL("json"),
        RATINGS_PICTURE("png svg"),
        CROSS_PICTURE("png svg"),
        CURVE_PICTURE("png svg");

        private final String endings;

        Product(String endings) {
            this.endings = endings;
        }

        private List<String> endings() {
            return List.of(endings.split(" ", -1));
        }

        String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * Everything that a file is made of; used beside the event thread.
     *
     * @param entrants whose curves are shown
     */
    record Content(LeagueTidings tidings, List<Integer> entrants, Sentences sentences) {
        byte[] bytes(Product product, Path path) {
            LeagueStanding standing = tidings.standing();
            return switch (product) {
                case REPORT -> text(new LeagueReport(standing, sentences, false, List.of()).html());
                case RATINGS -> text(RatingsCsv.csv(standing));
                case CROSS -> text(CrossCsv.csv(standing));
                case GAMES -> text(LeagueGamesCsv.csv(standing));
                case ALL -> text(LeagueJson.text(standing));
                case RATINGS_PICTURE ->
                    picture(LeaguePictures.ratings(standing, style(), sentences::of), path, product);
                case CROSS_PICTURE -> picture(LeaguePictures.cross(standing, style(), sentences::of), path, product);
                case CURVE_PICTURE -> picture(curves(), path, product);
            };
        }

        private LeagueDrawing curves() {
            return LeaguePictures.curves(
                    tidings.standing(),
                    tidings.progress(),
                    entrants,
                    style(),
                    colours().swatches(),
                    sentences::of);
        }

        private byte[] picture(LeagueDrawing drawing, Path path, Product product) {
            String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
            if (!name.endsWith(".svg")) return LeaguePictures.png(drawing);
            String title = sentences.of("leaguewindow.product." + product.word());
            return text(LeaguePictures.vectors(drawing, title).svg());
        }

        private RateStyle style() {
            return RateStyle.of(colours(), RatePictures.font(), elo -> sentences.of("leaguewindow.axis", elo));
        }

        private ChartColours colours() {
            return ChartColours.onPaper(tidings.plan().game().kind());
        }

        private static byte[] text(String text) {
            return text.getBytes(StandardCharsets.UTF_8);
        }
    }

    SaveLeague(Component owner, Wording wording, Background background, UserSettings memory) {
        this.wording = wording;
        writing = LatestTask.uninterrupted(background);
        files = new FileChoice(owner, wording, memory);
    }

    /** @param done is told what was done */
    void offer(JButton beside, LeagueTidings tidings, List<Integer> entrants, Consumer<Phrase> done) {
        JPopupMenu menu = new JPopupMenu();
        Function<Product, JMenuItem> item = product -> {
            JMenuItem made = new JMenuItem(wording.of("leaguewindow.product." + product.word()) + " …");
            made.setName("league.save." + product.word());
            made.addActionListener(event -> save(new Content(tidings, entrants, wording.sentences()), product, done));
            return made;
        };
        Stream.of(Product.values()).map(item).forEach(menu::add);
        menu.show(beside, 0, beside.getHeight());
    }

    private void save(Content content, Product product, Consumer<Phrase> done) {
        List<FileChoice.Kind> kinds = product.endings().stream()
                .map(ending -> FileChoice.Kind.of(ending, "leaguewindow.file."))
                .toList();
        files.save(TITLE, wording.of("leaguewindow.file-name." + product.word()), kinds)
                .ifPresent(path -> files.write(
                        writing,
                        TITLE,
                        path,
                        () -> content.bytes(product, path),
                        () -> done.accept(
                                Phrase.of("dialog.written", path.getFileName().toString()))));
    }
}
