/**
 * The language of formulas: a small typed compiler. A text becomes an expression whose kinds are known before it is ever
 * computed; computing it can only look at a position. Begin with {@link lectern.heuristic.formula.Formula}.
 */
package lectern.heuristic.formula;
