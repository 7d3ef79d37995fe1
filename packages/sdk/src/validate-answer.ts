import type { OperationId } from './contract.ts'
import { describedOperation, jsonSchema } from './contract-document.ts'
import { problemsOf } from './schema-problems.ts'

/** More than these few say nothing new. */
const SHOWN = 5

/** Says on the console where an answer differs from the contract; the answer itself goes on its way. */
export async function checkAnswer(operation: OperationId, response: Response): Promise<void> {
  const found = await describedOperation(operation)
  if (!found) return
  const schema = jsonSchema(found.described.responses[String(response.status)], found.follow)
  const body = schema && parsed(await response.text())
  if (body === undefined) return
  const problems = problemsOf(body, schema, found.follow)
  if (problems.length === 0) return
  // Only places and rules: what an answer holds is personal and belongs into no log.
  const lines = problems.slice(0, SHOWN).map(({ place, says }) => `  ${place} ${says}`)
  console.error(`@nhansu/sdk: the answer of ${operation} is not what the contract says:\n${lines.join('\n')}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
