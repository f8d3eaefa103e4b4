package lectern.gui.dialog;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lectern.game.GameKind;
import lectern.game.Position;
import lectern.game.Seat;
import lectern.games.Games;
import lectern.gui.act.Act;
import lectern.gui.act.Acts;
import lectern.gui.act.KeyTable;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.look.Looks;
import lectern.gui.look.RestoredLook;
import lectern.gui.look.Scale;
import lectern.gui.look.Theme;
import lectern.gui.robot.Waiting;
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
import org.junit.jupiter.params.provider.ValueSource;

/** However small the screen and however large the letters, no dialog loses a control. In the longer language. */
@ExtendWith(RestoredLook.class)
class DialogSizesTest {
    /** What a title bar leaves of 1024×640. */
    private static final Dimension SMALL = new Dimension(1024, 608);

    private final Wording wording = new Wording(Language.PT);

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(ints = {100, 150, 200, 250})
    void everyControlCanBeReachedOnASmallScreen(int percent) {
        UserSettings memory = UserSettings.in(new DataFolder(folder));
        Waiting.onEventThread(() -> new Looks(Theme.LIGHT, new Scale(percent)));
        List<String> lost = new ArrayList<>();
        for (Supplier<Form> dialog : dialogs(memory).toList()) {
            Form form = Waiting.onEventThread(() -> {
                Form made = dialog.get();
                made.whole().addNotify();
                Dimension wanted = made.whole().getPreferredSize();
                made.whole().setSize(Math.min(wanted.width, SMALL.width), Math.min(wanted.height, SMALL.height));
                return made;
            });
            // What asks for another height once it knows its width does so in an event of its own.
            for (int pass = 0; pass < 4; pass++) {
                Waiting.onEventThread(() -> {
                    ReachedControls.layOut(form.whole());
                    return form;
                });
            }
            Waiting.onEventThread(() -> ReachedControls.lost(form.whole()))
                    .forEach(part -> lost.add(form.titleKey() + ": " + part));
        }
        memory.awaitWritten();
        assertThat(lost).isEmpty();
    }

    private Stream<Supplier<Form>> dialogs(UserSettings memory) {
        Stream<Supplier<Form>> ofGames = Games.ALL.stream()
                .flatMap(kind -> Stream.of(
                        () -> new NewGameDialog(null, wording, choices(memory, kind), kind).form(),
                        () -> new PositionEditor(null, wording, start(kind), start(kind)).form(),
                        () -> new PlayersDialog(null, wording, desk(kind), () -> 7, NamedHeuristics.NONE).form()));
        Acts acts = new Acts(wording);
        for (Act act : Act.values()) acts.bind(act, () -> {});
        String sentence = "O jogo não pôde ficar com os anteriores: não se pode escrever. ".repeat(12);
        return Stream.concat(
                ofGames,
                Stream.of(
                        () -> AboutDialog.form(null, wording),
                        () -> KeysDialog.form(null, wording, KeyTable.of(acts, wording)),
                        () -> Notice.form(null, wording, "dialog.players", sentence)));
    }

    /** Both seats show all that a seat can show. */
    private static LastChoices choices(UserSettings memory, GameKind kind) {
        for (Seat seat : Seat.values()) {
            memory.remember("new-game." + kind.id() + "." + seat.word(), "search:nodes=20000,evaluator=report");
        }
        return new LastChoices(memory, () -> 7, known -> NamedHeuristics.NONE);
    }

    private static Position start(GameKind kind) {
        return Games.read(kind.id()).start(1).position();
    }

    private static Desk desk(GameKind kind) {
        Desk desk = new Desk(Games.read(kind.id()).start(1), RecordHead.EMPTY);
        Seats seats = Seats.PEOPLE;
        for (Seat seat : Seat.values()) {
            seats = seats.with(seat, Optional.of(PlayerText.read("search:nodes=20000", desk.game())));
        }
        desk.seat(seats);
        return desk;
    }
}
