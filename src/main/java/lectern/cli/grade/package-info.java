/** The command that grades submissions. Begin with {@link lectern.cli.grade.GradeCommand}. */
package lectern.cli.grade;
