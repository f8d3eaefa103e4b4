package lectern.lesson.handout;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Position;
import lectern.lesson.Block;
import lectern.lesson.telling.PhaseText;
import lectern.lesson.telling.ThoughtTelling;
import lectern.lesson.thought.Algorithm;
import lectern.lesson.thought.Insight;
import lectern.picture.export.VectorPicture;
import lectern.picture.tree.TreeFigure;
import lectern.picture.tree.TreeStyle;
import lectern.search.Stop;
import lectern.telling.pseudocode.ListingLine;
import lectern.text.Sentences;

/** An algorithm on paper: what came of it, and its tree, its pseudocode or the numbers of its trials. */
final class ThoughtItems {
    /** The whole width of the sheet. */
    private static final double WIDTH = 495;

    private static final String INDENT = "    ";

    private final Sentences sentences;
    private final Pictures pictures;
    private final Stop stop;

    ThoughtItems(Sentences sentences, Pictures pictures, Stop stop) {
        this.sentences = sentences;
        this.pictures = pictures;
        this.stop = stop;
    }

    /** Nothing if it was stopped. */
    List<Item> of(Block.Think think) {
        if (think.shown() == Block.Shown.PSEUDOCODE) return pseudocode(think);
        Optional<Insight> insight = Insight.of(think.algorithm(), think.board(), stop);
        return insight.map(found -> shown(found, think)).orElse(List.of());
    }

    private List<Item> shown(Insight insight, Block.Think think) {
        String told = sentences.of(ThoughtTelling.told(insight));
        String caption = "<p class=\"thought\">" + Markup.escaped(told) + "</p>\n";
        if (think.shown() == Block.Shown.TREE) return List.of(tree(insight, think.board(), told));
        return insight.match(new Insight.InsightCases<>(
                searched -> List.of(),
                tried -> Stream.concat(
                                Stream.of(Item.text(caption)),
                                Markup.items(PhaseText.of(tried, sentences::of)).stream())
                        .toList()));
    }

    private Item tree(Insight insight, Position root, String told) {
        VectorPicture picture = TreeFigure.of(insight.tree(), root, TreeStyle.onPaper(root), sentences::of)
                .picture(told, WIDTH);
        return new Item(
                Item.Kind.WIDE,
                String.format(
                        Locale.ROOT,
                        "<figure style=\"width:%.0fpt\">%s<figcaption>%s</figcaption></figure>\n",
                        picture.width(),
                        pictures.element(picture),
                        Markup.escaped(told)));
    }

    private List<Item> pseudocode(Block.Think think) {
        return think.algorithm()
                .match(new Algorithm.AlgorithmCases<>(
                        search -> List.of(Item.text(listing(search, think.board()))), trials -> List.of()));
    }

    private String listing(Algorithm.Search search, Position position) {
        StringBuilder html = new StringBuilder("<p class=\"thought\">")
                .append(Markup.escaped(sentences.of(ThoughtTelling.about(search))))
                .append("</p><pre>");
        for (ListingLine line : ThoughtTelling.listing(search, position).lines()) {
            html.append(INDENT.repeat(line.indent()))
                    .append(Markup.escaped(sentences.of(line.text())))
                    .append('\n');
        }
        return html.append("</pre>\n").toString();
    }
}
