/**
 * The file of rules that a teacher writes, in YAML. What is wrong with it is named with its line and column. Begin with
 * {@link lectern.grade.rules.RuleFile}.
 */
package lectern.grade.rules;
