package lectern.gui.desk;

import lectern.play.Match;
import lectern.play.Turn;

/** Walking through a match with one key: the steps of a move first, then the next move, from its first step on. */
public final class Walk implements Stepping {
    private final Desk desk;

    public Walk(Desk desk) {
        this.desk = desk;
    }

    public boolean canStepOn() {
        return desk.lookahead().isEmpty() && !desk.steps().isAtEnd();
    }

    public boolean canStepBack() {
        return desk.lookahead().isEmpty() && desk.steps().at() > 0;
    }

    @Override
    public boolean canGoOn() {
        return desk.lookahead().map(ahead -> ahead.at() < ahead.line().size()).orElse(canStepOn() || desk.canRedo());
    }

    @Override
    public boolean canGoBack() {
        return desk.lookahead()
                .map(ahead -> ahead.at() > 0)
                .orElse(canStepBack() || desk.match().canUndo());
    }

    /** The next step; after the last one, the next move of the current line, before its first step has happened. */
    @Override
    public void next() {
        if (desk.lookahead().isPresent()) ahead(1);
        else if (canStepOn()) desk.stepTo(desk.steps().next());
        else if (desk.canRedo()) {
            desk.redo();
            desk.stepTo(0);
            desk.stepTo(desk.steps().next());
        }
    }

    /** The step before; before the first one, the move before, after all its steps. */
    @Override
    public void previous() {
        if (desk.lookahead().isPresent()) ahead(-1);
        else if (desk.steps().previous() > 0) desk.stepTo(desk.steps().previous());
        else if (desk.match().canUndo()) desk.undo();
    }

    public void toStart() {
        desk.goTo(Match.START);
    }

    /** To the end of the current line, as far as it is not hidden. */
    public void toEnd() {
        desk.match().line().stream()
                .filter(turn -> !desk.hiding().hides(turn))
                .reduce((before, last) -> last)
                .map(Turn::number)
                .ifPresent(desk::goTo);
    }

    private void ahead(int moves) {
        Lookahead ahead = desk.lookahead().orElseThrow();
        desk.lookAhead(ahead.at(ahead.at() + moves));
    }
}
