/**
 * {@code lectern query}: JSON lines that ask and JSON lines that answer. The protocol is fixed, since scripts rely on
 * it ({@code src/site/markdown/query.md}). Begin with {@link lectern.cli.query.QueryLoop} and {@code Requests}, the
 * table of requests; {@code Request} checks fields as they are asked for, {@code Answers} turns effects, endings and
 * evaluations into JSON. No request starts a program or ends the process.
 */
package lectern.cli.query;
