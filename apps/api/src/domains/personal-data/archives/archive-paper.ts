import type { Paper } from '../../../print/paper.ts'
import { leftOut } from '../data-map/left-out.ts'
import { takenTables } from '../data-map/parts.ts'
import { headOf, otherHead } from './part-columns.ts'
import type { ReadData, ReadPart } from './write-archive.ts'

/** The parts of a file of which there is one row, told field by field. */
const toldWhole: ReadonlySet<string> = new Set([
  'employees',
  'employee_details',
  'employee_addresses',
  'employee_papers',
  'employee_affiliations',
  'employee_health',
])
const aboutTheRow: ReadonlySet<string> = new Set([
  'id',
  'employee_id',
  'person_id',
  'version',
  'created_at',
  'updated_at',
])

/** What an archive holds, to be read without any program for tables: the card field by field, the rest by its number of rows. */
export function archivePaper(
  { heading, fullName, code, parts }: ReadData,
  files: readonly string[],
  missing: readonly string[],
): Paper {
  const filled = parts.filter(({ rows }) => rows.length > 0)
  return {
    heading,
    title: 'DỮ LIỆU CÁ NHÂN',
    subject: `${fullName}, mã nhân viên ${code}`,
    orientation: 'portrait',
    body: [
      paragraph(
        'Gói này có dữ liệu mà công ty đang giữ về người có tên trên, theo quyền của chủ thể dữ liệu (Luật 91/2025/QH15). Tất cả các dòng nằm trong tệp du-lieu.xlsx và du-lieu.json, các tệp nằm trong thư mục tep. Phần không đưa vào gói được nêu ở cuối, kèm lý do.',
      ),
      ...filled
        .filter(({ table }) => toldWhole.has(table))
        .flatMap((part) => [paragraph(part.title), facts(part)]),
      paragraph('Các phần dữ liệu'),
      {
        kind: 'table',
        columns: [
          { title: 'Phần', width: 4 },
          { title: 'Số dòng', width: 1, align: 'right' },
        ],
        rows: filled.map(({ title, rows }) => [title, String(rows.length)]),
      },
      ...listed('Tệp trong gói', files),
      ...listed('Tệp chưa lấy được, xin lập lại gói sau', missing),
      ...notTaken(),
    ],
    signatures: [],
  }
}

function paragraph(text: string) {
  return { kind: 'paragraph', text } as const
}

function facts({ rows: [row = {}], columns }: ReadPart) {
  const told = columns
    .filter(({ name }) => !aboutTheRow.has(name))
    .map(({ title, valueOf }) => [title, valueOf(row)] as const)
  return {
    kind: 'table',
    columns: [
      { title: 'Thông tin', width: 2 },
      { title: 'Nội dung', width: 3 },
    ],
    rows: told.filter(([, value]) => value !== null).map(([title, value]) => [title, String(value)]),
  } as const
}

/** Tables that no archive takes, and columns that are left out of those it takes. */
function notTaken() {
  const columns = takenTables.flatMap(({ title, fields, without = {} }) =>
    Object.entries(without).map(([name, why]) => {
      const head = headOf(fields, name) ?? otherHead
      return [head === otherHead ? title : `${title}: ${head}`, why] as const
    }),
  )
  return [
    paragraph('Không đưa vào gói, và vì sao'),
    {
      kind: 'table',
      columns: [{ title: 'Vì sao', width: 1 }],
      rows: leftOut.map(({ why }) => [why]),
    },
    {
      kind: 'table',
      columns: [
        { title: 'Cột', width: 3 },
        { title: 'Vì sao', width: 2 },
      ],
      rows: [...new Map(columns.map((row) => [row.join(), row])).values()],
    },
  ] as const
}

function listed(title: string, names: readonly string[]) {
  if (names.length === 0) return []
  return [
    paragraph(title),
    { kind: 'table', columns: [{ title: 'Tên tệp', width: 1 }], rows: names.map((name) => [name]) } as const,
  ]
}
