import { type OperationId, operations, verbOf } from '../contract.ts'
import { words } from '../generated/operation-words.ts'

/** What an operation does, for people who know no operationId: 'Xóa nhiều trình độ'. */
export const operationWords: Readonly<Record<OperationId, string>> = words

/**
 * The same for an id out of the trail, which may be of an operation that is no more.
 *
 * @returns the id itself where nobody knows it
 */
export function wordsOfOperation(id: string): string {
  const known: Readonly<Record<string, string>> = operationWords
  return known[id] ?? id
}

/** Operations that change something or take something out, and so leave a line in the trail whenever they are used. */
export const writingOperations: readonly OperationId[] = allIds().filter((id) => {
  const { api, method } = operations[id]
  return api === 'product' && (method !== 'GET' || verbOf(id) === 'export')
})

function allIds(): OperationId[] {
  // The table's keys are exactly these.
  return Object.keys(operations) as OperationId[]
}
