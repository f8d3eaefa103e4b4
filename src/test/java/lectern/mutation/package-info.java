/**
 * Whatever becomes of a file or a text that Lectern reads, its reader answers, or refuses it in a documented way, within
 * a small heap. {@link lectern.mutation.Readers} lists them all; begin there to add one.
 */
package lectern.mutation;
