package lectern.gui.inspector.decision.view;

import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;

/** Runs what belongs to the event thread there, and hands on what goes wrong. */
public final class OnEdt {
    private OnEdt() {}

    public static void run(Runnable deed) throws InterruptedException {
        try {
            EventQueue.invokeAndWait(deed);
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof Error error) throw error;
            if (thrown.getCause() instanceof RuntimeException defect) throw defect;
            throw new IllegalStateException(thrown.getCause());
        }
    }
}
