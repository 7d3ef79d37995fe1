import type { OperationId } from './contract.ts'
import { earlyOperations } from './generated/early-operations.ts'
import { operationTables } from './generated/operation-tables.ts'
import { resourceOf } from './operation-id.ts'
import { learnOperations, type OperationLine, operationInfo } from './operation-info.ts'

/** Makes the operations known that every session begins and ends with. */
export function learnEarlyOperations(): void {
  learnOperations(earlyOperations)
}

/** Brings the table of the operation's domain, unless the operation is known without it. */
export async function loadOperations(operation: OperationId): Promise<void> {
  learnEarlyOperations()
  if (operationInfo(operation)) return
  const resource: string = resourceOf(operation)
  const table = operationTables.find(({ resources }) => resources.some((name) => name === resource))
  if (table) learnOperations((await table.load()).operations)
}

/**
 * How an operation is called over HTTP, for whoever puts its id together when the program runs.
 *
 * @returns undefined for an operation that this version of the SDK does not have
 */
export async function methodOf(operation: OperationId): Promise<OperationLine['method'] | undefined> {
  await loadOperations(operation)
  return operationInfo(operation)?.method
}
