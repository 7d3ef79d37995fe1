import type { Data, Input } from '@nhansu/sdk/contract'
import { examBoardRoleLabels, examKindLabels, examPartKindLabels } from '@nhansu/sdk/domains/exams'
import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure } from '../../contract/failure.ts'
import { FileAnswer } from '../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../contract/handlers.ts'
import { takenAway } from '../../contract/personal-views.ts'
import { companyHeading } from '../../print/company-heading.ts'
import type { Block, Paper, PaperColumn } from '../../print/paper.ts'
import { renderPaper } from '../../print/render-paper.ts'
import { takeTurn } from '../../workbooks/export-turns.ts'
import { boardRows, examRows, partRows } from './exam-rows.ts'
import type { ExamStatus } from './held-exam.ts'
import { requireExam } from './require-exam.ts'
import { type ExamResult, resultsOf } from './result-rows.ts'
import { visibleExamPeople } from './visible-exams.ts'

type Form = Input<'examResults.paper'>['body']['form']
type Exam = Data<'exams.show'>['exam']
type Part = Exam['parts'][number]
type Member = Exam['board'][number]

interface Facts {
  code: string
  name: string
  kind: keyof typeof examKindLabels
  status: ExamStatus
  from: string
  to: string
  place: string | null
  pass_score: number
}

/** How many people a test has, and how many of them its reader sees. */
interface Counted {
  all: number
  seen: number
}

interface Tested {
  exam: Facts
  parts: readonly Part[]
  board: readonly Member[]
  results: readonly ExamResult[]
  /** Of how many the results are those that the reader sees. */
  all: number
}

interface FormRules {
  name: string
  /** The states in which there is something to print. */
  states: readonly ExamStatus[]
  /** True where it counts and is signed for the whole test, so that a part of it would be false. */
  isWhole: boolean
  columns: (tested: Tested) => readonly PaperColumn[]
  paper: (tested: Tested, columns: readonly PaperColumn[]) => Omit<Paper, 'heading'>
}

/** Of more people there is the workbook. */
const mostRows = 2000
const dots = '……………………………………'
const published: readonly ExamStatus[] = ['published']

const person: readonly PaperColumn[] = [
  { title: 'STT', width: 4, align: 'center' },
  { title: 'Mã NV', width: 9 },
  { title: 'Họ và tên', width: 20 },
  { title: 'Đơn vị', width: 20 },
]

const forms: Record<Form, FormRules> = {
  sign: {
    name: 'Danh sách dự kiểm tra',
    states: ['scheduled', 'running', 'scoring', 'reviewing', 'published'],
    isWhole: false,
    columns: ({ parts }) => [
      ...person,
      ...parts.map(({ name }) => ({ title: `Ký tên: ${name}`, width: 14 })),
      { title: 'Ghi chú', width: 10 },
    ],
    paper: ({ exam, results, board, parts, all }, columns) => ({
      title: 'DANH SÁCH DỰ KIỂM TRA',
      subject: subjectOf(exam) + shareWords(results.length, all),
      orientation: 'landscape',
      body: [
        ...arrangementOf(parts, exam),
        table(
          columns,
          results.map((row, at) => [...personOf(row, at), ...parts.map(() => ''), '']),
        ),
        text(`Danh sách có ${results.length} người. Số người có mặt: ………… Số người vắng: …………`),
      ],
      signatures: [{ office: 'CÁN BỘ COI KIỂM TRA' }, signatureOf('CHỦ TỊCH HỘI ĐỒNG', board, 'chair')],
    }),
  },
  marks: {
    name: 'Bảng điểm',
    states: published,
    isWhole: true,
    columns: ({ parts }) => [
      ...person,
      ...parts.map(({ name }) => ({ title: name, width: 9, align: 'right' as const })),
      { title: 'Tổng điểm', width: 8, align: 'right' },
      { title: 'Xếp loại', width: 10 },
      { title: 'Kết quả', width: 10 },
    ],
    paper: ({ exam, results, board, parts }, columns) => ({
      title: 'BẢNG ĐIỂM',
      subject: subjectOf(exam),
      orientation: 'landscape',
      body: [
        table(
          columns,
          results.map((row, at) => [...personOf(row, at), ...marksOf(row, parts)]),
        ),
        text(countWords(results)),
      ],
      signatures: [
        signatureOf('THƯ KÝ', board, 'secretary'),
        signatureOf('CHỦ TỊCH HỘI ĐỒNG', board, 'chair'),
      ],
    }),
  },
  minutes: {
    name: 'Biên bản kiểm tra',
    states: published,
    isWhole: true,
    columns: () => [...person, { title: 'Lý do vắng', width: 20 }],
    paper: ({ exam, results, board, parts }, columns) => ({
      title: 'BIÊN BẢN KIỂM TRA',
      subject: subjectOf(exam),
      orientation: 'portrait',
      body: [
        ...arrangementOf(parts, exam),
        text(`Hội đồng: ${board.map(memberWords).join('; ') || dots}.`),
        text(countWords(results)),
        ...absentOf(results, columns),
        ...correctedOf(results),
        text(`Diễn biến khác và ý kiến của người dự kiểm tra: ${dots}${dots}`),
        text('Biên bản đã đọc lại cho những người có tên cùng nghe, nhất trí và ký tên.'),
      ],
      signatures: [
        signatureOf('THƯ KÝ', board, 'secretary'),
        signatureOf('CHỦ TỊCH HỘI ĐỒNG', board, 'chair'),
      ],
    }),
  },
}

/** 'DANH SÁCH DỰ KIỂM TRA' to be signed on the day, 'BẢNG ĐIỂM' and 'BIÊN BẢN KIỂM TRA' of what has been published. */
export const examPaper: Handler<'examResults.paper'> = async ({ path, body: { form } }, context) => {
  await requireExam(context, path.id)
  const exam = await factsOf(context, path.id)
  const rules = forms[form]
  if (!rules.states.includes(exam.status)) throw new ApiFailure(409, tooEarly(form, exam.status))
  const { all, seen } = await countPeople(context, path.id)
  if (rules.isWhole && seen < all) {
    throw new ApiFailure(
      409,
      `Bạn chỉ xem được ${seen} trong ${all} người của đợt kiểm tra. Hãy nhờ người xem được tất cả in giúp.`,
    )
  }
  if (seen > mostRows) {
    throw new ApiFailure(
      409,
      `Bản in chứa nhiều nhất ${mostRows} người, đợt kiểm tra có ${seen}. Hãy xuất kết quả ra Excel.`,
    )
  }
  await takeTurn(context)
  const results = await resultsOf(context, path.id)
  const parts = await examRows<Part>(context, partRows, path.id)
  const board = await examRows<Member>(context, boardRows, path.id)
  const tested = { exam, parts, board, results, all }
  const columns = rules.columns(tested)
  context.audit({
    recordId: path.id,
    detail: { form, rows: results.length },
    seen: { ...takenAway(results, columns), deed: 'print' },
  })
  return new FileAnswer({
    name: `${rules.name} ${exam.code}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({ heading: await companyHeading(context), ...rules.paper(tested, columns) }),
  })
}

async function factsOf(context: ProductContext, id: number): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select code, name, kind, status, to_char(from_date, 'DD-MM-YYYY') as from, to_char(to_date, 'DD-MM-YYYY') as to,
      place, pass_score::float8
    from exams where ${context.inThisCompany('exams')} and id = ${id}`.execute(context.db)
  const [exam] = rows
  if (exam === undefined) throw new Error('a test that was there a moment ago')
  return exam
}

async function countPeople(context: ProductContext, id: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*)::integer as all,
      count(*) filter (where ${visibleRows(context, visibleExamPeople)})::integer as seen
    from exam_people where ${context.inThisCompany('exam_people')} and exam_id = ${id}`.execute(context.db)
  return rows[0] ?? { all: 0, seen: 0 }
}

function tooEarly(form: Form, status: ExamStatus): string {
  if (status === 'cancelled') return 'Đợt kiểm tra đã hủy nên không có gì để in.'
  return form === 'sign'
    ? 'Hãy lên lịch đợt kiểm tra rồi in danh sách ký.'
    : 'Kết quả chưa công bố nên chưa in được.'
}

function text(words: string): Block {
  return { kind: 'paragraph', text: words }
}

function table(columns: readonly PaperColumn[], rows: readonly string[][]): Block {
  return { kind: 'table', columns, rows }
}

function subjectOf({ name, code, kind }: Facts): string {
  return `${name} (${code}), ${examKindLabels[kind]}`
}

function shareWords(seen: number, all: number): string {
  return seen < all ? `, danh sách của ${seen} trong ${all} người` : ''
}

function arrangementOf(parts: readonly Part[], { from, to, place, pass_score: pass }: Facts): Block[] {
  const days = from === to ? `ngày ${from}` : `từ ngày ${from} đến ngày ${to}`
  return [
    text(`Thời gian: ${days}. Địa điểm: ${place ?? dots}. Điểm đạt: ${decimal(pass)}.`),
    text(`Phần thi: ${parts.map(partWords).join('; ') || dots}.`),
  ]
}

function partWords({ name, kind, weight, pass_score: least }: Part): string {
  const mark = least === null ? '' : `, điểm tối thiểu ${decimal(least)}`
  return `${name} (${examPartKindLabels[kind].toLowerCase()}, hệ số ${decimal(weight)}${mark})`
}

function memberWords({ role, full_name: name }: Member): string {
  return `${examBoardRoleLabels[role]} ${name}`
}

function signatureOf(office: string, board: readonly Member[], role: Member['role']) {
  const name = board.find((member) => member.role === role)?.full_name
  return { office, ...(name && { name }) }
}

function personOf({ nhansu_id: code, full_name: name, unit_name: unit }: ExamResult, at: number): string[] {
  return [String(at + 1), code, name, unit ?? '']
}

function marksOf(result: ExamResult, parts: readonly Part[]): string[] {
  const { scores, total, classify_name: grade, passed, absent_reason: absent } = result
  const given = new Map(scores.map(({ part_id: part, score }) => [part, score]))
  return [
    ...parts.map(({ id }) => numberWords(given.get(id))),
    numberWords(total),
    grade ?? '',
    absent === null ? (passed === null ? '' : passed ? 'Đạt' : 'Không đạt') : 'Vắng mặt',
  ]
}

function countWords(results: readonly ExamResult[]): string {
  const absent = results.filter(({ absent_reason: reason }) => reason !== null).length
  const passed = results.filter((row) => row.passed === true).length
  const failed = results.filter((row) => row.passed === false).length
  return `Danh sách ${results.length} người, dự kiểm tra ${results.length - absent}, vắng ${absent}. Đạt ${passed}, không đạt ${failed}.`
}

function absentOf(results: readonly ExamResult[], columns: readonly PaperColumn[]): Block[] {
  const absent = results.filter(({ absent_reason: reason }) => reason !== null)
  if (absent.length === 0) return [text('Không có người vắng.')]
  return [
    text('Người vắng mặt:'),
    table(
      columns,
      absent.map((row, at) => [...personOf(row, at), row.absent_reason ?? '']),
    ),
  ]
}

function correctedOf(results: readonly ExamResult[]): Block[] {
  const corrected = results.filter(({ corrections }) => corrections.length > 0)
  if (corrected.length === 0) return []
  const words = corrected.map(
    ({ full_name: name, corrections }) => `${name} (${corrections.map(({ reason }) => reason).join('; ')})`,
  )
  return [text(`Đính chính sau khi công bố: ${words.join('; ')}.`)]
}

function numberWords(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : decimal(value)
}

/** '8,5', the way people write a decimal here. */
function decimal(value: number): string {
  return value.toLocaleString('vi-VN', { maximumFractionDigits: 2 })
}
