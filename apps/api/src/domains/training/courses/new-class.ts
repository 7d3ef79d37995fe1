import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type ClassFacts, type MadeCourse, newCourse } from './new-course.ts'

/** A planned course with a subject of its name: registration opens only with one, and a class for one thing teaches just that. */
export async function newClass(context: ProductContext, facts: ClassFacts): Promise<MadeCourse> {
  const id = await newCourse(context, facts)
  await sql`insert into training_subjects (company_id, training_id, name)
    select company_id, id, name from trainings where ${context.inThisCompany('trainings')} and id = ${id}`.execute(
    context.db,
  )
  return { id, facts }
}

/**
 * A planned course like the last one for the same certificate: what it takes to pass, how long it is and what is taught in it,
 * unless said otherwise. Where there was none, it is a class of its own.
 */
export async function newClassLikeLast(
  context: ProductContext,
  certificateId: number,
  facts: ClassFacts,
): Promise<MadeCourse> {
  const { db, companyId, inThisCompany } = context
  const { rows } = await sql<{ id: number; like: ClassFacts; has_subjects: boolean }>`
    select id, jsonb_build_object('formality_id', formality_id, 'field_id', field_id, 'hours', hours,
        'is_external', is_external, 'is_safety_duty', is_safety_duty, 'valid_months', valid_months,
        'least_attendance', least_attendance, 'least_score', least_score) as like,
      exists (select from training_subjects subject
        where subject.company_id = trainings.company_id and subject.training_id = trainings.id) as has_subjects
    from trainings where ${inThisCompany('trainings')} and certificate_id = ${certificateId} and status <> 'cancelled'
    order by start_date desc nulls last, id desc limit 1`.execute(db)
  const [last] = rows
  const known = { certificate_id: certificateId, ...last?.like, ...facts }
  if (last === undefined || !last.has_subjects) return newClass(context, known)
  const id = await newCourse(context, known)
  await sql`insert into training_subjects
      (company_id, training_id, name, place, theory_hours, practice_hours, weight, pass_score)
    select ${companyId}, ${id}, name, place, theory_hours, practice_hours, weight, pass_score
    from training_subjects where ${inThisCompany('training_subjects')} and training_id = ${last.id} order by place, id`.execute(
    db,
  )
  return { id, facts: known }
}
