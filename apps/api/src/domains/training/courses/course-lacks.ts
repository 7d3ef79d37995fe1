import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

/** The state that a course comes to next by itself or by a call, and what it lacks for that. */
type Next = Data<'trainings.next'>
type Lacks = (context: ProductContext, id: number) => Promise<string[]>

/** What a course of a state comes to next, and what says what it lacks. */
const steps: Readonly<Record<string, { to: NonNullable<Next['to']>; lacks: Lacks }>> = {
  planned: { to: 'open', lacks: missingToOpen },
  open: { to: 'running', lacks: missingToBegin },
  running: { to: 'finished', lacks: missingToFinish },
}

/**
 * What a course lacks for its next state, before anybody tries.
 * @throws ApiFailure 404 for a course that is not there
 */
export async function nextStep(context: ProductContext, id: number): Promise<Next> {
  const { rows } = await sql<{ status: string }>`select status from trainings
    where ${context.inThisCompany('trainings')} and id = ${id}`.execute(context.db)
  if (rows[0] === undefined) throw notFound()
  const step = steps[rows[0].status]
  return step === undefined
    ? { to: null, missing: [] }
    : { to: step.to, missing: await step.lacks(context, id) }
}

/** Somebody must have said that he comes, or have come. */
export async function missingToBegin({ db, companyId }: ProductContext, id: number): Promise<string[]> {
  const { rows } =
    await sql`select from training_employees where company_id = ${companyId} and training_id = ${id}
    and state in ('confirmed', 'joined') limit 1`.execute(db)
  return rows.length > 0 ? [] : ['học viên đã xác nhận tham gia']
}

/** Every day must be closed, and whoever joined have a result. */
export async function missingToFinish({ db, companyId }: ProductContext, id: number): Promise<string[]> {
  const { rows } = await sql<{ days: number; people: number }>`
    select (select count(*)::int from training_details where company_id = ${companyId} and training_id = ${id}
        and closed_at is null) as days,
      (select count(*)::int from training_employees where company_id = ${companyId} and training_id = ${id}
        and state = 'joined') as people`.execute(db)
  const { days = 0, people = 0 } = rows[0] ?? {}
  return [
    ...(days > 0 ? [`điểm danh của ${days} buổi học`] : []),
    ...(people > 0 ? [`kết quả của ${people} học viên`] : []),
  ]
}

/** Dates, place, subject and deadlines must be there before people can register. */
export async function missingToOpen({ db, companyId }: ProductContext, id: number): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    select needed.what from trainings course, lateral (values
      ('thời gian', course.start_date is null or course.end_date is null),
      ('địa điểm', course.location_id is null and not exists (select from training_details d
        where d.company_id = course.company_id and d.training_id = course.id and d.location_id is not null)),
      ('môn học', not exists (select from training_subjects s
        where s.company_id = course.company_id and s.training_id = course.id)),
      ('hạn xác nhận', course.confirm_deadline is null)
    ) as needed (what, is_missing)
    where course.company_id = ${companyId} and course.id = ${id} and needed.is_missing`.execute(db)
  return rows.map(({ what }) => what)
}
