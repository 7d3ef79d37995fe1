/**
 * A start or a command that cannot go on, in one Vietnamese sentence that says what to do.
 * The console shows the sentence alone and the process ends with exit code 1; nothing has been changed.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}
