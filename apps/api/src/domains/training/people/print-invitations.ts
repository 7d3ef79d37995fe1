import { paperMark } from '@nhansu/sdk/domains/portal-pages'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler } from '../../../contract/handlers.ts'
import { sql } from 'kysely'
import { isPortalThere } from '../../../portal/is-portal-there.ts'
import { codeBoxes } from '../../../portal/qr-code.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { holdCourse, requireCourse } from './course-people.ts'
import { formatDay } from './day-words.ts'
import { concerned, type CourseFacts, factsOf, peopleOf, refuseClosed } from './invited-people.ts'
import { linksOf } from './training-links.ts'

/** Sheets of one print. */
const most = 200

/**
 * 'Giấy triệu tập': a sheet for each of the people who have not answered and have no e-mail address, or for the named ones, with
 * the code of the page on which they answer without signing in. Their links are written down, so that it is no read-only work.
 * @throws ApiFailure 400 for somebody named who is not asked, 409 for a course of which nobody is asked
 *   and where the portal has no address for a code to lead to
 */
export const printInvitations: Handler<'trainingMails.printInvitations'> = async (
  { path, body },
  context,
) => {
  await requireCourse(context, path.id)
  const course = await holdCourse(context, path.id)
  refuseClosed(course)
  if (!(await isPortalThere(context)))
    throw new ApiFailure(
      409,
      'Máy chủ chưa đặt địa chỉ cổng ứng tuyển (PORTAL_URL) nên chưa in được giấy triệu tập có mã QR.',
    )
  const { ids } = body
  const named =
    ids === undefined
      ? sql`nullif(trim(both from employees.company_email), '') is null`
      : sql`training_employees.id = any(${ids}::bigint[])`
  const asked = await peopleOf(
    context,
    path.id,
    'invitation',
    sql`${named} and training_employees.state = any(${concerned.invitation})`,
  )
  if (ids !== undefined && asked.length !== ids.length)
    throw invalidInput({ ids: ['Có học viên không thuộc khóa hoặc không còn cần trả lời.'] })
  if (asked.length === 0)
    throw new ApiFailure(
      409,
      'Không còn học viên nào chưa trả lời mà không có email nên không có giấy để in.',
    )
  if (asked.length > most)
    throw new ApiFailure(
      409,
      `Có ${asked.length} giấy triệu tập; hãy chọn mỗi lần nhiều nhất ${most} học viên.`,
    )
  const people = asked.map(({ id }) => id)
  const links = await linksOf(context, people)
  const about = await factsOf(context, path.id)
  await takeTurn(context)
  const heading = await companyHeading(context)
  context.audit({
    recordId: path.id,
    detail: { form: 'pdf', sheets: asked.length, people },
    seen: {
      deed: 'print',
      employeeIds: asked.map((person) => person.employee_id),
      shown: ['Họ và tên', 'Mã nhân viên', 'Đơn vị'],
    },
  })
  const deadline = formatDay(course.confirm_deadline ?? course.today)
  return new FileAnswer({
    name: `Giấy triệu tập ${course.name}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading,
      title: 'GIẤY TRIỆU TẬP',
      subject: `Tham gia khóa đào tạo ${course.name}`,
      orientation: 'portrait',
      body: asked.flatMap((person, at) => [
        ...(at === 0 ? [] : [{ kind: 'sheet' } satisfies Block]),
        ...sheetOf(person, about, { deadline, link: `${links.get(person.id)}?${paperMark}` }),
      ]),
      signatures: [],
    }),
  })
}

const text = (line: string): Block => ({ kind: 'paragraph', text: line })

function sheetOf(
  person: { full_name: string; nhansu_id: string; unit_name: string | null },
  about: CourseFacts,
  { deadline, link }: { deadline: string; link: string },
): Block[] {
  const { full_name: name, nhansu_id: code, unit_name: unit } = person
  return [
    text(`Mời ông/bà: ${name}. Mã nhân viên: ${code}.${unit === null ? '' : ` Đơn vị: ${unit}.`}`),
    text(`Thời gian: ${about.days}. Địa điểm: ${about.place}.`),
    ...(about.schedule === '' ? [] : [text(`Lịch học: ${about.schedule}.`)]),
    text(`Vui lòng trả lời chậm nhất ngày ${deadline}.`),
    {
      kind: 'code',
      ...codeBoxes(link),
      captions: [
        'Quét mã bằng điện thoại để trả lời, không cần tài khoản',
        'Mã này là của riêng ông/bà, xin đừng đưa cho người khác',
        'Không có điện thoại thông minh: trả lời với bộ phận nhân sự',
      ],
    },
  ]
}
