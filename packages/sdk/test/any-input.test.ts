import { describe, expect, test } from 'vitest'
import {
  changePassword,
  createClient,
  download,
  pages,
  resumableRows,
  rows,
  signIn,
  switchCompany,
  toArray,
  upload,
} from '../src/client.ts'
import { operations } from '../src/contract.ts'
import { createCoreClient } from '../src/core.ts'
import { isApiError } from '../src/errors.ts'
import * as levels from '../src/generated/resources/levels.ts'
import type { OperationLine } from '../src/operation-info.ts'

const options = {
  baseUrls: { product: 'http://mau.vn/api', identity: 'http://mau.vn/identity' },
  // Nothing is answered: whatever is written well ends as a broken connection.
  fetch: () => Promise.reject(new TypeError('There is no network.')),
  retries: { times: 0 },
}
const client = createClient(options)
const core = createCoreClient(options)
const symbol = Symbol('no value')
const throws = {
  get id() {
    throw new RangeError('There is no id.')
  },
}

/** What programs without types have given in place of an input. */
const inputs: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'text'],
  ['a list', []],
  ['parts that are null', { path: null, query: null, body: null }],
  ['symbols', { path: { id: symbol }, query: { page: symbol, sort: symbol } }],
  ['large whole numbers', { path: { id: 1 }, query: { filter: { a: 1n } }, body: { a: 1n } }],
  ['values without a text', { path: { id: 1 }, query: { page: Object.create(null) as unknown } }],
  ['a path that throws', { path: throws }],
  ['a body that throws', { path: { id: 1 }, body: throws }],
  ['a query that is a text', { path: { id: 1 }, query: 'text' }],
]

/** One operation of each shape that the client tells apart. */
const shapes = new Map(
  Object.entries<OperationLine>(operations).map(([id, { api, method, path, ...line }]) => [
    [api, method, path.split('{').length, Object.keys(line).toSorted()].join(),
    id,
  ]),
)

type Untyped = (...words: unknown[]) => unknown
/** A function of the SDK as a program without types sees it. */
const untyped = (call: unknown) => call as Untyped
const walked = async (walk: unknown) => {
  for await (const _ of walk as AsyncIterable<unknown>) continue
}

/** Every way to an operation that is named. */
const named: Readonly<Record<string, (operation: string, input: unknown) => unknown>> = {
  call: (operation, input) => (client as unknown as { call: Untyped }).call(operation, input),
  upload: (operation, input) => untyped(upload)(client, operation, input),
  download: (operation, input) => untyped(download)(client, operation, input),
  toArray: (operation, input) => untyped(toArray)(client, operation, input),
  pages: (operation, input) => walked(untyped(pages)(client, operation, input)),
  rows: (operation, input) => walked(untyped(rows)(client, operation, input)),
  resumableRows: (operation, input) => walked(untyped(resumableRows)(client, operation, input)),
}
/** And those that stand for one. */
const own: Readonly<Record<string, (input: unknown) => unknown>> = {
  ...Object.fromEntries(
    Object.entries(levels).map(([name, call]) => [
      `levels.${name}`,
      (input: unknown) => untyped(call)(core, input),
    ]),
  ),
  signIn: (input) => untyped(signIn)(client, input),
  switchCompany: (input) => untyped(switchCompany)(client, input),
  changePassword: (input) => untyped(changePassword)(client, input),
}

/** What a call throws that is no ApiError, also what it throws before it gives a promise. */
async function otherThanApiErrors(call: () => unknown): Promise<unknown[]> {
  try {
    await call()
    return ['it succeeded']
  } catch (error) {
    return isApiError(error) ? [] : [error]
  }
}

describe.each(inputs)('%s in place of an input is an ApiError', (_, input) => {
  test.each(Object.keys(named))('by %s, of each shape of operation', async (name) => {
    const wrong = [...shapes.values()].map((operation) =>
      otherThanApiErrors(() => named[name]?.(operation, input)),
    )
    expect((await Promise.all(wrong)).flat()).toEqual([])
  })

  test.each(Object.keys(own))('by %s', async (name) => {
    expect(await otherThanApiErrors(() => own[name]?.(input))).toEqual([])
  })
})
