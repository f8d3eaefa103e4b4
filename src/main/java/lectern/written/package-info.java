/**
 * What people write in YAML, as texts, lists and fields, each with its place. Nothing is ever constructed from it. Lessons
 * and heuristics are read by way of this package; it knows phrases and nothing else. Begin with
 * {@link lectern.written.WrittenYaml}.
 */
package lectern.written;
