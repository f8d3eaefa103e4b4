/**
 * What is recorded of a trial: {@link lectern.search.trials.phase.Trial} with its selection and expansion, its playout and
 * what it backs up. Immutable, and with no knowledge of how trials are made.
 */
package lectern.search.trials.phase;
