// Compiled by `tsc`, never run: what must and what must not compile of the client and its query bindings.
import { pages, upload, type Client, type RowOf } from './client.ts'
import type { Data } from './contract.ts'
import type { AnyApiError } from './errors.ts'
import type { queryBindings } from './query.ts'

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const proved = <_ extends true>() => undefined

proved<Equal<RowOf<'levels.list'>, Data<'levels.show'>['level']>>()

/** Calls. */
export async function calls(client: Client) {
  const { level } = await client.call('levels.show', { path: { id: 1 } })
  proved<Equal<typeof level.rank, number>>()
  await client.call('levels.list')
  await client.call('levels.list', {}, { signal: AbortSignal.abort() })

  // @ts-expect-error there is no such operation
  await client.call('levels.lst')
  // @ts-expect-error the input is missing
  await client.call('levels.show')
  // @ts-expect-error the path parameter is missing
  await client.call('levels.show', { path: {} })
  // @ts-expect-error the id is a number
  await client.call('levels.show', { path: { id: '1' } })
  // @ts-expect-error there is no such filter field
  await client.call('levels.list', { query: { filter: { salary: { operator: 'gte', value: 1 } } } })
  // @ts-expect-error numbers know no 'like'
  await client.call('levels.list', { query: { filter: { rank: { operator: 'like', value: 1 } } } })
  // @ts-expect-error there is no such include
  await client.call('employees.list', { query: { include: ['salary'] } })
  // @ts-expect-error there is no such search field
  await client.call('levels.list', { query: { search: { value: 'x', fields: ['rank'] } } })
  // @ts-expect-error a level has no such field
  await client.call('levels.update', { path: { id: 1 }, body: { color: 'red' } })
  // @ts-expect-error a list takes no body
  await client.call('levels.list', { body: {} })
  // @ts-expect-error there is no such option
  await client.call('levels.list', {}, { timeout: 5 })
  // @ts-expect-error the answer has no such part
  return (await client.call('levels.list')).rows
}

/** Walks and files. */
export async function walks(client: Client) {
  pages(client, 'employees.list', { query: { size: 100 } })
  // @ts-expect-error one level is no list
  pages(client, 'levels.show', { path: { id: 1 } })
  // @ts-expect-error provinces always come whole
  pages(client, 'provinces.list')
  // @ts-expect-error a form has fields
  await upload(client, 'levels.store', { body: 'text' })
}

/** Query bindings. */
export async function bindings({ query, pagesQuery, mutation }: ReturnType<typeof queryBindings>) {
  query('levels.list')
  query('levels.show', { path: { id: 1 } })
  await mutation('levels.update').mutationFn?.({ path: { id: 1 }, body: { name: 'x' } }, {} as never)

  // @ts-expect-error a write is no query
  query('levels.store', { body: { code: 'A1', name: 'x', level_group: 'education', rank: 1 } })
  // @ts-expect-error the input is missing
  query('levels.show')
  // @ts-expect-error there is no such filter field
  query('levels.list', { query: { filter: { salary: { operator: 'gte', value: 1 } } } })
  // @ts-expect-error a read is no mutation
  mutation('levels.list')
  // @ts-expect-error one level is no list
  pagesQuery('levels.show')
  // @ts-expect-error the path is missing
  await mutation('levels.update').mutationFn?.({ body: { name: 'x' } }, {} as never)
}

/** A `switch` over the kinds is complete when nothing is left for `default`. */
export function complete(error: AnyApiError): string | undefined {
  switch (error.kind) {
    case 'validation':
      return error.fields['name']?.[0]
    case 'conflict':
      return typeof error.newer
    case 'rate-limited':
    case 'server':
      return String(error.retryAfter)
    case 'unauthorized':
    case 'forbidden':
    case 'not-found':
    case 'refused':
    case 'network':
    case 'timeout':
    case 'aborted':
    case 'envelope':
    case 'parse':
      return error.advice
    default:
      return error satisfies never
  }
}
