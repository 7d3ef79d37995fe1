import { readFileSync } from 'node:fs'
import { Refusal } from '../db/refusal.ts'
import type { Company } from '../seed/add-company.ts'

const MOST_COMPANIES = 12

/**
 * Reads the companies of a group from a JSON file: a list of names, or of objects with `name` and, if wished, `id`,
 * `code` and `short_name`. Without an id the place in the list is the id.
 * @throws Refusal that names the first entry that cannot be used
 */
export function readCompanies(file: string): Company[] {
  const companies = readList(file).map((entry, index) => companyFrom(entry, index + 1))
  for (const key of ['id', 'code'] as const) {
    if (new Set(companies.map((company) => company[key])).size === companies.length) continue
    throw new Refusal(`Trong ${file} có hai công ty cùng ${key}: hãy sửa lại cho khác nhau.`)
  }
  return companies
}

function readList(file: string): unknown[] {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Refusal(`Không đọc được danh sách công ty từ ${file}: ${(error as Error).message}`)
  }
  if (Array.isArray(content) && content.length > 0) return content
  throw new Refusal(`${file} phải chứa một danh sách công ty, như ["Công ty Một", "Công ty Hai"].`)
}

function companyFrom(entry: unknown, place: number): Company {
  const given = typeof entry === 'string' ? { name: entry } : fieldsOf(entry)
  const id = Number(given['id'] ?? place)
  const name = textOf(given['name'])
  const company = {
    id,
    code: textOf(given['code'] ?? `CT${String(id).padStart(2, '0')}`),
    name,
    short_name: textOf(given['short_name'] ?? name.slice(0, 100)),
  }
  const mistake = mistakeIn(company)
  if (mistake) throw new Refusal(`Công ty thứ ${place} trong danh sách không dùng được: ${mistake}.`)
  return company
}

/** The same limits as the table's own, in words. */
function mistakeIn({ id, code, name, short_name: shortName }: Company): string | undefined {
  if (!Number.isInteger(id) || id < 1 || id > MOST_COMPANIES)
    return `id phải là số từ 1 đến ${MOST_COMPANIES}`
  if (!/^[A-Z0-9][A-Z0-9_-]{1,19}$/.test(code)) return 'code phải gồm 2–20 chữ hoa, chữ số hoặc gạch'
  if (!name || name.length > 200) return 'name phải có 1–200 ký tự'
  if (!shortName || shortName.length > 100) return 'short_name phải có 1–100 ký tự'
  return undefined
}

function fieldsOf(entry: unknown): Record<string, unknown> {
  return typeof entry === 'object' && entry !== null ? Object.fromEntries(Object.entries(entry)) : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.normalize('NFC').trim() : ''
}
