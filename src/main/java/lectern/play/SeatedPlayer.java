package lectern.play;

import lectern.search.Player;

/** A contender at the table, with the seed that it draws from in this game. */
final class SeatedPlayer implements AutoCloseable {
    private final Contender contender;
    private final long seed;
    private Player player;

    SeatedPlayer(Contender contender, long seed) {
        this.contender = contender;
        this.seed = seed;
    }

    Contender contender() {
        return contender;
    }

    long seed() {
        return seed;
    }

    /** Made when it is first asked for: a player that cannot even begin fails like one that does not answer. */
    Player player() {
        if (player == null) player = contender.player();
        return player;
    }

    @Override
    public void close() {
        if (!(player instanceof AutoCloseable open)) return;
        try {
            open.close();
        } catch (Exception e) {
            // The game is over: how its player leaves changes nothing any more.
            if (e instanceof InterruptedException) Thread.currentThread().interrupt();
        }
    }
}
