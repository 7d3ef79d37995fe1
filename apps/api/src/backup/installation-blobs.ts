import { join } from 'node:path'
import { openStore } from '../files/files.ts'
import type { Settings } from '../settings.ts'
import type { Blobs } from './blobs.ts'
import { storeBlobs } from './store-blobs.ts'

/** The files that this installation keeps, in its folder or its bucket; what is still being uploaded is none of them. */
export async function blobsOf(settings: Settings): Promise<Blobs> {
  return storeBlobs(await openStore(settings), join(settings.dataDir, 'files/incoming'))
}
