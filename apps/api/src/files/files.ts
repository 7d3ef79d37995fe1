import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { BlobStore } from './blob-store.ts'
import { clamdScanner } from './clamd.ts'
import { diskStore } from './disk-store.ts'
import { noScanner, type Scanner } from './scanner.ts'

declare module '../contract/services.ts' {
  interface Services {
    files: Files
  }
}

/** What the server keeps files with. */
export interface Files {
  store: BlobStore
  scanner: Scanner
  /** Where files lie while their request lasts. */
  incomingFolder: string
  quotas: Quotas
}

/** How much may be kept. */
export interface Quotas {
  /** Bytes of all files of a company. */
  companyBytes: number
  /** Files that one user may add within a day. */
  filesADay: number
}

const megabyte = 1024 * 1024

/** Opens the store and the scanner that the settings name. */
export async function openFiles(settings: Settings): Promise<Files> {
  return {
    store: await openStore(settings),
    scanner: settings.clamd ? clamdScanner(settings.clamd) : noScanner,
    incomingFolder: join(settings.dataDir, 'files/incoming'),
    quotas: { companyBytes: settings.filesQuotaMb * megabyte, filesADay: settings.filesADay },
  }
}

/** Opens the store that the settings name: a folder of the data folder, or a bucket. */
export async function openStore(settings: Settings): Promise<BlobStore> {
  const { s3Bucket: bucket, s3Region: region, s3Endpoint: endpoint } = settings
  if (bucket === undefined) return diskStore(join(settings.dataDir, 'files/blobs'))
  const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = settings
  const credentials =
    accessKeyId !== undefined && secretAccessKey !== undefined ? { accessKeyId, secretAccessKey } : undefined
  // Loaded only where it is used: the client of a store far away is larger than the rest of the server.
  const { s3Store } = await import('./s3-store.ts')
  return s3Store({ bucket, region, endpoint, credentials })
}
