package lectern.gui.thinking.trials;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Dimension;
import java.util.function.DoubleConsumer;
import javax.swing.JSlider;
import javax.swing.Timer;

/** The exploration constant, from 0.1 to 4 in steps of equal ratio. It is told when the slider rests. */
final class ExplorationSlider extends JSlider {
    private static final double LEAST = 0.1;
    private static final double RANGE = 40;
    private static final int STEPS = 60;
    private static final int WIDTH = 110;

    /** Less than a person waits for, more than lies between two events of a drag. */
    private static final int REST_MILLIS = 250;

    private final Timer rest;

    /** What it was told to stand at; 0 once it was moved. */
    private double told;

    /**
     * @param moved hears every change at once
     * @param rested hears the constant when it has rested
     */
    ExplorationSlider(Runnable moved, DoubleConsumer rested) {
        super(0, STEPS);
        setName("trials.constant");
        rest = new Timer(REST_MILLIS, event -> rested.accept(constant()));
        rest.setRepeats(false);
        addChangeListener(event -> {
            told = 0;
            moved.run();
            rest.restart();
        });
    }

    /** As it was told, or to two digits. */
    double constant() {
        if (told > 0) return told;
        double exact = LEAST * Math.pow(RANGE, (double) getValue() / STEPS);
        return Math.round(100 * exact) / 100.0;
    }

    /** Stands at a constant that is not told again. */
    void standAt(double constant) {
        setValue((int) Math.round(STEPS * Math.log(constant / LEAST) / Math.log(RANGE)));
        rest.stop();
        told = constant;
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(UIScale.scale(WIDTH), super.getPreferredSize().height);
    }
}
