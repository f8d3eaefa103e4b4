package lectern.gui;

import java.nio.file.Path;
import java.util.List;
import lectern.game.GameKind;
import lectern.game.Phrase;
import lectern.games.Games;
import lectern.gui.desk.Desk;
import lectern.gui.desk.Seats;
import lectern.gui.inspector.Inspector;
import lectern.gui.keeping.Keeping;
import lectern.gui.lab.LabDesk;
import lectern.gui.lab.LabPlace;
import lectern.gui.league.LeagueWindow;
import lectern.gui.lesson.Lessons;
import lectern.gui.opening.Places;
import lectern.gui.players.Seeds;
import lectern.heuristic.Heuristic;
import lectern.play.GameRecord;
import lectern.play.Match;
import lectern.play.RecordHead;

/** What comes from outside, in the places where the menus of a window would put it. */
record WindowPlaces(Desk desk, Keeping keeping, LabDesk lab, Inspector inspector, Lessons lessons, LeagueWindow league)
        implements Places {
    @Override
    public GameKind game() {
        return desk.game().kind();
    }

    @Override
    public void begin(GameKind game) {
        long seed = Seeds.drawn().getAsLong();
        desk.begin(Match.from(Games.read(game.id()).start(seed).position()), RecordHead.EMPTY, Seats.PEOPLE);
    }

    @Override
    public void show(Path file, GameRecord record) {
        keeping.show(file, record);
    }

    @Override
    public void offer(Path file) {
        keeping.offer(file);
    }

    @Override
    public void chooseGame(Path folder) {
        keeping.openFrom(folder);
    }

    @Override
    public void workAt(Heuristic heuristic) {
        lab.open(heuristic);
        inspector.open(LabPlace.class);
    }

    @Override
    public void look(Path folder) {
        league.look(folder);
    }

    @Override
    public void study(List<Path> files) {
        lessons.open(files);
    }

    @Override
    public void tell(Phrase sentence) {
        keeping.offers().tell(sentence);
    }
}
