import type { Follow, Schema } from '../contract-document.ts'

/** A record may hold itself; below this depth only what must be there is made. */
const DEEPEST = 6

/** A value as the contract shows it: its own example, else one made of what the schema allows. */
export function exampleOf(schema: unknown, follow: Follow, depth = 0): unknown {
  const given = (schema ?? {}) as Schema
  const known = { ...follow(given), ...('$ref' in given ? {} : given) } as Schema
  for (const keyword of ['example', 'const', 'default'] as const) if (keyword in known) return known[keyword]
  if (Array.isArray(known['enum'])) return known['enum'][0]
  const choices = (known['oneOf'] ?? known['anyOf']) as readonly Schema[] | undefined
  if (choices)
    return exampleOf(
      choices.find((choice) => follow(choice)['type'] !== 'null'),
      follow,
      depth,
    )
  const types = [known['type']].flat()
  if (types.includes('array')) return depth < DEEPEST ? arrayOf(known, follow, depth) : []
  if (types.includes('object') || known['properties'] || known['allOf']) return objectOf(known, follow, depth)
  if (types.includes('integer') || types.includes('number')) return known['minimum'] ?? 1
  if (types.includes('boolean')) return true
  return types.includes('null') ? null : textOf(known)
}

function arrayOf({ items, minItems }: Schema, follow: Follow, depth: number): unknown[] {
  const item = exampleOf(items, follow, depth + 1)
  return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () => item)
}

function objectOf(known: Schema, follow: Follow, depth: number): Record<string, unknown> {
  const inherited = ((known['allOf'] ?? []) as readonly Schema[]).map((part) =>
    exampleOf(part, follow, depth),
  )
  const required = (known['required'] ?? []) as readonly string[]
  const own = Object.entries((known['properties'] ?? {}) as Record<string, Schema>)
    .filter(([name]) => depth < DEEPEST || required.includes(name))
    .map(([name, property]) => [name, exampleOf(property, follow, depth + 1)])
  return Object.assign({}, ...inherited, Object.fromEntries(own)) as Record<string, unknown>
}

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-10-02',
  'date-time': '2026-10-02T08:00:00+07:00',
  email: 'dao@example.com',
}

function textOf({ format, minLength }: Schema): string {
  return byFormat[String(format)] ?? 'x'.repeat(Number(minLength ?? 1))
}
