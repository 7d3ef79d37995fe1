import type { Input } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { newCourse } from './new-course.ts'

type Copy = Input<'trainings.copy'>['body']

/**
 * Plans a course like one that is there, on other days: what it is, its subjects with who teaches them, and the costs that
 * were planned for all. People, days, partners, documents and what was paid are each course's own, and so are costs of pay,
 * which are of people.
 * @returns the new course
 * @throws ApiFailure 404 for a course that is not there or not the caller's
 */
export async function copyCourse(context: ProductContext, from: number, body: Copy): Promise<number> {
  const { db, companyId, inThisCompany } = context
  const { rows } = await sql<{ like: Record<string, unknown> }>`
    select jsonb_build_object('name', name, 'type_id', type_id, 'formality_id', formality_id, 'field_id', field_id,
      'location_id', location_id, 'owner_id', owner_id, 'hours', hours, 'is_external', is_external,
      'max_people', max_people, 'certificate_id', certificate_id, 'valid_months', valid_months,
      'least_attendance', least_attendance, 'least_score', least_score, 'commit_required', commit_required,
      'commit_months', commit_months, 'is_safety_duty', is_safety_duty, 'is_abroad', is_abroad, 'note', note,
      'is_open', is_open, 'open_department_id', open_department_id) as like
    from trainings where ${inThisCompany('trainings')} and ${visibleRows(context, { table: 'trainings' })}
      and id = ${from}`.execute(db)
  const [source] = rows
  if (source === undefined) throw notFound()
  const id = await newCourse(context, { ...source.like, ...body })
  // Lists of numbers come whole from row to row.
  await sql`update trainings copy set open_position_levels = source.open_position_levels,
      open_natures = source.open_natures, open_position_ids = source.open_position_ids
    from trainings source
    where ${inThisCompany('copy')} and copy.id = ${id} and ${inThisCompany('source')} and source.id = ${from}
      and source.is_open`.execute(db)
  await sql`
    insert into training_subjects (company_id, training_id, name, place, theory_hours, practice_hours, weight, pass_score)
    select company_id, ${id}, name, place, theory_hours, practice_hours, weight, pass_score
    from training_subjects where ${inThisCompany('training_subjects')} and training_id = ${from} order by place, id`.execute(
    db,
  )
  await sql`
    insert into training_lecturers (company_id, training_id, employee_id, name, phone, organisation, title, fee_per_hour,
      certificate, certificate_end)
    select company_id, ${id}, employee_id, name, phone, organisation, title, fee_per_hour, certificate, certificate_end
    from training_lecturers lecturer where ${inThisCompany('lecturer')} and training_id = ${from}
      and (employee_id is null or exists (select from employees
        where employees.company_id = lecturer.company_id and employees.id = lecturer.employee_id and employees.active))
    order by id`.execute(db)
  await sql`
    insert into training_subject_lecturers (company_id, training_id, subject_id, lecturer_id)
    select distinct ${companyId}::integer, ${id}::bigint, subject.id, lecturer.id
    from training_subject_lecturers taught
    join training_subjects was on ${inThisCompany('was')} and was.id = taught.subject_id
    join training_lecturers who on ${inThisCompany('who')} and who.id = taught.lecturer_id
    join training_subjects subject on ${inThisCompany('subject')} and subject.training_id = ${id} and subject.name = was.name
    join training_lecturers lecturer on ${inThisCompany('lecturer')} and lecturer.training_id = ${id}
      and (lecturer.employee_id, lecturer.name, lecturer.phone) is not distinct from (who.employee_id, who.name, who.phone)
    where ${inThisCompany('taught')} and taught.training_id = ${from}`.execute(db)
  await sql`
    insert into training_costs (company_id, training_id, kind, name, planned, payer, counts_for_commitment)
    select company_id, ${id}, kind, name, planned, payer, counts_for_commitment
    from training_costs cost where ${inThisCompany('cost')} and training_id = ${from}
      and kind not in ('pay', 'insurance') and not exists (select from training_cost_people shared
        where shared.company_id = cost.company_id and shared.cost_id = cost.id)
    order by id`.execute(db)
  context.audit({
    recordId: id,
    changedFields: Object.keys(body),
    detail: { copied_from: from },
    values: { after: body },
  })
  return id
}
