import type { Schemas } from '@nhansu/sdk/contract'
import { emailVariables } from '@nhansu/sdk/domains/emails'
import { type RawBuilder, sql } from 'kysely'
import { isMailAddress } from '../../../mail/addresses.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { today } from '../candidates/consents.ts'
import { isThere } from '../candidates/visible-candidates.ts'

type Variable = Schemas['EmailVariable']

/** What the sender types for all recipients. */
export type TypedValues = Schemas['EmailValues']

/** What a letter needs to know of its recipient. */
export interface RecipientFacts {
  id: number
  full_name: string | null
  state: string
  gender: string | null
  email: string | null
  campaign: string | null
  position: string | null
  company: string
  /** Whether he agrees still: in the pool to staying there, else to the use of his data for the campaign. */
  agrees: boolean
}

/**
 * The facts of those of these candidates who are there, in the order of their ids.
 * @param visible which candidates the sender may see
 */
export async function recipientFacts(
  { db, inThisCompany }: CompanyTransaction,
  ids: readonly number[],
  visible: RawBuilder<unknown>,
): Promise<RecipientFacts[]> {
  const { rows } = await sql<RecipientFacts>`
    select candidates.id, candidates.full_name, candidates.state, a.gender, a.email, r.name as campaign,
      p.name as position, company.name as company,
      exists (select from applicant_consents consent
        where consent.company_id = candidates.company_id and consent.applicant_id = candidates.applicant_id
          and consent.withdrawn_at is null
          and case when candidates.state = 'archived' then consent.purpose = 'reserve' and consent.until >= ${today}
            else consent.purpose = 'processing' end) as agrees
    from candidates
    join companies company on company.id = candidates.company_id
    join applicants a on a.company_id = candidates.company_id and a.id = candidates.applicant_id
    left join recruitments r on r.company_id = candidates.company_id and r.id = candidates.recruitment_id
    left join positions p on p.company_id = r.company_id and p.id = r.position_id
    where ${inThisCompany('candidates')} and ${isThere} and ${visible} and candidates.id = any(${ids}::bigint[])
    order by candidates.id`.execute(db)
  return rows
}

/** Holds candidates until the end of the transaction: who withdraws meanwhile waits, and finds the letters to him written. */
export async function holdRecipients(
  { db, inThisCompany }: CompanyTransaction,
  ids: readonly number[],
): Promise<void> {
  await sql`select from candidates where ${inThisCompany('candidates')} and id = any(${ids}::bigint[])
    order by id for share`.execute(db)
}

/** The values of a letter to somebody; what is not known is absent. */
export function valuesFor(facts: RecipientFacts, typed: TypedValues): Partial<Record<Variable, string>> {
  const known: Record<string, string | null | undefined> = {
    ho_ten: facts.full_name,
    danh_xung: salutations[facts.gender ?? ''] ?? 'Anh/Chị',
    vi_tri: facts.position,
    dot_tuyen_dung: facts.campaign,
    ten_cong_ty: facts.company,
    ...typed,
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => Boolean(value)))
}

const salutations: Readonly<Record<string, string>> = { Nam: 'Anh', Nữ: 'Chị' }

/** The variables that a letter uses, each once. */
export function variablesIn(...texts: readonly string[]): Variable[] {
  const used = texts.flatMap((text) =>
    [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim()),
  )
  return [...new Set(used)].filter((name): name is Variable => Object.hasOwn(emailVariables, name))
}

/** Whether somebody gets a letter, and why not. */
export type Judgement =
  | { values: Partial<Record<Variable, string>>; address: string }
  | { reason: Schemas['EmailHeldReason']; missing: Variable[] }

/**
 * Judges a recipient: without an address, a consent or a value that the words ask for there is no letter, and nobody
 * gets one after he has withdrawn.
 * @param needed the variables that the words use
 */
export function judge(
  facts: RecipientFacts | undefined,
  needed: readonly Variable[],
  typed: TypedValues,
): Judgement {
  if (facts === undefined) return held('gone')
  if (facts.state === 'withdrawn') return held('withdrawn')
  if (!facts.agrees) return held('no_consent')
  if (facts.email === null || !isMailAddress(facts.email)) return held('no_email')
  const values = valuesFor(facts, typed)
  const missing = needed.filter((name) => values[name] === undefined)
  return missing.length > 0 ? { reason: 'missing_values', missing } : { values, address: facts.email }
}

function held(reason: Schemas['EmailHeldReason']): Judgement {
  return { reason, missing: [] }
}
