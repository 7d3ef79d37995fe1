import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { AnsweredItem } from './analyse.ts'

type Transaction = Pick<CompanyTransaction, 'db' | 'companyId'>

/** The marked papers of an exam, and whose attempt each is. */
interface MarkedPapers {
  papers: readonly (readonly AnsweredItem[])[]
  attemptIds: readonly number[]
}

/**
 * Writes down the share of its points that each marked paper of an exam got in each field, in place of what stood there. A
 * question counts for the field that it has in the bank now; one that is in the bank no more counts for none.
 */
export async function keepFieldShares(
  transaction: Transaction,
  examId: number,
  { papers, attemptIds }: MarkedPapers,
): Promise<void> {
  const { db, companyId } = transaction
  const fields = await fieldsOf(transaction, [
    ...new Set(papers.flatMap((items) => items.map(({ versionId }) => versionId))),
  ])
  const shares = papers.flatMap((items, at) =>
    [...sharesOf(items, fields)].map(([field, share]) => ({ attempt: attemptIds[at], field, share })),
  )
  await sql`delete from quiz_field_shares where company_id = ${companyId} and exam_id = ${examId}`.execute(db)
  await sql`
    insert into quiz_field_shares (company_id, exam_id, attempt_id, field_id, share)
    select ${companyId}, ${examId}, attempt, field, share
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as given (attempt bigint, field bigint, share numeric)`.execute(
    db,
  )
}

/** Of one paper the share of the points of each field, from 0 to 1. */
function sharesOf(items: readonly AnsweredItem[], fields: ReadonlyMap<number, number>): Map<number, number> {
  const sums = new Map<number, { earned: number; points: number }>()
  for (const { versionId, share, points } of items) {
    const field = fields.get(versionId)
    if (field === undefined || points === 0) continue
    const sum = sums.get(field) ?? { earned: 0, points: 0 }
    sums.set(field, { earned: sum.earned + share * points, points: sum.points + points })
  }
  return new Map([...sums].map(([field, { earned, points }]) => [field, earned / points]))
}

/** The fields of questions, by the number of the version. */
async function fieldsOf({ db, companyId }: Transaction, versionIds: readonly number[]) {
  const { rows } = await sql<{ id: number; field_id: number }>`
    select version.id, question.field_id from quiz_question_versions version
    join quiz_questions question on question.company_id = version.company_id and question.id = version.question_id
    where version.company_id = ${companyId} and version.id = any(${versionIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, field_id }) => [id, field_id]))
}
