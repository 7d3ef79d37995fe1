import type { Data, Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, invalidInput, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { asPreview } from '../../../contract/preview.ts'
import { newClassLikeLast } from '../courses/new-class.ts'
import { auditClass, type MadeCourse } from '../courses/new-course.ts'
import { addPeople, notAdded, type Refusal, refusalsOf } from '../people/add-people.ts'
import { holdCourse, requireCourse } from '../people/course-people.ts'
import { kindOf, visibleCertificates } from './held-certificates.ts'

type Wanted = Input<'employeeCertificates.renew'>['body']
type Renewed = Data<'employeeCertificates.renew'>

/** A certificate that is to be renewed. */
interface Ending {
  id: number
  employee_id: number
  nhansu_id: string
  full_name: string
  certificate_id: number
  /** Why its holder needs no class for it. */
  reason: string | null
}

/**
 * Puts the holders of certificates of one kind into a class that renews it, all or none. Needs that the certificates had
 * raised follow by themselves.
 * @param isPreview says who would be added and who not, and changes nothing
 * @throws ApiFailure 409 with who cannot be added, 400 for certificates of several kinds or a course for another one
 */
export async function renewCertificates(
  context: ProductContext,
  wanted: Wanted,
  isPreview: boolean,
): Promise<Renewed> {
  const ending = await endingOf(context, wanted.ids)
  const certificateId = kindOfAll(ending)
  const { made, ...renewed } = await asPreview(context, isPreview, async () => {
    const into = await classFor(context, wanted, certificateId)
    const course = await holdCourse(context, into.id)
    const asked = ending.filter(({ reason }) => reason === null)
    const refused = [
      ...ending.flatMap(({ reason, employee_id, nhansu_id, full_name }): Refusal[] =>
        reason === null ? [] : [{ employee_id, nhansu_id, full_name, reason }],
      ),
      ...(await refusalsOf(
        context,
        course.id,
        asked.map(({ employee_id: id }) => id),
      )),
    ]
    if (refused.length > 0 && !isPreview) throw notAdded(refused)
    const gone = new Set(refused.map(({ employee_id: id }) => id))
    const coming = asked.filter(({ employee_id: id }) => !gone.has(id))
    const employeeIds = coming.map(({ employee_id: id }) => id)
    const waiting = await addPeople(context, course, { employeeIds, mandatory: wanted.mandatory })
    const ids = coming.map(({ id }) => id)
    return { made: into, training_id: course.id, ids, added: coming.length, waiting, refused }
  })
  if (isPreview) return { ...renewed, training_id: wanted.training_id ?? null }
  auditClass(context, made)
  return renewed
}

/**
 * These certificates, the one of a person that counts if he has several among them, by when they end.
 * @throws ApiFailure 404 when one of them is not there or not the caller's
 */
async function endingOf(context: ProductContext, ids: readonly number[]): Promise<Ending[]> {
  const { inThisCompany, db } = context
  const { rows } = await sql<Ending>`
    select employee_certificates.id, employee_certificates.employee_id, employees.nhansu_id, employees.full_name,
      employee_certificates.certificate_id, case
        when employee_certificates.revoked_on is not null then 'Chứng chỉ đã bị thu hồi.'
        when later.id is not null then 'Đã có chứng chỉ mới'
          || coalesce(', hạn đến ' || to_char(later.expiry_date, 'DD/MM/YYYY'), ', vô thời hạn') || '.'
        when other.code is not null then 'Đã có trong khóa ' || other.code || ' cấp cùng chứng chỉ.'
        when employee_certificates.expiry_date is null then 'Chứng chỉ vô thời hạn.'
        when employee_certificates.expiry_date - current_date > ${kindOf('remind_days')}
          then 'Còn hạn đến ' || to_char(employee_certificates.expiry_date, 'DD/MM/YYYY') || '.'
      end as reason
    from employee_certificates
    join employees on ${inThisCompany('employees')} and employees.id = employee_certificates.employee_id
    left join lateral (select held.id, held.expiry_date from employee_certificates held
      where ${inThisCompany('held')} and held.employee_id = employee_certificates.employee_id
        and held.certificate_id = employee_certificates.certificate_id and held.revoked_on is null
        and (held.issue_date, held.id) > (employee_certificates.issue_date, employee_certificates.id)
      order by held.issue_date desc, held.id desc limit 1) later on true
    left join lateral (select course.code from training_employees seat
      join trainings course on ${inThisCompany('course')} and course.id = seat.training_id
      where ${inThisCompany('seat')} and seat.employee_id = employee_certificates.employee_id
        and course.certificate_id = employee_certificates.certificate_id
        and course.status in ('planned', 'open', 'running')
        and seat.state not in ('refused', 'absent', 'withdrawn', 'failed')
      order by course.start_date, course.id limit 1) other on true
    where ${inThisCompany('employee_certificates')} and ${visibleRows(context, visibleCertificates)}
      and employee_certificates.id = any(${ids}::bigint[])
    order by employee_certificates.expiry_date, employees.sort_name, employee_certificates.id`.execute(db)
  if (rows.length !== ids.length) throw notFound()
  const counts = new Set(rows.flatMap(({ reason, employee_id: id }) => (reason === null ? [id] : [])))
  return rows.filter(({ reason, employee_id: id }) => reason === null || !counts.has(id))
}

/** @throws ApiFailure 400 for certificates of several kinds: a class gives one */
function kindOfAll(ending: readonly Ending[]): number {
  const [kind, ...others] = new Set(ending.map(({ certificate_id: id }) => id))
  if (kind === undefined) throw notFound()
  if (others.length > 0) {
    throw invalidInput({
      ids: ['Một lớp gia hạn một loại chứng chỉ. Hãy lọc danh sách theo chứng chỉ rồi chọn lại.'],
    })
  }
  return kind
}

async function classFor(
  context: ProductContext,
  { training_id: id, course }: Wanted,
  certificateId: number,
): Promise<MadeCourse> {
  if ((id === undefined) === (course === undefined)) {
    throw invalidInput({ training_id: ['Chọn một khóa đã có, hoặc nhập khóa mới.'] })
  }
  if (course !== undefined) return newClassLikeLast(context, certificateId, course)
  const { rows } = await sql<{ certificate_id: number | null }>`select certificate_id from trainings
    where ${context.inThisCompany('trainings')} and id = ${id}`.execute(context.db)
  await requireCourse(context, Number(id))
  if (rows[0]?.certificate_id !== certificateId) {
    throw new ApiFailure(409, 'Khóa này không cấp chứng chỉ cần gia hạn. Hãy chọn khóa khác hoặc mở lớp mới.')
  }
  return { id: Number(id) }
}
