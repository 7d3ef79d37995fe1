import type { AnyInput, CallArguments, CallOptions } from './call-options.ts'
import type { Data, Input, OperationId, operations, WithoutInput } from './contract.ts'
import type { CoreClient } from './core-client.ts'
import { readEnvelope } from './envelope.ts'
import { errorMessage } from './error-messages.ts'
import { ParseError } from './errors.ts'
import { operationInfo } from './operation-info.ts'

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
  client: CoreClient,
  operation: Id,
  ...[input, options]: CallArguments<Id>
): AsyncGenerator<Awaited<Data<Id>>, void, undefined> {
  return walk(client, operation, input, options)
}

/** Walks through a list row by row; breaking out of the loop asks for no further page. */
export async function* rows<Id extends PagedOperation>(
  client: CoreClient,
  operation: Id,
  ...[input, options]: CallArguments<Id>
): AsyncGenerator<RowOf<Id>, void, undefined> {
  for await (const data of walk(client, operation, input, options)) yield* rowsOf(operation, data)
}

/**
 * The rows of a list as one array.
 *
 * @param options.limit stops after so many rows and asks for no page beyond; 10,000 unless said otherwise
 * @throws ApiError as `call` does
 */
export async function toArray<Id extends PagedOperation>(
  client: CoreClient,
  operation: Id,
  ...[input, { limit = 10_000, ...options } = {}]: ToArrayArguments<Id>
): Promise<RowOf<Id>[]> {
  const found: RowOf<Id>[] = []
  if (limit <= 0) return found
  for await (const data of walk(client, operation, input, options)) {
    found.push(...rowsOf(operation, data))
    if (found.length >= limit) return found.slice(0, limit)
  }
  return found
}

/** What {@link toArray} may be asked for beyond the options of a call. */
export interface ToArrayOptions extends CallOptions {
  /** Rows at the most. */
  limit?: number | undefined
}

type ToArrayArguments<Id extends PagedOperation> = Id extends WithoutInput
  ? [input?: Input<Id>, options?: ToArrayOptions]
  : [input: Input<Id>, options?: ToArrayOptions]

/** Where a walk stands, to go on from later, even in another process. */
export interface Bookmark {
  /** The page that comes next. */
  page: number
  /** Rows of that page that were given already. */
  given: number
}

/** A walk through rows that can be left and taken up again. */
export interface ResumableRows<Row> extends AsyncIterable<Row> {
  /** Where the walk stands; undefined when it has come to the end. Plain JSON. */
  bookmark(): Bookmark | undefined
}

/**
 * Walks through a list row by row and knows at any moment where it stands, so that a long job can go on after a break:
 * keep `bookmark()` with the work that is done, and give it as `from` next time. Sort by something that does not change
 * meanwhile, such as `created_at`.
 *
 * @throws ApiError as `call` does; asking again for the next row goes on at the page that failed
 */
export function resumableRows<Id extends PagedOperation>(
  client: CoreClient,
  operation: Id,
  input?: Input<Id>,
  options: CallOptions & { from?: Bookmark | undefined } = {},
): ResumableRows<RowOf<Id>> {
  const { from, ...callOptions } = options
  const { query }: AnyInput = input ?? {}
  const { companyId } = client.session.read()
  let place: Bookmark | undefined = from ?? { page: firstPage(query), given: 0 }
  let current: { page: number; rows: readonly RowOf<Id>[]; next: number | undefined } | undefined
  const next = async (): Promise<IteratorResult<RowOf<Id>, undefined>> => {
    while (place) {
      const here: Bookmark = place
      if (current?.page !== here.page) {
        const pageInput = { query: { ...query, page: here.page, pagination: true } }
        const data: unknown = await client.send(operation, pageInput, readEnvelope, {
          companyId,
          ...callOptions,
        })
        current = { page: here.page, rows: rowsOf(operation, data), next: nextPage(data) }
      }
      if (here.given < current.rows.length) {
        const given = here.given + 1
        const isOver = given === current.rows.length
        place = isOver ? after(current.next) : { page: here.page, given }
        // The row is there: its place was below the length.
        return { done: false, value: current.rows[here.given] as RowOf<Id> }
      }
      place = after(current.next)
    }
    return { done: true, value: undefined }
  }
  return { bookmark: () => place, [Symbol.asyncIterator]: () => ({ next }) }
}

/** What a program without types gives here in place of a number goes out as it is, and is refused like any wrong input. */
function firstPage(query: AnyInput['query']): number {
  return (query?.['page'] ?? 1) as number
}

function after(page: number | undefined): Bookmark | undefined {
  return page === undefined ? undefined : { page, given: 0 }
}

// Which operation it is matters to the answer only; the inputs of all of them at once are too many for the compiler.
async function* walk<Id extends PagedOperation>(
  client: CoreClient,
  operation: Id,
  input?: AnyInput | null,
  options?: CallOptions,
): AsyncGenerator<Awaited<Data<Id>>, void, undefined> {
  const query = input?.query
  const { companyId } = client.session.read()
  let page: number | undefined = firstPage(query)
  while (page !== undefined) {
    const pageInput = { query: { ...query, page, pagination: true } }
    const data = await client.send(operation, pageInput, readEnvelope, { companyId, ...options })
    yield data
    page = nextPage(data)
  }
}

/** The number of the page after this one; undefined after the last. */
export function nextPage(data: unknown): number | undefined {
  // The contract gives every paged list this part; its other parts differ. What comes without is one page.
  const { current_page = 1, total_pages = 1 } = (data as Partial<Paged> | null)?.meta?.pagination ?? {}
  return current_page < total_pages ? current_page + 1 : undefined
}

/**
 * The rows of one page that a list answered.
 *
 * @throws ParseError where the answer holds no rows
 */
export function rowsOf<Id extends ListOperation>(operation: Id, data: unknown): readonly RowOf<Id>[] {
  // The contract names the key of the rows, and the page was read through the same line.
  const held = (data as Record<string, unknown> | null)?.[operationInfo(operation)?.rows ?? '']
  if (!Array.isArray(held)) throw new ParseError({ operation, message: errorMessage('parse', operation) })
  return held as readonly RowOf<Id>[]
}
