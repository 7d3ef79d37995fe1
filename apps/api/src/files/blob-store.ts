import type { Readable } from 'node:stream'

/** Where the bytes of files lie. Keys are `<company id>-<32 random hexadecimal digits>`, made by {@link blobKey}. */
export interface BlobStore {
  /**
   * Keeps what lies at `path`, durably once this resolves; the file there may be taken instead of copied.
   * @throws ApiFailure 503 when the store is full or away
   */
  put(key: string, path: string): Promise<void>
  /**
   * Opens what is kept under a key.
   * @returns undefined when nothing is
   * @throws ApiFailure 503 when the store is away
   */
  open(key: string): Promise<{ content: Readable; size: number } | undefined>
  /** Forgets what is kept under a key, if anything. */
  remove(key: string): Promise<void>
  /** Everything that is kept for a company, or for all of them, in no order. */
  list(companyId?: number): AsyncIterable<KeptBlob>
  /** Gives back what the store holds open. */
  close(): void
}

export interface KeptBlob {
  key: string
  /** Bytes. */
  size: number
  /** Milliseconds since 1970. */
  keptAt: number
}

/** What every key looks like; anything else in a store is not ours. */
export const keyShape = /^(\d+)-([0-9a-f]{2})([0-9a-f]{30})$/

/** How all keys of a company begin, so that they can be listed. */
export function companyPrefix(companyId: number): string {
  return `${companyId}-`
}

/** The key of a company's blob. */
export function blobKey(companyId: number, blob: string): string {
  return `${companyPrefix(companyId)}${blob}`
}
