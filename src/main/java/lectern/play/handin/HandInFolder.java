package lectern.play.handin;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Looks through a folder for what was handed in; no link is followed. */
final class HandInFolder {
    /** The most entries of the folder, and of a student's. Of more, which ones were read would be left to chance. */
    static final int MOST_ENTRIES = 10_000;

    private static final int MOST_ENTRIES_OF_ONE = 1_000;

    private final HandInReader reader;
    private final Map<String, List<HandInFile>> found = new TreeMap<>(Gathering.BY_CODE_POINTS);
    private final Gathering gathering = new Gathering();

    HandInFolder(HandInReader reader) {
        this.reader = reader;
    }

    HandIns read(Path folder) {
        String name = EntryName.shown(EntryName.of(folder.toAbsolutePath().normalize()));
        try {
            for (Path entry : entries(folder, MOST_ENTRIES)) look(entry);
        } catch (TooManyEntries e) {
            gathering.refuse(name, "handin.too-many", name, MOST_ENTRIES);
        } catch (IOException | SecurityException e) {
            gathering.refuse(name, "handin.unreadable-folder", name);
        }
        found.forEach(this::read);
        if (gathering.isEmpty()) gathering.refuse(name, "handin.empty", name);
        return gathering.handIns();
    }

    private void look(Path entry) {
        String fileName = EntryName.of(entry);
        if (EntryName.isOfTheSystem(fileName)) return;
        String shown = EntryName.shown(fileName);
        try {
            BasicFileAttributes attributes =
                    Files.readAttributes(entry, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            if (attributes.isDirectory()) lookInside(entry, fileName);
            else if (attributes.isSymbolicLink()) gathering.refuse(shown, "handin.link", shown);
            else if (!attributes.isRegularFile()) gathering.refuse(shown, "handin.no-file", shown);
            else
                HandInKind.of(fileName)
                        .ifPresentOrElse(
                                kind -> add(kind.stem(fileName), fileName, entry, kind),
                                () -> gathering.refuse(shown, "handin.no-hand-in", shown));
        } catch (IOException | SecurityException e) {
            gathering.refuse(shown, "handin.unreadable", shown);
        }
    }

    /** A student's folder: whatever else is in it, one file is what was handed in. */
    private void lookInside(Path folder, String folderName) {
        String shown = EntryName.shown(folderName);
        try {
            List<Path> handedIn = new ArrayList<>();
            for (Path entry : entries(folder, MOST_ENTRIES_OF_ONE)) {
                String name = EntryName.of(entry);
                if (!EntryName.isOfTheSystem(name) && HandInKind.of(name).isPresent()) handedIn.add(entry);
            }
            if (handedIn.size() == 1) {
                Path file = handedIn.get(0);
                add(
                        folderName,
                        folderName,
                        file,
                        HandInKind.of(EntryName.of(file)).orElseThrow());
            } else {
                gathering.refuse(shown, handedIn.isEmpty() ? "handin.none" : "handin.several", shown, handedIn.size());
            }
        } catch (TooManyEntries e) {
            gathering.refuse(shown, "handin.too-many", shown, MOST_ENTRIES_OF_ONE);
        } catch (IOException | SecurityException e) {
            gathering.refuse(shown, "handin.unreadable-folder", shown);
        }
    }

    private void add(String written, String entryName, Path file, HandInKind kind) {
        String name = written.strip();
        String shown = EntryName.shown(entryName);
        if (!EntryName.isReadable(name)) gathering.refuse(shown, "handin.name", shown);
        else if (name.length() > HandIn.LONGEST_NAME)
            gathering.refuse(shown, "handin.long-name", shown, HandIn.LONGEST_NAME);
        else found.computeIfAbsent(name, none -> new ArrayList<>()).add(new HandInFile(file, kind));
    }

    /** Which of several is meant is not for a program to guess. */
    private void read(String name, List<HandInFile> files) {
        if (files.size() > 1) {
            gathering.refuse(name, "handin.twice", name, files.size());
            return;
        }
        HandInFile only = files.get(0);
        gathering.take(name, only, () -> reader.read(name, only));
    }

    private static List<Path> entries(Path folder, int most) throws IOException {
        List<Path> entries = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            for (Path entry : stream) {
                if (entries.size() == most) throw new TooManyEntries();
                entries.add(entry);
            }
        } catch (DirectoryIteratorException e) {
            throw e.getCause();
        }
        return entries;
    }

    private static final class TooManyEntries extends IOException {
        private static final long serialVersionUID = 1;
    }
}
