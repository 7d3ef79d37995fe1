import { ApiFailure } from '../../../contract/failure.ts'
import { inFigures } from '../../../contract/figure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import { labourOffice } from '../../../print/labour-office.ts'
import type { Block, PaperColumn } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { placeOf } from '../../../workbooks/about-sheet.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownInstant } from '../../../workbooks/shown-values.ts'
import { type YearFigures, yearFigures } from './year-figures.ts'

/**
 * What the company tells the labour authority of a year's training, on paper and in figures: it names nobody.
 * @throws ApiFailure 403 for who does not read the report for the whole company
 */
export async function yearNotice(context: ProductContext, year: number): Promise<FileAnswer> {
  if (!context.scopes.some(({ scope }) => scope === 'company')) {
    throw new ApiFailure(
      403,
      'Thông báo tính cho cả công ty; bạn chỉ xem được báo cáo đào tạo của đơn vị mình.',
    )
  }
  await takeTurn(context)
  const { total, kinds } = await yearFigures(context, year)
  context.audit({ detail: { form: 'pdf', year, courses: total.courses } })
  const { session, operation } = context
  const { company, at } = await placeOf(context)
  const office = await labourOffice(context)
  return new FileAnswer({
    name: `${operation.title} ${year}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading: await companyHeading(context),
      title: 'THÔNG BÁO KẾT QUẢ ĐÀO TẠO',
      subject: `Năm ${year} (Điều 60, khoản 2, Bộ luật Lao động)`,
      orientation: 'landscape',
      body: [
        { kind: 'paragraph', text: `Kính gửi: ${office ?? '…………………………'}` },
        ...(total.courses === 0 ? nothing(company, year) : results(company, year, { total, kinds })),
      ],
      signatures: [{ office: 'NGƯỜI LẬP BIỂU', name: session.fullName }, { office: 'ĐẠI DIỆN DOANH NGHIỆP' }],
      printedBy: `Người in: ${session.fullName} (${session.login}), ${shownInstant(at)}`,
    }),
  })
}

function nothing(company: string, year: number): Block[] {
  const text = `Năm ${year}, ${company} không có khóa đào tạo nào khai giảng mà có người tham gia.`
  return [{ kind: 'paragraph', text }]
}

function results(
  company: string,
  year: number,
  { total, kinds }: { total: YearFigures; kinds: readonly YearFigures[] },
): Block[] {
  return [
    { kind: 'paragraph', text: `${company} thông báo kết quả đào tạo người lao động năm ${year} như sau:` },
    {
      kind: 'table',
      columns: [
        { title: 'Nội dung', width: 30 },
        { title: 'Số liệu', width: 12, align: 'right' },
      ],
      rows: totals.map(([words, figure]) => [words, inFigures(figure(total))]),
    },
    { kind: 'paragraph', text: 'Theo loại và lĩnh vực đào tạo:' },
    {
      kind: 'table',
      columns: kindColumns.map(({ column }) => column),
      rows: kinds.map((kind) => kindColumns.map(({ valueOf }) => valueOf(kind))),
    },
    {
      kind: 'paragraph',
      text: `Tính các khóa khai giảng trong năm ${year} có người tham gia; khóa đã hủy không tính. Chi phí không gồm tiền lương và bảo hiểm trong thời gian học.`,
    },
  ]
}

const totals: readonly (readonly [words: string, figure: (figures: YearFigures) => number])[] = [
  ['Số khóa đào tạo đã tổ chức', ({ courses }) => courses],
  ['Số người được đào tạo', ({ people }) => people],
  ['Trong đó: nam', ({ men }) => men],
  ['Trong đó: nữ', ({ women }) => women],
  ['Số lượt người tham gia', ({ joined }) => joined],
  ['Số lượt người đạt', ({ passed }) => passed],
  ['Tổng số giờ của các khóa', ({ course_hours: hours }) => hours],
  ['Tổng số giờ học của người tham gia', ({ hours }) => hours],
  ['Chi phí đào tạo (đồng)', ({ actual }) => actual],
  ['Số chứng chỉ đã cấp', ({ certificates }) => certificates],
]

interface KindColumn {
  column: PaperColumn
  valueOf: (this: void, kind: YearFigures) => string
}

type Counted = 'courses' | 'people' | 'men' | 'women' | 'hours' | 'actual' | 'certificates'

const counted = (title: string, width: number, field: Counted): KindColumn => ({
  column: { title, width, align: 'right' },
  valueOf: (kind) => inFigures(kind[field]),
})

const kindColumns: readonly KindColumn[] = [
  { column: { title: 'Loại đào tạo', width: 20 }, valueOf: ({ type_name: name }) => name ?? '' },
  {
    column: { title: 'Lĩnh vực', width: 18 },
    valueOf: ({ field_name: name }) => name ?? 'Chưa có lĩnh vực',
  },
  counted('Số khóa', 8, 'courses'),
  counted('Số người', 8, 'people'),
  counted('Nam', 7, 'men'),
  counted('Nữ', 7, 'women'),
  counted('Giờ học', 9, 'hours'),
  counted('Chi phí (đồng)', 14, 'actual'),
  counted('Chứng chỉ', 9, 'certificates'),
]
