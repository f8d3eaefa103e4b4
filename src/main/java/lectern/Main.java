package lectern;

/** Starts Lectern: picks the command line or the window, and nothing else. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        System.out.println("Lectern");
    }
}
