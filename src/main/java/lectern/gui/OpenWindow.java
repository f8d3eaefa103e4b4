package lectern.gui;

import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.List;
import lectern.gui.opening.Letterbox;

/** A window of a process of its own, and what other processes hand to it. */
record OpenWindow(LecternFrame frame, LecternPanel panel) {
    /** Opens what comes, in front of all windows, for as long as the window is there. From any thread. */
    void listenTo(Letterbox letterbox) {
        EventQueue.invokeLater(() -> {
            if (!frame.isDisplayable()) {
                letterbox.close();
                return;
            }
            frame.addWindowListener(new WindowAdapter() {
                @Override
                public void windowClosed(WindowEvent event) {
                    letterbox.close();
                }
            });
            letterbox.whenFilesCome(files -> EventQueue.invokeLater(() -> receive(files)));
        });
    }

    private void receive(List<Path> files) {
        panel.onceComplete(() -> {
            // A class that looks at the same screen goes on seeing the board.
            if (!panel.presentationComesForward()) {
                frame.setExtendedState(frame.getExtendedState() & ~Frame.ICONIFIED);
                frame.toFront();
            }
            panel.open(files);
        });
    }
}
