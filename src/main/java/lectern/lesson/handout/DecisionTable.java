package lectern.lesson.handout;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.lesson.Block;
import lectern.search.Candidate;
import lectern.search.Stop;
import lectern.telling.DecisionTelling;
import lectern.telling.ScorePhrase;
import lectern.text.Sentences;

/** A player's decision on paper: the move, why it was chosen, and the foremost candidates as a small table. */
final class DecisionTable {
    private static final int ROWS = 6;

    private final Sentences sentences;
    private final Stop stop;

    DecisionTable(Sentences sentences, Stop stop) {
        this.sentences = sentences;
        this.stop = stop;
    }

    Item of(Block.Decide block) {
        DecisionTelling telling = DecisionTelling.of(block.guess().decide(block.board(), stop));
        Phrase side = block.board().view().name(block.board().toMove());
        Optional<String> player = Optional.of(block.guess().player().text());
        String title = sentences.of(telling.title(player, true, side));
        String reasons = telling.reasons().stream().map(sentences::of).collect(Collectors.joining(" "));
        StringBuilder html = new StringBuilder("<div class=\"decision\">");
        html.append(element("p", title + ". " + reasons));
        if (block.opened() != Block.Opened.MOVE) addTable(html, telling, block);
        List<Move> line = telling.decision().line();
        if (block.opened() == Block.Opened.TREE && line.size() > 1) {
            String expected = line.stream().skip(1).map(Move::text).collect(Collectors.joining(" "));
            html.append(element("p", sentences.of("handout.expected", expected)));
        }
        return Item.text(html.append("</div>\n").toString());
    }

    private void addTable(StringBuilder html, DecisionTelling telling, Block.Decide block) {
        List<String> criteria = block.opened() == Block.Opened.CRITERIA ? telling.criteria() : List.of();
        Stream<String> heads = Stream.concat(
                telling.columns().stream().map(column -> sentences.of(column.head())),
                criteria.stream()
                        .map(key -> sentences.of(block.board().game().kind().term(key))));
        html.append("<table><thead><tr>");
        heads.forEach(head -> html.append(element("th", head)));
        html.append("</tr></thead><tbody>");
        List<Candidate> ranked = telling.candidates();
        for (Candidate candidate : ranked.subList(0, Math.min(ROWS, ranked.size()))) {
            html.append(telling.isChosen(candidate) ? "<tr class=\"chosen\">" : "<tr>");
            cells(candidate, telling, criteria).forEach(cell -> html.append(element("td", cell)));
            html.append("</tr>");
        }
        html.append("</tbody></table>");
        if (ranked.size() > ROWS) {
            html.append("<p class=\"more\">")
                    .append(Markup.escaped(sentences.of("handout.more-candidates", ranked.size() - ROWS)))
                    .append("</p>");
        }
    }

    private static String element(String name, String text) {
        return "<" + name + ">" + Markup.escaped(text) + "</" + name + ">";
    }

    private Stream<String> cells(Candidate candidate, DecisionTelling telling, List<String> criteria) {
        return Stream.concat(
                        telling.columns().stream().map(column -> telling.cell(candidate, column)),
                        criteria.stream()
                                .map(key -> DecisionTelling.term(candidate, key).map(ScorePhrase::contribution)))
                .map(cell -> cell.map(sentences::of).orElse(""));
    }
}
