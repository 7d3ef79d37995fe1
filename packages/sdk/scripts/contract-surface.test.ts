import { expect, test } from 'vitest'
import { breakingChanges, surfaceOf } from './contract-surface.ts'
import type { Document } from './operation-table.ts'

type Fields = Record<string, { type: string }>

/** A contract with one operation that takes and gives these. */
function contractOf(
  body: Fields,
  required: string[],
  data: Fields,
  method: 'post' | 'put' = 'post',
): Document {
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  const envelope = { properties: { data: { properties: data, required: Object.keys(data) } } }
  const operation = {
    operationId: 'levels.store',
    parameters: [],
    requestBody: json({ properties: body, required }),
    responses: { '201': json(envelope) },
  }
  return { paths: { '/levels': { [method]: operation } }, components: { schemas: {} } }
}

const name = { name: { type: 'string' } }
const before = contractOf({ ...name, rank: { type: 'integer' } }, ['name'], { id: { type: 'integer' } })
const brokenBy = (now: Document) => breakingChanges(surfaceOf(before), surfaceOf(now))

test.each<[string, Document, string[]]>([
  ['nothing', before, []],
  [
    'a further field that need not be given, and a further one given',
    contractOf({ ...name, rank: { type: 'integer' }, note: { type: 'string' } }, ['name'], {
      id: { type: 'integer' },
      code: { type: 'string' },
    }),
    [],
  ],
  [
    'a field that may stay away now',
    contractOf({ ...name, rank: { type: 'integer' } }, [], { id: { type: 'integer' } }),
    [],
  ],
  [
    'a further field that must be given',
    contractOf({ ...name, rank: { type: 'integer' }, note: { type: 'string' } }, ['name', 'note'], {
      id: { type: 'integer' },
    }),
    ['levels.store body.note is new and must be given'],
  ],
  [
    'a field that must be given now',
    contractOf({ ...name, rank: { type: 'integer' } }, ['name', 'rank'], { id: { type: 'integer' } }),
    ['levels.store body.rank must be given now'],
  ],
  [
    'a field that is gone',
    contractOf(name, ['name'], {}),
    ['levels.store body.rank is gone', 'levels.store data.id is gone'],
  ],
  [
    'a field of another type',
    contractOf({ ...name, rank: { type: 'string' } }, ['name'], { id: { type: 'string' } }),
    ['levels.store body.rank was integer and is string', 'levels.store data.id was integer and is string'],
  ],
  [
    'another method',
    contractOf({ ...name, rank: { type: 'integer' } }, ['name'], { id: { type: 'integer' } }, 'put'),
    ['levels.store was POST /levels and is PUT /levels'],
  ],
  [
    'no operation',
    { paths: {}, components: { schemas: {} } },
    [
      'levels.store is gone',
      'levels.store body.name is gone',
      'levels.store body.rank is gone',
      'levels.store data.id is gone',
    ],
  ],
])('%s', (_, now, broken) => expect(brokenBy(now)).toEqual(broken.toSorted()))
