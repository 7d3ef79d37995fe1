import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import type { ProductContext } from '../../contract/handlers.ts'

type OwnTest = Data<'exams.mine'>['exams'][number]

/** The reader's own periodic tests that are arranged or under way, the next first; what came of them stands in his file. */
export async function ownTests({ db, inThisCompany, session }: ProductContext): Promise<OwnTest[]> {
  const { rows } = await sql<OwnTest>`
    select exam.id, exam.code, exam.name, exam.kind, exam.from_date::text as from_date, exam.to_date::text as to_date,
      exam.place, coalesce((
        select json_agg(json_build_object('id', part.id, 'name', part.name, 'kind', part.kind, 'held_on', part.held_on,
          'starts_at', to_char(part.starts_at, 'HH24:MI'), 'place', part.place) order by part.position, part.id)
        from exam_parts part where part.company_id = exam.company_id and part.exam_id = exam.id), '[]') as parts
    from exam_people person
    join exams exam on exam.company_id = person.company_id and exam.id = person.exam_id
    where ${inThisCompany('person')} and person.employee_id = ${session.employeeId}
      and exam.status in ('scheduled', 'running')
    order by exam.from_date, exam.id`.execute(db)
  return rows
}
