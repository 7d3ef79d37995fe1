import type { Follow, Schema } from './contract-document.ts'

/** What is wrong with a value, and where: `levels[0].rank`. Formats are the server's to judge. */
export interface Problem {
  place: string
  says: string
}

/**
 * Holds a value against a schema of the contract.
 *
 * @param place where the value stands, for the problems
 */
export function problemsOf(value: unknown, schema: unknown, follow: Follow, place = ''): Problem[] {
  const known = follow(schema)
  const wrong = (says: string): Problem[] => [{ place, says }]
  const choices = (known['oneOf'] ?? known['anyOf']) as readonly Schema[] | undefined
  if (choices) {
    const each = choices.map((choice) => problemsOf(value, choice, follow, place))
    return each.some((problems) => problems.length === 0) ? [] : (each.at(-1) ?? [])
  }
  const all = (known['allOf'] as readonly Schema[] | undefined) ?? []
  const inherited = all.flatMap((part) => problemsOf(value, part, follow, place))
  const types = known['type'] === undefined ? [] : [known['type'] as string | string[]].flat()
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return wrong(`is ${typeName(value)}, not ${types.join(' or ')}`)
  if (value === null) return inherited
  const choicesOfValue = known['enum'] as readonly unknown[] | undefined
  if (choicesOfValue && !choicesOfValue.includes(value))
    return wrong(`is none of ${choicesOfValue.join(', ')}`)
  if ('const' in known && known['const'] !== value) return wrong(`is not ${JSON.stringify(known['const'])}`)
  return [...inherited, ...limitProblems(value, known, wrong), ...partProblems(value, known, follow, place)]
}

function partProblems(value: unknown, known: Schema, follow: Follow, place: string): Problem[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => problemsOf(item, known['items'], follow, `${place}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const properties = (known['properties'] ?? {}) as Record<string, Schema>
  const at = (name: string) => (place === '' ? name : `${place}.${name}`)
  const missing = ((known['required'] ?? []) as readonly string[])
    .filter((name) => !(name in value))
    .map((name) => ({ place: at(name), says: 'is missing' }))
  const others = known['additionalProperties']
  const inside = Object.entries(value).flatMap(([name, item]) => {
    if (name in properties) return problemsOf(item, properties[name], follow, at(name))
    if (others === false) return [{ place: at(name), says: 'is not in the contract' }]
    return typeof others === 'object' ? problemsOf(item, others, follow, at(name)) : []
  })
  return [...inside, ...missing]
}

function limitProblems(value: unknown, known: Schema, wrong: (says: string) => Problem[]): Problem[] {
  const limit = (name: string) => (typeof known[name] === 'number' ? known[name] : undefined)
  const size =
    typeof value === 'string' ? Array.from(value).length : Array.isArray(value) ? value.length : undefined
  const [low, high] = Array.isArray(value) ? ['minItems', 'maxItems'] : ['minLength', 'maxLength']
  if (size !== undefined && size < (limit(low) ?? 0)) return wrong(`is shorter than ${limit(low)}`)
  if (size !== undefined && size > (limit(high) ?? Infinity)) return wrong(`is longer than ${limit(high)}`)
  if (typeof value === 'number' && value < (limit('minimum') ?? -Infinity))
    return wrong(`is below ${limit('minimum')}`)
  if (typeof value === 'number' && value > (limit('maximum') ?? Infinity))
    return wrong(`is above ${limit('maximum')}`)
  const { pattern } = known
  if (typeof value === 'string' && typeof pattern === 'string' && !new RegExp(pattern, 'u').test(value))
    return wrong(`does not match ${pattern}`)
  return []
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'number') return typeof value === 'number'
  return typeName(value) === type
}

function typeName(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
