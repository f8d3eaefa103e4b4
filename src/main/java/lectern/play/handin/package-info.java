/**
 * Hand-ins: the folder in which a course's heuristics and players lie, read so that nothing in it can stop what is done
 * with the others. Everything in it comes from outside: it is read within bounds, no link is followed, nothing is run,
 * and what cannot be read is named with its reason. The package knows heuristics and player texts. Begin with
 * {@link lectern.play.handin.HandIns}.
 */
package lectern.play.handin;
