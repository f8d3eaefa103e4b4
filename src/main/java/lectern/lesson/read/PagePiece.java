package lectern.lesson.read;

/**
 * A piece of a page.
 *
 * @param line where it begins in its file; for a block, the line of its fence
 * @param block whether it is a block, instead of text
 */
record PagePiece(int line, String text, boolean block) {}
