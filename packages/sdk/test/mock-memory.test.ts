import { expect, test } from 'vitest'
import { type OperationId, resourceOf, type ResourceName, verbOf } from '../src/contract.ts'
import type { Schema } from '../src/contract-document.ts'
import { actOf } from '../src/mock/answer.ts'
import { keysIn, memoryShapes, naturalKey } from '../src/mock/memory-shape.ts'
import type { MockRecord } from '../src/mock/records.ts'
import { partsOf, successOf } from '../src/mock/schema-parts.ts'
import { errorOf } from './support/client.ts'
import {
  describedBy,
  ids,
  inputOf,
  operationOf,
  otherValue,
  partsOfBody,
  resources,
} from './support/mock-resource.ts'
import { walkOf, type Walk } from './support/mock-walk.ts'

/** The writes of records beside their moves, and what each does to be proved. */
const writes = {
  created: ['store', 'storeBulk'],
  changed: ['update', 'save', 'updateBulk'],
  deleted: ['destroy'],
  deletedTogether: ['destroyBulk'],
  restored: ['restore'],
} as const
type Step = keyof typeof writes

/**
 * They make records of people who are elsewhere, give a file to a record that is always there, or type a number in that is
 * shown among figures; the contract does not tell what of them: answered from its examples.
 */
const untold: readonly string[] = [
  'firstImports.update',
  'jobChanges.store',
  'paperTemplates.store',
  'trainingEmployees.storeBulk',
]

const proved = new Map<ResourceName, Set<Step>>()

test.each([...memoryShapes.values()].map((shape) => [shape.resource, shape] as const))(
  '%s: list, form and detail, as far as the contract has them',
  async (resource, shape) => {
    const walk = walkOf(shape)
    const steps = new Set<Step>()
    proved.set(resource, steps)
    const made = await create(walk, steps)
    const [first] = (await walk.rows()) ?? []
    const id = made ?? first?.['id']
    await change(walk, steps, id)
    await takeAway(walk, steps, id)
  },
)

test('what can be written is proved of every resource', () => {
  const missing = resources.flatMap((resource) =>
    Object.entries(writes).flatMap(([step, verbs]) => {
      const written = operationOf(resource, ...verbs)
      // The table's keys are the steps.
      return written && !proved.get(resource)?.has(step as Step) ? [written] : []
    }),
  )
  expect(missing).toEqual(untold)
})

test('of the other writes, those are answered from the examples alone that answer no record of their resource', () => {
  const kinds = { remembered: 0, 'a file': 0, 'a form': 0, 'no record': 0 }
  for (const id of ids.filter((each) => describedBy(each).method !== 'GET')) kinds[kindOf(id)]++
  // Files and forms answer what no memory could hold.
  expect(kinds.remembered).toBeGreaterThan(2 * kinds['no record'])
})

/** Whether a write has something to remember, and if not, why. */
function kindOf(id: OperationId): 'remembered' | 'a file' | 'a form' | 'no record' {
  const found = describedBy(id)
  const resource = resourceOf(id)
  const shape = memoryShapes.get(resource)
  if (!successOf(found).schema) return 'a file'
  const { path, body } = inputOf(id)
  const words = Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)]))
  const asked = { resource, verb: verbOf(id), found, path: words, query: new URLSearchParams(), body }
  if (shape && actOf(asked, shape)) return 'remembered'
  return Object.values(body ?? {}).some((value) => value instanceof Blob) ? 'a form' : 'no record'
}

/** Makes a record by the form's own example. @returns its id */
async function create(walk: Walk, steps: Set<Step>): Promise<unknown> {
  const operation = walk.verb(...writes.created)
  if (!operation) return undefined
  const before = (await walk.rows())?.map(({ id }) => id)
  const record = walk.recordIn(operation, await walk.call(operation))
  const after = (await walk.rows())?.map(({ id }) => id)
  const id = record?.['id'] ?? after?.at(-1)
  // What is made of others' ids is not in the answer.
  if (id === undefined || (!record && after?.length === before?.length)) return undefined
  if (before) expect(after).toEqual([...before, id])
  const shown = await walk.detail(id)
  if (shown) expect(shown).toEqual(record)
  if (before ?? shown) steps.add('created')
  return id
}

/** Changes one field, and sees it in the detail and in the list. */
async function change(walk: Walk, steps: Set<Step>, id: unknown): Promise<void> {
  const operation = walk.verb(...writes.changed)
  if (!operation) return
  const field = await fieldToChange(walk, operation, id)
  if (!field) return
  const [name, value] = field
  await walk.call(operation, {
    path: walk.path(operation, id),
    body: bodyWith(walk, operation, id, await versionOf(walk, id), field),
  })
  const shown = await walk.detail(id)
  if (shown) expect(shown).toMatchObject({ [name]: value })
  const row = (await walk.rows())?.find((each) => each['id'] === id)
  if (row && name in row) expect(row).toMatchObject({ [name]: value })
  if (shown ?? (row && name in row)) steps.add('changed')
}

async function versionOf(walk: Walk, id: unknown): Promise<unknown> {
  const known = (await walk.detail(id)) ?? (await walk.rows())?.find((each) => each['id'] === id)
  return known?.['version']
}

/** A field of the body that the record has too, and a value that it has not. */
async function fieldToChange(
  walk: Walk,
  operation: OperationId,
  id: unknown,
): Promise<[string, unknown] | undefined> {
  const { follow } = describedBy(operation)
  const { own, rows } = partsOfBody(operation)
  const known = (await walk.detail(id)) ?? (await walk.rows())?.find((each) => each['id'] === id) ?? {}
  const { record, row } = walk.shape
  const shown = [record, row]
    .filter((schema) => schema !== undefined)
    .map((schema) => partsOf(schema, follow))
  const { item, identity } = walk.shape
  const isNamedInBody = identity !== undefined && item === undefined
  const fixed = new Set(['id', 'version', isNamedInBody && naturalKey(describedBy(operation), record ?? row)])
  const sent = rows && rows.key === keysIn(describedBy(operation), walk.shape).rows ? rows.parts : own
  const fields = Object.entries(sent).filter(([name]) => !fixed.has(name) && name in known)
  for (const [name, part] of fields.toSorted(([one], [other]) => countOf(other) - countOf(one))) {
    const parts = [part, ...shown.flatMap((each): Schema[] => (each[name] ? [each[name]] : []))]
    const value = otherValue(parts, follow, known[name])
    if (value !== undefined) return [name, value]
  }
  // A list whose rows are shown with more than is sent.
  const body: MockRecord | undefined = inputOf(operation).body
  const list = fields.map(([field]) => field).find((field) => Array.isArray(body?.[field]))
  return list === undefined ? undefined : [list, body?.[list]]

  function countOf(name: string): number {
    return shown.filter((each) => name in each).length
  }
}

function bodyWith(
  walk: Walk,
  operation: OperationId,
  id: unknown,
  version: unknown,
  [name, value]: [string, unknown],
) {
  const { body } = inputOf(operation)
  const changed = { ...(body as MockRecord), ...(version !== undefined && { version }), [name]: value }
  const { rows } = partsOfBody(operation)
  if (!rows || rows.key !== keysIn(describedBy(operation), walk.shape).rows) return changed
  const [row] = (body as Record<string, MockRecord[]>)[rows.key] ?? []
  return {
    ...(body as MockRecord),
    [rows.key]: [{ ...row, id, [name]: value }],
    ...('removed_ids' in (body as MockRecord) && { removed_ids: [] }),
  }
}

/** Deletes a record, brings it back, and deletes it once more together with others. */
async function takeAway(walk: Walk, steps: Set<Step>, id: unknown): Promise<void> {
  for (const [step, verb] of [
    ['deleted', 'destroy'],
    ['deletedTogether', 'destroyBulk'],
  ] as const) {
    const operation = walk.verb(verb)
    if (!operation) continue
    const before = await walk.rows()
    const { body } = inputOf(operation)
    const answer = await walk.call(operation, {
      path: walk.path(operation, id),
      ...(body !== undefined && {
        body: Object.fromEntries(Object.keys(body as MockRecord).map((key) => [key, [id]])),
      }),
    })
    if ('ids' in answer) expect(answer['ids']).toEqual([id])
    const after = await walk.rows()
    expect(after).toEqual(before?.filter((row) => row['id'] !== id))
    if (walk.verb('show') && walk.shape.item)
      expect(await errorOf(walk.detail(id))).toMatchObject({ kind: 'not-found' })
    steps.add(step)
    await bringBack(walk, steps, id, before)
  }
}

async function bringBack(
  walk: Walk,
  steps: Set<Step>,
  id: unknown,
  before: MockRecord[] | undefined,
): Promise<void> {
  const restore = walk.verb('restore')
  if (!restore) return
  const { body } = inputOf(restore)
  await walk.call(restore, {
    path: walk.path(restore, id),
    ...(body !== undefined && { body: 'ids' in body ? { ids: [id] } : body }),
  })
  if (before) expect(await walk.rows()).toEqual(before)
  const shown = await walk.detail(id)
  if (before ?? shown) steps.add('restored')
}
