package lectern.cli.contest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import lectern.picture.league.LeagueDrawing;
import lectern.picture.league.LeaguePictures;
import lectern.picture.rate.RateStyle;
import lectern.play.league.LeagueStanding;
import lectern.play.league.RatingProgress;
import lectern.text.Sentences;

/** The pictures of a league as files, each as pixels and as lines. They can be made again at any time. */
record PicturesFolder(Path league) {
    void write(LeagueStanding standing, Sentences sentences) throws IOException {
        RateStyle style = LeaguePictures.onPaper(standing, sentences::of);
        write("ratings", "leaguereport.ratings", LeaguePictures.ratings(standing, style, sentences::of), sentences);
        write("cross", "leaguereport.cross", LeaguePictures.cross(standing, style, sentences::of), sentences);
        LeagueDrawing curves = LeaguePictures.curves(standing, RatingProgress.of(standing), sentences::of);
        write("curves", "leaguereport.curves", curves, sentences);
    }

    private void write(String name, String title, LeagueDrawing drawing, Sentences sentences) throws IOException {
        String svg = LeaguePictures.vectors(drawing, sentences.of(title)).svg();
        Files.write(league.resolve(name + ".png"), LeaguePictures.png(drawing));
        Files.write(league.resolve(name + ".svg"), svg.getBytes(StandardCharsets.UTF_8));
    }
}
