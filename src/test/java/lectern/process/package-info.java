/**
 * Lectern in a process of its own: how it ends, what becomes of answers that are lost, and what it does within a small
 * heap. {@link lectern.process.Child} starts it; begin there.
 */
package lectern.process;
