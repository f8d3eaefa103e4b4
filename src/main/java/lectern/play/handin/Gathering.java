package lectern.play.handin;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import lectern.game.Phrase;
import lectern.play.player.Contender;

/** What was found in a folder so far: what plays, and what does not. */
final class Gathering {
    /** As UTF-8 has them: the order of Java's letters is another one beyond the first 65,536. */
    static final Comparator<String> BY_CODE_POINTS =
            Comparator.comparing(name -> name.getBytes(StandardCharsets.UTF_8), Arrays::compareUnsigned);

    private final List<HandIn> accepted = new ArrayList<>();
    private final List<Refused> refused = new ArrayList<>();

    /** Something in the file that Lectern should have refused, and did not expect, must not take the others with it. */
    void take(String name, HandInFile file, Supplier<Contender> contender) {
        try {
            accepted.add(new HandIn(name, file.path(), contender.get()));
        } catch (Unacceptable wrong) {
            refused.add(new Refused(name, PrintablePhrase.of(wrong.reason())));
        } catch (RuntimeException | StackOverflowError defect) {
            refuse(name, "handin.defect", file.shown(), defect.getClass().getSimpleName());
        }
    }

    void refuse(String name, String sentence, Object... arguments) {
        refused.add(new Refused(name, PrintablePhrase.of(Phrase.of(sentence, arguments))));
    }

    boolean isEmpty() {
        return accepted.isEmpty() && refused.isEmpty();
    }

    HandIns handIns() {
        accepted.sort(Comparator.comparing(HandIn::name, BY_CODE_POINTS));
        // Of two that are shown alike, the reasons decide: nothing may be left to the file system.
        refused.sort(Comparator.comparing(Refused::name, BY_CODE_POINTS)
                .thenComparing(entry -> entry.why().toString(), BY_CODE_POINTS));
        return new HandIns(accepted, refused);
    }
}
