import { FileAnswer } from '../../contract/file-answer.ts'
import type { FieldColumn } from '../columns.ts'
import type { Sheet, SheetColumn, SheetRow } from '../xlsx/sheet.ts'
import { columnLetters } from '../xlsx/sheet-xml.ts'
import { sheetName, workbook, workbookType } from '../xlsx/workbook.ts'
import { valueOfEmptyCell } from './cell-values.ts'
import type { ImportFields } from './fields.ts'

const valuesName = 'Giá trị cho phép'
const guideName = 'Hướng dẫn'

/** Sheets of a template that say how to fill in the others. */
export const explainingSheets: readonly string[] = [guideName, valuesName]

/** A sheet to fill in, and what it takes. */
export interface TemplateSheet {
  name: string
  fields: ImportFields
}

/** An empty workbook to fill in: titles, what each column takes, and lists to choose from, all of the contract. */
export function importTemplate(fields: ImportFields): FileAnswer {
  const { title } = fields.operation
  return templateOfSheets(title, [{ name: title, fields }])
}

/** The same of several sheets, which share the explanations and the lists. */
export function templateOfSheets(title: string, parts: readonly TemplateSheet[]): FileAnswer {
  const listed = parts.flatMap(({ fields }) =>
    fields.columns.filter(({ labels = {} }) => Object.keys(labels).length > 0),
  )
  const sheets: Sheet[] = [
    ...parts.map(({ name, fields: { columns, required, requiredOfNew = required } }) => ({
      name: sheetName(name),
      header: true,
      columns: columns.map((column) => entryColumn(column, requiredOfNew, listed)),
      rows: [],
    })),
    guide(parts),
    ...(listed.length > 0 ? [allowedValues(listed)] : []),
  ]
  return new FileAnswer({
    name: `Mẫu nhập ${title}.xlsx`,
    mediaType: workbookType,
    content: workbook(sheets),
  })
}

function entryColumn(
  entry: FieldColumn,
  required: ReadonlySet<string>,
  listed: readonly FieldColumn[],
): SheetColumn {
  const { path, title, kind, width, labels, many } = entry
  const place = listed.indexOf(entry) + 1
  const letters = columnLetters(Math.max(place, 1))
  const last = Object.keys(labels ?? {}).length + 1
  return {
    title: required.has(path) ? `${title} *` : title,
    kind,
    width: width + 2,
    ...(place > 0 && !many && { choices: `'${valuesName}'!$${letters}$2:$${letters}$${last}` }),
  }
}

function allowedValues(listed: readonly FieldColumn[]): Sheet {
  const words = listed.map(({ labels }) => Object.values(labels ?? {}))
  const most = Math.max(...words.map(({ length }) => length))
  return {
    name: valuesName,
    header: true,
    columns: listed.map(({ title, width }) => ({ title, kind: 'text', width: width + 4 })),
    rows: [Array.from({ length: most }, (_, row) => words.map((column) => column[row] ?? null))],
  }
}

const guideTitles = ['Cột', 'Bắt buộc', 'Cách ghi', 'Ví dụ']

function guide(parts: readonly TemplateSheet[]): Sheet {
  const isOne = parts.length === 1
  const widths = [24, 16, 70, 24]
  const titles = isOne ? guideTitles : ['Trang tính', ...guideTitles]
  return {
    name: guideName,
    header: true,
    columns: (isOne ? widths : [18, ...widths]).map((width, index) => ({
      title: titles[index] ?? '',
      kind: 'text',
      width,
    })),
    rows: parts.map(({ name, fields }) =>
      fields.columns.map((column): SheetRow =>
        isOne ? guideRow(column, fields) : [name, ...guideRow(column, fields)],
      ),
    ),
  }
}

function guideRow(column: FieldColumn, { required, requiredOfNew, key, notes }: ImportFields): SheetRow {
  const isWanted = required.has(column.path)
  const keyed = `Dòng có ${lower(key.title)} đã tồn tại sẽ được cập nhật; cột bị bỏ khỏi tệp thì giữ nguyên giá trị đang có.`
  const rest = column.path === key.path ? ` ${keyed}` : ifEmpty(column, required)
  return [
    column.title,
    isWanted ? 'Có' : requiredOfNew?.has(column.path) ? 'Với người mới' : 'Không',
    `${howTo(column)}${notes?.get(column.path) ?? rest}`,
    column.valueOf({ [column.path]: column.schema['example'] })?.toString() ?? null,
  ]
}

const kindWords = {
  text: 'Văn bản',
  number: 'Số',
  money: 'Số tiền, không có dấu phân cách',
  date: 'Ngày, ví dụ 31-01-2026',
  datetime: 'Ngày và giờ',
} as const satisfies Record<FieldColumn['kind'], string>

function howTo({ labels, many, refersTo, kind, schema }: FieldColumn): string {
  if (many) return `Một hoặc nhiều giá trị${labels ? ' trong danh sách' : ''}, cách nhau bằng dấu phẩy.`
  if (refersTo) return 'Chọn một giá trị trong danh sách; có thể ghi tên hoặc mã.'
  if (labels) return 'Chọn một giá trị trong danh sách.'
  const { minLength, maxLength, minimum, maximum } = schema
  const limits = [
    ...(typeof minLength === 'number' && minLength > 1 ? [`ít nhất ${minLength} ký tự`] : []),
    ...(typeof maxLength === 'number' ? [`tối đa ${maxLength} ký tự`] : []),
    ...(typeof minimum === 'number' ? [`từ ${minimum}`] : []),
    ...(typeof maximum === 'number' ? [`đến ${maximum}`] : []),
  ]
  return `${[kindWords[kind], ...limits].join(', ')}.`
}

function ifEmpty(column: FieldColumn, required: ReadonlySet<string>): string {
  if (required.has(column.path)) return ''
  return valueOfEmptyCell(column) === undefined
    ? ' Để trống: giữ nguyên giá trị đang có.'
    : ' Để trống: xóa giá trị đang có.'
}

const lower = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)
