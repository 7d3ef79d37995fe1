import { upload } from '@nhansu/sdk'
import { invalidate } from '@nhansu/sdk/query'
import type { FileDeeds } from '#web/kit/record-files/file-deeds.ts'
import { client } from '#web/session/client.ts'
import { queryClient } from '#web/session/queries.ts'

/** What is done with the files of a draft. */
export const draftFileDeeds: FileDeeds = {
  send: (id, file, options) =>
    upload(client, 'decisions.storeFile', { path: { id }, body: { file } }, options),
  remove: (path) => client.call('decisions.destroyFile', { path }),
  restore: (path) => client.call('decisions.restoreFile', { path }),
  ticket: (path, options) => client.call('decisions.fileTicket', { path }, options),
  refresh: () => invalidate(queryClient, 'decisions'),
}
