package lectern.gui;

import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/** Runs tests where windows live, as everything that belongs to the event thread expects. */
public final class OnEventThread implements InvocationInterceptor {
    @Override
    public void interceptTestMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(test);
    }

    @Override
    public void interceptTestTemplateMethod(
            Invocation<Void> test, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        run(test);
    }

    private static void run(Invocation<Void> test) throws Throwable {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        try {
            EventQueue.invokeAndWait(() -> {
                try {
                    test.proceed();
                } catch (Throwable thrown) {
                    failure.set(thrown);
                }
            });
        } catch (InvocationTargetException impossible) {
            throw impossible.getCause();
        }
        if (failure.get() != null) throw failure.get();
    }
}
