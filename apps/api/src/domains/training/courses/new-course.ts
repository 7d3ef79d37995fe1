import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { drawNumber } from '../../../numbers/draw-number.ts'

/** What is said of a class when it is made for certain people. */
export type ClassFacts = Readonly<Record<string, unknown>>

/** A course that people are put into: one that was made for them, with what was said of it, or one that was there. */
export interface MadeCourse {
  id: number
  facts?: ClassFacts
}

/** Tells that people were put into a course, and what the course is where it was made for them. */
export function auditClass(context: ProductContext, { id, facts = {} }: MadeCourse): void {
  context.audit({
    resource: 'trainings',
    recordId: id,
    changedFields: [...Object.keys(facts), 'employees'],
    values: { after: facts },
  })
}

/** A planned course with a code of its own. */
export async function newCourse(context: ProductContext, facts: ClassFacts): Promise<number> {
  const values = { company_id: context.companyId, code: await newCourseCode(context), ...facts }
  const { rows } = await sql<{ id: number }>`
    insert into trainings (${sql.join(Object.keys(values).map((field) => sql.ref(field)))})
    values (${sql.join(Object.values(values))}) returning id`.execute(context.db)
  return Number(rows[0]?.id)
}

/** The next code of a course; the number of its year. */
export async function newCourseCode(context: ProductContext): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (now() at time zone 'Asia/Ho_Chi_Minh')::date as today`.execute(context.db)
  return drawNumber(context, 'training_course', {
    on: rows[0]?.today ?? '',
    userId: context.session.userId,
  })
}
