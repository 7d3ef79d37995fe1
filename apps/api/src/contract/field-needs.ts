import { documents, resolve, type Schema } from './document.ts'
import { type Operation, operationsOf } from './operations.ts'

/** The rights any one of which shows a field, by the field: what the contract says by `x-needs`. */
export type FieldNeeds = ReadonlyMap<string, readonly string[]>

/** What the contract says of the fields of one object beyond their shape. */
export interface FieldRules {
  fields: readonly string[]
  needs: FieldNeeds
  /** Fields that reach a screen only when they are asked for one by one: `x-dotted`. */
  dotted: ReadonlySet<string>
}

/** The rules on the item, or on each of the rows, under `data`. */
export function answerRules(operation: Operation, key: string): FieldRules {
  return remembered(operation, `data.${key}`, () => {
    const look = lookIn(operation)
    const item = look(look(look(operation.success.schema).properties?.['data']).properties?.[key])
    return rulesOf(item.items ? look(item.items) : item)
  })
}

/** The rules on the fields of the body. */
export function bodyRules(operation: Operation): FieldRules {
  return remembered(operation, 'body', () => rulesOf(lookIn(operation)(operation.body)))
}

/** The rules on the fields of a schema whose references have been followed. */
export function rulesOf({ properties = {} }: Schema): FieldRules {
  const entries = Object.entries(properties)
  return {
    fields: entries.map(([field]) => field),
    needs: new Map(
      entries.flatMap(([field, property]) => {
        const rights = needsOf(property)
        return rights ? [[field, rights] as const] : []
      }),
    ),
    dotted: new Set(entries.flatMap(([field, property]) => (property['x-dotted'] === true ? [field] : []))),
  }
}

/** The rights of which a property asks one; undefined where none is asked for. */
export function needsOf({ 'x-needs': needs }: Schema): readonly string[] | undefined {
  return Array.isArray(needs) ? needs.map(String) : undefined
}

/**
 * The rights that fields and rows of a resource ask for, wherever they stand: an export or a print shows the fields of the list
 * without naming them again, so all operations of a resource bring the same grants.
 */
export function fieldPermissionsOf({
  api,
  resource,
}: Pick<Operation, 'api' | 'resource'>): readonly string[] {
  const known = permissions.get(`${api}.${resource}`)
  if (known) return known
  const named = new Set<string>()
  for (const operation of operationsOf(api)) {
    if (operation.resource === resource) collect(operation, named)
  }
  permissions.set(`${api}.${resource}`, [...named])
  return [...named]
}

const permissions = new Map<string, readonly string[]>()

function collect({ api, success, body, parameters, rowNeeds }: Operation, named: Set<string>): void {
  for (const each of rowNeeds) named.add(each)
  const seen = new Set<unknown>()
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return
    seen.add(part)
    if ('$ref' in part && typeof part.$ref === 'string') walk(resolve(documents[api], { $ref: part.$ref }))
    for (const each of needsOf(part as Schema) ?? []) named.add(each)
    for (const value of Object.values(part)) walk(value)
  }
  for (const part of [success.schema, body, parameters]) walk(part)
}

function lookIn({ api }: Pick<Operation, 'api'>) {
  return (schema: Schema | undefined): Schema => resolve<Schema>(documents[api], schema ?? {})
}

const cache = new WeakMap<Operation, Map<string, FieldRules>>()

function remembered(operation: Operation, what: string, read: () => FieldRules): FieldRules {
  const known = cache.get(operation) ?? new Map<string, FieldRules>()
  cache.set(operation, known)
  const rules = known.get(what) ?? read()
  known.set(what, rules)
  return rules
}
