import { download, type UploadOptions } from '@nhansu/sdk'
import type { Schemas } from '@nhansu/sdk/contract'
import { client } from '#web/session/client.ts'

export type StoredFile = Schemas['StoredFile']

interface FilePath {
  id: number
  file_id: number
}

/** What is done with the files of a record, each by an operation of its resource. */
export interface FileDeeds {
  send: (id: number, file: File, options: Pick<UploadOptions, 'onProgress'>) => Promise<unknown>
  remove: (path: FilePath) => Promise<unknown>
  restore: (path: FilePath) => Promise<unknown>
  ticket: (path: FilePath, options: { signal?: AbortSignal }) => Promise<{ ticket: string }>
  /** Fetches anew what tells of the files. */
  refresh: () => Promise<unknown>
}

/** The bytes of a file, by a ticket of its own: whoever looks or saves stands in the trail. */
export async function fetchFile({ ticket: ask }: FileDeeds, path: FilePath, signal?: AbortSignal) {
  const options = signal ? { signal } : {}
  const { ticket } = await ask(path, options)
  return download(client, 'files.download', { path: { ticket } }, options)
}
