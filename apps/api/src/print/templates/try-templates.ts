import { readFile } from 'node:fs/promises'
import { invalidInput } from '../../contract/failure.ts'
import type { FormStep } from '../../contract/form/read-form.ts'
import { ReceivedFile } from '../../contract/form/received-file.ts'
import { renderDocx } from '../docx/render-docx.ts'
import { exampleFacts, paperKinds } from './paper-kinds.ts'

const tried = new WeakSet<ReceivedFile>()

/**
 * Fills a template that was sent with invented facts, before a transaction is begun for it: it may take seconds, and no
 * connection waits for that. It comes before the file is handed to the store, which takes it away.
 * @throws ApiFailure 400 at the file, with everything that is wrong with it
 */
export const tryTemplates: FormStep = async ({ shape, values, request }, next) => {
  for (const [name, { purpose }] of shape.files) {
    const file = values[name]
    // The kind stands in the path, and is looked at by the contract afterwards.
    const { kind } = request.params as { kind?: unknown }
    const paper = paperKinds.find((each) => each.kind === kind)
    if (purpose !== 'paper_template' || !(file instanceof ReceivedFile) || paper === undefined) continue
    const answer = await renderDocx({ bytes: await readFile(file.path), facts: exampleFacts(paper) })
    if ('faults' in answer) throw invalidInput({ [name]: [...answer.faults] })
    tried.add(file)
  }
  return next()
}

/**
 * Makes sure that a template was tried.
 * @throws Error where the contract does not say that the file is one
 */
export function requireTried(file: ReceivedFile): void {
  if (!tried.has(file)) throw new Error(`${file.name} was not tried as a template`)
}
