import type { Facet, Surface } from './contract-surface.ts'

/** One thing that is otherwise in a later contract. */
export interface Difference {
  /** The operation that it belongs to. */
  operation: string
  /** A sentence without a full stop: 'levels.store body.name is gone'. */
  says: string
}

/** What a program that was built upon the first surface would stumble over in the second; sorted. */
export function breakingChanges(before: Surface, now: Surface): Difference[] {
  const changed = [...before].flatMap(([place, was]) => {
    const is = now.get(place)
    // Of what is gone with what it stood in, the outermost says enough.
    if (!is) return before.has(holderOf(place)) && !now.has(holderOf(place)) ? [] : [told(place, 'is gone')]
    return (isSent(place) ? narrowed(was, is) : widened(was, is)).map((says) => told(place, says))
  })
  const asked = [...now].flatMap(([place, is]) =>
    !before.has(place) && is.need === 'required' && isSent(place) && before.has(holderOf(place))
      ? [told(place, 'is new and must be given')]
      : [],
  )
  return [...changed, ...asked].toSorted((one, other) => one.says.localeCompare(other.says, 'en'))
}

/** What is there now and was not; sorted. The outermost stands for what is in it. */
export function additions(before: Surface, now: Surface): string[] {
  return [...now.keys()]
    .filter((place) => !before.has(place) && (holderOf(place) === '' || before.has(holderOf(place))))
    .toSorted()
}

/** What a thing stands in: a field, the body, or the operation itself, which stands in nothing. */
function holderOf(place: string): string {
  const [id = '', ...rest] = place.split(' ')
  if (rest.length === 0) return ''
  const within = rest.join(' ')
  const [part = '', ...fields] = within.split('.')
  // Parameters are an operation's own, while a body's fields stand in the body.
  const isField = fields.length > 1 || (fields.length === 1 && (part === 'body' || part === 'data'))
  return isField ? `${id} ${within.slice(0, within.lastIndexOf('.'))}` : id
}

const isSent = (place: string) => !/ data(\.|$)/.test(place)

function told(place: string, says: string): Difference {
  return { operation: place.split(' ')[0] ?? '', says: `${place} ${says}` }
}

/** Of what programs send: all that was taken is taken still. */
function narrowed(was: Facet, is: Facet): string[] {
  if (was.types.some((type) => !takes(is.types, type))) return [otherwise(was, is)]
  const found: string[] = []
  if (was.need !== 'required' && is.need === 'required') found.push('must be given now')
  const refused = is.values && (was.values ?? []).filter((value) => !is.values?.includes(value))
  if (is.values && !was.values) found.push(`takes certain values alone now`)
  if (refused && refused.length > 0) found.push(`no longer takes ${refused.join(', ')}`)
  if (is.pattern !== undefined && is.pattern !== was.pattern) found.push('must look otherwise now')
  for (const [name, limit] of Object.entries(is.limits ?? {})) {
    const before = was.limits?.[name]
    const isTighter =
      before === undefined || (name.toLowerCase().includes('min') ? limit > before : limit < before)
    if (isTighter) found.push(`has ${name} ${limit} now, and had ${before ?? 'none'}`)
  }
  return found
}

/** Of what programs read: nothing comes that could not come before. A new word of a list has to be borne. */
function widened(was: Facet, is: Facet): string[] {
  if (is.types.some((type) => !takes(was.types, type))) return [otherwise(was, is)]
  return was.need === 'required' && is.need === 'optional' ? ['may be missing now'] : []
}

function takes(types: readonly string[], type: string): boolean {
  return types.includes(type) || types.includes('any') || (type === 'integer' && types.includes('number'))
}

function otherwise(was: Facet, is: Facet): string {
  return `was ${was.types.join(' or ')} and is ${is.types.join(' or ')}`
}
