import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { reachCondition } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { visibleCampaigns } from '../campaigns/visible-campaigns.ts'
import type { HeldRound } from '../schedules/held-round.ts'
import { worksHere } from '../works-here.ts'

/** A round, and what whoever asks is in it. */
export interface RoundReader extends HeldRound {
  recruitment_name: string
  max_score: number
  pass_score: number | null
  weight: number
  has_criteria: boolean
  /** Judges in the round now. */
  judges: boolean
  /** Judges in it, or has begun a card there: keeps the others' cards from him until his own is handed in. */
  is_bound: boolean
  is_chair: boolean
  /** Has the right of the operation over the campaign. */
  reads: boolean
  /** False where it is about health and the reader may not know of that. */
  sees_kind: boolean
}

/**
 * Opens a round to those who judge in it and to those who have the right over its campaign.
 * @throws ApiFailure 404 for everybody else, and for a round that is not there
 */
export async function roundFor(context: ProductContext, id: number): Promise<RoundReader> {
  const { db, inThisCompany, session } = context
  const rights = context.scopes.filter(({ scope }) => scope !== 'own')
  const reads =
    rights.length === 0
      ? sql`false`
      : sql.join(
          rights.map(({ scope }) => reachCondition(context, visibleCampaigns, scope)),
          sql` or `,
        )
  const mine = sql`of_mine.company_id = round.company_id and of_mine.employee_id = ${session.employeeId}`
  const { rows } = await sql<RoundReader>`
    select round.id, round.recruitment_id, round.name, round.kind, round.state, recruitments.status as campaign_status,
      recruitments.name as recruitment_name, round.max_score::float8, round.pass_score::float8, round.weight::float8,
      exists (select from recruitment_criteria criterion where criterion.company_id = round.company_id
        and criterion.recruitment_id = round.recruitment_id and criterion.round_id = round.id) as has_criteria,
      exists (select from recruitment_examiners of_mine where ${mine} and of_mine.round_id = round.id
        and ${worksHere(context)}) as judges,
      exists (select from recruitment_results of_mine where ${mine} and of_mine.round_id = round.id) as is_bound,
      exists (select from recruitment_boards of_mine where ${mine} and of_mine.recruitment_id = round.recruitment_id
        and of_mine.role = 'chair' and ${worksHere(context)}) as is_chair,
      (${reads}) as reads, true as sees_kind
    from recruitment_rounds round
    join recruitments on recruitments.company_id = round.company_id and recruitments.id = round.recruitment_id
    where ${inThisCompany('round')} and round.id = ${id}`.execute(db)
  const [round] = rows
  if (round === undefined || !(round.judges || round.reads)) throw notFound()
  const knowsHealth = session.grants.some(
    ({ permission, scope }) => permission === 'employee_sensitive' && scope !== 'own',
  )
  return {
    ...round,
    is_bound: round.is_bound || round.judges,
    sees_kind: round.kind !== 'health' || round.judges || knowsHealth,
  }
}

/**
 * Whether the cards of a candidate lie open before the reader: once the round is closed; to who judges there once his own
 * card for this candidate is handed in, whatever other right he holds; to others once every card is there.
 */
export function cardsAreOpen(
  { companyId, session }: ProductContext,
  round: RoundReader,
  candidateId: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  if (!round.sees_kind) return sql<SqlBool>`false`
  if (round.state === 'closed') return sql<SqlBool>`true`
  const handedIn = (who: RawBuilder<unknown>) => sql`exists (select from recruitment_results theirs
    where theirs.company_id = ${companyId} and theirs.round_id = ${round.id} and theirs.candidate_id = ${candidateId}
      and theirs.employee_id is not distinct from ${who} and theirs.state = 'handed_in')`
  if (round.is_bound) return sql<SqlBool>`${handedIn(sql`${session.employeeId}::bigint`)}`
  // Where HR has entered the score of the round, nobody else's card is waited for.
  return sql<SqlBool>`(${handedIn(sql`null`)} or not exists (select from recruitment_expected_cards expected
    where expected.company_id = ${companyId} and expected.round_id = ${round.id}
      and expected.candidate_id = ${candidateId} and not ${handedIn(sql`expected.employee_id`)}))`
}
