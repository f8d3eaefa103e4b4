package lectern.play.league;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lectern.game.Phrase;

/** In what two plans differ, told by the first thing that does. */
final class PlanDifference {
    private PlanDifference() {}

    /** @param file that of the first plan */
    static Phrase of(LeaguePlan there, LeaguePlan here, String file) {
        Map<String, List<Object>> settings = new LinkedHashMap<>();
        settings.put("game", List.of(there.game().text(), here.game().text()));
        settings.put(
                "schedule", List.of(there.schedule().text(), here.schedule().text()));
        settings.put("games", List.of(there.games(), here.games()));
        settings.put("seed", List.of(there.seed(), here.seed()));
        settings.put("opening", List.of(there.opening(), here.opening()));
        settings.put("plies", List.of(there.plies(), here.plies()));
        for (Map.Entry<String, List<Object>> setting : settings.entrySet()) {
            String one = String.valueOf(setting.getValue().get(0));
            String two = String.valueOf(setting.getValue().get(1));
            if (!one.equals(two)) return Phrase.of("play.results.other-settings", file, setting.getKey(), one, two);
        }
        if (!there.limit().equals(here.limit())
                || there.fouls() != here.fouls()
                || !there.test().equals(here.test())) {
            return Phrase.of("league.other-limits", file);
        }
        return Phrase.of("league.other-entrants", file);
    }
}
