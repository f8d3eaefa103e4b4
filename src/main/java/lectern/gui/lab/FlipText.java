package lectern.gui.lab;

import java.math.BigDecimal;
import lectern.game.Phrase;
import lectern.gui.wording.Wording;
import lectern.heuristic.HeuristicTerm;
import lectern.heuristic.ranking.Flip;
import lectern.heuristic.ranking.Ranking;
import lectern.heuristic.ranking.SearchedFlip.Found;

/** Says at which weight another move would be chosen. */
final class FlipText {
    private final Wording wording;

    FlipText(Wording wording) {
        this.wording = wording;
    }

    /** In whole: which move instead of which, and from which weight on. */
    String of(Flip flip, Ranking ranking, Phrase term) {
        return wording.of(
                "lab.flip",
                move(ranking, flip.to()),
                move(ranking, flip.from()),
                term,
                sign(flip),
                weight(flip.told()));
    }

    /** In short, where there is little room. */
    String brief(Flip flip, Ranking ranking, Phrase term) {
        return wording.of("lab.flip.brief", move(ranking, flip.to()), term, sign(flip), weight(flip.told()));
    }

    /** What a search has found, in short: only about where it is, and only as far as it was looked for. */
    String about(Found found, Phrase term) {
        BigDecimal told = FoundWeight.between(found.inside(), found.outside());
        String sign = found.rising() ? "≥" : "≤";
        return wording.of(
                "lab.flip.about", wording.of("lab.flip.brief", found.move().text(), term, sign, weight(told)));
    }

    Phrase name(HeuristicTerm term, LabDesk lab) {
        return lab.game().term(term.name());
    }

    private String weight(BigDecimal weight) {
        return WeightText.of(weight, wording.language());
    }

    private static String move(Ranking ranking, int move) {
        return ranking.move(move).text();
    }

    private static String sign(Flip flip) {
        if (flip.rising()) return flip.included() ? "≥" : ">";
        return flip.included() ? "≤" : "<";
    }
}
