package lectern.grade.requirement;

import java.util.List;
import lectern.grade.submission.SubmittedFile;
import lectern.grade.submission.SubmittedKind;
import lectern.play.player.Contender;

/** Something that is demanded of one file of a submission. The same file is always judged alike. */
public interface Requirement {
    /** The kind of file that it is demanded of. */
    SubmittedKind on();

    /** Who plays against what was handed in. */
    default List<Contender> opponents() {
        return List.of();
    }

    /** @param file of that kind, which could be read */
    Judged judge(SubmittedFile file, Conditions conditions);
}
