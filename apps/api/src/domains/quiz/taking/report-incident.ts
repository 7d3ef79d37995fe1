import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { OwnPerson } from './own-person.ts'

/** Reports of one attempt; more would bury those of others. */
const mostReports = 20

/**
 * Keeps what a taker says of trouble, in his own words, beside his attempt; also once it is handed in or cancelled.
 * @throws ApiFailure 409 for who has not begun, or has said enough
 */
export async function reportIncident(
  { db, companyId }: ProductContext,
  { attempt_id: attemptId }: OwnPerson,
  text: string,
): Promise<void> {
  if (attemptId === null) throw new ApiFailure(409, 'Bạn chưa vào thi.')
  const { rows } = await sql`
    insert into quiz_incidents (company_id, attempt_id, text)
    select ${companyId}, ${attemptId}, ${text} where (select count(*) from quiz_incidents
      where company_id = ${companyId} and attempt_id = ${attemptId}) < ${mostReports} returning id`.execute(
    db,
  )
  if (rows.length === 0) {
    throw new ApiFailure(409, `Bạn đã báo ${mostReports} lần. Hãy liên hệ trực tiếp cán bộ khảo thí.`)
  }
}
