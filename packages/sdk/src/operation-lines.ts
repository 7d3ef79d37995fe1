import type { OperationId, operations } from './contract.ts'
import { earlyOperations } from './generated/early-operations.ts'

type Line<Id extends OperationId = OperationId> = (typeof operations)[Id]

// The whole table grows with every operation, and nothing of it is needed to sign in.
let known: Partial<Record<OperationId, Line>> = earlyOperations

/** Where an operation is and how it is called, for one that has been learned. */
export function lineOf(operation: OperationId): Line {
  const line = known[operation]
  if (!line) throw new Error(`the operation ${operation} has not been learned`)
  return line
}

/** Makes sure that {@link lineOf} knows the operation; the first one of the product API brings the table. */
export async function learn(operation: OperationId): Promise<void> {
  if (operation in known) return
  const { operations: all } = await import('./generated/operations.ts')
  known = all
}
