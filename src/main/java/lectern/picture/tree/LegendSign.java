package lectern.picture.tree;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import lectern.search.trace.NodeEnding;

/** The signs of a drawn tree that a legend explains. */
enum LegendSign {
    MAX,
    MIN,
    LEAF,
    OVER,
    TABLE,
    PRINCIPAL,
    NULL_WINDOW,
    CUT,
    EARLY,
    FOLDED;

    /** From so many nodes on, some may be folded. */
    private static final int LARGE = 16;

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether it means something else in a search by trials. */
    boolean isOfTheSearch() {
        return this == MAX || this == MIN || this == LEAF;
    }

    /** Those that a tree has. */
    static Set<LegendSign> of(DrawnTree tree) {
        Set<LegendSign> signs = EnumSet.noneOf(LegendSign.class);
        for (int node = 0; node < tree.size(); node++) {
            DrawnNode content = tree.node(node);
            NodeEnding ending = content.ending();
            if (tree.isMax(node)) signs.add(MAX);
            if (tree.isMin(node)) signs.add(MIN);
            if (ending == NodeEnding.LEAF) signs.add(LEAF);
            if (ending == NodeEnding.GAME_OVER) signs.add(OVER);
            if (ending == NodeEnding.TABLE) signs.add(TABLE);
            if (NodePainting.endsEarly(ending)) signs.add(EARLY);
            if (node > 0 && tree.isPrincipal(node)) signs.add(PRINCIPAL);
            if (content.isNullWindow()) signs.add(NULL_WINDOW);
            if (content.saved() > 0) signs.add(CUT);
        }
        if (tree.size() > LARGE) signs.add(FOLDED);
        return signs;
    }
}
