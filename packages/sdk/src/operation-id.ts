import type { OperationId, ResourceName } from './contract.ts'

// Apart from the table of all operations, which no browser need load to read an id.

/** The resource that an operation belongs to. */
export function resourceOf(id: OperationId): ResourceName {
  // Every id is made of the two halves.
  return id.slice(0, id.indexOf('.')) as ResourceName
}

/** What an operation does with its resource: `list`, `destroyBulk`. */
export function verbOf(id: OperationId): string {
  return id.slice(id.indexOf('.') + 1)
}
