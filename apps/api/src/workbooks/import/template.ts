import { FileAnswer } from '../../contract/file-answer.ts'
import type { FieldColumn } from '../columns.ts'
import type { Sheet, SheetColumn, SheetRow } from '../xlsx/sheet.ts'
import { columnLetters } from '../xlsx/sheet-xml.ts'
import { sheetName, workbook, workbookType } from '../xlsx/workbook.ts'
import { valueOfEmptyCell } from './cell-values.ts'
import type { ImportFields } from './fields.ts'

const valuesName = 'Giá trị cho phép'

/** An empty workbook to fill in: titles, what each column takes, and lists to choose from, all of the contract. */
export function importTemplate(fields: ImportFields): FileAnswer {
  const { operation, columns, required } = fields
  const listed = columns.filter(({ labels = {} }) => Object.keys(labels).length > 0)
  const sheets: Sheet[] = [
    {
      name: sheetName(operation.title),
      header: true,
      columns: columns.map((column) => entryColumn(column, required, listed)),
      rows: [],
    },
    guide(fields),
    ...(listed.length > 0 ? [allowedValues(listed)] : []),
  ]
  return new FileAnswer({
    name: `Mẫu nhập ${operation.title}.xlsx`,
    mediaType: workbookType,
    content: workbook(sheets),
  })
}

function entryColumn(
  { path, title, kind, width, labels, many }: FieldColumn,
  required: ReadonlySet<string>,
  listed: readonly FieldColumn[],
): SheetColumn {
  const place = listed.findIndex((column) => column.path === path) + 1
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

function guide({ columns, required, key }: ImportFields): Sheet {
  const rows = columns.map((column): SheetRow => [
    column.title,
    required.has(column.path) ? 'Có' : 'Không',
    column.path === key.path
      ? `${howTo(column)} Dòng có ${lower(key.title)} đã tồn tại sẽ được cập nhật; cột bị bỏ khỏi tệp thì giữ nguyên giá trị đang có.`
      : `${howTo(column)}${ifEmpty(column, required)}`,
    column.valueOf({ [column.path]: column.schema['example'] })?.toString() ?? null,
  ])
  return {
    name: 'Hướng dẫn',
    header: true,
    columns: [24, 12, 70, 24].map((width, index) => ({
      title: guideTitles[index] ?? '',
      kind: 'text',
      width,
    })),
    rows: [rows],
  }
}

const kindWords = {
  text: 'Văn bản',
  number: 'Số',
  money: 'Số tiền, không có dấu phân cách',
  date: 'Ngày, ví dụ 31-01-2026',
  datetime: 'Ngày và giờ',
} as const satisfies Record<FieldColumn['kind'], string>

function howTo({ labels, many, refersTo, kind, schema }: FieldColumn): string {
  if (many) return 'Một hoặc nhiều giá trị trong danh sách, cách nhau bằng dấu phẩy.'
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
