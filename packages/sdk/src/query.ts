import { infiniteQueryOptions, mutationOptions, queryOptions, type Query } from '@tanstack/react-query'
import type { AnyInput } from './call-options.ts'
import type {
  CallableId,
  Data,
  Input,
  OperationId,
  operations,
  ResourceName,
  WithoutInput,
} from './contract.ts'
import type { Client } from './create-client.ts'
import { readEnvelope } from './envelope.ts'
import type { AnyApiError } from './errors.ts'
import { resourceOf } from './operation-id.ts'
import { operationInfo } from './operation-info.ts'
import { nextPage, type PagedOperation } from './pagination.ts'
import { fetchAnew, type Placed } from './query-cache.ts'
import { createKeyMemory } from './query-key-memory.ts'

export { followSession, invalidate, placedIn, type Placed } from './query-cache.ts'

/** Operations that only read, and so may be queries. */
export type ReadOperation = {
  [Id in CallableId]: (typeof operations)[Id]['method'] extends 'GET' ? Id : never
}[CallableId]

/** Operations that change something, and so are mutations. */
export type WriteOperation = Exclude<CallableId, ReadOperation>

/** The company stands first, so that after a switch no row of the old one can be found. */
export type ApiQueryKey = readonly [
  company: number | null,
  operation: OperationId,
  input: AnyInput,
  shape?: 'pages',
]

/** What a screen may say of a write. */
export interface MutationChoices<Answer, Asked> {
  /** The answers that the cache has, and that are as new as the write once its own answer is put into them: {@link placedIn}. */
  place?: (data: Answer, input: Asked) => readonly Placed[]
}

/** The input may be left out when the operation requires nothing. */
export type QueryArguments<Id extends OperationId> = Id extends WithoutInput
  ? [input?: Input<Id>]
  : [input: Input<Id>]

/**
 * TanStack Query's options for every operation, typed by the contract. Make them while rendering, so that they speak of
 * the company that is on the screen. They never retry, because the client has done so already.
 *
 * @example
 * const { query, mutation } = queryBindings(client)
 * const levels = useQuery(query('levels.list', { query: { size: 50 } }))
 * const save = useMutation(mutation('levels.update'))
 */
export function queryBindings(client: Client) {
  const company = () => client.session.read().companyId
  const keyOf = (operation: OperationId, input: AnyInput = {}): ApiQueryKey => [
    company() ?? null,
    operation,
    input,
  ]
  const keys = createKeyMemory()

  /** One answer of a reading operation. */
  const query = <Id extends ReadOperation>(operation: Id, ...[input]: QueryArguments<Id>) => {
    const companyId = company()
    return queryOptions<Data<Id>, AnyApiError, Data<Id>, ApiQueryKey>({
      queryKey: keyOf(operation, input),
      queryFn: ({ signal }) => client.send(operation, input ?? {}, readEnvelope, { signal, companyId }),
      retry: false,
    })
  }

  /** A list page after page, for 'load more'. */
  const pagesQuery = <Id extends PagedOperation>(operation: Id, ...[input]: QueryArguments<Id>) => {
    const companyId = company()
    const { query: parameters }: AnyInput = input ?? {}
    return infiniteQueryOptions({
      queryKey: [...keyOf(operation, input), 'pages'],
      queryFn: ({ signal, pageParam }) =>
        client.send(
          operation,
          { query: { ...parameters, page: pageParam, pagination: true } },
          readEnvelope,
          {
            signal,
            companyId,
          },
        ),
      initialPageParam: 1,
      getNextPageParam: nextPage,
      retry: false,
    })
  }

  /**
   * A writing operation; its variables are the operation's input. Afterwards everything of the same resource, and of those
   * that the contract says it touches, is fetched anew. The same input sent again after an unclear end (no answer, a busy server) keeps its idempotency key, so that a
   * second click on Save makes no second record. What {@link MutationChoices.place} names is not asked for again.
   */
  const mutation = <Id extends WriteOperation>(
    operation: Id,
    { place }: MutationChoices<Data<Id>, Input<Id>> = {},
  ) => {
    const companyId = company()
    return mutationOptions<Data<Id>, AnyApiError, Input<Id>>({
      mutationKey: [companyId ?? null, operation],
      mutationFn: async (input, { client: queryClient }) => {
        const data = await keys.remember([companyId, operation, input], (idempotencyKey) =>
          client.send(operation, input, readEnvelope, { companyId, idempotencyKey }),
        )
        void fetchAnew(queryClient, touchedBy(operation), place?.(data, input))
        return data
      },
      retry: false,
    })
  }

  /**
   * For `placeholderData`: the rows before stay while new ones load, but never those of another company. A new function
   * each time on purpose: TanStack Query shows the old placeholder again, unasked, as long as the function is the same.
   */
  const keepRows = () => {
    const companyId = company() ?? null
    return <T>(before: T | undefined, from: Query<T, AnyApiError, T, ApiQueryKey> | undefined) =>
      from?.queryKey[0] === companyId ? before : undefined
  }

  return { query, pagesQuery, mutation, keepRows }
}

/** The resources whose records a write changes: its own, and those of its `x-touches`. */
function touchedBy(operation: WriteOperation): ResourceName[] {
  // The write has been sent, and so its line is known.
  return [resourceOf(operation), ...(operationInfo(operation)?.touches ?? [])]
}
