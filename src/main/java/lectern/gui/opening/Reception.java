package lectern.gui.opening;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Future;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.gui.desk.Background;
import lectern.heuristic.Heuristic;
import lectern.heuristic.UnreadableHeuristic;

/**
 * Brings what comes from outside to its place, on the event thread. Of several games the first is shown, and the others
 * are offered among the last games; of several heuristics for one game the first is worked at, and undoing leads to the
 * others. A lesson comes last, since it sets the game aside. What cannot be opened is named, and the rest is opened.
 */
public final class Reception implements AutoCloseable {
    /** So many games are offered beside the one that is shown. */
    static final int OFFERED = 5;

    /** So many sentences are said of what cannot be opened; the others are counted. */
    static final int NAMED = 4;

    private final Background reading = new Background();
    private final Places places;

    public Reception(Places places) {
        this.places = places;
    }

    /** Opens what lies at these paths, in a while. */
    public void open(List<Path> paths) {
        if (paths.isEmpty()) return;
        Future<?> unused = reading.work(() -> Delivery.read(paths), this::arrange);
    }

    void arrange(Delivery delivery) {
        List<Phrase> refused = new ArrayList<>(delivery.refused());
        showGames(delivery.games());
        showHeuristics(delivery.heuristics(), delivery.games().isEmpty(), refused);
        delivery.gameFolders().stream().skip(1).map(Reception::leftOut).forEach(refused::add);
        delivery.leagues().stream().skip(1).map(Reception::leftOut).forEach(refused::add);
        tell(refused);
        delivery.leagues().stream().findFirst().ifPresent(places::look);
        delivery.gameFolders().stream().findFirst().ifPresent(places::chooseGame);
        if (!delivery.lessons().isEmpty()) places.study(delivery.lessons());
    }

    private void showGames(List<Delivery.Game> games) {
        if (games.isEmpty()) return;
        List<Delivery.Game> others = new ArrayList<>(games.subList(1, games.size()));
        List<Delivery.Game> offered = new ArrayList<>(others.subList(0, Math.min(OFFERED, others.size())));
        // The menu has the latest first.
        Collections.reverse(offered);
        offered.forEach(game -> places.offer(game.file()));
        Delivery.Game shown = games.get(0);
        places.show(shown.file(), shown.record());
        if (others.isEmpty()) return;
        String key = others.size() == offered.size() ? "opening.other-games" : "opening.some-other-games";
        places.tell(Phrase.of(key, OpenableKind.name(shown.file()), offered.size(), others.size() - offered.size()));
    }

    private void showHeuristics(List<Heuristic> heuristics, boolean mayBegin, List<Phrase> refused) {
        if (heuristics.isEmpty()) return;
        boolean fits = heuristics.stream().anyMatch(heuristic -> isFor(heuristic, places.game()));
        if (!fits && mayBegin) places.begin(heuristics.get(0).game());
        GameKind game = places.game();
        List<Heuristic> fitting = new ArrayList<>();
        for (Heuristic heuristic : heuristics) {
            try {
                fitting.add(heuristic.in(game));
            } catch (UnreadableHeuristic other) {
                refused.add(other.phrase());
            }
        }
        Collections.reverse(fitting);
        fitting.forEach(places::workAt);
    }

    private static boolean isFor(Heuristic heuristic, GameKind game) {
        return heuristic.game().id().equals(game.id());
    }

    private static Phrase leftOut(Path folder) {
        return Phrase.of("opening.one-folder", OpenableKind.name(folder));
    }

    private void tell(List<Phrase> refused) {
        refused.stream().limit(NAMED).forEach(places::tell);
        if (refused.size() > NAMED) places.tell(Phrase.of("opening.more-refused", refused.size() - NAMED));
    }

    @Override
    public void close() {
        reading.close();
    }
}
