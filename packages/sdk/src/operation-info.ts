import type { OperationId, operations } from './contract.ts'
import { earlyOperations } from './generated/early-operations.ts'

type Line<Id extends OperationId = OperationId> = (typeof operations)[Id]

// The whole table grows with every operation, and nothing of it is needed to sign in.
let known: Partial<Record<OperationId, Line>> = earlyOperations

/**
 * Where an operation is and how it is called.
 *
 * @throws Error for one that {@link loadOperations} was not awaited for
 */
export function operationInfo(operation: OperationId): Line {
  const line = known[operation]
  if (!line) throw new Error(`the operation ${operation} has not been loaded`)
  return line
}

/** Makes sure that {@link operationInfo} knows the operation; the first one of the product API brings the table. */
export async function loadOperations(operation: OperationId): Promise<void> {
  if (operation in known) return
  const { operations: all } = await import('./generated/operations.ts')
  known = all
}
