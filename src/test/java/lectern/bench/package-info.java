/**
 * Benchmarks (JMH) and measuring programs, not run as tests: {@code mvn -q -P bench test-compile exec:exec}. What they
 * gave is in {@code src/site/markdown/figures.md}. Begin with {@code Benchmarks}.
 */
package lectern.bench;
