package lectern.games.syrtis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import lectern.game.Phrase;
import lectern.game.Start;
import lectern.games.Games;
import lectern.games.syrtis.spots.Sandbank;
import lectern.games.syrtis.spots.Spots;
import org.junit.jupiter.api.Test;

class SyrtisDealTest {
    /** A seed of a Minor board that is whole only after the second round of swaps has begun. */
    private static final long MENDED_LATE = 7611;

    private static SyrtisPosition position(String game, long seed) {
        return (SyrtisPosition) Games.read(game).start(seed).position();
    }

    /** The tiles in the order of their numbers. */
    private static List<Tile> tiles(SyrtisPosition position) {
        List<Tile> tiles = new ArrayList<>();
        for (int number = 1; number <= position.bank().tiles(); number++) {
            tiles.add(position.tile(Spots.bit(position.bank().numbered(number))));
        }
        return tiles;
    }

    private static Trait complete(SyrtisPosition position) {
        for (Trait trait : Trait.values()) {
            if (position.isComplete(trait)) return trait;
        }
        return null;
    }

    /** The same board with two tiles, given by the labels of their cells, swapped. */
    private static SyrtisPosition swapped(SyrtisPosition position, String one, String other) {
        long first = position.bank().bit(position.game().board().cell(one));
        long second = position.bank().bit(position.game().board().cell(other));
        return new SyrtisPosition(
                position.game,
                position.tiles,
                swapped(position.white, first, second),
                swapped(position.circles, first, second),
                0,
                0,
                position.turn,
                null,
                position.tally);
    }

    private static long swapped(long spots, long first, long second) {
        long rest = spots & ~first & ~second;
        return rest | ((spots & first) == 0 ? 0 : second) | ((spots & second) == 0 ? 0 : first);
    }

    @Test
    void theBoardsHaveTheirShapes() {
        assertThat(position("syrtis", 1).text().replaceAll("[csCS]", "#"))
                .isEqualTo("2###2/1#####1/#######/###1###/#######/1#####1/2###2 t - 0,0 -");
        assertThat(position("syrtis:board=minor", 1).text().replaceAll("[csCS]", "#"))
                .isEqualTo("2##1/####1/##1##/1####/1##2 t - 0,0 -");
    }

    /** Whoever notes a seed down wants the same board from every version. */
    @Test
    void aSeedDrawsTheSameBoardForEver() {
        assertThat(position("syrtis", 1).text())
                .isEqualTo("2Csc2/1SCSCc1/csscCSc/ScS1cSc/ScsSCCS/1Sscsc1/2SCs2 t - 0,0 -");
        assertThat(position("syrtis:board=minor", 1).text()).isEqualTo("2Cc1/Scss1/cS1cS/1CCSc/1Ss2 t - 0,0 -");
        assertThat(position("syrtis:board=minor,setup=random", 1).text())
                .isEqualTo("2Cc1/S+css1/cS+1c*S/1CC*Sc/1Ss2 w - 0,0 1");
    }

    @Test
    void tilesAreNumberedInPairsOfReflections() {
        Sandbank major = Sandbank.MAJOR;
        assertThat(Spots.label(major.numbered(1))).isEqualTo("c4");
        assertThat(Spots.label(major.numbered(2))).isEqualTo("e4");
        assertThat(Spots.label(major.numbered(35))).isEqualTo("e1");
        assertThat(Spots.label(major.numbered(36))).isEqualTo("c7");
        assertThat(Spots.label(Sandbank.MINOR.numbered(15))).isEqualTo("c1");
        assertThat(Spots.label(Sandbank.MINOR.numbered(16))).isEqualTo("c5");
    }

    @Test
    void oppositeTilesAreOppositeInColourAndShape() {
        for (long seed = 0; seed < 50; seed++) {
            Start start = Games.read("syrtis").start(seed);
            if (!start.notes().isEmpty()) continue;
            List<Tile> tiles = tiles((SyrtisPosition) start.position());
            for (int i = 0; i < tiles.size(); i += 2) {
                assertThat(tiles.get(i)).isEqualTo(tiles.get(i + 1).opposite());
            }
        }
    }

    @Test
    void everyTraitHasHalfOfTheTiles() {
        for (long seed = 0; seed < 50; seed++) {
            for (Trait trait : Trait.values()) {
                assertThat(Long.bitCount(position("syrtis", seed).tiles(trait))).isEqualTo(18);
                assertThat(Long.bitCount(position("syrtis:board=minor", seed).tiles(trait)))
                        .isEqualTo(8);
            }
        }
    }

    @Test
    void allFourKindsOfTilesAreDrawn() {
        assertThat(tiles(position("syrtis", 3))).contains(Tile.values());
    }

    @Test
    void noFreshBoardHasACompleteIsland() {
        for (long seed = 0; seed < 300; seed++) {
            assertThat(complete(position("syrtis:board=minor", seed))).isNull();
        }
    }

    @Test
    void aboutOneMinorBoardInEightIsMended() {
        long mended = 0;
        for (long seed = 0; seed < 2000; seed++) {
            if (!Games.read("syrtis:board=minor").start(seed).notes().isEmpty()) mended++;
        }
        assertThat(mended).isBetween(200L, 300L);
    }

    @Test
    void someBoardsNeedTheSwapsOfEvenNumbersToo() {
        Start start = Games.read("syrtis:board=minor").start(MENDED_LATE);
        assertThat(start.notes()).hasSizeGreaterThan(8);
    }

    /** Taking the swaps back one by one shows a complete island each time, and at last a board of opposites. */
    @Test
    void theNotesTellTheSwapsInTheirOrder() {
        for (long seed : LongStream.concat(LongStream.range(0, 500), LongStream.of(MENDED_LATE))
                .toArray()) {
            Start start = Games.read("syrtis:board=minor").start(seed);
            SyrtisPosition board = (SyrtisPosition) start.position();
            for (int i = start.notes().size() - 1; i >= 0; i--) {
                Phrase note = start.notes().get(i);
                assertThat(note.key()).isEqualTo("syrtis.note.swapped");
                int number = i < 8 ? 2 * i + 1 : 2 * (i - 8) + 2;
                String lower = Spots.label(Sandbank.MINOR.numbered(number));
                String upper = Spots.label(Sandbank.MINOR.numbered(number + 1));
                board = swapped(board, lower, upper);
                assertThat(note.arguments()).containsExactly(complete(board).all(), number, lower, number + 1, upper);
            }
            List<Tile> tiles = tiles(board);
            for (int i = 0; i < tiles.size(); i += 2) {
                assertThat(tiles.get(i)).isEqualTo(tiles.get(i + 1).opposite());
            }
        }
    }
}
