import type { OperationId, ResourceName } from './contract.ts'

/** Where an operation is and how it is called; a line of the generated table. */
export interface OperationLine {
  readonly api: 'product' | 'identity'
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `{placeholders}`. */
  readonly path: string
  /** Query parameters that are written as JSON. */
  readonly jsonParameters?: readonly string[]
  /** The key of a list's rows in its data. */
  readonly rows?: string
  /** What is told when the server says nothing. */
  readonly fallbackMessage?: string
  readonly serverMessage?: number
  /** The parts of its form that are files. */
  readonly files?: readonly string[]
  readonly answersFile?: true
  /** The contract takes it away in a later version. */
  readonly deprecated?: true
  /** The other resources whose records a write changes too. */
  readonly touches?: readonly ResourceName[]
}

type Lines = Readonly<Record<string, OperationLine>>

const known: Record<string, OperationLine> = {}

/** What is known of an operation; undefined for one that is in no table that was loaded. */
export function operationInfo(operation: OperationId): OperationLine | undefined {
  return Object.hasOwn(known, operation) ? known[operation] : undefined
}

/** Makes operations known, as the module of their resource or the table of their domain brings them. */
export function learnOperations(lines: Lines): void {
  Object.assign(known, lines)
}
