import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ReceivedFile } from '../contract/form/received-file.ts'
import type { ProductContext } from '../contract/handlers.ts'
import { measure } from './accept.ts'
import { setAccepted } from './accepted.ts'
import { blobKey } from './blob-store.ts'
import { attach, type FileRow, openFile, type Place } from './records.ts'

/**
 * Gives a record a copy of a file that another record has, with bytes of its own, so that either goes without the other. It
 * takes part in the caller's transaction; the sweep takes the bytes where that fails.
 * @throws ApiFailure 400 for a quota that is used up, 404 when the bytes are gone, 409 until the file has been scanned
 */
export async function copyFile(context: ProductContext, file: FileRow, place: Place): Promise<FileRow> {
  const { store, incomingFolder } = context.files
  const { content } = await openFile(context.files, context.companyId, file)
  const path = join(incomingFolder, randomBytes(16).toString('hex'))
  try {
    await mkdir(incomingFolder, { recursive: true })
    await pipeline(content, createWriteStream(path))
    const measured = await measure(path)
    const blob = randomBytes(16).toString('hex')
    await store.put(blobKey(context.companyId, blob), path)
    const copy = new ReceivedFile({ ...measured, name: file.name })
    const { media_type: mediaType, scan_state: state } = file
    const scanState = state === 'clean' ? 'clean' : 'unscanned'
    setAccepted(copy, { blob, mediaType, scanState, size: measured.size, sha256: measured.sha256 })
    return await attach(context, place, copy)
  } finally {
    await rm(path, { force: true })
  }
}
