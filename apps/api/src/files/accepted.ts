import type { ReceivedFile } from '../contract/form/received-file.ts'

/** The bytes of a file that was looked at and stored; see `accept.ts`. */
export interface AcceptedBlob {
  /** Its random name in the store. */
  blob: string
  mediaType: string
  size: number
  sha256: string
  scanState: 'unscanned' | 'pending' | 'clean'
}

const blobs = new WeakMap<ReceivedFile, AcceptedBlob>()

/** Remembers where the bytes of a received file were stored. */
export function setAccepted(file: ReceivedFile, blob: AcceptedBlob): void {
  blobs.set(file, blob)
}

/** Where the bytes of a received file were stored; undefined before that, and once a record has taken them. */
export function acceptedBlob(file: ReceivedFile): AcceptedBlob | undefined {
  return blobs.get(file)
}

/** Hands the stored bytes to a record, so that the request no longer removes them when it ends. */
export function takeAccepted(file: ReceivedFile): void {
  blobs.delete(file)
}
