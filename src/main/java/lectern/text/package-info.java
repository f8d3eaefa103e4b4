/**
 * From phrases to sentences: the languages, the bundles in {@code src/main/resources/lectern/text}, how each language
 * writes numbers, and the pages of rules. The package knows {@code lectern.game} only. Begin with
 * {@link lectern.text.Sentences}: the first word of a phrase's key names its bundle.
 */
package lectern.text;
