import { upload } from '@nhansu/sdk'
import { invalidate } from '@nhansu/sdk/query'
import type { FileDeeds } from '#web/kit/record-files/file-deeds.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'

/** What is done with the files of a document. */
export const documentFileDeeds: FileDeeds = {
  send: (id, file, options) =>
    upload(client, 'documents.storeFile', { path: { id }, body: { file } }, options),
  remove: (path) => client.call('documents.destroyFile', { path }),
  restore: (path) => client.call('documents.restoreFile', { path }),
  ticket: (path, options) => client.call('documents.fileTicket', { path }, options),
  refresh: () => invalidate(queryClient, 'documents'),
}
