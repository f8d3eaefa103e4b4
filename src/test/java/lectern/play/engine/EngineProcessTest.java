package lectern.play.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class EngineProcessTest {
    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void anEngineThatDoesNotListenKeepsNothingWaiting() throws Exception {
        EngineProcess process = EngineProcess.start("deaf", FakeEngine.command("deaf"));
        ProcessHandle engine = ProcessHandle.current().children().findFirst().orElseThrow();

        for (int i = 0; i < 10; i++) process.send("x".repeat(100_000));
        process.leave();

        assertThat(engine.onExit().get(30, TimeUnit.SECONDS).isAlive()).isFalse();
    }

    @Test
    @Timeout(60)
    void whatWasSentBeforeTheInputEndsIsHeard() {
        EngineProcess process = EngineProcess.start("fake", FakeEngine.command("says"));

        process.send("isready");
        process.send("isready");

        assertThat(process.hear(30_000)).contains("readyok");
        assertThat(process.hear(30_000)).contains("readyok");
        process.leave();
        assertThat(process.isAlive()).isFalse();
    }
}
