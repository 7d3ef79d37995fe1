import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { FileAnswer } from '../../contract/file-answer.ts'
import { ReceivedFile } from '../../contract/form/received-file.ts'
import { invalidInput } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { oneLine } from '../../contract/one-line.ts'
import { takenAway } from '../../contract/personal-views.ts'
import { asPreview } from '../../contract/preview.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { folded } from '../../workbooks/import/cell-values.ts'
import { sheetOf } from '../../workbooks/reading/read-sent.ts'
import type { ReadCell } from '../../workbooks/reading/read-sheet.ts'
import { type CleanedColumns, takenText } from '../../workbooks/reading/taken-text.ts'
import type { SheetColumn } from '../../workbooks/xlsx/sheet.ts'
import { workbook, workbookType } from '../../workbooks/xlsx/workbook.ts'
import { codesInForce } from '../employees/public.ts'
import { enterResults, type ResultEntry } from './enter-results.ts'
import { holdExam } from './held-exam.ts'
import { type ExamResult, resultsOf } from './result-rows.ts'

type Outcome = Data<'examResults.import'>
type ReadRow = Outcome['rows'][number] & { entry?: ResultEntry }

interface Part {
  id: number
  name: string
}

/** The titles beside those of the parts; an import reads the first and the last two of them. */
const titles = {
  code: 'Mã nhân viên',
  name: 'Họ và tên',
  unit: 'Đơn vị',
  total: 'Tổng điểm',
  grade: 'Xếp loại',
  passed: 'Kết quả',
  absent: 'Lý do vắng',
  remark: 'Nhận xét',
} as const

/** The results of a test as a workbook, a column for each part; filled in, it is what `importResults` takes. */
export async function exportResults(context: ProductContext, examId: number): Promise<FileAnswer> {
  await takeTurn(context)
  const parts = await partsOf(context, examId)
  const results = await resultsOf(context, examId)
  const text = (title: string, width: number): SheetColumn => ({ title, kind: 'text', width })
  const figure = (title: string): SheetColumn => ({ title, kind: 'number', width: 14 })
  const columns = [
    text(titles.code, 14),
    text(titles.name, 28),
    text(titles.unit, 28),
    ...parts.map(({ name }) => figure(name)),
    figure(titles.total),
    text(titles.grade, 16),
    text(titles.passed, 14),
    text(titles.absent, 28),
    text(titles.remark, 40),
  ]
  context.audit({ recordId: examId, detail: { rows: results.length }, seen: takenAway(results, columns) })
  return new FileAnswer({
    name: 'Kết quả kiểm tra.xlsx',
    mediaType: workbookType,
    content: workbook([
      { name: 'Kết quả', columns, header: true, rows: [results.map((result) => rowOf(result, parts))] },
    ]),
  })
}

function rowOf(result: ExamResult, parts: readonly Part[]) {
  const { nhansu_id: code, full_name: name, unit_name: unit, total, classify_name: grade, passed } = result
  const scores = new Map(result.scores.map(({ part_id: part, score }) => [part, score]))
  return [
    code,
    name,
    unit,
    ...parts.map(({ id }) => scores.get(id) ?? null),
    total,
    grade,
    passed === null ? null : passed ? 'Đạt' : 'Không đạt',
    result.absent_reason,
    result.remark,
  ]
}

/**
 * Enters scores by the rows of a workbook, all or none; an empty cell changes nothing.
 * @throws ApiFailure 400 for a workbook without the columns or rows that it takes
 */
export async function importResults(
  context: ProductContext,
  examId: number,
  file: unknown,
  isTrial: boolean,
): Promise<Outcome> {
  if (!(file instanceof ReceivedFile)) throw invalidInput({ file: ['Vui lòng chọn tệp Excel.'] })
  await holdExam(context, examId, ['running', 'scoring'])
  const parts = await partsOf(context, examId)
  const cleaned: CleanedColumns = new Set()
  const sheet = sheetOf(file)
  const results = await resultsOf(context, examId)
  const rows = readRows(sheet, parts, await byCodesOf(context, sheet, results), cleaned)
  const wrong = rows.filter(({ errors }) => errors.length > 0)
  const entries = rows.flatMap(({ entry }) => entry ?? [])
  if (wrong.length === 0 && entries.length > 0) {
    const told = await asPreview(context, isTrial, () => enterResults(context, examId, entries))
    if (!isTrial) for (const entry of told) context.audit(entry)
  }
  const told = [...wrong, ...rows.filter(({ errors, changes }) => errors.length === 0 && changes.length > 0)]
  return {
    total: rows.length,
    changed: entries.length,
    wrong: wrong.length,
    cleaned_columns: [...cleaned],
    rows: told
      .slice(0, 200)
      .map(({ row, nhansu_id, changes, errors }) => ({ row, nhansu_id, changes, errors })),
  }
}

/** Where a column stands, by its title. */
function placesOf(heads: readonly ReadCell[]): (title: string) => number | undefined {
  const columns = new Map(heads.map((head, at) => [folded(oneLine(String(head ?? ''))), at]))
  return (title) => columns.get(folded(title))
}

/** Results by the codes of their people, also by one of the sheet that is no more theirs. */
async function byCodesOf(
  context: ProductContext,
  [heads = [], ...lines]: readonly (readonly ReadCell[])[],
  results: readonly ExamResult[],
): Promise<ReadonlyMap<string, ExamResult>> {
  const at = placesOf(heads)(titles.code) ?? -1
  const typed = lines.map((line) =>
    String(line[at] ?? '')
      .trim()
      .toUpperCase(),
  )
  const known = new Map(results.map((result) => [folded(result.nhansu_id), result]))
  const former = [...(await codesInForce(context, typed))].flatMap(
    ([code, stays]): [string, ExamResult][] => {
      const result = known.get(folded(stays))
      return result === undefined ? [] : [[folded(code), result]]
    },
  )
  return new Map([...known, ...former])
}

function readRows(
  sheet: readonly (readonly ReadCell[])[],
  parts: readonly Part[],
  known: ReadonlyMap<string, ExamResult>,
  cleaned: CleanedColumns,
): ReadRow[] {
  const [heads = [], ...lines] = sheet
  const at = placesOf(heads)
  const code = at(titles.code)
  if (code === undefined) throw invalidInput({ file: [`Tệp không có cột "${titles.code}".`] })
  const seen = new Set<string | number>()
  const rows: ReadRow[] = []
  for (const [index, line] of lines.entries()) {
    const number = takenText(String(line[code] ?? ''), titles.code, cleaned)
    if (number === '') continue
    const row: ReadRow = { row: index + 2, nhansu_id: number.slice(0, 50), changes: [], errors: [] }
    rows.push(row)
    const result = known.get(folded(number))
    // Two codes may stand for one person.
    const key = result?.id ?? folded(number)
    if (seen.has(key)) row.errors.push('Mã nhân viên có hai dòng.')
    else if (result === undefined) row.errors.push('Không có trong danh sách dự kiểm tra.')
    else readRow(row, result, parts, (title) => cellAt(line, at(title), title, cleaned))
    seen.add(key)
  }
  if (rows.length === 0) throw invalidInput({ file: ['Tệp không có dòng nào.'] })
  return rows
}

/** What a row changes of somebody's result. */
function readRow(
  row: ReadRow,
  result: ExamResult,
  parts: readonly Part[],
  cell: (title: string) => ReadCell,
): void {
  const scores: NonNullable<ResultEntry['scores']> = []
  const now = new Map(result.scores.map(({ part_id: part, score }) => [part, score]))
  for (const { id, name } of parts) {
    const value = cell(name)
    if (value === null) continue
    const score = scoreOf(value)
    if (score === undefined) {
      row.errors.push(`${name}: "${String(value).slice(0, 20)}" không phải điểm từ 0 đến 10.`)
    } else if (score !== (now.get(id) ?? null)) {
      scores.push({ part_id: id, score })
      row.changes.push(`${name}: ${shown(now.get(id) ?? null)} → ${shown(score)}`)
    }
  }
  const entry: ResultEntry = { id: result.id, version: result.version, ...(scores.length > 0 && { scores }) }
  for (const [title, field, most] of texts) {
    const text = String(cell(title) ?? '').trim()
    if (text === '' || text === result[field]) continue
    if (text.length > most) row.errors.push(`${title} không được vượt quá ${most} ký tự.`)
    entry[field] = text
    row.changes.push(`${title}: ${text}`)
  }
  if (entry.absent_reason && scores.length > 0) row.errors.push('Người vắng mặt không có điểm.')
  else if (scores.length > 0 && result.absent_reason !== null) {
    row.errors.push('Người này đã ghi vắng mặt; hãy bỏ lý do vắng trước.')
  }
  if (row.changes.length > 0 && row.errors.length === 0) row.entry = entry
}

const texts = [
  [titles.absent, 'absent_reason', 500],
  [titles.remark, 'remark', 1000],
] as const

function cellAt(
  line: readonly ReadCell[],
  at: number | undefined,
  title: string,
  cleaned: CleanedColumns,
): ReadCell {
  const value = at === undefined ? null : (line[at] ?? null)
  if (typeof value !== 'string') return value
  const text = takenText(value, title, cleaned, { lines: texts.some(([written]) => written === title) })
  return text === '' ? null : text
}

/** A score as a number or as text with a comma or a point; undefined for anything else. */
function scoreOf(value: ReadCell): number | undefined {
  const text = typeof value === 'string' ? value.trim().replace(',', '.') : value
  if (typeof text === 'string' && !/^\d{1,2}(\.\d{1,2})?$/.test(text)) return undefined
  const score = typeof text === 'boolean' || text instanceof Date ? Number.NaN : Number(text)
  return score >= 0 && score <= 10 ? Math.round(score * 100) / 100 : undefined
}

function shown(score: number | null): string {
  return score === null ? 'trống' : String(score)
}

async function partsOf({ db, inThisCompany }: ProductContext, examId: number): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select id, name from exam_parts where ${inThisCompany('exam_parts')} and exam_id = ${examId}
    order by position, id`.execute(db)
  return rows
}
