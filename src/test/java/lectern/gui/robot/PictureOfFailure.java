package lectern.gui.robot;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

/** Keeps what the screen showed when a robot failed. */
final class PictureOfFailure implements TestExecutionExceptionHandler {
    private static final Path FOLDER = Path.of("target", "robot-failures");

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable failure) throws Throwable {
        try {
            String test = context.getRequiredTestClass().getSimpleName() + "."
                    + context.getRequiredTestMethod().getName();
            Dimension screen = Toolkit.getDefaultToolkit().getScreenSize();
            Files.createDirectories(FOLDER);
            ImageIO.write(
                    new Robot().createScreenCapture(new Rectangle(screen)),
                    "png",
                    FOLDER.resolve(test + ".png").toFile());
        } catch (Exception noPicture) {
            failure.addSuppressed(noPicture);
        }
        throw failure;
    }
}
