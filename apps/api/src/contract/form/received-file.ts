/**
 * A file of a form, whole and within its limit, in a temporary file that is gone when the request is answered.
 * Of its content nothing is known yet: neither its ending nor what the sender calls its type says anything. Where the
 * contract gives it an `x-purpose`, a step of the form has stored it (`files/accepted.ts`); where the contract says that
 * it is a workbook, another has read it (`workbooks/reading/read-sent.ts`).
 */
export class ReceivedFile {
  /** As the sender calls it, cleaned; for showing only. */
  readonly name: string
  /** Whether it came with a name: a field of a page's form in which nothing was chosen comes as a file without one. */
  readonly isNamed: boolean
  /** Where it lies until the request ends. */
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** SHA-256 in hexadecimal. */
  readonly sha256: string

  constructor(file: { name: string; isNamed?: boolean; path: string; size: number; sha256: string }) {
    this.name = file.name
    this.isNamed = file.isNamed ?? true
    this.path = file.path
    this.size = file.size
    this.sha256 = file.sha256
  }

  /** What makes two forms the same request: the content, not where it happens to lie. */
  toJSON(): object {
    return { name: this.name, size: this.size, sha256: this.sha256 }
  }
}
