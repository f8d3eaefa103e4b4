package lectern.lesson.read;

/** How large a lesson may be. Whatever is larger is refused before it can cost time or memory. */
public final class Limits {
    /** Bytes of a file. */
    public static final int FILE = 256 * 1024;

    /** Files of one folder that is checked, with all its folders. */
    public static final int FILES = 1000;

    /** Folders inside folders. */
    public static final int FOLDERS = 8;

    static final int PAGES = 100;
    static final int BLOCKS = 400;

    /** Code points of one block, or of the head. */
    static final int BLOCK_LENGTH = 16 * 1024;

    /** How deep lists and maps may be nested in a block. */
    static final int YAML_NESTING = 8;

    /** How deep Markdown may be nested: lists in lists, emphasis in emphasis. */
    static final int TEXT_NESTING = 16;

    static final int ITEMS = 200;
    static final int MOVES = 400;

    /** Characters of a question, a hint, a reply. */
    static final int SENTENCE = 600;

    /** Errors reported for one file. */
    static final int FINDINGS = 50;

    private Limits() {}
}
