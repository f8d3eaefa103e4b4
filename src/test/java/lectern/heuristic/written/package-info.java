/**
 * Sets of cells and formulas worked out once more, from the texts of positions alone and as slowly as it takes to be
 * plain: with labels for cells and {@link java.util.Set} for sets. What the program says of a position must be the same.
 * Begin with {@link lectern.heuristic.written.WrittenBoard}.
 */
package lectern.heuristic.written;
