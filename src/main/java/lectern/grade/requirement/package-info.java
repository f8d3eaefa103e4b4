/**
 * What can be demanded of a submission, one class for each kind, and how it is found out whether it holds. Nothing here starts
 * a program or opens a file. Begin with {@link lectern.grade.requirement.Requirement}.
 */
package lectern.grade.requirement;
