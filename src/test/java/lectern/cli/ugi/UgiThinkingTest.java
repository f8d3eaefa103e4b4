package lectern.cli.ugi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Lectern goes on listening while it thinks. */
@Timeout(120)
class UgiThinkingTest {
    @Test
    void itSaysThatItIsReadyWhileItThinks() throws Exception {
        try (Conversation conversation = Conversation.about("infection")) {
            conversation.say("go infinite").until("info depth 3");
            conversation.say("isready").until("readyok");
            conversation.say("query p1turn").until("response true");
            conversation.say("stop").until("bestmove");
        }
    }

    @Test
    void stopEndsItsThinkingWithWhatItHasFound() throws Exception {
        try (Conversation conversation = Conversation.about("infection")) {
            conversation.say("go depth 200").until("info depth 4");
            List<String> answer = conversation.say("stop").until("bestmove");
            String lastLine = answer.get(answer.size() - 2);
            assertThat(lastLine).matches("info depth [0-9]+ .* pv [a-g1-7]+( .*)?");
            assertThat(answer.get(answer.size() - 1))
                    .isEqualTo("bestmove " + lastLine.replaceAll(".* pv ([a-g1-7]+).*", "$1"));
        }
    }

    @Test
    void stopWithNothingToStopIsIgnored() throws Exception {
        try (Conversation conversation = Conversation.about("infection")) {
            assertThat(conversation.say("stop").ask("isready")).isEqualTo("readyok");
        }
    }

    @Test
    void anotherPositionDoesNotDisturbTheSearch() throws Exception {
        try (Conversation conversation = Conversation.about("infection")) {
            conversation.say("go infinite").until("info depth 2");
            conversation.say("position fen 7/7/3xx2/2o4/7/7/7 o 3 9", "setoption name player value greedy");
            conversation.say("go depth 1", "query p1turn").until("response false");
            conversation.say("stop").until("bestmove");
            assertThat(conversation.until("bestmove")).endsWith("bestmove d4");
        }
    }

    @Test
    void quitEndsTheSearchAndTheConversation() throws Exception {
        try (Conversation conversation = Conversation.about("infection")) {
            conversation.say("go infinite").until("info depth 2");
            conversation.say("quit").until("bestmove");
            conversation.awaitEnd();
        }
    }

    @Test
    void theEndOfTheInputEndsTheSearchAndTheConversation() throws Exception {
        Conversation conversation = Conversation.about("infection");
        conversation.say("go infinite", "go infinite", "go movetime 100000000").until("info depth 2");
        conversation.close();
        for (int task = 0; task < 3; task++) conversation.until("bestmove");
    }

    @Test
    void moreTasksThanAnybodyCanHaveAreDeclined() throws Exception {
        try (Conversation conversation = Conversation.about("infection")) {
            conversation.say("go infinite").until("info depth 1");
            for (int task = 0; task < 100; task++) conversation.say("go infinite");
            // The search that goes on tells how far it is whenever it likes.
            assertThat(conversation.say("go infinite").until("bestmove"))
                    .filteredOn(line -> !line.startsWith("info depth"))
                    .endsWith("info string There are 100 tasks waiting already.", "bestmove (none)");
            conversation.say("stop");
            for (int task = 0; task < 101; task++) conversation.until("bestmove");
            assertThat(conversation.ask("isready")).isEqualTo("readyok");
        }
    }

    @Test
    void whereNobodyHearsTheAnswersTheConversationEnds() {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("broken pipe");
            }
        };
        byte[] input = "go infinite\nisready\nisready\n".getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> Conversation.loop("infection").run(new ByteArrayInputStream(input), broken))
                .isInstanceOf(IOException.class)
                .hasMessage("broken pipe");
    }
}
