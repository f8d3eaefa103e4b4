package lectern.lesson.check;

import java.util.List;
import java.util.stream.Stream;
import lectern.lesson.Block;
import lectern.lesson.Page;
import lectern.lesson.Question;

/**
 * What a block says in sentences, as it is printed.
 *
 * @param line where it begins in its file
 */
record Prose(int line, String text) {
    static List<Prose> of(Page page) {
        return page.blocks().stream().flatMap(Prose::of).toList();
    }

    /** Text, claims, and questions with what can be chosen; of no other block. */
    static Stream<Prose> of(Block block) {
        if (block instanceof Block.Text text) return Stream.of(new Prose(text.line(), text.markdown()));
        if (block instanceof Block.Claim claim) return Stream.of(new Prose(claim.line(), claim.sentence()));
        if (!(block instanceof Block.Ask ask)) return Stream.empty();
        Stream<String> options = ask.question().options().stream().map(Question.Option::text);
        return Stream.concat(Stream.of(ask.sentence()), options).map(text -> new Prose(ask.line(), text));
    }

    /** The line of a place in it; the sentences of a block are all in the line where it begins. */
    int lineAt(int index) {
        return line
                + (int) text.substring(0, index)
                        .chars()
                        .filter(letter -> letter == '\n')
                        .count();
    }
}
