package lectern.lesson.handout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.game.Term;
import lectern.lesson.Block;
import lectern.search.Candidate;
import lectern.search.Choice;
import lectern.search.Decision;
import lectern.search.Stop;
import lectern.text.Sentences;

/** A player's decision on paper: the move, the rule that chose it, and the foremost candidates as a small table. */
final class DecisionTable {
    private static final int ROWS = 6;

    private final Sentences sentences;
    private final Stop stop;

    DecisionTable(Sentences sentences, Stop stop) {
        this.sentences = sentences;
        this.stop = stop;
    }

    Item of(Block.Decide block) {
        Decision decision = block.guess().decide(block.board(), stop);
        StringBuilder html = new StringBuilder("<div class=\"decision\"><p>");
        Phrase side = block.board().name(block.board().toMove());
        html.append(Markup.escaped(sentences.of(
                        "decision.would-play",
                        player(block.guess().player().text()),
                        side,
                        decision.move().text())))
                .append(". ")
                .append(Markup.escaped(sentences.of(rule(decision))))
                .append("</p>");
        if (block.opened() != Block.Opened.MOVE) addTable(html, decision, block);
        if (block.opened() == Block.Opened.TREE && decision.line().size() > 1) {
            List<String> line = decision.line().stream().map(Move::text).toList();
            html.append("<p>")
                    .append(Markup.escaped(
                            sentences.of("handout.expected", String.join(" ", line.subList(1, line.size())))))
                    .append("</p>");
        }
        return Item.text(html.append("</div>\n").toString());
    }

    private void addTable(StringBuilder html, Decision decision, Block.Decide block) {
        List<Candidate> ranked = ranked(decision);
        boolean split = block.opened() == Block.Opened.CRITERIA;
        List<String> head = new ArrayList<>(List.of(sentences.of("decision.column.move")));
        if (decision.choice() == Choice.MOST_VISITED) head.add(sentences.of("decision.column.visits"));
        if (decision.choice() == Choice.DRAWN) head.add(sentences.of("decision.column.chance"));
        else head.add(sentences.of("decision.column.score"));
        String game = block.board().game().kind().id();
        List<Term> terms = split ? decision.chosen().terms() : List.of();
        for (Term term : terms) head.add(sentences.of(game + ".term." + term.key()));
        html.append("<table><thead><tr>");
        head.forEach(name -> html.append("<th>").append(Markup.escaped(name)).append("</th>"));
        html.append("</tr></thead><tbody>");
        for (Candidate candidate : ranked.subList(0, Math.min(ROWS, ranked.size()))) {
            boolean chosen = candidate.move().equals(decision.move());
            html.append(chosen ? "<tr class=\"chosen\">" : "<tr>");
            cells(candidate, decision, terms.size())
                    .forEach(cell ->
                            html.append("<td>").append(Markup.escaped(cell)).append("</td>"));
            html.append("</tr>");
        }
        html.append("</tbody></table>");
        if (ranked.size() > ROWS) {
            html.append("<p class=\"more\">")
                    .append(Markup.escaped(sentences.of("handout.more-candidates", ranked.size() - ROWS)))
                    .append("</p>");
        }
    }

    private List<String> cells(Candidate candidate, Decision decision, int terms) {
        List<String> cells = new ArrayList<>(List.of(candidate.move().text()));
        if (decision.choice() == Choice.MOST_VISITED) {
            cells.add(sentences.of("decision.number", candidate.visits()));
        }
        cells.add(
                decision.choice() == Choice.DRAWN
                        ? sentences.of("decision.one-in", decision.candidates().size())
                        : sentences.of(Numerals.score(candidate)));
        for (int i = 0; i < terms; i++) {
            boolean judged = i < candidate.terms().size();
            cells.add(judged ? sentences.numbers().text(candidate.terms().get(i).contribution()) : "");
        }
        return cells;
    }

    private static List<Candidate> ranked(Decision decision) {
        Comparator<Candidate> chosenFirst =
                Comparator.comparing(candidate -> !candidate.move().equals(decision.move()));
        Comparator<Candidate> byScore = Comparator.comparingDouble(Candidate::score);
        Comparator<Candidate> order = switch (decision.choice()) {
            case HIGHEST -> chosenFirst.thenComparing(byScore.reversed());
            case LOWEST -> chosenFirst.thenComparing(byScore);
            case DRAWN -> chosenFirst;
            case MOST_VISITED ->
                chosenFirst.thenComparing(
                        Comparator.comparingLong(Candidate::visits).reversed());
        };
        return decision.candidates().stream().sorted(order).toList();
    }

    private static Phrase rule(Decision decision) {
        String key = "decision.choice." + decision.choice().word();
        return switch (decision.choice()) {
            case DRAWN -> Phrase.of(key, decision.candidates().size());
            case MOST_VISITED -> Phrase.of(key, decision.chosen().visits());
            case HIGHEST, LOWEST -> Phrase.of(key, Numerals.score(decision.chosen()));
        };
    }

    private String player(String text) {
        int colon = text.indexOf(':');
        String id = colon < 0 ? text : text.substring(0, colon);
        String key = "players.name." + id;
        String name = sentences.has(key) ? sentences.of(key) : id;
        return colon < 0 ? name : sentences.of("decision.player", name, text.substring(colon + 1));
    }
}
