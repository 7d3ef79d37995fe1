import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ReceivedFile } from '../contract/form/received-file.ts'
import { measure } from './accept.ts'
import { setAccepted } from './accepted.ts'
import { blobKey } from './blob-store.ts'
import type { Files } from './files.ts'
import { type FileRow, openFile } from './records.ts'

/**
 * Makes a copy of a file that a record has, with bytes of its own, so that either goes without the other; `attach` gives it to
 * another record. It reads from the store and writes to it, so it is called outside a transaction: a store that is slow holds
 * up no row. The sweep takes the bytes of a copy that no record takes.
 * @throws ApiFailure 404 when the bytes are gone, 409 until the file has been scanned, 503 when the store is away
 */
export async function copyFile(
  { store, incomingFolder }: Pick<Files, 'store' | 'incomingFolder'>,
  companyId: number,
  file: FileRow,
): Promise<ReceivedFile> {
  const { content } = await openFile({ store }, companyId, file)
  const path = join(incomingFolder, randomBytes(16).toString('hex'))
  try {
    await mkdir(incomingFolder, { recursive: true })
    await pipeline(content, createWriteStream(path))
    const measured = await measure(path)
    const blob = randomBytes(16).toString('hex')
    await store.put(blobKey(companyId, blob), path)
    const copy = new ReceivedFile({ ...measured, name: file.name })
    const { media_type: mediaType, scan_state: state } = file
    const scanState = state === 'clean' ? 'clean' : 'unscanned'
    setAccepted(copy, { blob, mediaType, scanState, size: measured.size, sha256: measured.sha256 })
    return copy
  } finally {
    await rm(path, { force: true })
  }
}
