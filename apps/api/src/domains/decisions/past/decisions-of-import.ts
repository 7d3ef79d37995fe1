import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'

/** A decision that an import has brought. */
export interface DecisionOfImport {
  id: number
  number: string
  /** Somebody has gone on with it since: a file, a paper, a correction, a reading of its document. */
  isTouched: boolean
  /** Whom it names. */
  people: number[]
}

interface Looking {
  importId: number
  /** When the import was made. */
  madeAt: string
  /** Those decisions alone that name one of them. */
  people?: readonly number[] | undefined
  /** Whether nobody may go on with them meanwhile. */
  isHeld: boolean
}

/** The decisions that an import has brought, the oldest first. */
export async function decisionsOfImport(
  { db, inThisCompany }: CompanyTransaction,
  { importId, madeAt, people, isHeld }: Looking,
): Promise<DecisionOfImport[]> {
  const named = sql`from decision_people named
    where ${inThisCompany('named')} and named.decision_id = decisions.id`
  const { rows } = await sql<DecisionOfImport>`
    select decisions.id, decisions.decision_number as number, array(select named.employee_id ${named}) as people,
      decisions.updated_at > ${madeAt}::timestamptz or documents.updated_at > ${madeAt}::timestamptz
      or exists (select from files
        where ${inThisCompany('files')} and files.owner_kind = 'document' and files.owner_id = documents.id
          and files.removed_at is null)
      or exists (select from document_readings reading
        where ${inThisCompany('reading')} and reading.document_id = documents.id)
      or exists (select from made_papers made where ${inThisCompany('made')} and made.decision_id = decisions.id)
      or exists (select from decisions other
        where ${inThisCompany('other')} and other.corrects_id = decisions.id) as "isTouched"
    from decisions
    join documents on ${inThisCompany('documents')} and documents.decision_id = decisions.id
    where ${inThisCompany('decisions')} and decisions.import_id = ${importId}
      and (${people === undefined} or exists (select ${named} and named.employee_id = any(${people ?? []}::bigint[])))
    order by decisions.id ${isHeld ? sql`for update of decisions, documents` : sql``}`.execute(db)
  return rows
}
