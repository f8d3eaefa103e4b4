import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Checks that a list of what Lectern is made of (CycloneDX, JSON) names each library on the class path, in its version,
 * and no other. Run from its source: {@code java Sbom.java LIST CLASSPATH}.
 */
class Sbom {
    private static final Pattern LIBRARY =
            Pattern.compile("\"purl\"\\s*:\\s*\"pkg:maven/([^/\"]+)/([^@\"]+)@([^?\"]+)");

    public static void main(String[] arguments) throws IOException {
        Set<String> named = new TreeSet<>();
        Matcher library = LIBRARY.matcher(Files.readString(Path.of(arguments[0])));
        while (library.find()) {
            String group = library.group(1);
            if (!group.equals("lectern")) named.add(file(group, library.group(2), library.group(3)));
        }
        Set<String> there = new TreeSet<>();
        for (String entry : arguments[1].split(File.pathSeparator)) {
            String jar = entry.replace(File.separatorChar, '/');
            if (!jar.endsWith(".jar")) continue;
            there.add(named.stream().filter(jar::endsWith).findAny().orElse(jar));
        }
        if (there.isEmpty() || !there.equals(named)) {
            System.err.println("On the class path: " + there + "\nIn " + arguments[0] + ": " + named);
            System.exit(1);
        }
        System.out.println(arguments[0] + " names all " + named.size() + " libraries.");
    }

    /** Where a repository keeps it. */
    private static String file(String group, String artifact, String version) {
        return "/" + group.replace('.', '/') + "/" + artifact + "/" + version + "/" + artifact + "-" + version + ".jar";
    }
}
