package lectern.game;

import java.util.List;
import java.util.Map;
import lectern.game.option.Option;
import lectern.game.option.Settings;

/**
 * How programs outside speak of a game when they play it against each other. Every game is spoken of in {@link #UGI},
 * the Universal Game Interface; a game that had engines before may have a protocol of its own besides, and moves that
 * those engines spell in another way than the notation.
 *
 * @param protocol the word that opens a conversation; {@code ok} and {@code newgame} are hung onto it
 * @param clocks what the names of the two seats' clocks begin with, as in {@code p1time}
 * @param assumed the options that such programs take for granted, with their values
 * @param spellings how they spell the moves that the notation spells otherwise
 */
public record Dialect(
        String protocol, List<String> clocks, Map<Option, String> assumed, Map<String, String> spellings) {
    public static final Dialect UGI = new Dialect("ugi", List.of("p1", "p2"), Map.of(), Map.of());

    public Dialect {
        clocks = List.copyOf(clocks);
        assumed = Map.copyOf(assumed);
        spellings = Map.copyOf(spellings);
    }

    public Dialect spelling(String notation, String outside) {
        return new Dialect(protocol, clocks, assumed, Map.of(notation, outside));
    }

    /** The game under the options that this dialect takes for granted, its other options as they are. */
    public Game under(Game game) {
        Settings settings = game.settings();
        for (Map.Entry<Option, String> option : assumed.entrySet()) {
            settings = settings.with(option.getKey(), option.getValue());
        }
        return game.kind().with(settings);
    }

    public String spelt(Move move) {
        return spellings.getOrDefault(move.text(), move.text());
    }

    /**
     * A move in this dialect's spelling, or in any that the notation allows.
     *
     * @throws UnreadableText if the text does not have the form of any of the game's moves
     */
    public Move read(Position position, String text) {
        return position.readMove(spellings.entrySet().stream()
                .filter(spelling -> spelling.getValue().equals(text))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(text));
    }

    /** What the names of a seat's clock begin with. */
    public String clock(Seat seat) {
        return clocks.get(seat.ordinal());
    }
}
