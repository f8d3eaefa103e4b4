package lectern.play;

import java.util.ArrayList;
import java.util.List;
import lectern.game.Excerpt;
import lectern.search.MctsPlayer;

/** The settings of a player text that say how a player makes trials. */
final class TrialFields {
    static final String ROLL_OUT = "rollout";
    static final String EXPLORE = "explore";

    private final PlayerFields fields;

    TrialFields(PlayerFields fields) {
        this.fields = fields;
    }

    MctsPlayer.Options options() {
        MctsPlayer.Options usual = MctsPlayer.Options.USUAL;
        int rollOut = (int)
                fields.whole(ROLL_OUT, 0, MctsPlayer.Options.LONGEST_ROLL_OUT).orElse(usual.rollOut());
        return new MctsPlayer.Options(rollOut, fields.has(EXPLORE) ? explore() : usual.exploration());
    }

    private double explore() {
        String value = fields.value(EXPLORE).orElseThrow();
        if (value.matches("[0-9]{1,3}([.][0-9]{1,9})?")) return Double.parseDouble(value);
        throw fields.wrongValue(EXPLORE, "play.no-explore", EXPLORE, Excerpt.of(value));
    }

    /** The settings that give these options; none for the usual ones. */
    static List<String> canonical(MctsPlayer.Options options) {
        MctsPlayer.Options usual = MctsPlayer.Options.USUAL;
        List<String> parts = new ArrayList<>();
        if (options.rollOut() != usual.rollOut()) parts.add(ROLL_OUT + "=" + options.rollOut());
        if (options.exploration() != usual.exploration()) {
            parts.add(EXPLORE + "=" + PlayerFields.plain(options.exploration()));
        }
        return parts;
    }
}
