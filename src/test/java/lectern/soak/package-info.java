/**
 * Whether many games leave anything behind: the window's own model plays them, and heap, threads, windows, listeners
 * and files are counted meanwhile. Begin with {@code Soak}.
 */
package lectern.soak;
