package lectern.cli.query;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;
import lectern.game.UnreadableText;
import lectern.text.Language;
import lectern.text.Sentences;

/** Turns lines that ask into lines that answer, as the query protocol has it. */
public final class QueryLoop {
    /** The deepest count that may be asked for. */
    public static final int DEEPEST_PERFT = PerftRequest.DEEPEST;

    private final Requests requests;

    public QueryLoop() {
        this(new Requests());
    }

    QueryLoop(Requests requests) {
        this.requests = requests;
    }

    /** The answer to one line. Whatever is wrong with the line is told in the answer; an exception is a defect. */
    public String answer(String line) {
        return answer(line, defect -> {
            throw defect;
        });
    }

    /**
     * Answers every line of a stream, in order and each at once, until it ends.
     *
     * <p>No request may end the process. All that can be wrong with a request is checked, so what is thrown nevertheless,
     * or needs more memory than there is, is a defect of this program: the asker gets an error answer, {@code defects} hears what it was, and the next line
     * is read.
     */
    public void run(InputStream in, OutputStream out, Consumer<RuntimeException> defects) throws IOException {
        LineReader lines = new LineReader(in);
        for (Optional<String> answer = next(lines, defects); answer.isPresent(); answer = next(lines, defects)) {
            out.write((answer.get() + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
        }
    }

    private Optional<String> next(LineReader lines, Consumer<RuntimeException> defects) throws IOException {
        try {
            return lines.next().map(line -> answer(line, defects));
        } catch (QueryError e) {
            return Optional.of(unreadable(e));
        }
    }

    private String answer(String line, Consumer<RuntimeException> defects) {
        ObjectNode fields = Json.object();
        try {
            fields = Json.read(line);
            return Json.line(identified(fields, answer(new Request(fields, Json.repeatedKey(line)))));
        } catch (QueryError e) {
            return unreadable(e);
        } catch (RuntimeException defect) {
            defects.accept(defect);
            return Json.line(identified(fields, Answers.defect(english())));
        } catch (OutOfMemoryError | StackOverflowError beyond) {
            defects.accept(new IllegalStateException(beyond));
            return Json.line(identified(fields, Answers.defect(english())));
        }
    }

    private ObjectNode answer(Request request) {
        Sentences sentences = english();
        try {
            sentences = request.sentences();
            return requests.answer(request);
        } catch (UnreadableText e) {
            return Answers.error(QueryError.of(e), sentences);
        } catch (QueryError e) {
            return Answers.error(e, sentences);
        }
    }

    /** An answer with the id of its request, if that has one. */
    private static ObjectNode identified(ObjectNode request, ObjectNode answer) {
        return request.has("id")
                ? Json.object().<ObjectNode>set("id", request.get("id")).setAll(answer)
                : answer;
    }

    /** The answer to a line of which nothing is known, neither its id nor its language. */
    private static String unreadable(QueryError error) {
        return Json.line(Answers.error(error, english()));
    }

    private static Sentences english() {
        return new Sentences(Language.EN);
    }
}
