package lectern.gui.opening;

import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.File;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.TransferHandler;

/** Files that are dropped on a component are opened; anything else is not taken. */
public final class FileDrop extends TransferHandler {
    private final transient Consumer<List<Path>> opened;

    public FileDrop(Consumer<List<Path>> opened) {
        this.opened = opened;
    }

    @Override
    public boolean canImport(TransferSupport support) {
        return support.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
    }

    @Override
    public boolean importData(TransferSupport support) {
        if (!canImport(support)) return false;
        try {
            List<Path> paths = paths(support.getTransferable().getTransferData(DataFlavor.javaFileListFlavor));
            opened.accept(paths);
            return !paths.isEmpty();
        } catch (UnsupportedFlavorException | IOException withdrawn) {
            return false;
        }
    }

    private static List<Path> paths(Object dropped) {
        List<Path> paths = new ArrayList<>();
        if (!(dropped instanceof List<?> files)) return paths;
        for (Object file : files) {
            try {
                if (file instanceof File there) paths.add(there.toPath().toAbsolutePath());
            } catch (InvalidPathException noName) {
                // What has no name in this system's encoding cannot be reached by it.
            }
        }
        return paths;
    }
}
