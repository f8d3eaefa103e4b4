/**
 * What makes the difference between two things that were judged, criterion by criterion: two moves of a decision, or two
 * evaluations. Windows and documents only lay it out.
 *
 * <p>Begin with {@link lectern.telling.difference.TermDifference} and {@code WhyNot}.
 */
package lectern.telling.difference;
