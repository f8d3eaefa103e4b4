package lectern.gui.dialog;

import static lectern.gui.robot.Waiting.onEventThread;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.AccessibleWalk;
import lectern.gui.act.Act;
import lectern.gui.act.Acts;
import lectern.gui.act.KeyTable;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.settings.DataFolder;
import lectern.gui.settings.UserSettings;
import lectern.gui.wording.Wording;
import lectern.heuristic.NamedHeuristics;
import lectern.play.RecordHead;
import lectern.play.player.PlayerText;
import lectern.text.Language;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever can be used in a dialog has a name, a role and, where that is not enough, a description. */
@ExtendWith(RestoredLook.class)
class AccessibleDialogsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyControlOfADialogIsTold(Language language) {
        onEventThread(() -> new Looks(Theme.LIGHT, Scale.USUAL));
        AccessibleWalk walk = new AccessibleWalk();
        UserSettings memory = UserSettings.in(new DataFolder(folder));
        Wording wording = new Wording(language);
        forms(memory, wording)
                .forEach((name, maker) -> onEventThread(() -> {
                    Form form = maker.get();
                    form.whole().setSize(form.whole().getPreferredSize());
                    ReachedControls.layOut(form.whole());
                    return walk.through(name, form.whole());
                }));
        memory.awaitWritten();
        assertThat(walk.offenders()).isEmpty();
        assertThat(walk.size()).isGreaterThan(150);
    }

    private static Map<String, Supplier<Form>> forms(UserSettings memory, Wording wording) {
        Map<String, Supplier<Form>> forms = new TreeMap<>();
        for (GameKind kind : Games.ALL) {
            Position start = kind.with(lectern.game.option.Settings.defaults(kind.options()))
                    .start(1)
                    .position();
            LastChoices choices = new LastChoices(memory, () -> 7, known -> NamedHeuristics.NONE);
            forms.put("new game of " + kind.id(), () -> new NewGameDialog(null, wording, choices, kind).form());
            forms.put("position of " + kind.id(), () -> new PositionEditor(null, wording, start, start).form());
            forms.put(
                    "players of " + kind.id(),
                    () -> new PlayersDialog(null, wording, desk(start), () -> 7, NamedHeuristics.NONE).form());
        }
        Acts acts = new Acts(wording);
        for (Act act : Act.values()) acts.bind(act, () -> {});
        forms.put("about", () -> AboutDialog.form(null, wording));
        forms.put("keys", () -> KeysDialog.form(null, wording, KeyTable.of(acts, wording)));
        forms.put("notice", () -> Notice.form(null, wording, "dialog.players", "Sentence."));
        forms.put(
                "command",
                () -> Notice.formOfCommand(null, wording, "dialog.players", "Sentence.", "./engine --strong"));
        return forms;
    }

    private static Desk desk(Position start) {
        Desk desk = new Desk(lectern.game.Start.of(start, 1), RecordHead.EMPTY);
        Seats seats = Seats.PEOPLE;
        for (Seat seat : Seat.values()) {
            seats = seats.with(seat, Optional.of(PlayerText.read("search:nodes=20000", desk.game())));
        }
        desk.seat(seats);
        return desk;
    }
}
