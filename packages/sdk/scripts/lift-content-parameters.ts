/**
 * A copy of a document in which parameters described by `content` carry that schema directly, because
 * openapi-typescript types `content` parameters as `string` and the SDK takes the object.
 */
export function liftContentParameters<T>(value: T): T {
  // The copy has the same shape but for the parameters, whose type nothing here depends on.
  return lift(value) as T
}

function lift(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lift)
  if (!isRecord(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, lift(item)]))
  const content = copy['content']
  if (typeof copy['in'] !== 'string' || !isRecord(content)) return copy
  const json = content['application/json']
  const { content: _, ...parameter } = copy
  return isRecord(json) ? { ...parameter, schema: json['schema'] } : copy
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
