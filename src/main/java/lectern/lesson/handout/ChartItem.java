package lectern.lesson.handout;

import java.util.List;
import lectern.game.Move;
import lectern.lesson.Block;
import lectern.lesson.telling.Caption;
import lectern.picture.chart.ChartContent;
import lectern.picture.chart.ChartMode;
import lectern.picture.chart.ChartPicture;
import lectern.picture.chart.ChartPoint;
import lectern.picture.chart.Curve;
import lectern.picture.export.VectorPicture;
import lectern.play.Match;
import lectern.text.Sentences;

/** The chart of a game on paper: as wide as what a board leaves free beside it. */
final class ChartItem {
    private static final double WIDTH = 305;
    private static final double HEIGHT = 140;

    private final Sentences sentences;
    private final Pictures pictures;

    ChartItem(Sentences sentences, Pictures pictures) {
        this.sentences = sentences;
        this.pictures = pictures;
    }

    Item of(Block.Chart block) {
        Match match = Match.from(block.before());
        for (Move move : block.moves()) match = match.play(move);
        List<ChartPoint> points = new Curve().points(match, block.evaluator(), block.side());
        String caption = sentences.of(Caption.ON_PAPER.of(block));
        ChartMode mode = block.stacked() ? ChartMode.CRITERIA : ChartMode.TOTAL;
        ChartContent content = ChartContent.of(points, mode, match.last(), sentences::of);
        VectorPicture picture = ChartPicture.of(
                block.before().game().kind(),
                content,
                caption,
                WIDTH,
                HEIGHT,
                sentences.numbers().axis());
        return new Item(
                Item.Kind.WIDE,
                "<figure style=\"width:305pt\">" + pictures.element(picture) + "<figcaption>" + Markup.escaped(caption)
                        + "</figcaption></figure>\n");
    }
}
