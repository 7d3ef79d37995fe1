import type { Data } from '@nhansu/sdk/contract'
import { trainingAttendanceLabels } from '@nhansu/sdk/domains/training'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block, PaperColumn } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { formatDay } from './day-words.ts'

type Shown = Data<'trainingAttendances.list'>

/** What the course says of the day. */
interface DayFacts {
  code: string
  name: string
  subject: string | null
  lecturer: string | null
  place: string | null
}

const columns: readonly PaperColumn[] = [
  { title: 'STT', width: 1, align: 'center' },
  { title: 'Mã nhân viên', width: 2.5 },
  { title: 'Họ và tên', width: 4.5 },
  { title: 'Đơn vị', width: 4.5 },
  { title: 'Ghi chú', width: 2.5 },
  { title: 'Ký tên', width: 3 },
]

const text = (line: string): Block => ({ kind: 'paragraph', text: line })

/**
 * 'Danh sách điểm danh' of a day, to be signed in class.
 * @throws ApiFailure 409 for a day on which nobody is expected
 */
export async function printAttendances(
  context: ProductContext,
  day: Shown['day'],
  attendances: Shown['attendances'],
): Promise<FileAnswer> {
  if (attendances.length === 0) {
    throw new ApiFailure(
      409,
      'Buổi học chưa có học viên nào nên không có danh sách để in. Hãy thêm học viên trước.',
    )
  }
  await takeTurn(context)
  const about = await factsOf(context, day.id)
  const heading = await companyHeading(context)
  context.audit({
    resource: 'trainings',
    recordId: day.training_id,
    detail: { form: 'pdf', day: day.date },
    seen: {
      deed: 'print',
      employeeIds: attendances.map((person) => person.employee_id),
      shown: ['Họ và tên', 'Mã nhân viên', 'Đơn vị', 'Điểm danh'],
    },
  })
  const group = day.group_name === null ? '' : `, lớp ${day.group_name}`
  return new FileAnswer({
    name: `Danh sách điểm danh ${about.code} ${formatDay(day.date).replaceAll('/', '-')}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading,
      title: 'DANH SÁCH ĐIỂM DANH',
      subject: `Khóa đào tạo ${about.name} (${about.code})`,
      orientation: 'portrait',
      body: [
        text(
          `Thời gian: ngày ${formatDay(day.date)}, từ ${day.from_time} đến ${day.to_time}${group}. Địa điểm: ${about.place ?? '……………………'}.`,
        ),
        text(`Môn học: ${about.subject ?? '……………………'}. Giảng viên: ${about.lecturer ?? '……………………'}.`),
        {
          kind: 'table',
          columns,
          rows: attendances.map(({ nhansu_id: code, full_name: name, unit_name: unit, state }, at) => [
            String(at + 1),
            code,
            name,
            unit ?? '',
            state === null ? '' : trainingAttendanceLabels[state],
            '',
          ]),
        },
        text('Có mặt: ………… người. Vắng mặt: ………… người.'),
      ],
      signatures: [{ office: 'NGƯỜI LẬP DANH SÁCH' }, { office: 'GIẢNG VIÊN' }],
    }),
  })
}

async function factsOf({ db, inThisCompany }: ProductContext, id: number): Promise<DayFacts> {
  const { rows } = await sql<DayFacts>`
    select course.code, course.name, subject.name as subject, coalesce(teacher.full_name, lecturer.name) as lecturer,
      place.name as place
    from training_details day
    join trainings course on ${inThisCompany('course')} and course.id = day.training_id
    left join training_subjects subject on ${inThisCompany('subject')} and subject.id = day.subject_id
    left join training_lecturers lecturer on ${inThisCompany('lecturer')} and lecturer.id = day.lecturer_id
    left join employees teacher on ${inThisCompany('teacher')} and teacher.id = lecturer.employee_id
    left join training_locations place on ${inThisCompany('place')}
      and place.id = coalesce(day.location_id, course.location_id)
    where ${inThisCompany('day')} and day.id = ${id}`.execute(db)
  const [facts] = rows
  if (facts === undefined) throw new Error('the day of a course is there')
  return facts
}
