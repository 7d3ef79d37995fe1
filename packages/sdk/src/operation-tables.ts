import type { OperationId } from './contract.ts'
import { earlyOperations } from './generated/early-operations.ts'
import { learnOperations, operationInfo } from './operation-info.ts'

/** Makes the operations known that every session begins and ends with. */
export function learnEarlyOperations(): void {
  learnOperations(earlyOperations)
}

/** Brings the table of all operations, which grows with each of them, unless the operation is known without it. */
export async function loadOperations(operation: OperationId): Promise<void> {
  learnEarlyOperations()
  if (operationInfo(operation)) return
  const { operations } = await import('./generated/operations.ts')
  learnOperations(operations)
}
