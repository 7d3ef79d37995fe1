import type { FastifyRequest } from 'fastify'
import type { FormShape } from '../contract/form/form-shape.ts'
import type { FormValues } from '../contract/form/read-form.ts'
import { ReceivedFile } from '../contract/form/received-file.ts'
import { accept } from './accept.ts'
import { blobKey } from './blob-store.ts'
import type { Files } from './files.ts'
import { purposes } from './purposes.ts'

/**
 * Looks at and stores the files of a form that have a purpose, then lets `work` give them to their records. What no
 * record took, because the work failed or was a repetition, is removed again; what a crash leaves, the sweep takes.
 */
export async function withAccepted<T>(
  files: Files,
  shape: FormShape,
  { authorized }: Pick<FastifyRequest, 'authorized'>,
  values: FormValues,
  work: () => Promise<T>,
): Promise<T> {
  const companyId = authorized?.session.companyId
  const received: ReceivedFile[] = []
  try {
    for (const [name, { purpose }] of shape.files) {
      const file = values[name]
      if (purpose === undefined || !(file instanceof ReceivedFile)) continue
      if (companyId === undefined || companyId === null) throw new Error('a file was sent to no company')
      file.accepted = await accept(files, companyId, file, purposes[purpose])
      received.push(file)
    }
    return await work()
  } finally {
    const untaken = received.flatMap(({ accepted }) => accepted?.blob ?? [])
    // A store that is away now leaves them to the sweep.
    for (const blob of untaken) await files.store.remove(blobKey(companyId ?? 0, blob)).catch(() => {})
  }
}
