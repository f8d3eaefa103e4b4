/**
 * What students hand in, read as texts within bounds: no link that a folder holds is followed, nothing but plain files is
 * opened, and what cannot be read is named and ends nothing. Begin with {@link lectern.grade.submission.Submissions}.
 */
package lectern.grade.submission;
