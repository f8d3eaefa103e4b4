package lectern.cli.console;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The version that the build wrote down. */
public final class BuildVersion implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
        Properties build = new Properties();
        try (InputStream properties = BuildVersion.class.getResourceAsStream("/lectern/build.properties")) {
            build.load(properties);
        }
        return new String[] {"Lectern " + build.getProperty("version")};
    }
}
