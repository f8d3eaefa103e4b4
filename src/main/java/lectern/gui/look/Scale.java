package lectern.gui.look;

import java.awt.Dimension;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How large everything is drawn, in percent of the usual. */
public record Scale(int percent) {
    public static final int SMALLEST = 100;
    public static final int LARGEST = 250;

    public static final Scale USUAL = new Scale(100);

    /** What is offered to choose from, the smallest first. */
    public static final List<Scale> OFFERED =
            Stream.of(100, 110, 125, 150, 175, 200, 225, 250).map(Scale::new).toList();

    public Scale {
        if (percent < SMALLEST || percent > LARGEST) throw new IllegalArgumentException(percent + " %");
    }

    /** A window of the usual size stands on a screen of this size with something of the desktop around it. */
    private static final double USUAL_WIDTH = 1440;

    private static final double USUAL_HEIGHT = 900;

    /**
     * The largest that is offered at which a window of the usual size stands well on a screen; the smallest on a small
     * one.
     *
     * @param letters how many times as large as usual everything is at the smallest scale, because the system's
     *     letters are larger
     */
    static Scale fitting(Dimension screen, double letters) {
        double room = Math.min(screen.width / USUAL_WIDTH, screen.height / USUAL_HEIGHT) * 100 / letters;
        return OFFERED.stream().filter(scale -> scale.percent <= room).reduce(USUAL, (before, last) -> last);
    }

    /** The scale that a text names, with or without a percent sign; empty if there is none such. */
    public static Optional<Scale> read(String text) {
        String digits = text.strip().replaceFirst("\\s*%$", "");
        if (!digits.matches("[0-9]{1,4}")) return Optional.empty();
        int percent = Integer.parseInt(digits);
        return percent < SMALLEST || percent > LARGEST ? Optional.empty() : Optional.of(new Scale(percent));
    }

    /** The next larger one that is offered, or this one if there is none. */
    public Scale larger() {
        return OFFERED.stream()
                .filter(scale -> scale.percent > percent)
                .findFirst()
                .orElse(this);
    }

    /** The next smaller one that is offered, or this one if there is none. */
    public Scale smaller() {
        return OFFERED.stream()
                .filter(scale -> scale.percent < percent)
                .reduce((before, last) -> last)
                .orElse(this);
    }

    float factor() {
        return percent / 100f;
    }
}
