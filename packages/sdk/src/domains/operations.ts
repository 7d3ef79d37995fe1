import { type OperationId, operations, verbOf } from '../contract.ts'
import { words } from '../generated/operation-words.ts'

/** What an operation does, for people who know no operationId: 'Xóa nhiều trình độ'. */
export const operationWords: Readonly<Record<OperationId, string>> = words

/** What work by the clock does, where it leaves lines in the trail. */
export const workWords = {
  'training.raise-needs': 'Cập nhật nhu cầu đào tạo hằng đêm',
} as const

/** What a line of the trail may be about. */
export const trailWords: Readonly<Record<string, string>> = { ...operationWords, ...workWords }

/**
 * What a line of the trail is about, by an id that may be of an operation that is no more.
 *
 * @returns the id itself where nobody knows it
 */
export function wordsOfOperation(id: string): string {
  return trailWords[id] ?? id
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
