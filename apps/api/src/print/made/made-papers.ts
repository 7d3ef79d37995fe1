import type { ResourceName, Schemas } from '@nhansu/sdk/contract'
import { type Expression, type SqlBool, sql } from 'kysely'
import { notFound } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { giveTicket, type Ticket } from '../../files/tickets.ts'

/** A kept file of a record, with what decides who may open it. */
export type KeptPaper = Omit<Schemas['MadePaper'], 'may_open'> & {
  file_id: number
  with_pay: boolean
  with_identity: boolean
  employee_ids: number[]
}

/** So many may be asked for at once, as one print of a record for each of its people makes. */
const mostAsked = 500
/** So many are told of, the newest first. */
const mostTold = 200
/** And so many where a record is printed for each of its people: one such print, and as many beside it. */
export const toldOfEach = mostTold + mostAsked

/**
 * What was made of a record.
 * @param wanted of which record, and which of its files the reader may know of where they may be many
 * @param only those that are asked for, however many came after them
 * @param newest how many are told of where none is asked for
 */
export async function keptPapers(
  { db, inThisCompany }: ProductContext,
  wanted: Expression<SqlBool>,
  only?: number | readonly number[],
  newest = mostTold,
): Promise<KeptPaper[]> {
  const asked = only === undefined ? undefined : [only].flat()
  const { rows } = await sql<KeptPaper>`
    select made_papers.id, made_papers.kind, made_papers.form, files.name, files.size, files.sha256, made_papers.is_draft,
      made_papers.code, appendices.appendix_number, (select full_name from names_of_users(array[made_papers.made_by])) as made_by_name,
      made_papers.made_at, made_papers.file_id, made_papers.with_pay, made_papers.with_identity,
      made_papers.employee_ids
    from made_papers
    join files on ${inThisCompany('files')} and files.id = made_papers.file_id
    left join appendices on ${inThisCompany('appendices')} and appendices.id = made_papers.appendix_id
    where ${inThisCompany('made_papers')} and ${wanted}
      and ${asked ? sql`made_papers.id = any(${asked}::bigint[])` : sql`true`}
    order by made_papers.id desc limit ${asked ? mostAsked : newest}`.execute(db)
  return rows
}

/** Everybody who stands in any of these files. */
export async function peopleOfPapers(
  { db, inThisCompany }: ProductContext,
  wanted: Expression<SqlBool>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct unnest(made_papers.employee_ids) as id from made_papers
    where ${inThisCompany('made_papers')} and ${wanted}`.execute(db)
  return rows.map((row) => row.id)
}

/** As its reader is told of it. */
export function toldPaper(paper: KeptPaper, may_open: boolean): Schemas['MadePaper'] {
  const { file_id: _, with_pay: __, with_identity: ___, employee_ids: ____, ...told } = paper
  return { ...told, may_open }
}

/**
 * A ticket for one of these files; the trail keeps who asked.
 * @param resource of the record, where the operation has another
 * @throws ApiFailure 404 where it is none of them
 */
export async function ticketOf(
  context: ProductContext,
  recordId: number,
  papers: readonly KeptPaper[],
  id: number,
  resource?: ResourceName,
): Promise<Ticket> {
  const paper = papers.find((kept) => kept.id === id)
  if (paper === undefined) throw notFound()
  context.audit({
    recordId,
    ...(resource && { resource }),
    detail: { file_id: paper.file_id, sha256: paper.sha256 },
    seen: { deed: 'download', employeeIds: paper.employee_ids },
  })
  return giveTicket(context, paper.file_id)
}
