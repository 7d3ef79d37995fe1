import type { OperationId, ResourceName } from '@nhansu/sdk/contract'
import { inject } from 'vitest'
import { documents, resolve, type Schema } from '../contract/document.ts'
import { loadHandlers } from '../contract/load-handlers.ts'
import { type Operation, operationNamed, operationsOf } from '../contract/operations.ts'
import { type StandardResource, standardOf } from '../standard-set/standard-set.ts'

/**
 * Operations that are equal by construction form a class: the same part of the contract but for names and words, the
 * same factory with the same settings, on tables of the same shape. What holds for one member holds for all, so one
 * member takes the whole battery; with `TEST_MEMBERS=all` each does. A member that differs in anything has another
 * key, falls out of its class and is tested whole by itself, without anybody saying so.
 */

/** Keys of a schema that say nothing of what is valid. */
const ofWords = new Set(['title', 'description', 'summary', 'example', 'examples'])

const handlers = await loadHandlers()
const isWhole = process.env['TEST_MEMBERS'] === 'all'

/** The first operation of each class, and all that are equal to no other, in the order given. */
export function oneOfEachClass<T extends Pick<Operation, 'id'>>(operations: readonly T[]): readonly T[] {
  return operations.filter(({ id }) => takesAll(id))
}

/** Whether an operation takes the whole battery: it is the first of its class. */
export function takesAll(id: OperationId): boolean {
  return isWhole || firstMembers.has(id)
}

/** Of each class its members by name, the first of which takes all: so all that one resource has is tested together. */
export const classes: ReadonlyMap<string, readonly OperationId[]> = readClasses()
const firstMembers = new Set([...classes.values()].map(([first]) => first))

function readClasses(): Map<string, OperationId[]> {
  const found = new Map<string, OperationId[]>()
  const operations = [...operationsOf('product'), ...operationsOf('identity')]
  for (const operation of operations.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const key = classOf(operation)
    found.set(key, [...(found.get(key) ?? []), operation.id])
  }
  return found
}

/** The key of an operation's class; its own name where it was not made by the standard set. */
function classOf(operation: Operation): string {
  const handler = handlers.get(operation.id)
  const standard = handler && standardOf(handler)
  if (standard === undefined) return operation.id
  const settings = settingsOf(standard)
  // A function cannot be compared with another, so whose settings have one is like nobody else.
  if (settings === undefined) return operation.id
  const shapes = inject('tableShapes')
  const words = standard.words?.table
  return JSON.stringify([
    contractOf(operation, standard),
    nameless(settings, standard),
    nameless(shapes[standard.table] ?? operation.id, standard),
    nameless((words && shapes[words]) ?? '', standard),
  ])
}

/** The settings as text, or nothing where one of them is a function. */
function settingsOf(settings: StandardResource): string | undefined {
  let isComparable = true
  const text = JSON.stringify({ ...settings, item: '' }, (_key, value: unknown) => {
    if (typeof value === 'function') isComparable = false
    return isStatement(value) ? value.toOperationNode() : value
  })
  return isComparable ? text : undefined
}

/** A piece of SQL, which knows its own text and values. */
function isStatement(value: unknown): value is { toOperationNode: () => unknown } {
  return typeof value === 'object' && value !== null && 'toOperationNode' in value
}

/** A text about the tables of a resource without their names, its lines in an order that no name decides. */
function nameless(text: string, { table, words }: StandardResource): string {
  const names = [words?.table, words?.key, table, words?.key.replace(/_id$/, '')]
  const bare = names.reduce<string>(
    (rest, name, place) => (name ? rest.replaceAll(name, `<${place}>`) : rest),
    text,
  )
  return bare.split('\n').toSorted().join('\n')
}

/**
 * What the contract says of an operation, without the names of its resource and without words. Who may call it is left
 * out too: the access matrix asks every operation about everybody, whatever its class.
 */
function contractOf(operation: Operation, { item }: StandardResource): unknown {
  const { api, method, path, resource, verb, parameters, body, form, success, failures, rows } = operation
  const plain = (schema: unknown) => inlined(operation, schema)
  const data = resolve<Schema>(documents[api], success.schema).properties?.['data']
  const answered = resolve<Schema>(documents[api], data ?? {})
  const under = Object.entries(answered.properties ?? {}).map(([name, schema]) => [
    name === item ? 'item' : name === rows ? 'rows' : name,
    plain(schema),
  ])
  return {
    api,
    method,
    verb,
    form,
    path: path.replace(pathOf(resource), ''),
    parameters: parameters.map((parameter) => plain(parameter)),
    body: plain(body),
    success: [success.status, success.mediaType, under, answered.required?.length],
    failures: [...failures].map(([status, schema]) => [status, plain(schema)]),
    rows: rows !== undefined,
    sortable: operation.sortable,
    key: operation.key,
    streamed: operation.streamed,
  }
}

/** The path of a resource's list, with which all its paths begin. */
function pathOf(resource: string): string {
  return operationsOf('product').find(({ id }) => id === `${resource}.list`)?.path ?? ''
}

/** A schema with what it refers to in place, and without words. */
function inlined({ api, resource }: Operation, schema: unknown, within: readonly string[] = []): unknown {
  const inside = (part: unknown, seen: readonly string[]): unknown => {
    if (Array.isArray(part)) return part.map((each) => inside(each, seen))
    if (typeof part !== 'object' || part === null) return part
    const reference = '$ref' in part && typeof part.$ref === 'string' ? part.$ref : undefined
    if (reference !== undefined) {
      // A schema that holds itself, such as a tree, ends here.
      if (seen.includes(reference)) return 'as above'
      return inside({ ...part, ...resolve<Schema>(documents[api], { $ref: reference }), $ref: undefined }, [
        ...seen,
        reference,
      ])
    }
    return Object.fromEntries(
      Object.entries(part)
        .filter(([key, value]) => !(ofWords.has(key) && typeof value !== 'object') && value !== undefined)
        .map(([key, value]) => [
          key,
          key === 'x-refers-to' && value === resource ? 'itself' : inside(value, seen),
        ]),
    )
  }
  return inside(schema, within)
}

/** The resources whose operation of this verb takes the whole battery; what is done below one record has tests of its own. */
export function resourcesWith(verb: string): readonly ResourceName[] {
  return [...operationsOf('product')]
    .filter(({ id, path, verb: does }) => does === verb && !path.includes('{') && takesAll(id))
    .map(({ id }) => operationNamed(id).resource as ResourceName)
}

/**
 * The resources of which a workbook of one sheet is imported and exported alike. Files of employees, contracts and decisions
 * of before the product, certificates held, and rewards, come in by workbooks that go out by no export, and their own tests hold them.
 */
export const importedBySheet = resourcesWith('import').filter(
  (resource) =>
    !['contracts', 'decisions', 'employeeCertificates', 'employees', 'rewardImports'].includes(resource),
)
