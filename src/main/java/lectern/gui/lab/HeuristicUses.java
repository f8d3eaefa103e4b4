package lectern.gui.lab;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import lectern.game.Evaluator;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.game.Seat;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.LatestTask;
import lectern.gui.dialog.FileChoice;
import lectern.gui.dialog.Notice;
import lectern.gui.players.Seating;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.Heuristic;
import lectern.heuristic.NamedHeuristics;
import lectern.heuristic.UnreadableHeuristic;
import lectern.heuristic.file.HeuristicFiles;
import lectern.heuristic.file.HeuristicYaml;
import lectern.picture.comparison.ComparisonCsv;
import lectern.picture.comparison.GameComparison;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;

/** What a heuristic of the lab can be used for beyond the lab. On the event thread. */
public final class HeuristicUses {
    /** What plays with a heuristic unless it is seated otherwise. */
    private static final String PLAYER = "search:evaluator=";

    private static final String OPEN = "lab.open-file";
    private static final String SAVE = "lab.save-file";
    private static final FileChoice.Kind KIND =
            new FileChoice.Kind(HeuristicFiles.ENDING.substring(1), Phrase.of("lab.files"));

    private final JComponent owner;
    private final Desk desk;
    private final Wording wording;
    private final FileChoice files;
    private final LatestTask reading;
    private final LatestTask writing;
    private final Consumer<Phrase> told;
    private final List<Further> further = new ArrayList<>();

    /** Something else that can be done with a heuristic: what it is called, and how it is done. */
    public record Further(String key, Consumer<Heuristic> use) {}

    /** A heuristic, or why there is none. */
    private record Read(Heuristic heuristic, Phrase trouble) {}

    /** @param told hears of what is done and cannot be seen */
    public HeuristicUses(
            JComponent owner,
            Desk desk,
            Wording wording,
            Background background,
            UserSettings memory,
            Consumer<Phrase> told) {
        this.owner = owner;
        this.desk = desk;
        this.wording = wording;
        this.told = told;
        files = new FileChoice(owner, wording, memory);
        reading = LatestTask.interruptible(background);
        writing = LatestTask.uninterrupted(background);
    }

    /** Offers something more in the lab's menu, after what was offered before. */
    public void offer(String key, Consumer<Heuristic> use) {
        further.add(new Further(key, use));
    }

    List<Further> further() {
        return List.copyOf(further);
    }

    void tell(Phrase news) {
        told.accept(news);
    }

    Phrase side(Seat seat) {
        return desk.position().view().name(seat);
    }

    /** It plays that side from now on; whoever sat at the other stays. */
    void seat(Heuristic heuristic, Seat seat) {
        NamedHeuristics known = NamedHeuristics.NONE.with(heuristic);
        String text = PLAYER + Evaluator.WRITTEN + known.reference(heuristic);
        Contender player = PlayerText.read(text, desk.game(), known);
        Seating.change(desk, desk.seats().with(seat, Optional.of(player)));
        told.accept(Phrase.of("lab.playing", heuristic.name(), side(seat)));
    }

    void openFile(Consumer<Heuristic> ear) {
        GameKind game = desk.game().kind();
        files.open(OPEN, KIND)
                .ifPresent(path -> reading.start(() -> read(path, game), read -> {
                    if (read.trouble == null) ear.accept(read.heuristic);
                    else Notice.show(owner, wording, OPEN, wording.of(read.trouble));
                }));
    }

    private static Read read(Path path, GameKind game) {
        try {
            return new Read(HeuristicFiles.read(path).in(game), null);
        } catch (UnreadableHeuristic unreadable) {
            return new Read(null, unreadable.phrase());
        }
    }

    void saveFile(Heuristic heuristic) {
        if (HeuristicYaml.isTooLong(heuristic)) {
            told.accept(Phrase.of("heuristic.long-file", HeuristicYaml.LONGEST / 1024));
            return;
        }
        files.save(SAVE, heuristic.name(), List.of(KIND)).ifPresent(path -> {
            Phrase done = Phrase.of("dialog.written", path.getFileName().toString());
            files.write(
                    writing,
                    SAVE,
                    path,
                    () -> HeuristicYaml.of(heuristic).getBytes(StandardCharsets.UTF_8),
                    () -> told.accept(done));
        });
    }

    /** A comparison as a table. */
    void saveComparison(GameComparison comparison) {
        String title = "compare.save.title";
        List<FileChoice.Kind> kinds = List.of(FileChoice.Kind.of("csv", "compare.file."));
        files.save(title, wording.of("compare.file-name"), kinds).ifPresent(path -> {
            Phrase done = Phrase.of("dialog.written", path.getFileName().toString());
            files.write(
                    writing,
                    title,
                    path,
                    () -> ComparisonCsv.of(comparison).getBytes(StandardCharsets.UTF_8),
                    () -> told.accept(done));
        });
    }
}
