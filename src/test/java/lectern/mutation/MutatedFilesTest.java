package lectern.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lectern.process.Child;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every kind of file, mutated and read within 128 MB of heap; {@code -Dlectern.mutations=20000} reads that many of each. */
class MutatedFilesTest {
    private static final int MEGABYTES = 128;
    private static final int EACH = Integer.getInteger("lectern.mutations", 300);

    @Test
    void whateverBecomesOfAFileItIsReadOrRefused(@TempDir Path folder) throws Exception {
        List<String> told = new ArrayList<>();
        try (Child child = Child.within(MEGABYTES, MutatedFiles.class.getName(), String.valueOf(EACH))) {
            for (Optional<String> line = child.answer(); line.isPresent(); line = child.answer()) told.add(line.get());

            assertThat(child.end()).isEqualTo(new Child.Exit(0, List.of()));
        }
        int kinds = new Readers(Files.createDirectory(folder.resolve("samples")))
                .all()
                .size();
        assertThat(told).hasSize(kinds).allMatch(line -> !line.contains(": 0 read"));
    }
}
