import type { Data } from '@nhansu/sdk/contract'
import { trainingCommitmentBasisLabels } from '@nhansu/sdk/domains/training'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block, Paper } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'
import { hasPayCost, seesPay } from './commitment-sums.ts'
import { expectedCosts, placesOfDays } from './contract-contents.ts'

type Commitment = Data<'trainingCommitments.show'>['commitment']

/** What is not on record is written on the paper by hand. */
const dots = '……………………………'

/** What a contract says of the duties of both sides where the record says nothing; what was signed before has these words. */
const usualDuties = {
  employer: `bố trí thời gian và chi trả chi phí đào tạo nêu trên; nhận Bên B trở lại làm việc sau khi kết thúc khóa. ${dots}`,
  employee: `tham gia đầy đủ, hoàn thành khóa đào tạo và làm việc đủ thời hạn cam kết. ${dots}`,
} as const

const number = new Intl.NumberFormat('vi-VN')
const text = (line: string): Block => ({ kind: 'paragraph', text: line })
const money = (amount: number) => `${number.format(amount)} đồng`
const day = (date: string | null) => (date === null ? dots : shownDate(date))

/** Two copies, one for each side. */
const signatures = [{ office: 'NGƯỜI LAO ĐỘNG' }, { office: 'ĐẠI DIỆN NGƯỜI SỬ DỤNG LAO ĐỘNG' }] as const

/**
 * 'Hợp đồng đào tạo nghề' of a promise, with the six contents that the law asks for.
 * @see Bộ luật Lao động 2019, Điều 62, khoản 2
 */
export async function printCommitment(context: ProductContext, promise: Commitment): Promise<FileAnswer> {
  await takeTurn(context)
  const course = await courseFacts(context, promise.training_id)
  const heading = await companyHeading(context)
  return paper(context, promise, 'Hợp đồng đào tạo nghề', {
    heading: { ...heading, number: promise.number, date: promise.signed_on ?? heading.date },
    title: 'HỢP ĐỒNG ĐÀO TẠO NGHỀ',
    subject: 'Cam kết phục vụ sau đào tạo (Điều 62 Bộ luật Lao động 2019)',
    body: [
      ...parties(heading.company, promise),
      ...contents(promise, course),
      text(
        'Hợp đồng được lập thành 02 bản có giá trị như nhau, mỗi bên giữ 01 bản, có hiệu lực từ ngày hai bên ký.',
      ),
    ],
  })
}

/**
 * 'Biên bản thanh lý' of a promise that was claimed, paid back or waived.
 * @throws ApiFailure 409 while nothing of that has been decided, and where the reader may not see all of the sum
 */
export async function printSettlement(context: ProductContext, promise: Commitment): Promise<FileAnswer> {
  const outcome = outcomeOf(promise)
  if (outcome === undefined) {
    throw new ApiFailure(
      409,
      'Chỉ lập được biên bản thanh lý khi cam kết đã có yêu cầu bồi hoàn, đã bồi hoàn hoặc được miễn.',
    )
  }
  await refuseTooSmall(context, promise)
  await takeTurn(context)
  const heading = await companyHeading(context)
  const { decision_no: decision } = promise
  return paper(context, promise, 'Biên bản thanh lý', {
    heading,
    title: 'BIÊN BẢN THANH LÝ HỢP ĐỒNG ĐÀO TẠO NGHỀ',
    subject: `Hợp đồng đào tạo số ${promise.number}, ký ngày ${day(promise.signed_on)}`,
    body: [
      ...parties(heading.company, promise),
      text(`Khóa đào tạo: ${promise.training_name} (${promise.training_code}).`),
      text(
        `Thời hạn cam kết: ${promise.months} tháng, từ ngày ${day(promise.from_date)}. Ngày làm việc cuối cùng: ${day(promise.left_on)}${decision === null ? '' : ` theo quyết định số ${decision}`}.`,
      ),
      ...sums(promise),
      text(outcome),
      text(
        'Sau khi hai bên ký biên bản này và thực hiện xong nội dung nêu trên, hợp đồng đào tạo được thanh lý; hai bên không còn quyền và nghĩa vụ nào khác theo hợp đồng. Biên bản được lập thành 02 bản, mỗi bên giữ 01 bản.',
      ),
    ],
  })
}

function paper(
  context: ProductContext,
  { id, employee_id: employeeId, number: code, full_name: name }: Commitment,
  kind: string,
  content: Omit<Paper, 'orientation' | 'signatures'>,
): FileAnswer {
  context.audit({
    recordId: id,
    detail: { form: 'pdf' },
    seen: { deed: 'print', employeeIds: [employeeId] },
  })
  const [employee, employer] = signatures
  return new FileAnswer({
    name: `${kind} ${code.replaceAll('/', '-')} ${name}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      ...content,
      orientation: 'portrait',
      signatures: [{ ...employee, name }, employer],
    }),
  })
}

function parties(company: string, promise: Commitment): Block[] {
  return [
    text(`Bên A (người sử dụng lao động): ${company}. Người đại diện: ${dots}. Chức vụ: ${dots}.`),
    text(
      `Bên B (người lao động): ${promise.full_name}. Mã nhân viên: ${promise.nhansu_id}. Đơn vị: ${promise.unit_name ?? dots}. Số căn cước: ${dots}.`,
    ),
  ]
}

function contents(promise: Commitment, course: CourseFacts): Block[] {
  const { months, leave_counts: leave, note } = promise
  const place = course.location ?? dots
  const hours = course.hours === null ? '' : `, thời lượng ${number.format(course.hours)} giờ`
  return [
    text(
      `1. Nghề đào tạo: ${promise.training_name} (${promise.training_code})${course.type === null ? '' : `, ${course.type}`}.`,
    ),
    text(
      `2. Địa điểm: ${place}. Thời gian: từ ngày ${day(course.start_date)} đến hết ngày ${day(course.end_date)}${hours}. Tiền lương trong thời gian đào tạo: ${said(promise.training_pay ?? dots)}`,
    ),
    text(
      `3. Thời hạn cam kết làm việc sau khi được đào tạo: ${months} tháng, ${promise.from_date === null ? 'kể từ ngày tiếp theo ngày kết thúc khóa' : `từ ngày ${day(promise.from_date)} đến hết ngày ${day(promise.to_date)}`}; thời gian nghỉ không hưởng lương ${leave ? 'được' : 'không được'} tính vào thời hạn này.`,
    ),
    text(
      `4. Chi phí đào tạo: ${costOf(promise, course)}${withoutPay(promise)}. Trách nhiệm hoàn trả: nếu chấm dứt hợp đồng lao động trước khi hết thời hạn cam kết, Bên B hoàn trả phần chi phí tương ứng với thời gian chưa phục vụ, bằng chi phí đào tạo nhân số ${unit(promise)} còn lại chia cho số ${unit(promise)} cam kết.`,
    ),
    ...(promise.from_date === null ? [] : sums(promise)),
    text(`5. Trách nhiệm của Bên A: ${said(promise.employer_duties ?? usualDuties.employer)}`),
    text(`6. Trách nhiệm của Bên B: ${said(promise.employee_duties ?? usualDuties.employee)}`),
    ...(note === null ? [] : [text(`Thỏa thuận khác: ${note}`)]),
  ]
}

/** What both agreed on, as a sentence. */
function said(words: string): string {
  return /[.!?]$/u.test(words) || words.endsWith(`. ${dots}`) ? words : `${words}.`
}

/** What the course costs; before it is paid and the promise takes effect, as it is expected of the whole course. */
function costOf({ cost, from_date: effect }: Commitment, { expected }: CourseFacts): string {
  if (cost > 0 || effect !== null) return money(cost)
  if (expected === 0) return `${dots} đồng`
  return `dự kiến ${money(expected)} cho cả khóa, phần của Bên B được tính theo chứng từ thực chi`
}

/** How much of the promise is served, and what the rest of it comes to. */
function sums(promise: Commitment): Block[] {
  return [
    text(`Tính đến hết ngày ${day(promise.reckoned_on)}${withoutPay(promise)}:`),
    {
      kind: 'table',
      columns: [
        { title: 'Chi phí tính cam kết (đồng)', width: 3, align: 'right' },
        { title: `Phải phục vụ (${unit(promise)})`, width: 2, align: 'right' },
        { title: `Đã phục vụ (${unit(promise)})`, width: 2, align: 'right' },
        { title: `Còn lại (${unit(promise)})`, width: 2, align: 'right' },
        { title: 'Mức bồi hoàn (đồng)', width: 3, align: 'right' },
      ],
      rows: [
        [promise.cost, promise.whole, promise.served, promise.left, promise.repayment].map((sum) =>
          number.format(sum),
        ),
      ],
    },
  ]
}

/** What was decided in the end; undefined while nothing is. */
function outcomeOf(promise: Commitment): string | undefined {
  const { state, basis, repayment, paid_on: paid, close_reason: why } = promise
  const ground = basis === null ? '' : ` Căn cứ: ${trainingCommitmentBasisLabels[basis]}.`
  if (state === 'waived') return `Bên A miễn bồi hoàn cho Bên B. Lý do: ${why ?? dots}.`
  if (state === 'owed') return `Bên B bồi hoàn cho Bên A ${money(repayment)}, thời hạn: ${dots}.${ground}`
  if (state === 'repaid') return `Bên B đã bồi hoàn đủ ${money(repayment)} ngày ${day(paid)}.${ground}`
  return undefined
}

/** Both sides sign the sum as all there is to pay, so it is whole or not on paper. */
async function refuseTooSmall(
  { db, inThisCompany }: ProductContext,
  { id, state, without_pay: isLess }: Commitment,
): Promise<void> {
  if (!isLess || (state !== 'owed' && state !== 'repaid')) return
  const { rows } = await sql`select from training_commitments
    where ${inThisCompany('training_commitments')} and id = ${id} and ${hasPayCost}`.execute(db)
  if (rows.length > 0) {
    throw new ApiFailure(409, 'Biên bản thanh lý cần quyền xem lương để ghi đủ số tiền.')
  }
}

/** Pay while studying is left out for who may not see it, and the paper says so. */
function withoutPay({ without_pay: isLess }: Commitment): string {
  return isLess ? ' (chưa gồm tiền lương và bảo hiểm trong thời gian đào tạo)' : ''
}

function unit({ reckoned_by: by }: Commitment): string {
  return by === 'day' ? 'ngày' : 'tháng'
}

interface CourseFacts {
  type: string | null
  location: string | null
  start_date: string | null
  end_date: string | null
  hours: number | null
  /** What it is expected to cost and may be asked back, of all its people; pay where the reader sees it. */
  expected: number
}

async function courseFacts(context: ProductContext, id: number): Promise<CourseFacts> {
  const { db, inThisCompany } = context
  const { rows } = await sql<CourseFacts>`
    select type.name as type, coalesce(place.name, ${placesOfDays}) as location, course.start_date, course.end_date,
      course.hours::float8, (select coalesce(sum(greatest(cost.planned, cost.actual)), 0)::float8
        from ${expectedCosts} cost where cost.kind not in ('pay', 'insurance') or ${seesPay(context)}) as expected
    from trainings course
    left join training_types type on type.company_id = course.company_id and type.id = course.type_id
    left join training_locations place on place.company_id = course.company_id and place.id = course.location_id
    where ${inThisCompany('course')} and course.id = ${id}`.execute(db)
  return rows[0] ?? { type: null, location: null, start_date: null, end_date: null, hours: null, expected: 0 }
}
