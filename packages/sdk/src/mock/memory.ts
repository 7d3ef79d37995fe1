import { isRecord } from '../error-from-answer.ts'
import type { OperationId } from '../contract.ts'
import type { Schema } from '../contract-document.ts'
import { contract } from '../contract-operations.ts'
import { problemsOf } from '../schema-problems.ts'
import { exampleCall } from './example-call.ts'
import { exampleOf } from './example.ts'
import { keysIn, memoryShapes, ownerOf, type MemoryShape } from './memory-shape.ts'
import type { MockRecord, MockRecords, Place } from './records.ts'
import type { MockRequest } from './request.ts'
import { itemsOf, partsOf } from './schema-parts.ts'

/** Under what a record is kept: its id, or nothing where there is only one. */
export function keyOf(record: MockRecord, { identity }: MemoryShape): string {
  const key = identity === undefined ? '' : record[identity]
  return typeof key === 'string' || typeof key === 'number' ? String(key) : ''
}

/** A record as the contract's examples show it, alone and among others. */
export function exampleRecord({ record, row, follow }: MemoryShape): MockRecord {
  return structuredClone({ ...objectOf(row), ...objectOf(record) })

  function objectOf(schema: Schema | undefined): MockRecord {
    const example = schema && exampleOf(schema, follow)
    return isRecord(example) ? example : {}
  }
}

/** Whose rows a request means, by its path or by its body; undefined where it does not say. */
export function scopeOf({ found, path, body }: MockRequest, shape: MemoryShape): string | undefined {
  const owner = ownerOf(shape.collection)
  if (owner === '') return ''
  if (found.path === owner || found.path.startsWith(`${owner}/`))
    return [...owner.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => path[name]).join('/')
  const holder = shape.within && memoryShapes.get(shape.within.resource)
  const name = holder && recordName(holder)
  const named = isRecord(body) && name !== undefined ? body[`${name}_id`] : undefined
  return typeof named === 'number' ? String(named) : undefined
}

/** What one record of a resource is called in its answers: `recruitment`. */
function recordName(shape: MemoryShape): string | undefined {
  const found = contract.get(`${shape.resource}.show`)
  return found && keysIn(found, shape).record
}

/** The records at a place, as the contract's examples show them the first time. */
export function openPlace(records: MockRecords, shape: MemoryShape, scope: string): Place {
  return records.open(shape.resource, scope, () => {
    const held = heldRows(records, shape, scope)
    const first = held ?? [exampleRecord(shape)]
    return new Map(first.map((record) => [keyOf(record, shape), record]))
  })
}

/** Rows as the record shows them that they are a part of; what is not remembered is not there. */
function heldRows(records: MockRecords, { within }: MemoryShape, scope: string): MockRecord[] | undefined {
  const holder = within && memoryShapes.get(within.resource)
  if (!holder) return undefined
  const rows = openPlace(records, holder, '').get(scope)?.[within.key]
  return Array.isArray(rows) ? structuredClone(rows.filter(isRecord)) : undefined
}

/** Whose rows the contract's examples ask for. */
function exampleScope({ collection }: MemoryShape): string {
  const owner = ownerOf(collection)
  const [id] = [...contract].find(([, { path }]) => path === owner || path.startsWith(`${owner}/`)) ?? []
  // The ids in the contract are the operations' names.
  const path = exampleCall(id as OperationId)?.path ?? {}
  return [...owner.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => String(path[name])).join('/')
}

/** The first record of a resource whose field has this value, in one place or in all of them. */
export function findRecord(
  records: MockRecords,
  shape: MemoryShape,
  scope: string | undefined,
  [field, value]: readonly [string, string],
): MockRecord | undefined {
  const example = exampleRecord(shape)
  return placesOf(records, shape, scope)
    .flatMap((place) => [...place.values()])
    .find((record) => String(record[field] ?? example[field]) === value)
}

/** A place, or all that are known; rows of other records are looked for with each of those. */
export function placesOf(records: MockRecords, shape: MemoryShape, scope: string | undefined): Place[] {
  if (scope !== undefined) return [openPlace(records, shape, scope)]
  const holder = shape.within && memoryShapes.get(shape.within.resource)
  for (const key of holder ? openPlace(records, holder, '').keys() : []) openPlace(records, shape, key)
  const places = [...records.places(shape.resource).values()]
  return places.length > 0 ? places : [openPlace(records, shape, exampleScope(shape))]
}

/**
 * A record as a schema shows it. What it lacks, or has in another form than is shown there, is as in the contract's
 * example; rows that are kept apart are those of now.
 */
export function shown(
  records: MockRecords,
  shape: MemoryShape,
  record: MockRecord,
  schema: Schema | undefined,
): MockRecord {
  const { follow } = shape
  const example = exampleOf(schema, follow)
  const parts = Object.entries(partsOf(schema, follow)).flatMap(([name, part]) => {
    const kept = name in record && problemsOf(record[name], part, follow).length === 0
    const value = kept ? record[name] : isRecord(example) ? example[name] : undefined
    return value === undefined ? [] : [[name, rowsOfNow(records, shape, record, name, part) ?? value]]
  })
  return structuredClone(Object.fromEntries(parts) as MockRecord)
}

function rowsOfNow(
  records: MockRecords,
  { resource, ...holder }: MemoryShape,
  record: MockRecord,
  key: string,
  schema: Schema,
): MockRecord[] | undefined {
  const apart = [...memoryShapes.values()].find(
    ({ within }) => within?.resource === resource && within.key === key,
  )
  const place = apart && records.places(apart.resource).get(keyOf(record, { resource, ...holder }))
  const items = itemsOf(schema, holder.follow)
  return place && [...place.values()].map((row) => shown(records, apart, row, items))
}

/** Of what was sent, the values that stand in a record: some fields are sent in another shape than they are shown. */
export function fitting({ record, row, follow }: MemoryShape, body: unknown, now: MockRecord): MockRecord {
  const parts = { ...partsOf(row, follow), ...partsOf(record, follow) }
  const sent = isRecord(body) ? Object.entries(body) : []
  return Object.fromEntries(
    sent.flatMap(([name, value]) => {
      const part = name === 'version' ? undefined : parts[name]
      const whole = completed(value, part, now[name])
      const isShown = part !== undefined && problemsOf(whole, part, follow).length === 0
      return isShown ? [[name, whole]] : []
    }),
  )

  /** What is sent of an object may be less than is shown of it; the rest stays as it was. */
  function completed(value: unknown, part: Schema | undefined, known: unknown): unknown {
    if (isRecord(value)) return { ...(isRecord(known) && known), ...value }
    if (!Array.isArray(value) || !value.every(isRecord)) return value
    const items = itemsOf(part, follow)
    const example = items && exampleOf(items, follow)
    const others = Array.isArray(known) ? known.filter(isRecord) : []
    return value.map((item) => {
      const [name = ''] = Object.keys(item)
      const same = others.find((other) => other[name] === item[name])
      return { ...(same ?? (isRecord(example) ? example : {})), ...item }
    })
  }
}
