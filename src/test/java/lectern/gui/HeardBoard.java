package lectern.gui;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import lectern.gui.robot.Waiting;

/** The board for who hears it: its places, what can be chosen, and all that was said of it since this was made. */
final class HeardBoard {
    private final AccessibleContext board;
    private final AccessibleContext besides;
    private final List<String> heard = new ArrayList<>();

    /**
     * @param name what the name of the board begins with
     * @param besides what the place is called where words can be chosen
     */
    HeardBoard(String name, String besides) {
        this.besides = ScreenReader.find(AccessibleRole.PANEL, besides);
        board = ScreenReader.find(AccessibleRole.CANVAS, name);
        AccessibleContext news = Waiting.onEventThread(() -> ScreenReader.children(board).stream()
                .filter(part -> part.getAccessibleRole() == AccessibleRole.STATUS_BAR)
                .findFirst()
                .orElseThrow());
        Waiting.onEventThread(() -> {
            news.addPropertyChangeListener(event -> {
                if (event.getPropertyName().equals(AccessibleContext.ACCESSIBLE_NAME_PROPERTY))
                    heard.add((String) event.getNewValue());
            });
            return news;
        });
    }

    /** What was said so far. */
    List<String> heard() {
        return Waiting.onEventThread(() -> List.copyOf(heard));
    }

    /** The places by what they are called. */
    List<AccessibleContext> places() {
        return ScreenReader.children(board).stream()
                .filter(part -> part.getAccessibleRole() == AccessibleRole.PUSH_BUTTON)
                .toList();
    }

    /** Whatever leads on to a move: places that can be chosen, and words that are not chosen yet. */
    List<AccessibleContext> choosable() {
        return Waiting.onEventThread(() -> {
            List<AccessibleContext> all = new ArrayList<>();
            for (AccessibleContext place : places()) {
                if (place.getAccessibleStateSet().contains(AccessibleState.SELECTABLE)) all.add(place);
            }
            for (AccessibleContext word : ScreenReader.children(besides)) {
                if (!word.getAccessibleStateSet().contains(AccessibleState.CHECKED)) all.add(word);
            }
            return all;
        });
    }

    /** Chooses whatever can be chosen, as chance has it, until something is said that has these words. */
    String playUntil(String words, long seed) {
        Random chance = new Random(seed);
        for (int choice = 0; choice < 5_000; choice++) {
            List<String> said = heard();
            if (!said.isEmpty() && said.get(said.size() - 1).contains(words)) return said.get(said.size() - 1);
            List<AccessibleContext> choosable = choosable();
            if (choosable.isEmpty()) throw new AssertionError("nothing can be chosen after " + said);
            ScreenReader.act(choosable.get(chance.nextInt(choosable.size())));
        }
        throw new AssertionError("the game did not end: " + heard());
    }
}
