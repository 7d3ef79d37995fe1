import type { NumberForm } from './pattern.ts'

/** Which signs may stand at a place of a number: one of them, or any number of them. */
interface Place {
  signs: ReadonlySet<string>
  isRepeated: boolean
}

const digits = '1234567890'
/** The code of a unit is a word of the catalogue; a paper without a unit has none. */
const ofUnits = `${digits}abcdefghijklmnopqrstuvwxyz_-`
const digitsOfYear = 4
/** Stands in for what is not known before a number is drawn; no sign of a pattern. */
const marks = { '\u0001': 'seq', '\u0002': 'year', '\u0003': 'unit', '\u0004': 'parent' } as const

/**
 * A number that either of two series may come to write, in whatever case its letters are; null where there is none. Two that
 * begin anew each year never do, since the book has one number of a text in a year.
 * @param company the code of their company
 */
export function writtenAlike(
  one: NumberForm & { yearly: boolean },
  other: NumberForm & { yearly: boolean },
  company: string,
): string | null {
  if (one.yearly === other.yearly) return null
  const every = new Set(`${ofUnits}${textOf(one, company)}${textOf(other, company)}`)
  for (const mark of Object.keys(marks)) every.delete(mark)
  return common(placesOf(one, company, every), placesOf(other, company, every))
}

/** The pattern with the company's code in it and marks for the rest. */
function textOf({ pattern }: NumberForm, company: string): string {
  const marked = pattern
    .trim()
    .replaceAll(/\{(?:seq|n)\}/g, '\u0001')
    .replaceAll('{year}', '\u0002')
    .replaceAll('{unit}', '\u0003')
    .replaceAll('{parent}', '\u0004')
    .replaceAll('{company}', company)
  return marked.normalize('NFC').toLowerCase()
}

function placesOf(form: NumberForm, company: string, every: ReadonlySet<string>): Place[] {
  const one = (signs: string): Place => ({ signs: new Set(signs), isRepeated: false })
  const times = (count: number) => Array.from({ length: count }, () => one(digits))
  const more = (signs: Iterable<string>): Place => ({ signs: new Set(signs), isRepeated: true })
  const places = {
    seq: [...times(Math.max(form.padding, 1)), more(digits)],
    year: times(digitsOfYear),
    unit: [more(ofUnits)],
    parent: [more(every)],
  }
  return Array.from(textOf(form, company)).flatMap((sign) =>
    Object.hasOwn(marks, sign) ? places[marks[sign as keyof typeof marks]] : [one(sign)],
  )
}

/** A text that fits both, found by going through both at once. */
function common(one: readonly Place[], other: readonly Place[]): string | null {
  const seen = new Set<string>()
  const open: { at: readonly [number, number]; text: string }[] = [{ at: [0, 0], text: '' }]
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    const { at, text } = next
    const [first, second] = at
    if (seen.has(at.join(' '))) continue
    seen.add(at.join(' '))
    if (first === one.length && second === other.length) return text
    const [here, there] = [one[first], other[second]]
    if (here?.isRepeated) open.push({ at: [first + 1, second], text })
    if (there?.isRepeated) open.push({ at: [first, second + 1], text })
    const sign = here && there && [...here.signs].find((each) => there.signs.has(each))
    if (sign === undefined) continue
    open.push({
      at: [here?.isRepeated ? first : first + 1, there?.isRepeated ? second : second + 1],
      text: `${text}${sign}`,
    })
  }
  return null
}
