import type { ReadCell } from '../../workbooks/reading/read-sheet.ts'

/** The bytes of a file that was looked at and stored; see `files/accept.ts`. */
export interface AcceptedBlob {
  /** Its random name in the store. */
  blob: string
  mediaType: string
  size: number
  sha256: string
  scanState: 'unscanned' | 'pending' | 'clean'
}

/**
 * A file of a form, whole and within its limit, in a temporary file that is gone when the request is answered.
 * Of its content nothing is known yet (neither its ending nor what the sender calls its type says anything), unless the
 * contract gives it an `x-purpose` or says that it is a workbook: then it has been looked at and stored, or read, before
 * the handler runs.
 */
export class ReceivedFile {
  /** As the sender calls it, cleaned; for showing only. */
  readonly name: string
  /** Where it lies until the request ends. */
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** SHA-256 in hexadecimal. */
  readonly sha256: string
  /** There once it was stored, and until a record has taken it. */
  accepted: AcceptedBlob | undefined
  /** The first sheet of a workbook. */
  sheet: ReadCell[][] | undefined

  constructor(file: { name: string; path: string; size: number; sha256: string }) {
    this.name = file.name
    this.path = file.path
    this.size = file.size
    this.sha256 = file.sha256
  }

  /** What makes two forms the same request: the content, not where it happens to lie. */
  toJSON(): object {
    return { name: this.name, size: this.size, sha256: this.sha256 }
  }
}
