import { sql } from 'kysely'
import type { CompanyTransaction } from '../../db/transaction.ts'

/** Gives a test the parts, questions and board of another one; days and exams that parts are held as stay behind. */
export async function copyArrangement(
  { db, companyId }: Pick<CompanyTransaction, 'db' | 'companyId'>,
  from: number,
  to: number,
): Promise<void> {
  await sql`
    insert into exam_parts (company_id, exam_id, position, kind, name, field_id, weight, pass_score, place)
    select company_id, ${to}, position, kind, name, field_id, weight, pass_score, place
    from exam_parts where company_id = ${companyId} and exam_id = ${from}`.execute(db)
  await sql`
    insert into exam_questions (company_id, exam_id, part_id, question_id, position)
    select asked.company_id, ${to}, new.id, asked.question_id, asked.position
    from exam_questions asked
    join exam_parts old on old.company_id = asked.company_id and old.id = asked.part_id
    join exam_parts new on new.company_id = old.company_id and new.exam_id = ${to} and new.name = old.name
    where asked.company_id = ${companyId} and asked.exam_id = ${from}`.execute(db)
  await sql`
    insert into exam_board (company_id, exam_id, employee_id, role)
    select company_id, ${to}, employee_id, role from exam_board
    where company_id = ${companyId} and exam_id = ${from}`.execute(db)
}
