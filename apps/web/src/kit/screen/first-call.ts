import type { Input } from '@nhansu/sdk/contract'
import type { PagedOperation } from '@nhansu/sdk'
import type { QueryArguments, ReadOperation } from '@nhansu/sdk/query'
import { initialTableState } from '@nhansu/ui/data-table/table-state.ts'

/** A call that a screen makes as soon as it shows, declared beside its code so that both are fetched at once. */
export interface FirstCall {
  operation: ReadOperation
  /** What the contract takes, as the screen itself will ask for it: any difference makes it a call for nothing. */
  input: object | undefined
  /** True for the first page of a list, which an address with filters or another page does not show. */
  plainOnly?: true
}

/** A call of a screen that is the same at every address. */
export function firstCall<Id extends ReadOperation>(
  operation: Id,
  ...[input]: QueryArguments<Id>
): FirstCall {
  return { operation, input }
}

/** The first page of a list. @param query what the list's declaration asks for besides */
export function firstPage<Id extends PagedOperation & ReadOperation>(
  operation: Id,
  query: Input<Id> extends { query?: infer Query } ? Partial<Query> : never = {} as never,
): FirstCall {
  const { page, size } = initialTableState
  return { operation, input: { query: { ...query, page, size, pagination: true } }, plainOnly: true }
}
