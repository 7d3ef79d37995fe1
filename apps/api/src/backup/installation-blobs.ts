import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { Blobs } from './blobs.ts'
import { folderBlobs } from './folder-blobs.ts'

/** Where this installation keeps its files. */
export function blobsOf({ dataDir }: Settings): Blobs {
  return folderBlobs(join(dataDir, 'files'))
}
