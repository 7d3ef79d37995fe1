import { parentPort } from 'node:worker_threads'
import { FaultyDocx } from './docx-parts.ts'
import type { DocxFacts } from './fill.ts'
import { fillDocx } from './fill-docx.ts'

/** What is asked of this thread: the template, and what it is filled with. */
export interface AskedDocx {
  bytes: Uint8Array
  facts: DocxFacts
}

/** What it answers: the file, or what is wrong with the template. */
export type DocxAnswer = { file: Uint8Array } | { faults: readonly string[] }

async function answer({ bytes, facts }: AskedDocx): Promise<DocxAnswer> {
  try {
    return { file: await fillDocx(Buffer.from(bytes), facts) }
  } catch (error) {
    if (error instanceof FaultyDocx) return { faults: error.faults }
    throw error
  }
}

// `renderDocx` asks once the one before is answered.
parentPort?.on('message', async (asked: AskedDocx) => parentPort?.postMessage(await answer(asked), []))
