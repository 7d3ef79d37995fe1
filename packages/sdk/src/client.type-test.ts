// Compiled by `tsc`, never run: what must and what must not compile of the client and its query bindings.
import {
  createClient,
  download,
  pages,
  resumableRows,
  toArray,
  upload,
  type Client,
  type CoreClient,
  type RowOf,
} from './client.ts'
import * as levels from './generated/resources/levels.ts'
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
  const names: string[] = (await toArray(client, 'levels.list', {}, { limit: 5 })).map(({ name }) => name)
  for await (const { rank } of resumableRows(client, 'levels.list')) proved<Equal<typeof rank, number>>()
  // @ts-expect-error one level is no list
  await toArray(client, 'levels.show', { path: { id: 1 } })
  // @ts-expect-error a limit is a number
  await toArray(client, 'levels.list', {}, { limit: '5' })
  return names
}

/** Files. */
export async function files(client: Client, file: Blob) {
  await download(client, 'levels.export', { query: { sort: 'name' } })
  await download(client, 'levels.importTemplate')
  await download(client, 'levels.markImport', { body: { file } })
  await upload(client, 'levels.import', { query: { dry_run: true }, body: { file } })

  // @ts-expect-error a list is no file
  await download(client, 'levels.list')
  // @ts-expect-error a picture that is sent is no file that is answered
  await download(client, 'company.storeLogo', { body: { file } })
  // @ts-expect-error a level takes no form
  await upload(client, 'levels.store', { body: { code: 'A1', name: 'x', level_group: 'education', rank: 1 } })
  // @ts-expect-error a file is answered by this one, not data
  await upload(client, 'levels.markImport', { body: { file } })
  // @ts-expect-error the form's field has another name
  await upload(client, 'levels.import', { body: { workbook: file } })
  // @ts-expect-error the file is missing
  await upload(client, 'levels.import', { body: {} })
  // @ts-expect-error a file is no text
  await upload(client, 'levels.import', { body: { file: 'text' } })
  // @ts-expect-error a form has fields
  await upload(client, 'levels.import', { body: 'text' })
  // @ts-expect-error a form is sent by upload
  await client.call('levels.import', { body: { file } })
  // @ts-expect-error a file is fetched by download
  await client.call('levels.export')
}

/** Sorting. */
export async function sorting(client: Client) {
  await client.call('levels.list', { query: { sort: '-rank' } })
  await client.call('levels.list', { query: { sort: '-rank,name' } })

  // @ts-expect-error this list is not sorted so
  await client.call('levels.list', { query: { sort: 'colour' } })
  // @ts-expect-error nor so, downwards
  await client.call('levels.list', { query: { sort: '-colour' } })
  // @ts-expect-error nor so, before another field
  await client.call('levels.list', { query: { sort: 'colour,name' } })
  // @ts-expect-error nor a walk through it
  pages(client, 'levels.list', { query: { sort: 'colour' } })
  // @ts-expect-error nor its array
  await toArray(client, 'levels.list', { query: { sort: 'colour' } })
  // @ts-expect-error nor its workbook
  await download(client, 'levels.export', { query: { sort: 'colour' } })
  // @ts-expect-error what another list is sorted by
  await client.call('levels.list', { query: { sort: 'join_date' } })
}

/** Operations as functions. */
export async function functions(client: CoreClient, file: Blob) {
  const { level } = await levels.show(client, { path: { id: 1 } })
  proved<Equal<typeof level.rank, number>>()
  await levels.list(client)
  await levels.import(client, { body: { file } })

  // @ts-expect-error the path is missing
  await levels.show(client)
  // @ts-expect-error there is no such filter field
  await levels.list(client, { query: { filter: { salary: { operator: 'gte', value: 1 } } } })
  // @ts-expect-error the file is missing
  await levels.import(client, { body: {} })
  // @ts-expect-error the form's field has another name
  await levels.import(client, { body: { workbook: file } })
  // @ts-expect-error this list is not sorted so
  await levels.list(client, { query: { sort: 'colour' } })
  // @ts-expect-error a level takes no file
  await levels.store(client, { body: { file } })
  // @ts-expect-error a client without the table calls nothing by its name
  await client.call('levels.list')
}

/** Clients. */
export function clients() {
  const baseUrls = { product: '/api', identity: '/identity' }
  createClient({ baseUrls, validate: 'dev', onUnauthorized: async () => 'token' })
  createClient({
    baseUrls,
    onUnauthorized: () => undefined,
    hooks: { request: () => ({ traceparent: '00' }) },
  })

  // @ts-expect-error both APIs have an address
  createClient({ baseUrls: { product: '/api' } })
  // @ts-expect-error answers are looked at in development only
  createClient({ baseUrls, validate: 'always' })
  // @ts-expect-error a header is a text
  createClient({ baseUrls, hooks: { request: () => ({ traceparent: 1 }) } })
}

/** Query bindings. */
export async function bindings({ query, pagesQuery, mutation }: ReturnType<typeof queryBindings>) {
  query('levels.list')
  query('levels.show', { path: { id: 1 } })
  await mutation('levels.update').mutationFn?.({ path: { id: 1 }, body: { name: 'x' } }, {} as never)

  // @ts-expect-error a write is no query
  query('levels.store', { body: { code: 'A1', name: 'x', level_group: 'education', rank: 1 } })
  // @ts-expect-error a file is no query
  query('levels.export')
  // @ts-expect-error a form is no mutation
  mutation('levels.import')
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
