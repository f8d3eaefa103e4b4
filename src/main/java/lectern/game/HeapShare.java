package lectern.game;

/**
 * How much of the heap may be filled by what grows with the task that was set. This is the one place that says so; the
 * rest of the heap is for the program itself and for the garbage between two collections.
 */
public enum HeapShare {
    /** The trees and tables of a player; players that a tournament lets think at the same time divide it. */
    THINKING(3),
    /** The pixels of a picture before it is written. */
    PICTURE(3);

    private final int part;

    HeapShare(int part) {
        this.part = part;
    }

    /** Of the heap that this program may use at most. */
    public long bytes() {
        return bytesOf(Runtime.getRuntime().maxMemory());
    }

    /** Of a heap of a size, in bytes. */
    public long bytesOf(long heap) {
        return heap / part;
    }
}
