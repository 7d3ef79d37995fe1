/** What every typed control takes beside its value. */
export interface TypedProps {
  /** Told, once the field is left, what is wrong with the text and how to mend it; null when it is mended. */
  onProblemChange?: ((problem: string | null) => void) | undefined
  /** Name under which the plain value is sent with a form that is sent as it stands. */
  name?: string | undefined
}
