package lectern.gui.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JToolTip;
import javax.swing.UIManager;
import javax.swing.plaf.basic.BasicHTML;
import lectern.gui.OnEventThread;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** In Lectern's own window no text is HTML, whichever component shows it and whatever made the component. */
@ExtendWith({OnEventThread.class, RestoredLook.class})
class LiteralUITest {
    private static final String PAGE = "<html><b>bold</b>";

    @ParameterizedTest
    @EnumSource
    void everyComponentOfSwingShowsItsTextAsItIsWritten(Theme theme) throws Exception {
        UIManager.setLookAndFeel(theme.look());

        List<Class<?>> shown = new ArrayList<>();
        for (Class<?> type : swing()) {
            Optional<Method> setter = setter(type);
            Optional<Constructor<?>> plain = plain(type);
            if (setter.isEmpty() || plain.isEmpty()) continue;
            JComponent component = (JComponent) plain.get().newInstance();
            setter.get().invoke(component, PAGE);
            assertThat(component.getClientProperty(BasicHTML.propertyKey))
                    .as(type.getName())
                    .isNull();
            shown.add(type);
        }
        assertThat(shown).contains(JLabel.class, JButton.class, JCheckBoxMenuItem.class, JToolTip.class);
    }

    @Test
    void aChangeOfThemeMakesNoPageOfAText() throws Exception {
        UIManager.setLookAndFeel(Theme.LIGHT.look());
        JLabel label = new JLabel(PAGE);
        UIManager.setLookAndFeel(Theme.DARK.look());
        label.updateUI();

        assertThat(label.getClientProperty(BasicHTML.propertyKey)).isNull();
    }

    @Test
    void whatSwingMakesForItselfShowsTextsAsTheyAreWritten() throws Exception {
        UIManager.setLookAndFeel(Theme.LIGHT.look());
        JOptionPane question = new JOptionPane(PAGE);

        assertThat(labels(question))
                .isNotEmpty()
                .allSatisfy(label -> assertThat(label.getClientProperty(BasicHTML.propertyKey))
                        .isNull());
    }

    private static List<JLabel> labels(Component whole) {
        List<JLabel> labels = new ArrayList<>();
        if (whole instanceof JLabel label && label.getText() != null) labels.add(label);
        if (whole instanceof JComponent component) {
            for (Component part : component.getComponents()) labels.addAll(labels(part));
        }
        return labels;
    }

    /** What can be made without any argument, and is a component. */
    private static Optional<Constructor<?>> plain(Class<?> type) {
        if (!JComponent.class.isAssignableFrom(type) || Modifier.isAbstract(type.getModifiers()))
            return Optional.empty();
        return Stream.of(type.getConstructors())
                .filter(made -> made.getParameterCount() == 0)
                .<Constructor<?>>map(made -> made)
                .findFirst();
    }

    private static Optional<Method> setter(Class<?> type) {
        return Stream.of(type.getMethods())
                .filter(method -> List.of("setText", "setTipText").contains(method.getName()))
                .filter(method -> method.getParameterCount() == 1)
                .findFirst();
    }

    private static List<Class<?>> swing() throws IOException, ClassNotFoundException {
        List<Class<?>> types = new ArrayList<>();
        Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", "java.desktop");
        for (String folder : List.of("javax/swing", "javax/swing/table", "javax/swing/tree")) {
            try (Stream<Path> files = Files.list(modules.resolve(folder))) {
                for (Path file : files.toList()) {
                    String name = modules.relativize(file).toString().replace('/', '.');
                    if (!name.endsWith(".class")) continue;
                    Class<?> type = Class.forName(name.substring(0, name.length() - ".class".length()));
                    if (Modifier.isPublic(type.getModifiers())) types.add(type);
                }
            }
        }
        return types;
    }
}
