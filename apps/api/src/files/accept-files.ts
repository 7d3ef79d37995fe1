import type { FormStep, FormValues } from '../contract/form/read-form.ts'
import { ReceivedFile } from '../contract/form/received-file.ts'
import type { Operation } from '../contract/operations.ts'
import { accept } from './accept.ts'
import { acceptedBlob, setAccepted } from './accepted.ts'
import { blobKey } from './blob-store.ts'
import type { Files } from './files.ts'
import { isPurpose, type Purpose, purposes } from './purposes.ts'
import type { Square } from './redraw.ts'

/**
 * Looks at and stores the files of a form that have a purpose, then lets the handler give them to their records. What no
 * record took, because the handler failed or repeated an earlier request, is removed again; the sweep removes what a
 * crash leaves.
 */
export function acceptFiles(files: Files): FormStep {
  return async ({ shape, values, companyId }, next) => {
    const received: ReceivedFile[] = []
    try {
      for (const [name, { purpose }] of shape.files) {
        const file = values[name]
        if (!isPurpose(purpose) || !(file instanceof ReceivedFile)) continue
        if (companyId === null) throw new Error('a file was sent to no company')
        const rules: Purpose = purposes[purpose]
        setAccepted(file, await accept(files, companyId, file, rules, squareOf(rules, values)))
        received.push(file)
      }
      return await next()
    } finally {
      const untaken = received.flatMap((file) => acceptedBlob(file)?.blob ?? [])
      // The sweep takes what a store that is away now leaves behind.
      for (const blob of untaken) await files.store.remove(blobKey(companyId ?? 0, blob)).catch(() => {})
    }
  }
}

/** The square that a form cuts out of its picture: 'left,top,side', as the contract's pattern has let it through. */
function squareOf({ image }: Purpose, values: FormValues): Square | undefined {
  const text = image?.squareIn === undefined ? undefined : values[image.squareIn]
  if (typeof text !== 'string') return undefined
  const [left = 0, top = 0, side = 0] = text.split(',').map(Number)
  return { left, top, side }
}

/**
 * Refuses to start with an `x-purpose` that nothing here knows.
 * @throws Error that names the operation and the file
 */
export function checkPurposes(operations: readonly Operation[]): void {
  for (const { id, form } of operations)
    for (const [name, { purpose }] of form?.files ?? [])
      if (purpose !== undefined && !isPurpose(purpose))
        throw new Error(`${id}: the file ${name} is for an unknown purpose`)
}
