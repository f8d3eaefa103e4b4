/**
 * The lessons that come with the program, and where a lesson can be read again from. Begin with
 * {@link lectern.lesson.shelf.Bookshelf}.
 */
package lectern.lesson.shelf;
