import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import type { CompanyTransaction } from '../../db/transaction.ts'

/** What is to be signed, and when. */
export interface PaperToSign {
  kind: Schemas['Signer']['paper_kinds'][number]
  /** Of a decision its type. */
  decisionType?: number
  /** The day of signing, `YYYY-MM-DD`. */
  on: string
}

type Authority = Pick<
  Schemas['Signer'],
  'printed_title' | 'paper_kinds' | 'decision_types' | 'valid_from' | 'valid_to' | 'authority_no'
> & { employee_id: number; full_name: string }

/** A signer as he stands on a paper. */
export type ChosenSigner = Pick<Authority, 'employee_id' | 'full_name' | 'printed_title' | 'authority_no'>

/**
 * The signer of a paper, by the id of his authority.
 * @throws ApiFailure 404 when there is none; 409 that says why he may not sign this paper on this day
 */
export async function signerOf(
  { db, inThisCompany }: Pick<CompanyTransaction, 'db' | 'inThisCompany'>,
  id: number,
  paper: PaperToSign,
): Promise<ChosenSigner> {
  const { rows } = await sql<Authority>`
    select signers.printed_title, signers.paper_kinds, signers.decision_types, signers.valid_from, signers.valid_to,
      signers.authority_no, signers.employee_id, employees.full_name
    from signers
    join employees on employees.company_id = signers.company_id and employees.id = signers.employee_id
    where ${inThisCompany('signers')} and signers.id = ${id}`.execute(db)
  const [authority] = rows
  if (authority === undefined) throw notFound()
  const why = refusalOf(authority, paper)
  if (why !== undefined) throw new ApiFailure(409, why)
  const { employee_id, full_name, printed_title, authority_no } = authority
  return { employee_id, full_name, printed_title, authority_no }
}

/** Why an authority does not cover a paper; undefined when it does. */
export function refusalOf(
  { full_name: name, paper_kinds, decision_types, valid_from, valid_to }: Authority,
  { kind, decisionType, on }: PaperToSign,
): string | undefined {
  if (!paper_kinds.includes(kind)) return `${name} không được ký loại văn bản này.`
  const limited = kind === 'decision' && decision_types.length > 0
  if (limited && (decisionType === undefined || !decision_types.includes(decisionType)))
    return `${name} không được ký loại quyết định này.`
  if (on < valid_from) return `${name} chỉ được ký từ ngày ${shown(valid_from)}.`
  if (valid_to !== null && on > valid_to) return `${name} chỉ được ký đến hết ngày ${shown(valid_to)}.`
  return undefined
}

function shown(day: string): string {
  return day.split('-').toReversed().join('-')
}
