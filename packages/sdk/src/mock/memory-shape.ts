import { operations, type OperationId, type ResourceName, resourceOf, verbOf } from '../contract.ts'
import { jsonSchema, type Follow, type FoundOperation, type Schema } from '../contract-document.ts'
import { contract } from '../contract-operations.ts'
import type { OperationLine } from '../operation-info.ts'
import { dataPartsOf, itemsOf, partsOf, schemaName } from './schema-parts.ts'

/** How the records of a resource are kept, as the paths and answers of its operations tell. */
export interface MemoryShape {
  resource: ResourceName
  /** Where its records are: `/levels`, `/employees/{id}/languages`. */
  collection: string
  /** The path of one record; undefined where no operation names one. */
  item?: string
  /** The field by which a record is known; undefined where there is only one, such as the settings. */
  identity?: string
  /** How one record is shown. */
  record?: Schema
  /** How a record is shown among others. */
  row?: Schema
  /** The record of another resource that holds these as a part of its own. */
  within?: { resource: ResourceName; key: string }
  /** Reads the schemas above. */
  follow: Follow
}

interface Operation {
  verb: string
  rows: string | undefined
  found: FoundOperation
}

/** Verbs that list, also the rows of one owner. */
const LISTING = /^(list|of[A-Z]\w*)$/
/** Verbs that show what a record is, and verbs that name one in their path; best first. */
const TELLING = ['show', 'update', 'save', 'store']
const NAMING = ['show', 'update', 'save', 'destroy']
/** What follows the place of rows that are written together. */
const TOGETHER = /\/(bulk(\/\w+)?|\w+-bulk)$/

/** The shape of every resource that can be remembered. */
export const memoryShapes: ReadonlyMap<string, MemoryShape> = shapesOfContract()

/** The key in an answer's data under which a record of this shape stands, and that of its rows. */
export function keysIn(
  found: FoundOperation,
  { record, row }: MemoryShape,
): { record?: string; rows?: string } {
  const { follow } = found
  const names = [schemaName(record, follow), schemaName(row, follow)].filter((name) => name !== undefined)
  const isOurs = (schema: Schema) => names.includes(schemaName(schema, follow) ?? '')
  const parts = Object.entries(dataPartsOf(found))
  const one = parts.find(([, schema]) => isOurs(schema))
  const many = parts.find(([, schema]) => isOurs(itemsOf(schema, follow) ?? {}))
  return { ...(one && { record: one[0] }), ...(many && { rows: many[0] }) }
}

function shapesOfContract(): ReadonlyMap<string, MemoryShape> {
  const byResource = new Map<ResourceName, Operation[]>()
  for (const [name, found] of contract) {
    // The table and the contract are made of the same documents.
    const id = name as OperationId
    const line: OperationLine = operations[id]
    const known = byResource.get(resourceOf(id)) ?? []
    byResource.set(resourceOf(id), [...known, { verb: verbOf(id), rows: line.rows, found }])
  }
  const shapes = new Map<string, MemoryShape>()
  for (const [resource, all] of byResource) {
    const shape = shapeOf(resource, all)
    if (shape) shapes.set(resource, shape)
  }
  for (const shape of shapes.values()) {
    const holder = [...shapes.values()].find(({ item }) => item === ownerOf(shape.collection))
    const within = holder && holdingPart(holder, shape, byResource.get(shape.resource) ?? [])
    if (within) shape.within = within
  }
  return shapes
}

function shapeOf(resource: ResourceName, all: readonly Operation[]): MemoryShape | undefined {
  const told = firstOf(ordered(all, TELLING), recordOf)
  const lists = [
    ...all.filter(({ verb }) => LISTING.test(verb)),
    ...all.filter(isAboveItem(all)),
    ...ordered(all, ['show']),
  ]
  const list = lists.find((each) => each.found.method === 'GET' && rowOf(each, told) !== undefined)
  const row = firstOf([...(list ? [list] : []), ...all.filter(isTogether)], (each) => rowOf(each, told))
  const record = told ?? firstOf(all, (each) => partNamed(each, row, false))
  const collection = list?.found.path ?? placeOfRows(all) ?? placeOfOne(all, record)
  if (collection === undefined) return undefined
  const item = itemOf(all, collection, record)
  const identity = identityOf(item, row, all)
  const follow = all[0]?.found.follow
  if (!follow || (identity === undefined && !record)) return undefined
  // What the path names is a part of what is answered, such as a paper of a checklist: no record of its own.
  if (identity !== undefined && ![record, row].some((shown) => identity in partsOf(shown, follow)))
    return undefined
  return {
    resource,
    collection,
    follow,
    ...(item !== undefined && { item }),
    ...(identity !== undefined && { identity }),
    ...(record && { record }),
    ...(row && identity !== undefined && { row }),
  }
}

function firstOf<T>(all: readonly Operation[], pick: (operation: Operation) => T | undefined): T | undefined {
  for (const operation of all) {
    const found = pick(operation)
    if (found !== undefined) return found
  }
  return undefined
}

function ordered(all: readonly Operation[], verbs: readonly string[]): Operation[] {
  return verbs.flatMap((verb) => all.filter((operation) => operation.verb === verb))
}

/** The record that an operation answers: what has an id; of settings and the like, the first object. */
function recordOf({ verb, found }: Operation): Schema | undefined {
  const objects = Object.entries(dataPartsOf(found)).filter(
    ([key, schema]) => key !== 'meta' && Object.keys(partsOf(schema, found.follow)).length > 0,
  )
  const hasId = (schema: Schema | undefined) => schema && 'id' in partsOf(schema, found.follow)
  const withId = objects.find(([, schema]) => hasId(schema))
  const isOfRows = Object.values(dataPartsOf(found)).some((schema) => hasId(itemsOf(schema, found.follow)))
  return (withId ?? (verb === 'store' || isOfRows ? undefined : objects[0]))?.[1]
}

/** Rows of a record that are written at once. */
function isTogether({ found }: Operation): boolean {
  return TOGETHER.test(found.path) && found.path.includes('{')
}

/** What stands in the rows that an operation answers; undefined where several kinds of rows could be meant. */
function rowOf({ rows, found }: Operation, record: Schema | undefined): Schema | undefined {
  const { follow } = found
  const arrays = Object.entries(dataPartsOf(found)).flatMap(([key, schema]) => {
    const items = itemsOf(schema, follow)
    return items && Object.keys(partsOf(items, follow)).length > 0 ? [{ key, items }] : []
  })
  const name = schemaName(record, follow)
  const same = arrays.find(({ key, items }) => key === rows || schemaName(items, follow) === name)
  return same?.items ?? (arrays.length === 1 ? arrays[0]?.items : undefined)
}

/** A part of an operation's answer that is of this schema, alone or in rows. */
function partNamed({ found }: Operation, wanted: Schema | undefined, inRows: boolean): Schema | undefined {
  const { follow } = found
  const name = schemaName(wanted, follow)
  if (name === undefined) return undefined
  const parts = Object.values(dataPartsOf(found)).map((schema) => (inRows ? itemsOf(schema, follow) : schema))
  return parts.find((schema) => schema && schemaName(schema, follow) === name)
}

/** Below a collection stand its records, which can be changed or deleted there. */
function isAboveItem(all: readonly Operation[]) {
  return ({ found }: Operation) =>
    all.some((other) => /PUT|DELETE/.test(other.found.method) && isItemPath(other.found.path, found.path))
}

function isItemPath(path: string, collection: string): boolean {
  return path.startsWith(`${collection}/{`) && path.indexOf('/', collection.length + 1) === -1
}

/** Where rows are made that nobody lists by themselves. */
function placeOfRows(all: readonly Operation[]): string | undefined {
  return all.find(isTogether)?.found.path.replace(TOGETHER, '') ?? ordered(all, ['store'])[0]?.found.path
}

/** Where the only record of a resource is read. */
function placeOfOne(all: readonly Operation[], record: Schema | undefined): string | undefined {
  return all.find((each) => each.found.method === 'GET' && partNamed(each, record, false))?.found.path
}

function itemOf(
  all: readonly Operation[],
  collection: string,
  record: Schema | undefined,
): string | undefined {
  const ending = all.filter(({ found }) => found.path.endsWith('}'))
  const below = ending.find(({ found }) => isItemPath(found.path, collection))
  const apart = ending.find(
    (each) => each.found.method === 'PUT' && each.found.path !== collection && partNamed(each, record, false),
  )
  return (ordered(ending, NAMING)[0] ?? below ?? apart)?.found.path
}

function identityOf(
  item: string | undefined,
  row: Schema | undefined,
  all: readonly Operation[],
): string | undefined {
  const name = /\{(\w+)\}$/.exec(item ?? '')?.[1]
  if (name !== undefined) return /id$/i.test(name) ? 'id' : name
  const follow = all[0]?.found.follow
  if (!row || !follow) return undefined
  return 'id' in partsOf(row, follow) ? 'id' : firstOf(all, ({ found }) => naturalKey(found, row))
}

/** The field that a body must have first, where its record has it too: what a write without an id in its path means. */
export function naturalKey(
  { described, follow }: FoundOperation,
  record: Schema | undefined,
): string | undefined {
  const { required } = follow(jsonSchema(described.requestBody, follow))
  const [first]: unknown[] = Array.isArray(required) ? required : []
  return typeof first === 'string' && first in partsOf(record, follow) ? first : undefined
}

/** The path of the record whose rows stand at a place. */
export function ownerOf(collection: string): string {
  return collection.slice(0, collection.lastIndexOf('}') + 1)
}

function holdingPart(holder: MemoryShape, { resource, record, row }: MemoryShape, all: readonly Operation[]) {
  const follow = all[0]?.found.follow
  if (!follow || holder.resource === resource) return undefined
  const names = [schemaName(record, follow), schemaName(row, follow)]
  const part = Object.entries(partsOf(holder.record, follow)).find(([, schema]) => {
    const name = schemaName(itemsOf(schema, follow), follow)
    return name !== undefined && names.includes(name)
  })
  return part && { resource: holder.resource, key: part[0] }
}
