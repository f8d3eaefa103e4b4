package lectern.lesson.handout;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lectern.lesson.Block;
import lectern.lesson.condition.Guess;
import lectern.search.Stop;
import lectern.telling.Decided;
import lectern.telling.Told;
import lectern.text.Language;
import lectern.text.Sentences;

/** What a handout says of a decision, read from its page. */
public final class ToldByHandout {
    private static final Pattern FIRST_PARAGRAPH = Pattern.compile("<p>(.*?)</p>");
    private static final Pattern HEAD = Pattern.compile("<th>(.*?)</th>");
    private static final Pattern ROW = Pattern.compile("<tr( class=\"chosen\")?>(<td>.*?)</tr>");
    private static final Pattern CELL = Pattern.compile("<td>(.*?)</td>");

    private ToldByHandout() {}

    public static Told of(Decided decided, Language language) {
        Guess guess = new Guess(decided.contender(), decided.decision().seed());
        Block.Decide block = new Block.Decide(1, decided.position(), guess, Block.Opened.CRITERIA);
        String html =
                new DecisionTable(new Sentences(language), new Stop()).of(block).html();
        List<String> heads = texts(HEAD, html);
        List<Map<String, String>> rows = new ArrayList<>();
        List<Boolean> chosen = new ArrayList<>();
        for (Matcher row = ROW.matcher(html); row.find(); ) {
            chosen.add(row.group(1) != null);
            List<String> texts = texts(CELL, row.group(2));
            Map<String, String> cells = new LinkedHashMap<>();
            for (int i = 0; i < heads.size(); i++) cells.put(heads.get(i), texts.get(i));
            rows.add(cells);
        }
        return new Told(texts(FIRST_PARAGRAPH, html).get(0), rows, chosen);
    }

    private static List<String> texts(Pattern pattern, String html) {
        return pattern.matcher(html)
                .results()
                .map(found -> found.group(1)
                        .replace("&quot;", "\"")
                        .replace("&lt;", "<")
                        .replace("&gt;", ">")
                        .replace("&amp;", "&"))
                .toList();
    }
}
