package lectern.game.base;

import lectern.game.Game;
import lectern.game.GameKind;
import lectern.game.option.Settings;

/** A kind of game with its settings: two are equal if both are. */
public abstract class ConfiguredGame implements Game {
    private final GameKind kind;
    private final Settings settings;

    protected ConfiguredGame(GameKind kind, Settings settings) {
        this.kind = kind;
        this.settings = settings;
    }

    @Override
    public final GameKind kind() {
        return kind;
    }

    @Override
    public final Settings settings() {
        return settings;
    }

    @Override
    public final boolean equals(Object other) {
        return this == other
                || (other instanceof ConfiguredGame game
                        && getClass() == game.getClass()
                        && settings.equals(game.settings));
    }

    @Override
    public final int hashCode() {
        return settings.hashCode();
    }
}
