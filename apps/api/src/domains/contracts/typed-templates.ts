import { sql } from 'kysely'
import { notFound } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import type { Place } from '../../files/records.ts'
import { templatePlace, templatePlaceOfType } from '../../print/templates/company-paper.ts'
import { kindOf, type PaperKind } from '../../print/templates/paper-kinds.ts'
import type { WholeContract } from './contract-rows.ts'
import { paperKindOf } from './series-kinds.ts'

/** A type of contracts whose papers are of a kind. */
export interface TypeOfPaper {
  id: number
  name: string
  kind: PaperKind
}

/** Where a template belongs, and how its place is called. */
export interface TemplateSeat {
  kind: PaperKind
  type: TypeOfPaper | undefined
  place: Place
  title: string
}

/** The types of contracts of the company, by name; appendices are papers of a kind of their own. */
export async function typesOfPaper({ db, inThisCompany }: ProductContext): Promise<TypeOfPaper[]> {
  const { rows } = await sql<{ id: number; name: string; kind: WholeContract['kind'] }>`
    select id, name, kind from contract_types
    where ${inThisCompany('contract_types')} and kind <> 'appendix' order by vn_fold(name), id`.execute(db)
  return rows.map(({ id, name, kind }) => ({ id, name, kind: paperKindOf(kind) }))
}

/**
 * The place of a kind's template, or of that of one type of contracts.
 * @throws ApiFailure 404 for a type that is not there, or whose contracts are papers of another kind
 */
export async function templateSeat(
  context: ProductContext,
  kind: PaperKind,
  typeId: number | undefined,
): Promise<TemplateSeat> {
  if (typeId === undefined) return seatOf(kind)
  const type = (await typesOfPaper(context)).find(({ id }) => id === typeId)
  if (type?.kind !== kind) throw notFound()
  return seatOf(kind, type)
}

/** The place of a template as it is known by. */
export function seatOf(kind: PaperKind, type?: TypeOfPaper): TemplateSeat {
  const { title } = kindOf(kind)
  if (type === undefined) return { kind, type, place: templatePlace(kind), title }
  return { kind, type, place: templatePlaceOfType(type.id), title: `${title}: ${type.name}` }
}
