package lectern.play.handin;

/** Whether a hand-in may name a program that will run. */
public enum EngineAdmission {
    REFUSED,
    ADMITTED
}
