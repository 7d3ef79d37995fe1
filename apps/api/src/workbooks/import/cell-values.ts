import { capitals } from '@nhansu/sdk/domains/codes'
import { isOneLine } from '../../contract/one-line.ts'
import type { FieldColumn } from '../columns.ts'
import type { ReadCell } from '../reading/read-sheet.ts'
import { type CleanedColumns, takenText } from '../reading/taken-text.ts'
import { dateOfCell } from '../xlsx/excel-time.ts'

/** One form of a word for comparing: what people type differs in case, spaces and composition of letters. */
export function folded(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/**
 * What a cell says of a field, as the contract has it. What it cannot mean stays as it was written, for the validator to
 * refuse in the field's own words; undefined for an empty cell.
 * @param cleaned learns of the column when signs that nobody sees were taken out of the cell
 */
export function valueOfCell(
  cell: ReadCell | undefined,
  column: FieldColumn,
  cleaned: CleanedColumns,
): unknown {
  const text = textOf(cell, column, cleaned)
  if (text === '') return undefined
  if (!column.many) return meant(text, cell, column)
  const parts = text.split(/[,;\n]/).filter((part) => part.trim() !== '')
  return parts.map((part) => meant(part.trim(), part, column))
}

/**
 * What an empty cell says of a field that has a column: nothing where there may be nothing, no value where there may be
 * several. A field that must hold something is left alone.
 */
export function valueOfEmptyCell({ schema, many }: FieldColumn): null | [] | undefined {
  if ([schema.type].flat().includes('null')) return null
  return many && schema['minItems'] === undefined ? [] : undefined
}

/** True for what `valueOfEmptyCell` gives. */
export function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

function meant(
  text: string,
  cell: ReadCell | undefined,
  { kind, labels, schema, idOf }: FieldColumn,
): unknown {
  if (idOf) return idOf.get(folded(text)) ?? text
  const types = [schema.type].flat()
  if (types.includes('boolean') && typeof cell === 'boolean') return cell
  const code = labels && codeOf(text, labels)
  if (types.includes('boolean')) return code === undefined ? text : code === 'true'
  if (labels) return code === undefined ? text : wireCode(code, types)
  if (kind === 'number' || kind === 'money') return numberOf(text)
  if (kind === 'date') return dayOf(text)
  // Rows are matched by their codes before the validator, which raises them too, sees them.
  return schema['x-capitals'] === true ? capitals(text) : text
}

/** What a call would take out of a text is taken out of cells too, and elsewhere what other programs leave unseen. */
function textOf(
  cell: ReadCell | undefined,
  { kind, schema, title }: FieldColumn,
  cleaned: CleanedColumns,
): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return kind === 'date' ? dateOfCell(cell) : cell.toISOString()
  return takenText(String(cell), title, cleaned, { lines: !isOneLine(schema) })
}

/** The codes of a column by its words and by themselves, folded once for all rows of all workbooks. */
const codesOf = new WeakMap<Readonly<Record<string, string>>, ReadonlyMap<string, string>>()

function codeOf(text: string, labels: Readonly<Record<string, string>>): string | undefined {
  const codes = codesOf.get(labels) ?? readCodes(labels)
  codesOf.set(labels, codes)
  return codes.get(folded(text))
}

function readCodes(labels: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const codes = new Map<string, string>()
  for (const [code, label] of Object.entries(labels)) {
    for (const word of [folded(label), folded(code)]) if (!codes.has(word)) codes.set(word, code)
  }
  return codes
}

function wireCode(code: string, types: readonly unknown[]): string | number {
  return types.includes('integer') ? Number(code) : code
}

function numberOf(text: string): string | number {
  return /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : text
}

/** Days are also typed as text: 31/01/2026, 31-01-2026. */
function dayOf(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? []
  return year === undefined ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
