import type { AnyInput, CallArguments, CallOptions } from './call-options.ts'
import { operations, type Data, type Input, type OperationId } from './contract.ts'
import type { Client } from './create-client.ts'
import { readEnvelope } from './envelope.ts'

/** Operations that answer page by page. */
export type PagedOperation = {
  [Id in OperationId]: Input<Id> extends { query?: infer Q } ? ('page' extends keyof Q ? Id : never) : never
}[OperationId] &
  ListOperation

type ListOperation = {
  [Id in OperationId]: (typeof operations)[Id] extends { rows: string } ? Id : never
}[OperationId]

type RowsKey<Id extends ListOperation> = (typeof operations)[Id]['rows']

/** One row of a list, such as `RowOf<'employees.list'>`. */
export type RowOf<Id extends ListOperation> =
  Data<Id> extends Record<RowsKey<Id>, readonly (infer Row)[]> ? Row : never

/** What the pages of every list have in common. */
interface Paged {
  meta: { pagination?: { current_page: number; total_pages: number } }
}

/**
 * Walks through a list page by page, one call at a time, from `query.page` (or the first) to the last.
 * All pages are of one company: a switch on the way ends the walk with a ConflictError.
 *
 * @throws ApiError as `call` does, at the page where it happens
 */
export function pages<Id extends PagedOperation>(
  client: Client,
  operation: Id,
  ...[input, options]: CallArguments<Id>
): AsyncGenerator<Awaited<Data<Id>>, void, undefined> {
  return walk(client, operation, input, options)
}

/** Walks through a list row by row; breaking out of the loop asks for no further page. */
export async function* rows<Id extends PagedOperation>(
  client: Client,
  operation: Id,
  ...[input, options]: CallArguments<Id>
): AsyncGenerator<RowOf<Id>, void, undefined> {
  for await (const data of walk(client, operation, input, options)) yield* rowsOf(operation, data)
}

// Which operation it is matters to the answer only; the inputs of all of them at once are too many for the compiler.
async function* walk<Id extends PagedOperation>(
  client: Client,
  operation: Id,
  { query }: AnyInput = {},
  options?: CallOptions,
): AsyncGenerator<Awaited<Data<Id>>, void, undefined> {
  const { companyId } = client.session.read()
  let page: number | undefined = Number(query?.['page'] ?? 1)
  while (page !== undefined) {
    const pageInput = { query: { ...query, page, pagination: true } }
    const data = await client.send(operation, pageInput, readEnvelope, { companyId, ...options })
    yield data
    page = nextPage(data)
  }
}

/** The number of the page after this one; undefined after the last. */
export function nextPage(data: unknown): number | undefined {
  // The contract gives every paged list this part; its other parts differ.
  const { current_page = 1, total_pages = 1 } = (data as Paged).meta.pagination ?? {}
  return current_page < total_pages ? current_page + 1 : undefined
}

function rowsOf<Id extends ListOperation>(operation: Id, data: unknown): readonly RowOf<Id>[] {
  // The contract names the key of the rows in the very entry that is read here.
  return (data as Record<string, readonly RowOf<Id>[]>)[operations[operation].rows] ?? []
}
