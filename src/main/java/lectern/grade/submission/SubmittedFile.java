package lectern.grade.submission;

/**
 * A file that was handed in and could be read.
 *
 * @param name within its folder
 */
public record SubmittedFile(String name, SubmittedKind kind, String text) {}
