package lectern.games.syrtis;

import java.util.List;
import java.util.Set;
import lectern.games.GameContract;

class SyrtisContractTest extends GameContract {
    @Override
    protected List<String> games() {
        return List.of(
                "syrtis",
                "syrtis:board=minor",
                "syrtis:board=minor,setup=random,double-pass=one",
                "syrtis:setup=random,double-pass=one");
    }

    /** Where no tower stands, none can show that the towers are placed. */
    @Override
    protected Set<String> violationsWithoutCells() {
        return Set.of("syrtis.off-board", "syrtis.game-over", "syrtis.set-up-over", "syrtis.colour-first");
    }

    /** Said in one ply of a game, in which few random games try other moves. */
    @Override
    protected Set<String> rareWords() {
        return Set.of("syrtis.colour-first");
    }

    /** Ends that are near, towers without an island or missing, boards in pieces, and an almost empty one. */
    @Override
    protected List<String> composedPositions(String gameText) {
        if (!gameText.contains("minor")) {
            return List.of(
                    "2sCC*2/1csc3/Ssc1Scc/cSs2c*1/1ScCS+Cc/2CS3/1S+ss3 b b3 0,0 2",
                    "s*5S+/7/7/3C3/7/7/c*5C+ w - 0,0 1",
                    "7/7/7/3s*3/7/7/7 b - 3,3 2");
        }
        return List.of(
                "2CC1/Ssc*c1/sC1sC/1SS+C+c/1ss*2 w - 3,0 1",
                "2CC1/Ssc*c1/sC1sC/1SS+C+c/1ss*2 b w1 1,1 2",
                "2CC1/Ssc*c1/sC1sC/1SS+C+c/1ss*2 b w1 4,0 2",
                "5/5/2Cc1/5/5 k - 0,0 -",
                "2s+C1/ssss1/s*c1SC/s*C+C1C/2C2 b w3 0,0 1",
                "2s+C1/ssss1/s*c1SC/s*C+CCC/2C2 b - 0,0 1",
                "S*c3/cS+3/5/5/5 w - 0,0 1",
                "5/5/5/5/5 w - 0,0 1",
                "SS3/5/5/5/5 t - 0,0 -");
    }
}
