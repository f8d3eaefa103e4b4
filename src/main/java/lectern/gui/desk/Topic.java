package lectern.gui.desk;

/** What has changed on a {@link Desk}. */
public enum Topic {
    /** The match: another game, a move, an undo, another place in the tree of moves. */
    MATCH,
    /** A move was made, by a person or a player; told after {@link #MATCH}. */
    PLAYED,
    /** The cursor went back or on, or to any other place in the tree of moves; told after {@link #MATCH}. */
    JUMPED,
    /** A comment about a move changed; the match is otherwise the same. */
    NOTED,
    /** Which step of the current move is shown. */
    STEP,
    /** A line of moves that is looked at without being played. */
    LOOKAHEAD,
    /** Who plays. */
    SEATS,
    /** Whether a player thinks, how far it got, and what became of it. */
    THINKING,
    /** The decision that was asked for. */
    OPINION,
    /** By which evaluator positions are judged. */
    JUDGE,
    /** For which side scores and the chart are shown. */
    VIEWPOINT,
    /** How fast moves are shown. */
    SPEED,
    /** Whether what follows is hidden, and from where on. */
    HIDING
}
