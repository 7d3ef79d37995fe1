import { expect, test } from 'vitest'
import { untoldChanges } from './contract-changes.ts'
import { additions, breakingChanges } from './contract-differences.ts'
import { surfaceOf } from './contract-surface.ts'
import type { Document } from './operation-table.ts'
import { withoutWords } from './released-contract.ts'

interface Contract {
  body?: Record<string, object>
  required?: string[]
  data?: Record<string, object>
  always?: string[]
  method?: 'post' | 'put'
  parameters?: object[]
  sortable?: string[]
  answers?: string
}

const string = { type: 'string' }
const integer = { type: 'integer' }
const group = { type: 'string', enum: ['education', 'training'] }
const filter = (fields: Record<string, object>) => ({
  name: 'filter',
  in: 'query',
  content: { 'application/json': { schema: { type: 'object', properties: fields } } },
})
const was = {
  body: { name: { ...string, maxLength: 255 }, rank: integer, group, note: { type: ['string', 'null'] } },
  required: ['name'],
  data: { id: integer, group, note: { type: ['string', 'null'] } },
  always: ['id', 'group', 'note'],
  method: 'post',
  parameters: [filter({ rank: { oneOf: [{ properties: { operator: { const: 'gte' } } }] } })],
  sortable: ['name', 'rank'],
  answers: 'application/json',
} satisfies Contract

/** A contract with one operation that takes and gives these. */
function contractOf(otherwise: Contract = {}): Document {
  const { body, required, data, always, method, parameters, sortable, answers } = { ...was, ...otherwise }
  const json = (schema: object, type = 'application/json') => ({ content: { [type]: { schema } } })
  const envelope = { properties: { data: { properties: data, required: always } } }
  const operation = {
    operationId: 'levels.store',
    parameters,
    'x-sortable': sortable,
    requestBody: json({ properties: body, required }),
    responses: { '201': json(envelope, answers) },
  }
  return { paths: { '/levels': { [method]: operation } }, components: { schemas: {} } }
}

const before = surfaceOf(contractOf())
const brokenBy = (now: Document) => breakingChanges(before, surfaceOf(now)).map(({ says }) => says)

test.each<[string, Contract]>([
  ['nothing', {}],
  ['a further field that need not be given', { body: { ...was.body, colour: string } }],
  ['a further one answered', { data: { ...was.data, code: string } }],
  ['a field that may stay away now', { required: [] }],
  ['a longer name', { body: { ...was.body, name: { ...string, maxLength: 500 } } }],
  [
    'nothing in place of a value, where it is sent',
    { body: { ...was.body, rank: { type: ['integer', 'null'] } } },
  ],
  ['a number where a whole one was sent', { body: { ...was.body, rank: { type: 'number' } } }],
  [
    'a further word that is taken',
    { body: { ...was.body, group: { ...group, enum: [...group.enum, 'skill'] } } },
  ],
  ['no nothing any more, where it is read', { data: { ...was.data, note: string } }],
  ['a further field to sort by', { sortable: ['name', 'rank', 'code'] }],
  ['a description', { body: { ...was.body, rank: { ...integer, description: 'How high.' } } }],
])('does not break: %s', (_, now) => expect(brokenBy(contractOf(now))).toEqual([]))

test.each<[string, Contract, string[]]>([
  [
    'a further field that must be given',
    { body: { ...was.body, colour: string }, required: ['name', 'colour'] },
    ['body.colour is new and must be given'],
  ],
  ['a field that must be given now', { required: ['name', 'rank'] }, ['body.rank must be given now']],
  [
    'a field that is gone',
    { body: { name: was.body.name } },
    ['body.group', 'body.note', 'body.rank'].map((at) => `${at} is gone`),
  ],
  [
    'a field of another type',
    { body: { ...was.body, rank: string } },
    ['body.rank was integer and is string'],
  ],
  [
    'nothing is no longer taken',
    { body: { ...was.body, note: string } },
    ['body.note was null or string and is string'],
  ],
  [
    'a shorter name',
    { body: { ...was.body, name: { ...string, maxLength: 100 } } },
    ['body.name has maxLength 100 now, and had 255'],
  ],
  [
    'a limit',
    { body: { ...was.body, rank: { ...integer, minimum: 1 } } },
    ['body.rank has minimum 1 now, and had none'],
  ],
  [
    'another look',
    { body: { ...was.body, rank: { ...integer, pattern: '^1' } } },
    ['body.rank must look otherwise now'],
  ],
  [
    'a word less',
    { body: { ...was.body, group: { ...string, enum: ['education'] } } },
    ['body.group no longer takes training'],
  ],
  [
    'certain words alone',
    { body: { ...was.body, name: { ...was.body.name, enum: ['a'] } } },
    ['body.name takes certain values alone now'],
  ],
  ['an answer without a field', { data: { id: integer, group } }, ['data.note is gone']],
  ['an answer that lacks it at times', { always: ['id', 'note'] }, ['data.group may be missing now']],
  [
    'nothing where something came',
    { data: { ...was.data, id: { type: ['integer', 'null'] } } },
    ['data.id was integer and is integer or null'],
  ],
  [
    'a file in place of data',
    { answers: 'application/pdf' },
    ['data was application/json and is application/pdf', 'data.group', 'data.id', 'data.note'],
  ],
  ['a field that a list is no longer sorted by', { sortable: ['name'] }, ['sorted by no longer takes rank']],
  [
    'a field that a list is no longer filtered by',
    { parameters: [filter({})] },
    ['query.filter.rank is gone'],
  ],
  [
    'another way to filter by it',
    { parameters: [filter({ rank: { oneOf: [{ properties: { operator: { const: 'lte' } } }] } })] },
    ['query.filter.rank.operator no longer takes gte'],
  ],
  ['another parameter', { parameters: [] }, ['query.filter is gone']],
])('breaks: %s', (_, now, says) =>
  expect(brokenBy(contractOf(now))).toEqual(
    says.map((each) => expect.stringContaining(`levels.store ${each}`)),
  ),
)

test('another method, and no operation at all, are one sentence each', () => {
  expect(brokenBy(contractOf({ method: 'put' }))).toEqual([
    'levels.store was POST /levels and is PUT /levels',
  ])
  expect(brokenBy({ paths: {}, components: { schemas: {} } })).toEqual(['levels.store is gone'])
})

test('what is new is told by its outermost', () => {
  const now = surfaceOf(contractOf({ data: { ...was.data, unit: { properties: { id: integer } } } }))
  expect(additions(before, now)).toEqual(['levels.store data.unit'])
  expect(additions(new Map(), before)).toEqual(['levels.store'])
})

test('what is kept of a contract has all of it that programs are built upon', () => {
  const document = contractOf({ body: { ...was.body, description: { ...string, description: 'Any text.' } } })
  expect(surfaceOf(withoutWords(document))).toEqual(surfaceOf(document))
  expect(JSON.stringify(withoutWords(document))).not.toContain('Any text.')
})

const breaking = { breaking: [{ operation: 'levels.store', says: 'levels.store is gone' }], added: [] }
const changeset = (size: string, text: string) => ({ name: 'a.md', sizes: { '@nhansu/sdk': size }, text })

test.each([
  ['none', '1.2.0', [], 1],
  ['one that is too small', '1.2.0', [changeset('minor', 'Take `levels.store` away.')], 1],
  ['one of another operation', '1.2.0', [changeset('major', 'Take `levels.update` away.')], 1],
  [
    'one of another package',
    '1.2.0',
    [{ ...changeset('major', '`levels.store`'), sizes: { '@nhansu/web': 'major' } }],
    1,
  ],
  ['one that names it', '1.2.0', [changeset('major', 'Take `levels.store` away.')], 0],
  ['one that names its resource', '1.2.0', [changeset('major', 'Take `levels.*` away.')], 0],
  ['a minor one before 1.0', '0.2.0', [changeset('minor', 'Take `levels.store` away.')], 0],
  ['a patch before 1.0', '0.2.0', [changeset('patch', 'Take `levels.store` away.')], 1],
])('a break is told by a changeset of its size that names it: %s', (_, version, changesets, untold) =>
  expect(untoldChanges(breaking, changesets, version)).toHaveLength(untold),
)

test('what is new is told by a minor changeset', () => {
  const grown = { breaking: [], added: ['levels.copy'] }
  expect(untoldChanges(grown, [changeset('patch', 'Mend.')], '0.2.0')).toEqual([
    expect.stringContaining('levels.copy is new'),
  ])
  expect(untoldChanges(grown, [changeset('minor', 'Copy levels.')], '0.2.0')).toEqual([])
})
