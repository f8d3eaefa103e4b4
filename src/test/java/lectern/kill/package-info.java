/**
 * Programs that are killed at random moments, to see that nothing that they have reported as done is lost. Begin with
 * {@link lectern.kill.KillLoop}, which starts and kills them. What is lost or left is judged by those that use it.
 */
package lectern.kill;
