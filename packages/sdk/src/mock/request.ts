import type { ResourceName } from '../contract.ts'
import type { FoundOperation } from '../contract-document.ts'
import type { MockRecords } from './records.ts'

/** A request as the mock understands it. */
export interface MockRequest {
  resource: ResourceName
  verb: string
  found: FoundOperation
  path: Readonly<Record<string, string>>
  query: URLSearchParams
  body: unknown
}

/** What the mock answers; a file where there is no `data`. */
export interface MockAnswer {
  status: number
  data?: unknown
  message?: string
  errors?: Record<string, string[]>
  type?: string
}

/** A request to a resource that has a memory. */
export interface Asked extends MockRequest {
  records: MockRecords
}
