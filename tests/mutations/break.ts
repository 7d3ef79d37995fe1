/** One deliberate break: a piece of source that is replaced, and the tests that have to notice. */
export interface Break {
  /** What no longer holds. */
  says: string
  file: string
  find: string
  replace: string
  /** Test files of which at least one has to fail. */
  tests: readonly string[]
}
