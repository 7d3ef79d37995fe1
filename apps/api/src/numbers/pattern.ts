/** What a pattern may name, between braces. */
export interface NumberParts {
  /** The number in its series, or within its parent. */
  sequence: number
  year: number
  /** The company's code. */
  company: string
  /** The code of the unit that the paper is about. */
  unit?: string | undefined
  /** The number of the paper that this one belongs to. */
  parent?: string | undefined
}

/** How a series is written. */
export interface NumberForm {
  pattern: string
  padding: number
}

/** Kinds of papers that belong to another one, whose number `{parent}` and whose count `{n}` stand for. */
const withParent: ReadonlySet<string> = new Set(['appendix'])
const known = ['seq', 'year', 'company', 'unit', 'n', 'parent']
/** An employee code is a word in addresses and workbooks: capitals and digits, as `persons` keeps it. */
export const personCode = /^[A-Z0-9]{4,12}$/
const companyInCode = 6

/**
 * A number in its written form: `{seq}/{year}/HĐLĐ-{company}` becomes '12/2026/HĐLĐ-ABC'.
 *
 * @param kind of an employee code the company's code keeps capitals and digits alone, and six of them at most
 */
export function written(kind: string, { pattern, padding }: NumberForm, parts: NumberParts): string {
  const digits = String(parts.sequence).padStart(padding, '0')
  const company =
    kind === 'employee' ? parts.company.replaceAll(/[^A-Z0-9]/g, '').slice(0, companyInCode) : parts.company
  const values: Readonly<Record<string, string>> = {
    seq: digits,
    n: digits,
    year: String(parts.year),
    company,
    unit: parts.unit ?? '',
    parent: parts.parent ?? '',
  }
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** A typed number has no place in a series beyond so many digits: it is a date, or a slip. */
const digitsOfPlace = 6

/**
 * The place in its series of a number that stands on a paper: '12/2026/HĐLĐ-ABC' is the twelfth of
 * `{seq}/{year}/HĐLĐ-{company}`, in whatever case its letters are. A unit may be any.
 * @returns null for a number that the pattern does not write
 */
export function sequenceIn(
  { pattern }: Pick<NumberForm, 'pattern'>,
  number: string,
  { year, company, parent = '' }: Pick<NumberParts, 'year' | 'company' | 'parent'>,
): number | null {
  const values: Readonly<Record<string, string>> = {
    '{seq}': `(\\d{1,${digitsOfPlace}})`,
    '{n}': `(\\d{1,${digitsOfPlace}})`,
    '{parent}': literal(parent),
    '{year}': String(year),
    '{company}': literal(company),
    '{unit}': '.*?',
  }
  const steps = pattern.split(/(\{\w+\})/).map((step) => values[step] ?? literal(step))
  const place = Number(new RegExp(`^${steps.join('')}$`, 'i').exec(number)?.[1] ?? 0)
  return place > 0 ? place : null
}

const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}/-]/g, String.raw`\$&`)

/** Whether a series is counted within each parent: `PL{n}-{parent}`. */
export function countsWithinParent({ pattern }: Pick<NumberForm, 'pattern'>): boolean {
  return pattern.includes('{n}')
}

/**
 * What is wrong with a pattern, in sentences for whoever wrote it.
 * @returns nothing for a good one
 */
export function patternFaults(kind: string, form: NumberForm & { yearly: boolean }): string[] {
  const { pattern, yearly } = form
  const names = [...pattern.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  const rest = pattern.replaceAll(/\{[^{}]*\}/g, '')
  const unknown = names.find((name) => !known.includes(name))
  const counts = names.filter((name) => name === 'seq' || name === 'n')
  const parented = withParent.has(kind)
  return [
    unknown !== undefined && `Không có thành phần {${unknown}}.`,
    /[{}]/.test(rest) && 'Dấu ngoặc { } không khớp nhau.',
    counts.length !== 1 && `Mẫu cần đúng một ${parented ? '{seq} hoặc {n}' : '{seq}'}.`,
    !parented &&
      (names.includes('n') || names.includes('parent')) &&
      'Chỉ phụ lục dùng được {n} và {parent}.',
    names.includes('n') && !names.includes('parent') && '{n} đi cùng {parent}, để số không trùng nhau.',
    yearly && !names.includes('year') && 'Đánh số lại mỗi năm thì mẫu cần có {year}, để số không trùng nhau.',
    kind === 'employee' &&
      !personCode.test(written(kind, form, sample)) &&
      'Mã nhân viên gồm 4–12 chữ in hoa không dấu và chữ số.',
  ].filter((fault) => typeof fault === 'string')
}

/** The longest code that a company can have beside the last number before the digits no longer suffice. */
const sample: NumberParts = { sequence: 1, year: 2026, company: 'ABCDEF', unit: 'ABC' }
