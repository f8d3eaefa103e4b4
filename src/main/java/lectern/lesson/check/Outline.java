package lectern.lesson.check;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Move;
import lectern.lesson.Block;
import lectern.lesson.Lesson;
import lectern.lesson.Question;

/** What must be the same in every language: the blocks of each page, with their positions, moves and answers. */
final class Outline {
    /** Where a page begins, or a block stands, and what it shows. */
    record Entry(int line, String content) {}

    private Outline() {}

    static List<Entry> of(Lesson lesson) {
        List<Entry> entries = new ArrayList<>();
        lesson.pages().forEach(page -> {
            entries.add(new Entry(page.line(), "page"));
            page.blocks().stream()
                    .filter(block -> !(block instanceof Block.Text))
                    .forEach(block -> entries.add(new Entry(block.line(), content(block))));
        });
        return entries;
    }

    private static String content(Block block) {
        if (block instanceof Block.Place place)
            return "place " + place.position().text();
        if (block instanceof Block.Play play) return "play " + play.stepwise() + texts(play.moves());
        if (block instanceof Block.Light light) return "light " + light.cells();
        if (block instanceof Block.Show show) return "show " + show.overlay();
        if (block instanceof Block.LookAt look)
            return "look " + look.criterion().key() + look.side();
        if (block instanceof Block.Decide decide) return "decide " + decide.guess() + decide.opened();
        if (block instanceof Block.Chart chart) {
            return "chart " + chart.start().text() + texts(chart.moves())
                    + chart.evaluator().id() + chart.stacked();
        }
        if (block instanceof Block.Ask ask) return "ask " + ask.board().text() + content(ask.question());
        Block.Claim claim = (Block.Claim) block;
        return "claim " + claim.board().text() + claim.statement();
    }

    /** The sentences of a choice are translated; which one is right is not. */
    private static String content(Question question) {
        if (!(question instanceof Question.Choice choice)) return question.toString();
        return choice.options().stream().map(Question.Option::right).toList().toString();
    }

    private static String texts(List<Move> moves) {
        return moves.stream().map(Move::text).toList().toString();
    }
}
