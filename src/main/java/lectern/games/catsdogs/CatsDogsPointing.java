package lectern.games.catsdogs;

import java.util.List;
import java.util.Optional;
import lectern.game.Cells;
import lectern.game.Handle;
import lectern.game.Move;
import lectern.game.Phrase;
import lectern.games.catsdogs.Yard.Lot;

/** Moves made by pointing: at the cell where a pet goes, or at the dog that is removed. */
final class CatsDogsPointing {
    private final CatsDogsPosition position;

    CatsDogsPointing(CatsDogsPosition position) {
        this.position = position;
    }

    static List<List<Handle>> ways(CatsDogsMove move) {
        return List.of(List.of(move.isPass() ? Handle.PASS : new Handle.Cell(move.cell)));
    }

    Optional<Move> meant(List<Handle> pointed) {
        if (pointed.equals(List.of(Handle.PASS))) return Optional.of(CatsDogsMove.PASS);
        Cells cells = Handle.cells(pointed, position.game.board());
        return cells.size() == 1 ? Optional.of(at(cells.first())) : Optional.empty();
    }

    /**
     * While a dog must be removed, only a cell where a cat could go stands for placing it there: about any other there
     * is more to say of removing.
     */
    private Move at(int cell) {
        boolean removes = position.stage == Stage.REMOVE && !position.yard.has(Lot.ROOM_FOR_CATS, cell);
        return removes ? position.game.removal(cell) : position.game.placement(cell);
    }

    Phrase prompt() {
        if (position.isOver()) return CatsDogsWord.GAME_OVER.with();
        Phrase pet = CatsDogsWord.one(position.mover);
        if (position.yard.isEmpty(position.choices())) return Phrase.of("catsdogs.prompt.pass", pet);
        return switch (position.stage) {
            case REMOVE -> Phrase.of("catsdogs.prompt.remove");
            case PLACE -> Phrase.of("catsdogs.prompt.place-now");
            case TWO -> Phrase.of("catsdogs.prompt.first-of-two");
            case ONE -> Phrase.of("catsdogs.prompt.second");
            case ORDINARY -> Phrase.of("catsdogs.prompt", pet, CatsDogsWord.one(position.mover.other()));
        };
    }
}
