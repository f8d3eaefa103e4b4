package lectern.games.syrtis;

import static lectern.games.syrtis.Tables.MINOR;
import static lectern.games.syrtis.Tables.effects;
import static lectern.games.syrtis.Tables.labels;
import static lectern.games.syrtis.Tables.minor;
import static lectern.games.syrtis.Tables.play;
import static lectern.games.syrtis.Tables.story;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lectern.game.Effect;
import lectern.game.Phrase;
import lectern.game.board.Change;
import lectern.game.board.Change.Moved;
import lectern.game.board.Layer;
import lectern.text.Language;
import lectern.text.Sentences;
import org.junit.jupiter.api.Test;

class SyrtisStoryTest {
    private final SyrtisPosition position = minor(MINOR);

    /** The cells that a thing passed over, after a check of what it is. */
    private List<String> way(Change change, Layer layer, Object token) {
        Moved moved = (Moved) change;
        assertThat(moved.layer()).isEqualTo(layer);
        assertThat(moved.token()).isEqualTo(token);
        return labels(position, moved.path());
    }

    private static Effect told(SyrtisPosition position, String move, String word) {
        return effects(position, move).stream()
                .filter(effect -> effect.reason().key().equals("syrtis." + word))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aWalkIsShownAlongTheIslandThatAllowsIt() {
        Effect byColour = effects(position, "c2-d3").get(0);
        assertThat(byColour.reason().arguments())
                .containsExactly(Side.WHITE.phrase(), "c2", "d3", Trait.WHITE.island());
        assertThat(way(byColour.changes().get(0), Layer.PIECE, Tower.WHITE)).containsExactly("c2", "d2", "d3");
        Effect byShape = effects(position, "c2-d1").get(0);
        assertThat(byShape.reason().arguments()).contains(Trait.CIRCLE.island());
        assertThat(way(byShape.changes().get(0), Layer.PIECE, Tower.WHITE)).containsExactly("c2", "c1", "d1");
        assertThat(story(position, "c2-d1")).containsExactly("walked");
    }

    @Test
    void aWalkThatBothIslandsAllowIsToldByItsColour() {
        assertThat(effects(position, "c2-d2").get(0).reason().arguments()).contains(Trait.WHITE.island());
        SyrtisPosition black = play(position, "pass");
        assertThat(effects(black, "c4-b4").get(0).reason().arguments())
                .containsExactly(Side.BLACK.phrase(), "c4", "b4", Trait.BLACK.island());
        assertThat(effects(black, "c4-b5").get(0).reason().arguments()).contains(Trait.SQUARE.island());
    }

    @Test
    void aSlideMovesTileAndTowerTogetherThroughTheHoles() {
        Effect slid = effects(position, "c5>e5").get(0);
        assertThat(slid.reason().arguments())
                .containsExactly(Side.WHITE.phrase(), Tile.WHITE_SQUARE.phrase(), "c5", "e5", 2);
        assertThat(slid.changes()).hasSize(2);
        assertThat(way(slid.changes().get(0), Layer.GROUND, Tile.WHITE_SQUARE)).containsExactly("c5", "d5", "e5");
        assertThat(way(slid.changes().get(1), Layer.PIECE, Tower.WHITE)).containsExactly("c5", "d5", "e5");
    }

    /** In Portuguese a tile slides, and somebody makes it slide. */
    @Test
    void aSlideIsToldInBothLanguages() {
        Phrase slid = effects(position, "c5>e5").get(0).reason();
        assertThat(new Sentences(Language.EN).of(slid))
                .isEqualTo("White slides the white square on c5, tower and all, to e5: 2 steps through holes.");
        assertThat(new Sentences(Language.PT).of(slid))
                .isEqualTo("O Branco faz deslizar o quadrado branco em c5, com a torre em cima, para e5:"
                        + " 2 passos por buracos.");
    }

    @Test
    void aSlideTakesAShortestWayThroughTheBoxThatLooksDownFirst() {
        SyrtisPosition ring = minor("cScSc/S3s/s*4/S3C+/cScSc w - 0,0 1");
        assertThat(labels(ring, effects(ring, "a3>e3").get(0).cells())).containsExactly("a3", "b3", "c3", "d3", "e3");
        SyrtisPosition lagoon = minor("cScSc/S3s/s1c*1s/S3C+/cScSC w - 0,0 1");
        assertThat(labels(lagoon, effects(lagoon, "c3>d4").get(0).cells())).containsExactly("c3", "c4", "d4");
    }

    @Test
    void anIslandThatATileSlidesToHasGrown() {
        assertThat(story(position, "c5>e5")).containsExactly("slid", "grew");
        Effect grew = told(position, "c5>e5", "grew");
        assertThat(grew.reason().arguments()).containsExactly(Trait.WHITE.island(), "e5", 2);
        assertThat(labels(position, grew.cells())).containsExactly("e4", "e5");
    }

    @Test
    void aTileThatStaysWithItsIslandMakesNoneGrow() {
        assertThat(story(position, "c5>d5")).containsExactly("slid");
    }

    @Test
    void aSunkTileIsTakenAwayAndCounted() {
        Effect sunk = effects(position, "xc1").get(0);
        assertThat(sunk.reason().arguments())
                .containsExactly(Side.WHITE.phrase(), Tile.BLACK_CIRCLE.phrase(), "c1", 1, List.of("c2"));
        assertThat(sunk.word()).isEqualTo("removed");
        Effect streak = told(position, "xc1", "streak");
        assertThat(streak.reason().arguments()).containsExactly(Side.WHITE.phrase(), 1, Side.BLACK.phrase());
        assertThat(labels(position, streak.cells())).containsExactly("c2", "c5");
    }

    @Test
    void bothTowersBesideASunkTileAreNamed() {
        SyrtisPosition both = minor("2C*C1/Sscc*1/sC1sC/1SS+C+c/1ss2 w - 0,0 1");
        assertThat(effects(both, "xd1").get(0).reason().arguments()).contains(2, List.of("c1", "d2"));
    }

    @Test
    void anIslandThatLosesItsMiddleHasSplit() {
        assertThat(story(position, "xd2")).containsExactly("sunk", "split", "streak");
        Effect split = told(position, "xd2", "split");
        assertThat(split.reason().arguments()).containsExactly(Trait.WHITE.island(), "b2", 2);
        assertThat(labels(position, split.cells())).containsExactly("b2", "c2", "d3");
    }

    @Test
    void aTileThatSlidesAwayCanSplitAnIslandAndMakeAnotherGrow() {
        assertThat(story(position, "c2>c3")).containsExactly("slid", "split", "grew");
        Effect split = told(position, "c2>c3", "split");
        assertThat(split.reason().arguments()).containsExactly(Trait.WHITE.island(), "b2", 2);
        assertThat(labels(position, split.cells())).containsExactly("b2", "d2", "d3");
        assertThat(told(position, "c2>c3", "grew").reason().arguments())
                .containsExactly(Trait.CIRCLE.island(), "c3", 2);
    }

    @Test
    void aSideThatSankLastHasTheInitiative() {
        SyrtisPosition black = play(position, "pass");
        assertThat(story(black, "xd3")).containsExactly("sunk", "streak", "initiative");
        assertThat(told(black, "xd3", "initiative").reason().arguments())
                .containsExactly(Side.WHITE.phrase(), Side.BLACK.phrase());
        SyrtisPosition again = play(black, "xd3", "pass");
        assertThat(story(again, "xe4")).contains("streak").doesNotContain("initiative");
        assertThat(told(again, "xe4", "streak").reason().arguments()).contains(2);
    }

    /** The slide that lets Black win. */
    @Test
    void anIslandThatIsCompletedIsTold() {
        SyrtisPosition before = minor("1s*CC1/2c*2/C+1sC+C/sSS1c/5 w w3 0,1 1");
        assertThat(story(before, "b1>b3")).endsWith("completed");
        Effect completed = told(before, "b1>b3", "completed");
        assertThat(completed.reason().arguments()).containsExactly(Trait.SQUARE.all(), 5, Side.BLACK.phrase());
        assertThat(labels(before, completed.cells())).containsExactly("b3", "c3", "a4", "b4", "c4");
    }

    @Test
    void sinkingTheLastTileOutsideCompletesAnIsland() {
        SyrtisPosition before = minor("C+s3/Sc*C2/SSs2/5/5 w - 0,0 1");
        assertThat(story(before, "xc2")).containsExactly("sunk", "completed", "streak");
        assertThat(told(before, "xc2", "completed").reason().arguments())
                .containsExactly(Trait.BLACK.all(), 4, Side.BLACK.phrase());
    }

    @Test
    void completedWhiteIslandsAreWhites() {
        SyrtisPosition before = minor("s*C3/cS+s2/ccC2/5/5 b - 0,0 1");
        assertThat(told(before, "xc2", "completed").reason().arguments())
                .containsExactly(Trait.WHITE.all(), 4, Side.WHITE.phrase());
    }

    @Test
    void aPassIsCounted() {
        assertThat(effects(position, "pass").get(0).reason().arguments()).containsExactly(Side.WHITE.phrase(), 1);
        assertThat(labels(position, effects(position, "pass").get(0).cells())).containsExactly("c2", "c5");
        SyrtisPosition third = minor(MINOR.replace("0,0", "0,2").replace(" w ", " b "));
        assertThat(effects(third, "pass").get(0).reason().arguments()).containsExactly(Side.BLACK.phrase(), 3);
        assertThat(story(third, "pass")).containsExactly("passed");
    }

    @Test
    void aPlacingSaysWhyTheTileSuitsTheTower() {
        SyrtisPosition start = minor("2CC1/Sscc1/sC1sC/1SSCc/1ss2 t - 0,0 -");
        assertThat(effects(start, "c2").get(0).reason().arguments())
                .containsExactly(Side.WHITE.tower(), "c2", Tile.WHITE_CIRCLE.phrase(), Phrase.of("syrtis.match.both"));
        assertThat(effects(start, "b2").get(0).reason().arguments()).contains(Phrase.of("syrtis.match.colour"));
        assertThat(effects(start, "c1").get(0).reason().arguments()).contains(Phrase.of("syrtis.match.shape"));
        SyrtisPosition black = play(start, "c2", "c5");
        assertThat(effects(black, "c4").get(0).reason().arguments())
                .containsExactly(Side.BLACK.tower(), "c4", Tile.BLACK_SQUARE.phrase(), Phrase.of("syrtis.match.both"));
    }

    @Test
    void theChoiceOfAColourLightsItsTowers() {
        SyrtisPosition choosing = minor(MINOR.replace("w - 0,0 1", "k - 0,0 -"));
        Effect chosen = effects(choosing, "black").get(0);
        assertThat(chosen.reason().arguments()).containsExactly(Side.BLACK.phrase(), Side.WHITE.phrase());
        assertThat(labels(choosing, chosen.cells())).containsExactly("c4", "d4");
        assertThat(story(choosing, "white")).containsExactly("chosen");
    }
}
