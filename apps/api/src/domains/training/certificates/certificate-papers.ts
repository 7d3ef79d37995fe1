import { type RawBuilder, sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block, Heading } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'
import { mainUnit } from '../../employees/public.ts'
import { requireCourse } from '../people/course-people.ts'
import { certificateState, kindOf, visibleCertificates } from './held-certificates.ts'

/** Sheets of one print. */
const most = 500

/** A certificate as its paper says it. */
interface Printed {
  id: number
  employee_id: number
  nhansu_id: string
  full_name: string
  unit_name: string | null
  certificate_name: string
  number: string
  issuer: string
  /** Whether somebody else than the company gave it. */
  is_elsewhere: boolean
  issue_date: string
  expiry_date: string | null
  state: string
  /** The course that gave it, or the test; null for one that somebody else gave. */
  training_name: string | null
  exam_name: string | null
  start_date: string | null
  end_date: string | null
  hours: number | null
}

/**
 * 'Giấy chứng nhận' of certificates that courses and periodic tests gave, a sheet each.
 * @throws ApiFailure 404 when one of them is not there or not the caller's, 409 for one that says nothing any more or that
 *   somebody else gave
 */
export const printCertificates: Handler<'employeeCertificates.print'> = async (
  { body: { ids } },
  context,
) => {
  const printed = await printedOf(context, sql`employee_certificates.id = any(${ids}::bigint[])`)
  if (printed.length !== ids.length) throw notFound()
  for (const certificate of printed) refuseUnprintable(certificate)
  const [only] = printed
  return paper(context, printed, printed.length === 1 && only ? only.full_name : `${printed.length} người`)
}

/**
 * 'Giấy chứng nhận' of everybody whom a finished course gave a certificate, a sheet each.
 * @throws ApiFailure 409 for a course that is not finished, that gave none, too many for one print, or those of somebody else
 */
export const printCertificatesOfCourse: Handler<'employeeCertificates.printCourse'> = async (
  { path },
  context,
) => {
  await requireCourse(context, path.id)
  const { rows } = await sql<{ name: string; status: string }>`select name, status from trainings
    where ${context.inThisCompany('trainings')} and id = ${path.id}`.execute(context.db)
  const [course] = rows
  if (course === undefined) throw notFound()
  if (course.status !== 'finished') {
    throw new ApiFailure(409, 'Khóa chưa kết thúc nên chưa in được giấy chứng nhận. Hãy kết thúc khóa trước.')
  }
  const printed = await printedOf(
    context,
    sql`course.id = ${path.id} and employee_certificates.revoked_on is null`,
  )
  if (printed.length === 0) {
    throw new ApiFailure(409, 'Khóa này chưa cấp chứng chỉ cho ai nên không có giấy chứng nhận để in.')
  }
  if (printed.length > most) {
    throw new ApiFailure(
      409,
      `Có ${printed.length} giấy chứng nhận; hãy chọn mỗi lần nhiều nhất ${most} ở danh sách chứng chỉ đã cấp.`,
    )
  }
  for (const certificate of printed) refuseElsewhere(certificate)
  return paper(context, printed, course.name)
}

async function printedOf(context: ProductContext, which: RawBuilder<unknown>): Promise<Printed[]> {
  const { db, inThisCompany } = context
  const { rows } = await sql<Printed>`
    select employee_certificates.id, employee_certificates.employee_id, employees.nhansu_id, employees.full_name,
      ${mainUnit} as unit_name, ${kindOf('name')} as certificate_name, employee_certificates.number,
      employee_certificates.issuer, coalesce(course.is_external, exam.id is null) or not exists (select from companies company
        where company.id = employee_certificates.company_id
          and lower(normalize(company.name, nfc)) = lower(normalize(employee_certificates.issuer, nfc))) as is_elsewhere,
      employee_certificates.issue_date, employee_certificates.expiry_date,
      ${certificateState} as state, course.name as training_name, exam.name as exam_name,
      coalesce(course.start_date, exam.from_date) as start_date, coalesce(course.end_date, exam.to_date) as end_date,
      course.hours::float8
    from employee_certificates
    join employees on ${inThisCompany('employees')} and employees.id = employee_certificates.employee_id
    left join training_employees seat on ${inThisCompany('seat')}
      and seat.id = employee_certificates.training_employee_id
    left join trainings course on ${inThisCompany('course')} and course.id = seat.training_id
    left join exam_people tested on ${inThisCompany('tested')} and tested.id = employee_certificates.exam_person_id
    left join exams exam on ${inThisCompany('exam')} and exam.id = tested.exam_id
    where ${inThisCompany('employee_certificates')} and ${visibleRows(context, visibleCertificates)} and ${which}
    order by employees.sort_name, employee_certificates.id`.execute(db)
  return rows
}

/** Why a certificate of a state has no paper. */
const unprintable: Readonly<Record<string, string>> = {
  revoked: 'đã thu hồi',
  reviewing: 'đang được xem lại vì khóa đào tạo đã mở lại',
}

function refuseUnprintable(certificate: Printed): void {
  refuseElsewhere(certificate)
  const { number: code, full_name: name, state } = certificate
  const why = unprintable[state]
  if (why)
    throw new ApiFailure(409, `Chứng chỉ số ${code} của ${name} ${why} nên không in được giấy chứng nhận.`)
}

/** The company certifies what it gave itself; whoever else gave something has a paper of his own for it. */
function refuseElsewhere({
  number: code,
  full_name: name,
  issuer,
  is_elsewhere: isElsewhere,
}: Printed): void {
  if (isElsewhere)
    throw new ApiFailure(
      409,
      `Chứng chỉ số ${code} của ${name} do nơi khác cấp hoặc được ghi bằng tay (nơi cấp: ${issuer}) nên không in được giấy chứng nhận của công ty. Hãy dùng bản của nơi cấp.`,
    )
}

async function paper(
  context: ProductContext,
  printed: readonly Printed[],
  whose: string,
): Promise<FileAnswer> {
  await takeTurn(context)
  const heading = await companyHeading(context)
  for (const { id } of printed) context.audit({ recordId: id, detail: { form: 'pdf' } })
  context.audit({
    detail: { form: 'pdf', sheets: printed.length },
    seen: {
      deed: 'print',
      employeeIds: [...new Set(printed.map(({ employee_id: id }) => id))],
      shown: ['Họ và tên', 'Mã nhân viên', 'Đơn vị', 'Chứng chỉ'],
    },
  })
  return new FileAnswer({
    name: `Giấy chứng nhận ${whose}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading: { ...heading, number: null },
      title: 'GIẤY CHỨNG NHẬN',
      orientation: 'landscape',
      body: printed.flatMap((certificate, at) => [
        ...(at === 0 ? [] : [{ kind: 'sheet' } satisfies Block]),
        ...sheetOf(certificate, heading),
      ]),
      signatures: [],
    }),
  })
}

const number = new Intl.NumberFormat('vi-VN')
const text = (line: string): Block => ({ kind: 'paragraph', text: line })

function sheetOf(certificate: Printed, { company }: Heading): Block[] {
  const { full_name: name, nhansu_id: code, unit_name: unit, certificate_name: kind } = certificate
  const { expiry_date: end } = certificate
  return [
    text(
      `${company} chứng nhận ông/bà: ${name}. Mã nhân viên: ${code}.${unit === null ? '' : ` Đơn vị: ${unit}.`}`,
    ),
    text(
      certificate.exam_name === null
        ? `Đã hoàn thành khóa đào tạo: ${certificate.training_name ?? ''}${daysOf(certificate)}.`
        : `Đã đạt đợt kiểm tra: ${certificate.exam_name}${daysOf(certificate)}.`,
    ),
    text(`Được cấp: ${kind}. Số: ${certificate.number}. Nơi cấp: ${certificate.issuer}.`),
    text(
      `Ngày cấp: ${shownDate(certificate.issue_date)}. ${end === null ? 'Có giá trị vô thời hạn.' : `Có giá trị đến hết ngày ${shownDate(end)}.`}`,
    ),
    {
      kind: 'signatures',
      signatures: [{ office: 'NGƯỜI ĐƯỢC CẤP', name }, { office: 'ĐẠI DIỆN ĐƠN VỊ CẤP' }],
    },
  ]
}

/** ', từ ngày 01/03/2026 đến ngày 03/03/2026, thời lượng 24 giờ'. */
function daysOf({ start_date: from, end_date: to, hours }: Printed): string {
  const days = from === null || to === null ? '' : `, từ ngày ${shownDate(from)} đến ngày ${shownDate(to)}`
  return `${days}${hours === null ? '' : `, thời lượng ${number.format(hours)} giờ`}`
}
