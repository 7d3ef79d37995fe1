import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { Blobs } from './blobs.ts'
import { folderBlobs } from './folder-blobs.ts'

/** The files that this installation keeps on its own disk; what is still being uploaded lies elsewhere. */
export function blobsOf({ dataDir }: Settings): Blobs {
  return folderBlobs(join(dataDir, 'files/blobs'))
}
