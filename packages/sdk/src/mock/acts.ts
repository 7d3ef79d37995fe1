import { isRecord } from '../error-from-answer.ts'
import { chosenRows, pageOf } from './listing.ts'
import { exampleRecord, findRecord, fitting, keyOf, openPlace, placesOf, scopeOf, shown } from './memory.ts'
import { keysIn, type MemoryShape, naturalKey } from './memory-shape.ts'
import type { MockRecord } from './records.ts'
import type { Asked, MockAnswer, MockRequest } from './request.ts'
import { dataPartsOf, itemsOf, partsOf } from './schema-parts.ts'

const notFound: MockAnswer = {
  status: 404,
  data: null,
  message: 'Không tìm thấy dữ liệu. Có thể dữ liệu đã bị xóa hoặc bạn không được xem.',
}

/** What an operation does with what is remembered, and what it then answers; undefined where it does nothing with it. */
export type Act = (asked: Asked, shape: MemoryShape, answer: MockAnswer & { data: MockRecord }) => MockAnswer

export const list: Act = (asked, shape, answer) => {
  const { rows: key = '' } = keysIn(asked.found, shape)
  const chosen = chosenRows(rowsAt(asked, shape), asked.query)
  const { rows, meta } = pageOf(chosen, answer.data['meta'], asked.query)
  const totals = Object.keys(answer.data).filter((name) => name === 'total' || name === `${key}_total`)
  const counted = Object.fromEntries(totals.map((name) => [name, chosen.length]))
  return {
    ...answer,
    data: { ...answer.data, ...counted, [key]: rows, ...('meta' in answer.data && { meta }) },
  }
}

export const show: Act = (asked, shape, answer) => {
  const record = meant(asked, shape)
  return record ? told(asked, shape, answer, record) : notFound
}

export const change: Act = (asked, shape, answer) => {
  const record = meant(asked, shape)
  return record ? changed(asked, shape, answer, record) : notFound
}

export const create: Act = (asked, shape, answer) => {
  const place = openPlace(asked.records, shape, scopeOf(asked, shape) ?? '')
  const record = made(asked, shape, asked.body)
  place.set(keyOf(record, shape), record)
  return told(asked, shape, answer, record)
}

/** A new record that begins as a copy of another one. */
export const copy: Act = (asked, shape, answer) => {
  const record = meant(asked, shape)
  if (!record) return notFound
  const { id, version } = made(asked, shape, {})
  const copied = { ...structuredClone(record), ...fitting(shape, asked.body, record), id, version }
  openPlace(asked.records, shape, scopeOf(asked, shape) ?? '').set(keyOf(copied, shape), copied)
  return told(asked, shape, answer, copied)
}

/** Changes the record that a field of the body names, or makes it. */
export const put: Act = (asked, shape, answer) => {
  const field = naturalKey(asked.found, shape.record ?? shape.row)
  const value = isRecord(asked.body) && field !== undefined ? String(asked.body[field]) : undefined
  if (field === undefined || value === undefined) return told(asked, shape, answer, undefined)
  const record = findRecord(asked.records, shape, scopeOf(asked, shape), [field, value])
  if (record) return changed(asked, shape, answer, record)
  return asked.found.method === 'PUT' ? create(asked, shape, answer) : answer
}

export const remove: Act = (asked, shape, answer) => {
  const record = meant(asked, shape)
  if (!record) return notFound
  asked.records.remove(shape.resource, [keyOf(record, shape)])
  return told(asked, shape, answer, record)
}

export const removeMany: Act = (asked, shape, answer) => {
  placesOf(asked.records, shape, scopeOf(asked, shape))
  const gone = asked.records.remove(shape.resource, idsIn(asked.body))
  return told(asked, shape, answer, undefined, gone)
}

export const restore: Act = (asked, shape, answer) => {
  const [, key] = wordIn(asked, shape) ?? []
  const back = asked.records.restore(shape.resource, key === undefined ? idsIn(asked.body) : [key])
  return back.length === 0 ? notFound : told(asked, shape, answer, back[0], back)
}

/** Rows that are written at once: new ones made, known ones changed, removed ones taken away. */
export const writeTogether: Act = (asked, shape, answer) => {
  const { records, verb, body } = asked
  const place = openPlace(records, shape, scopeOf(asked, shape) ?? '')
  const sent = rowsIn(body)
  const keys = sent.map((row) => keyOf(row, shape))
  const gone =
    verb === 'updateBulk' || verb === 'storeBulk'
      ? idsIn(body)
      : [...place.keys()].filter((key) => !keys.includes(key))
  const written = sent.map((row) => {
    const known = place.get(keyOf(row, shape))
    if (known) return Object.assign(known, fitting(shape, row, known), nextVersion(known))
    const record = made(asked, shape, row)
    place.set(keyOf(record, shape), record)
    return record
  })
  records.remove(shape.resource, gone)
  return told(asked, shape, answer, undefined, written)
}

/** The rows that stand in a body. */
export function rowsIn(body: unknown): MockRecord[] {
  const lists = isRecord(body) ? Object.values(body).filter((value) => Array.isArray(value)) : []
  return lists.find((rows) => rows.every(isRecord)) ?? []
}

/** The field and the word by which a path names a record. */
export function wordIn(
  { found, path }: MockRequest,
  { item, collection, identity, record, row, follow }: MemoryShape,
): readonly [string, string] | undefined {
  if (identity === undefined) return undefined
  const isBelow = item !== undefined && (found.path === item || found.path.startsWith(`${item}/`))
  const [, name] = (isBelow ? /\{(\w+)\}$/.exec(item) : below.exec(found.path.slice(collection.length))) ?? []
  if (name === undefined || (!isBelow && !found.path.startsWith(`${collection}/`))) return undefined
  const isField = !isBelow && [record, row].some((schema) => schema && name in partsOf(schema, follow))
  return [isField ? name : identity, path[name] ?? '']
}

const below = /^\/\{(\w+)\}/

/** The record that a request is about. */
function meant(asked: Asked, shape: MemoryShape): MockRecord | undefined {
  const scope = scopeOf(asked, shape)
  if (shape.identity === undefined) return openPlace(asked.records, shape, scope ?? '').get('')
  const word = wordIn(asked, shape)
  return word && findRecord(asked.records, shape, scope, word)
}

function changed(
  asked: Asked,
  shape: MemoryShape,
  answer: MockAnswer & { data: MockRecord },
  record: MockRecord,
): MockAnswer {
  const version = isRecord(asked.body) ? asked.body['version'] : undefined
  const known = record['version'] ?? exampleRecord(shape)['version']
  if (version !== undefined && known !== undefined && version !== known)
    return { ...told(asked, shape, answer, record), status: 409, message: 'Dữ liệu vừa thay đổi.' }
  Object.assign(record, fitting(shape, asked.body, record), nextVersion({ version: known }))
  return told(asked, shape, answer, record)
}

function nextVersion({ version }: MockRecord): { version?: number } {
  return typeof version === 'number' ? { version: version + 1 } : {}
}

function made({ records }: Asked, shape: MemoryShape, body: unknown): MockRecord {
  const example = exampleRecord(shape)
  return {
    ...example,
    ...fitting(shape, body, example),
    ...('id' in example && { id: records.nextId(shape.resource) }),
    ...('version' in example && { version: 1 }),
  }
}

/** The answer with what is remembered in it: the record, the rows that it stands among, the ids of those that were meant. */
function told(
  asked: Asked,
  shape: MemoryShape,
  answer: MockAnswer & { data: MockRecord },
  record: MockRecord | undefined,
  several: readonly MockRecord[] = record ? [record] : [],
): MockAnswer {
  const keys = keysIn(asked.found, shape)
  const schema = keys.record === undefined ? undefined : dataPartsOf(asked.found)[keys.record]
  const data = {
    ...answer.data,
    ...(keys.record !== undefined &&
      record && { [keys.record]: shown(asked.records, shape, record, schema) }),
    ...(keys.rows !== undefined && { [keys.rows]: rowsAt(asked, shape) }),
    ...(isListOfIds(answer.data['ids']) && { ids: several.map(({ id }) => id) }),
  }
  return { ...answer, data }
}

function rowsAt(asked: Asked, shape: MemoryShape): MockRecord[] {
  const { rows = '' } = keysIn(asked.found, shape)
  const schema = itemsOf(dataPartsOf(asked.found)[rows], shape.follow)
  const place = openPlace(asked.records, shape, scopeOf(asked, shape) ?? '')
  return [...place.values()].map((record) => shown(asked.records, shape, record, schema))
}

function isListOfIds(value: unknown): boolean {
  return Array.isArray(value) && value.every((id) => typeof id === 'number')
}

/** The ids that a body names. */
export function idsIn(body: unknown): string[] {
  const lists = isRecord(body) ? Object.values(body).filter(isListOfIds) : []
  return lists.flat().map(String)
}
