package lectern.gui;

import java.util.Arrays;
import java.util.Locale;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Playing;
import lectern.gui.desk.Speed;
import lectern.gui.settings.UserSettings;

/**
 * How moves follow each other: how fast their steps are shown, and whether the computer's answer waits for the user.
 * What is chosen is remembered; at first the steps of every move can be seen.
 */
final class Pace {
    private static final String SPEED = "pace.speed";
    private static final String WAITS = "pace.waits";

    private final Desk desk;
    private final Playing playing;
    private final UserSettings remembered;

    Pace(Desk desk, Playing playing, UserSettings remembered) {
        this.desk = desk;
        this.playing = playing;
        this.remembered = remembered;
        String speed = remembered.text(SPEED).orElse("");
        desk.showAt(Arrays.stream(Speed.values())
                .filter(known -> word(known).equals(speed))
                .findFirst()
                .orElse(Speed.NORMAL));
        playing.waitForUser(remembered.text(WAITS).filter("true"::equals).isPresent());
    }

    /** What a speed is called in keys and settings. */
    static String word(Speed speed) {
        return speed.name().toLowerCase(Locale.ROOT);
    }

    void showAt(Speed chosen) {
        desk.showAt(chosen);
        remembered.remember(SPEED, word(chosen));
    }

    /** Whether moves can be shown faster than they are, or slower. */
    boolean canBe(boolean faster) {
        return desk.speed() != (faster ? Speed.NONE : Speed.SLOW);
    }

    /** From one speed to the next. */
    void shift(boolean faster) {
        if (canBe(faster)) showAt(Speed.values()[desk.speed().ordinal() + (faster ? -1 : 1)]);
    }

    boolean waits() {
        return playing.waits();
    }

    /** The computer's answers wait from now on, or no longer. */
    void toggleWaiting() {
        playing.waitForUser(!playing.waits());
        remembered.remember(WAITS, String.valueOf(playing.waits()));
    }
}
