import { type Document, METHODS } from './operation-table.ts'

/** One thing that programs rely on, and what it is now: 'levels.store body.name' → 'required string'. */
export type Surface = ReadonlyMap<string, string>

type Part = Readonly<Record<string, unknown>>

/** Deeper fields belong to records that stand nearer to the top elsewhere. */
const deepest = 5

/** Everything of a document that a program can be built upon. */
export function surfaceOf(document: Document): Surface {
  const found = new Map<string, string>()
  const follow = follower(document)
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method]
      if (!operation) continue
      const id = operation.operationId
      found.set(id, `${method.toUpperCase()} ${path}`)
      for (const parameter of (operation.parameters ?? []).map(follow)) {
        const need = parameter['required'] === true ? 'required' : 'optional'
        const schema = parameter['schema'] ?? contentOf(parameter)
        found.set(
          `${id} ${String(parameter['in'])}.${String(parameter['name'])}`,
          `${need} ${typeOf(schema, follow)}`,
        )
      }
      addFields(found, `${id} body`, contentOf(follow(operation.requestBody)), follow)
      const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1]
      const envelope = follow(contentOf(follow(success)))
      addFields(found, `${id} data`, (envelope['properties'] as Part | undefined)?.['data'], follow)
    }
  }
  return found
}

/** What a program that was built upon the first surface would stumble over in the second; sentences, sorted. */
export function breakingChanges(before: Surface, now: Surface): string[] {
  const changed = [...before].flatMap(([place, was]) => {
    const is = now.get(place)
    if (is === undefined) return [`${place} is gone`]
    const [needWas, typeWas] = split(was)
    const [need, type] = split(is)
    if (typeWas !== type) return [`${place} was ${typeWas} and is ${type}`]
    return needWas === 'optional' && need === 'required' && isInput(place)
      ? [`${place} must be given now`]
      : []
  })
  const asked = [...now].flatMap(([place, is]) =>
    !before.has(place) && is.startsWith('required ') && isInput(place) && before.has(holderOf(place))
      ? [`${place} is new and must be given`]
      : [],
  )
  return [...changed, ...asked].toSorted()
}

/** What a field stands in: another field, or the operation itself. */
function holderOf(place: string): string {
  const holder = place.slice(0, place.lastIndexOf('.'))
  return holder.includes('.', holder.indexOf(' ') + 1) ? holder : (place.split(' ')[0] ?? '')
}

const isInput = (place: string) => !place.includes(' data')

function split(says: string): [need: string, type: string] {
  const [, need = '', type = says] = /^(required|optional) (.*)$/.exec(says) ?? []
  return [need, type]
}

function addFields(
  found: Map<string, string>,
  place: string,
  schema: unknown,
  follow: (part: unknown) => Part,
  depth = 1,
): void {
  const known = follow(schema)
  const required = (known['required'] ?? []) as readonly string[]
  for (const [name, property] of Object.entries((known['properties'] ?? {}) as Part)) {
    const at = `${place}.${name}`
    found.set(at, `${required.includes(name) ? 'required' : 'optional'} ${typeOf(property, follow)}`)
    const inner = follow(property)
    if (depth < deepest) addFields(found, at, follow(inner['items'] ?? inner), follow, depth + 1)
  }
}

function typeOf(schema: unknown, follow: (part: unknown) => Part): string {
  const known = follow(schema)
  const choices = (known['oneOf'] ?? known['anyOf']) as readonly unknown[] | undefined
  if (choices)
    return [...new Set(choices.map((choice) => typeOf(choice, follow)))].toSorted(byLetters).join(' or ')
  if (known['items'] !== undefined) return `${typeOf(known['items'], follow)}[]`
  // A further word of a list is no break for who sends one; who reads one has to bear a new word.
  const type = (known['type'] ?? (known['properties'] ? 'object' : 'any')) as string | string[]
  return [type].flat().toSorted(byLetters).join(' or ')
}

function byLetters(one: string, other: string): number {
  return one.localeCompare(other, 'en')
}

function contentOf(part: Part): unknown {
  const content = part['content'] as Readonly<Record<string, { schema?: unknown }>> | undefined
  return (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema
}

function follower(document: Document): (part: unknown) => Part {
  const components = document.components as unknown as Readonly<
    Record<string, Readonly<Record<string, Part>>>
  >
  return (part) => {
    let found = (part ?? {}) as Part
    while (typeof found['$ref'] === 'string') {
      const [, , group = '', name = ''] = found['$ref'].split('/')
      found = components[group]?.[name] ?? {}
    }
    return found
  }
}
