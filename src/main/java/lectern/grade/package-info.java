/**
 * Grading: submissions of students are judged against rules that a teacher wrote. A submission cannot run code, open a file or
 * stop the run; it is graded with what it holds, and what is wrong with it is named. Begin with
 * {@link lectern.grade.Grading}: {@code submission} is what comes in, {@code requirement} what can be demanded,
 * {@code rules} the file of rules, {@code report} what goes out.
 */
package lectern.grade;
