package lectern.lesson.shelf;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import lectern.heuristic.file.HeuristicFiles;

/** The lessons inside the program and the heuristics beside them, be it a jar or a folder of classes. */
final class PackedLessons {
    private static final String FOLDER = "lectern/lessons/";
    private static final List<String> ENDINGS = List.of(".md", HeuristicFiles.ENDING);

    private PackedLessons() {}

    /** Their texts, by their names within the folder of lessons. */
    static Map<String, String> texts() throws IOException {
        String self = "/" + PackedLessons.class.getName().replace('.', '/') + ".class";
        URL url = PackedLessons.class.getResource(self);
        URLConnection connection = url.openConnection();
        if (connection instanceof JarURLConnection jar) {
            // A cached jar would be one that another thread may be reading.
            jar.setUseCaches(false);
            try (JarFile file = jar.getJarFile()) {
                return inJar(file);
            }
        }
        try {
            Path root = Path.of(url.toURI());
            for (int i = 1; i < self.split("/", -1).length; i++) root = root.getParent();
            return inFolder(root.resolve(FOLDER));
        } catch (URISyntaxException strange) {
            throw new IOException(strange);
        }
    }

    private static boolean isOne(String name) {
        return ENDINGS.stream().anyMatch(name::endsWith);
    }

    static Map<String, String> inJar(JarFile jar) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        for (JarEntry entry : jar.stream().toList()) {
            String name = entry.getName();
            if (!name.startsWith(FOLDER) || !isOne(name)) continue;
            try (InputStream in = jar.getInputStream(entry)) {
                texts.put(name.substring(FOLDER.length()), new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return texts;
    }

    static Map<String, String> inFolder(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        if (!Files.isDirectory(folder)) return texts;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> isOne(path.toString())).toList()) {
                String name = folder.relativize(file).toString().replace('\\', '/');
                texts.put(name, Files.readString(file));
            }
        }
        return texts;
    }
}
