package lectern.games;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Position;
import lectern.game.RuleViolation;
import lectern.text.Language;
import lectern.text.Sentences;

/** Points at a position, so that tests can write what is pointed at as the notation writes it. */
public final class Pointer {
    private final Position position;

    private Pointer(Position position) {
        this.position = position;
    }

    public static Pointer on(String gameText, String positionText) {
        return new Pointer(Games.read(gameText).read(positionText));
    }

    /**
     * What comes of pointing at something: {@code plays} and the move, {@code refuses} and the move with the rule that
     * it breaks, or {@code goes on}.
     *
     * @param pointed labels of cells, words of choices, or edges such as {@code LEFT 3}
     */
    public String at(String... pointed) {
        Optional<Move> meant = position.view().meant(handles(pointed));
        if (meant.isEmpty()) return "goes on";
        Optional<RuleViolation> violation = position.violation(meant.get());
        return violation
                .map(broken -> "refuses " + meant.get() + ": "
                        + broken.key().substring(broken.key().indexOf('.') + 1))
                .orElse("plays " + meant.get());
    }

    /** The ways to point a move out. */
    public List<String> ways(String move) {
        return position.view().ways(position.readMove(move)).stream()
                .map(way -> String.join(", ", way.stream().map(this::text).toList()))
                .toList();
    }

    /** What there is to do for somebody who has pointed at something, in English. */
    public String prompt(String... pointed) {
        return new Sentences(Language.EN).of(position.view().prompt(handles(pointed)));
    }

    private List<Handle> handles(String... texts) {
        return Arrays.stream(texts).map(this::handle).toList();
    }

    private Handle handle(String text) {
        String[] words = text.split(" ", -1);
        if (words.length == 2) {
            return new Handle.Edge(Handle.Border.valueOf(words[0]), Integer.parseInt(words[1]));
        }
        return choices()
                .filter(choice -> text(choice).equals(text))
                .findFirst()
                .orElseGet(() -> new Handle.Cell(position.game().board().cell(text)));
    }

    /** The choices that a game offers depend on whether they are legal, but for the pass. */
    private Stream<Handle> choices() {
        Stream<Handle> legal = position.moves().stream()
                .flatMap(move -> position.view().ways(move).stream().flatMap(List::stream));
        return Stream.concat(legal.filter(Handle.Choice.class::isInstance), Stream.of(Handle.PASS));
    }

    private String text(Handle handle) {
        if (handle instanceof Handle.Choice choice) return choice.word();
        if (handle instanceof Handle.Edge edge) return edge.border() + " " + edge.line();
        return position.game().board().label(((Handle.Cell) handle).cell());
    }
}
