import type { Schemas } from '@nhansu/sdk/contract'
import { type Expression, type SqlBool, sql } from 'kysely'
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
  | 'printed_title'
  | 'paper_kinds'
  | 'decision_types'
  | 'valid_from'
  | 'valid_to'
  | 'authority_no'
  | 'is_legal_representative'
> & {
  id: number
  employee_id: number
  full_name: string
  /** His last day at work; null for who is at work. */
  leave_date: string | null
}

/** A signer as he stands on a paper. */
export type ChosenSigner = Pick<
  Authority,
  'employee_id' | 'full_name' | 'printed_title' | 'authority_no' | 'is_legal_representative'
>

/**
 * The signer of a paper, by the id of his authority.
 * @throws ApiFailure 404 when there is none; 409 that says why he may not sign this paper on this day
 */
export async function signerOf(
  context: Pick<CompanyTransaction, 'db' | 'inThisCompany'>,
  id: number,
  paper: PaperToSign,
): Promise<ChosenSigner> {
  const authorities = await authoritiesOf(context, sql<SqlBool>`signers.id = ${id}`)
  const [authority] = authorities
  if (authority === undefined) throw notFound()
  const why = refusalOf(authority, paper)
  if (why !== undefined) throw new ApiFailure(409, why)
  return chosenOf(authority)
}

function chosenOf({
  employee_id,
  full_name,
  printed_title,
  authority_no,
  is_legal_representative,
}: Authority): ChosenSigner {
  return { employee_id, full_name, printed_title, authority_no, is_legal_representative }
}

/** An authority, and why it does not cover each of the papers that are asked about. */
export interface JudgedSigner extends ChosenSigner {
  id: number
  /** In the order of the papers; nothing for those that it covers. */
  refusals: readonly (string | undefined)[]
}

/** Every authority of the company, judged by each of these papers; the newest first. */
export async function judgedSigners(
  context: Pick<CompanyTransaction, 'db' | 'inThisCompany'>,
  papers: readonly PaperToSign[],
): Promise<JudgedSigner[]> {
  const authorities = await authoritiesOf(context, sql<SqlBool>`true`)
  return authorities.map((authority) => ({
    id: authority.id,
    ...chosenOf(authority),
    refusals: papers.map((paper) => refusalOf(authority, paper)),
  }))
}

/** The list of signers as it is offered for papers of a day. */
interface OfferedSigners {
  signers: Schemas['ContractSigner'][]
  /** Whether one of them has to be chosen. */
  is_required: boolean
}

/** Everybody in the list of signers, those before who may sign all of these papers; of the others why not. */
export async function offeredSigners(
  context: Pick<CompanyTransaction, 'db' | 'inThisCompany'>,
  papers: readonly PaperToSign[],
): Promise<OfferedSigners> {
  const judged = await judgedSigners(context, papers)
  const signers = judged.map(({ refusals, ...signer }) => ({
    ...signer,
    refusal: refusals.find((refusal) => refusal !== undefined) ?? null,
  }))
  return {
    signers: signers.toSorted((one, other) => Number(one.refusal !== null) - Number(other.refusal !== null)),
    is_required: judged.some(({ refusals }) => refusals.includes(undefined)),
  }
}

async function authoritiesOf(
  { db, inThisCompany }: Pick<CompanyTransaction, 'db' | 'inThisCompany'>,
  which: Expression<SqlBool>,
): Promise<Authority[]> {
  const { rows } = await sql<Authority>`
    select signers.id, signers.printed_title, signers.paper_kinds, signers.decision_types, signers.valid_from,
      signers.valid_to, signers.authority_no, signers.is_legal_representative, signers.employee_id, employees.full_name,
      employees.leave_date
    from signers
    join employees on employees.company_id = signers.company_id and employees.id = signers.employee_id
    where ${inThisCompany('signers')} and ${which}
    order by signers.valid_from desc, signers.id`.execute(db)
  return rows
}

/** Why an authority does not cover a paper; undefined when it does. */
export function refusalOf(
  {
    full_name: name,
    paper_kinds,
    decision_types,
    valid_from,
    valid_to,
    leave_date,
  }: Omit<Authority, 'id' | 'is_legal_representative'>,
  { kind, decisionType, on }: PaperToSign,
): string | undefined {
  if (!paper_kinds.includes(kind)) return `${name} không được ký loại văn bản này.`
  const limited = kind === 'decision' && decision_types.length > 0
  if (limited && (decisionType === undefined || !decision_types.includes(decisionType)))
    return `${name} không được ký loại quyết định này.`
  if (on < valid_from) return `${name} chỉ được ký từ ngày ${shown(valid_from)}.`
  if (valid_to !== null && on > valid_to) return `${name} chỉ được ký đến hết ngày ${shown(valid_to)}.`
  // His authority ends with his employment, whatever days stand in the list.
  if (leave_date !== null && on > leave_date)
    return `${name} đã nghỉ việc, ngày làm việc cuối cùng là ${shown(leave_date)}.`
  return undefined
}

function shown(day: string): string {
  return day.split('-').toReversed().join('-')
}
