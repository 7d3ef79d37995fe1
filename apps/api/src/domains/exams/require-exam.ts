import { sql } from 'kysely'
import { visibleRows } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { visibleExams } from './visible-exams.ts'

/** 404 for a test that is not there, or none of the reader's. */
export async function requireExam(context: ProductContext, id: number): Promise<void> {
  const { rows } = await sql`
    select from exams where ${context.inThisCompany('exams')} and ${visibleRows(context, visibleExams)}
      and id = ${id}`.execute(context.db)
  if (rows.length === 0) throw notFound()
}
