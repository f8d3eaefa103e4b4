/**
 * Files that survive a crash, a power cut and a full disk. The package knows nothing of games; every other package may
 * use it. Begin with {@link lectern.storage.DurableFile}, which replaces a file in whole, and
 * {@link lectern.storage.Journal}, which grows entry by entry; {@link lectern.storage.WriteAheadLog} holds what such a
 * file does not say yet. {@link lectern.storage.ChosenFile} is for the files that a person asks for.
 * {@link lectern.storage.Disk} lists the few calls to the file system on which all rest.
 */
package lectern.storage;
