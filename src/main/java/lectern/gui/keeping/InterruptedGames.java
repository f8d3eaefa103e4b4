package lectern.gui.keeping;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Date;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.gui.desk.Desk;
import lectern.gui.desk.LatestTask;
import lectern.gui.settings.DataFolder;

/**
 * Offers to go on with the games that were interrupted, the latest first, and says what of them could not be read. A
 * game is given up only once it is kept elsewhere. On the event thread.
 */
final class InterruptedGames {
    private final Desk desk;
    private final GameFile file;
    private final DataFolder data;
    private final Autosave autosave;
    private final Writing writing;
    private final Offers offers;
    private final EngineOffers engines;
    private final Runnable trouble;
    private LatestTask looking;

    /** @param trouble runs, on the event thread, where a game cannot be put with the earlier ones */
    InterruptedGames(
            Desk desk,
            GameFile file,
            DataFolder data,
            Autosave autosave,
            Writing writing,
            Offers offers,
            EngineOffers engines,
            Runnable trouble) {
        this.desk = desk;
        this.file = file;
        this.data = data;
        this.autosave = autosave;
        this.writing = writing;
        this.offers = offers;
        this.engines = engines;
        this.trouble = trouble;
    }

    /** Looks once: what it took over the first time it would take for its own. */
    void look(Background background) {
        if (looking != null) return;
        looking = LatestTask.interruptible(background);
        looking.start(() -> Interrupted.in(Autosave.running(data)), this::found);
    }

    void cancel() {
        if (looking != null) looking.cancel();
    }

    private void found(Interrupted.Found found) {
        found.games().forEach(game -> offers.add(offer(game)));
        found.unreadable().forEach(this::tell);
    }

    private Offer offer(Interrupted game) {
        Phrase name = game.kept().match().game().kind().name();
        int moves = game.kept().match().mainLine().size();
        Phrase sentence = Phrase.of("keeping.interrupted", name, moves, Date.from(game.when()));
        return Offer.of(
                sentence,
                Offer.choice("interrupted.go-on", "keeping.go-on", offer -> goOn(game, offer)),
                Offer.choice("interrupted.later", "keeping.later", "keeping.later.tip", offer -> leave(game, offer)));
    }

    private void tell(Path unreadable) {
        offers.tell(Phrase.of("keeping.unreadable", unreadable.toAbsolutePath().toString()));
    }

    private void goOn(Interrupted game, Offer offer) {
        offers.remove(offer);
        file.expect(game.kept().file(), false);
        file.expectResult(game.kept().given());
        desk.begin(game.kept().match(), game.kept().head(), game.kept().seats());
        engines.offer();
        autosave.onceKept(() -> giveUp(game));
    }

    /** It stays for later, on the shelf of earlier games. */
    private void leave(Interrupted game, Offer offer) {
        offers.remove(offer);
        writing.later(() -> shelve(game), shelved -> {
            if (shelved) return;
            offers.addFirst(offer);
            trouble.run();
        });
    }

    private boolean shelve(Interrupted game) {
        boolean shelved = autosave.shelve(game.kept());
        if (shelved) giveUp(game);
        return shelved;
    }

    private void giveUp(Interrupted game) {
        try {
            game.claim().giveUp();
        } catch (IOException stays) {
            // It is offered once more, though it is kept elsewhere: nothing is lost.
        }
    }
}
