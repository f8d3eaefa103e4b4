/**
 * Heuristics as texts: files that people write ({@code *.heuristic.yaml}) and the JSON objects that queries and records
 * hold. Both are read by the one {@code HeuristicReader}, which says of everything that is wrong where it stands and
 * what may stand there. Begin with {@link lectern.heuristic.file.HeuristicFiles}.
 */
package lectern.heuristic.file;
