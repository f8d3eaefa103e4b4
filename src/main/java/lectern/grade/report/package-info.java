/**
 * What grading says to people and programs. No time stands in it: the same rules and the same submission are told the same
 * way, byte for byte. Begin with {@link lectern.grade.report.GradeText}.
 */
package lectern.grade.report;
