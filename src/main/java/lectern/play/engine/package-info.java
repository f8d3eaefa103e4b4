/**
 * Engines outside Lectern: programs that speak UGI or UAI, as processes. The package knows {@code game} and
 * {@code search}. An engine is started only where a user or a command line named it; nothing read from a file starts
 * one.
 *
 * <p>Begin with {@link lectern.play.engine.EnginePlayer}. {@code EngineTalk} is the conversation,
 * {@code EngineProcess} the process, {@code EngineFamily} its descendants, which end with it. Every line and every
 * excerpt that comes from outside has a limit.
 */
package lectern.play.engine;
