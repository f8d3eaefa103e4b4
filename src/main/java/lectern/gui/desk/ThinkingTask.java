package lectern.gui.desk;

import java.awt.EventQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import lectern.game.Phrase;
import lectern.game.Position;
import lectern.play.SeatedPlayer;
import lectern.search.Decision;
import lectern.search.PlayerFailure;
import lectern.search.Progress;
import lectern.search.Stop;
import lectern.search.Thinking;

/**
 * Lets one player at a time think, on a thread of its own. All it tells, it tells on the event thread; once it is
 * stopped, or another player is asked, it tells nothing more of what was asked before.
 */
final class ThinkingTask implements AutoCloseable {
    /** Who is told what. */
    interface Ear {
        void progress(Progress progress);

        void decided(Decision decision);

        void failed(Phrase reason);
    }

    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread thinking = new Thread(task, "lectern-thinking");
        thinking.setDaemon(true);
        return thinking;
    });
    private Stop current = new Stop();

    void ask(SeatedPlayer player, Position position, Thinking conditions, Ear ear) {
        stop();
        Stop token = new Stop();
        current = token;
        Thinking heard = conditions.stoppedBy(token).heardBy(progress -> tell(token, progress, ear::progress));
        thread.execute(() -> {
            if (token.isAsked()) return;
            try {
                tell(token, player.decide(position, heard), ear::decided);
            } catch (PlayerFailure failure) {
                tell(token, failure.reason(), ear::failed);
            } catch (RuntimeException | Error defect) {
                tell(token, Phrase.of("board.player-broke"), ear::failed);
                throw defect;
            }
        });
    }

    void stop() {
        current.ask();
    }

    /** A player is let go of, after what it was last asked. */
    void dismiss(SeatedPlayer player) {
        thread.execute(player::close);
    }

    @Override
    public void close() {
        stop();
        thread.shutdown();
    }

    private static <T> void tell(Stop token, T news, Consumer<T> ear) {
        EventQueue.invokeLater(() -> {
            if (!token.isAsked()) ear.accept(news);
        });
    }
}
