import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'

type Company = Pick<CompanyTransaction, 'inThisCompany'>

/** The papers in use that are asked of an employee, whose row is known as `person`: a join that calls them `paper`. */
export function askedPapers({ inThisCompany }: Company): RawBuilder<unknown> {
  return sql`join required_papers paper on ${inThisCompany('paper')} and paper.is_active
    and (paper.nature_of_work is null or paper.nature_of_work = person.nature_of_work)`
}

/** What the papers in use are called that are asked of who does this kind of work; of unknown work those of everybody. */
export async function askedPaperNames(
  { db, inThisCompany }: Pick<CompanyTransaction, 'db' | 'inThisCompany'>,
  natureOfWork: number | null,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select paper.name from required_papers paper where ${inThisCompany('paper')} and paper.is_active
      and (paper.nature_of_work is null or paper.nature_of_work = ${natureOfWork}) order by paper.id`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** Whether a document of the paper's type is about the person and has not expired. */
export function isAmongDocuments({ inThisCompany }: Company): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from document_employees about
    join documents document on ${inThisCompany('document')} and document.id = about.document_id
      and (document.expiry_date is null or document.expiry_date >= current_date)
    where ${inThisCompany('about')} and about.employee_id = person.id
      and document.document_type_id = paper.document_type_id)`
}

/** Whether somebody who works here still has to hand the paper in: it is neither marked by hand nor among the documents. */
export function isMissing(company: Company): RawBuilder<SqlBool> {
  return sql<SqlBool>`person.active and not exists (
      select from employee_paper_marks mark
      where ${company.inThisCompany('mark')} and mark.employee_id = person.id and mark.required_paper_id = paper.id)
    and not ${isAmongDocuments(company)}`
}
