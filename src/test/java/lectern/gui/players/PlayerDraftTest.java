package lectern.gui.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import lectern.game.Game;
import lectern.game.UnreadableText;
import lectern.games.Games;
import lectern.heuristic.Heuristics;
import lectern.heuristic.NamedHeuristics;
import lectern.play.player.Contender;
import lectern.play.player.PlayerText;
import org.junit.jupiter.api.Test;

class PlayerDraftTest {
    private final Game game = Games.read("infection");

    @Test
    void nothingAndHumanArePersons() {
        assertThat(new PlayerDraft(" ")).isEqualTo(PlayerDraft.PERSON);
        assertThat(new PlayerDraft("human")).isEqualTo(PlayerDraft.PERSON);
        assertThat(PlayerDraft.PERSON.contender(game)).isEmpty();
        assertThat(PlayerDraft.PERSON.named()).isEqualTo("human");
        assertThat(PlayerDraft.of(Optional.empty())).isEqualTo(PlayerDraft.PERSON);
    }

    @Test
    void aSettingIsAddedChangedAndTakenAway() {
        PlayerDraft search = PlayerDraft.named("search");

        assertThat(search.with("depth", "3").text()).isEqualTo("search:depth=3");
        assertThat(search.with("depth", "3")
                        .with("evaluator", "report")
                        .with("depth", "4")
                        .text())
                .isEqualTo("search:depth=4,evaluator=report");
        assertThat(search.with("depth", "3").with("depth", "")).isEqualTo(search);
    }

    @Test
    void aPlayerKeepsItsHeuristicWhileItIsChanged() {
        NamedHeuristics known = NamedHeuristics.NONE.with(Heuristics.stayInside());
        Contender player = PlayerText.read("search:evaluator=@Stay inside", game, known);

        PlayerDraft changed =
                PlayerDraft.of(Optional.of(player)).with("depth", "3").with("w.in-corners", "4");

        assertThat(changed.readable(game)).isEqualTo(changed);
        assertThat(changed.contender(game).orElseThrow().text())
                .isEqualTo("search:depth=3,evaluator=@Stay inside,w.in-corners=4");
        assertThat(changed.typed("mcts:evaluator=@Stay inside")
                        .contender(game)
                        .orElseThrow()
                        .heuristic())
                .contains(Heuristics.stayInside());
    }

    @Test
    void settingsThatNoFieldKnowsStay() {
        assertThat(new PlayerDraft("search:w.count=2,nodes=5")
                        .with("nodes", "7")
                        .text())
                .isEqualTo("search:w.count=2,nodes=7");
    }

    @Test
    void aCommandTakesAllTheRest() {
        PlayerDraft engine = new PlayerDraft("engine:millis=20,command=./engine --a=1,2");

        assertThat(engine.id()).isEqualTo("engine");
        assertThat(engine.setting("command")).contains("./engine --a=1,2");
        assertThat(engine.with("millis", "30").text()).isEqualTo("engine:millis=30,command=./engine --a=1,2");
    }

    @Test
    void whatIsWrongIsNamedWithItsColumn() {
        assertThatThrownBy(() -> new PlayerDraft("search:deep=3").contender(game))
                .isInstanceOfSatisfying(
                        UnreadableText.class,
                        wrong -> assertThat(wrong.column()).isEqualTo(8));
    }

    @Test
    void aPlayerComesBackFromItsText() {
        Optional<Contender> player = new PlayerDraft("search:nodes=500").contender(game);

        assertThat(PlayerDraft.of(player).text()).isEqualTo("search:nodes=500");
    }
}
