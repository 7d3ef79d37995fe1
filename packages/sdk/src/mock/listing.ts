import { isRecord } from '../error-from-answer.ts'
import type { MockRecord } from './records.ts'

const SIZE = 30
/** Parameters of every list; others of a field's name choose the rows whose field is as they say. */
const OF_EVERY_LIST = new Set(['page', 'size', 'pagination', 'sort', 'search', 'filter'])

/** The rows that a list's query asks for: of one owner, searched, filtered and in order. */
export function chosenRows(rows: readonly MockRecord[], query: URLSearchParams): MockRecord[] {
  const search = jsonOf(query.get('search'))
  const filter = jsonOf(query.get('filter'))
  const plain = [...query].filter(([name]) => !OF_EVERY_LIST.has(name))
  const fits = (row: MockRecord) =>
    plain.every(([name, value]) => !(name in row) || String(row[name]) === value) &&
    Object.entries(filter).every(([field, asked]) => !(field in row) || passes(row[field], asked)) &&
    isFound(row, search)
  return sorted(rows.filter(fits), query.get('sort') ?? '')
}

/** One page of rows, and what the list says of all of them. */
export function pageOf(rows: readonly MockRecord[], meta: unknown, query: URLSearchParams) {
  if (query.get('pagination') !== 'true') return { rows, meta: {} }
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? SIZE)]
  const start = (page - 1) * size
  const counted: MockRecord = {
    total: rows.length,
    count: Math.max(0, Math.min(size, rows.length - start)),
    per_page: size,
    current_page: page,
    total_pages: Math.max(1, Math.ceil(rows.length / size)),
  }
  const shown = isRecord(meta) && isRecord(meta['pagination']) ? Object.keys(meta['pagination']) : []
  const pagination = Object.fromEntries(Object.entries(counted).filter(([name]) => shown.includes(name)))
  return { rows: rows.slice(start, start + size), meta: { pagination } }
}

function jsonOf(text: string | null): MockRecord {
  const value: unknown = JSON.parse(text ?? '{}')
  return isRecord(value) ? value : {}
}

function isFound(row: MockRecord, { value, fields }: MockRecord): boolean {
  const words = plainText(value)
  // The contract says that fields are names.
  const looked = Array.isArray(fields)
    ? (fields as string[]).filter((field) => field in row)
    : Object.keys(row)
  return words === '' || looked.some((field) => plainText(row[field]).includes(words))
}

/** Whether a value is as a filter of the contract asks. */
function passes(value: unknown, asked: unknown): boolean {
  if (!isRecord(asked)) return true
  const { operator, value: wanted, from, to } = asked
  if (operator === 'like') return plainText(value).includes(plainText(wanted))
  if (operator === 'is_not') return !isOneOf(value, wanted)
  if (operator === 'lte') return compared(value, wanted) <= 0
  if (operator === 'gte') return compared(value, wanted) >= 0
  if (operator === 'between')
    return (
      (from === undefined || compared(value, from) >= 0) && (to === undefined || compared(value, to) <= 0)
    )
  return isOneOf(value, wanted)
}

/** Fields of several values have at least one of those that are asked for. */
function isOneOf(value: unknown, wanted: unknown): boolean {
  const known = [value].flat().map(plainText)
  return [wanted].flat().some((each) => known.includes(plainText(each)))
}

function sorted(rows: readonly MockRecord[], sort: string): MockRecord[] {
  const keys = sort.split(',').filter((key) => key !== '')
  return rows.toSorted((one, other) => {
    for (const key of keys) {
      const [field, sign] = key.startsWith('-') ? [key.slice(1), -1] : [key, 1]
      const order = compared(one[field], other[field])
      if (order !== 0) return sign * order
    }
    return 0
  })
}

function compared(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return textOf(one).localeCompare(textOf(other), 'vi', { numeric: true })
}

/** Without accents and case, as a search of the server reads. */
function plainText(value: unknown): string {
  return textOf(value).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}

function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : ''
}
