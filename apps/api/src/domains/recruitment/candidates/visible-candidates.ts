import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../../contract/access.ts'
import type { DeedContext } from '../../../contract/handlers.ts'
import { worksHere } from '../works-here.ts'

/** Candidates who are there: neither deleted nor erased. */
export const isThere: RawBuilder<SqlBool> = sql<SqlBool>`(candidates.removed_at is null and candidates.erased_at is null)`

/** Candidates whom lists of campaigns show: who was put into the pool has left them. */
export const isListed: RawBuilder<SqlBool> = sql<SqlBool>`(${isThere} and candidates.state <> 'archived')`

/**
 * Which candidates each scope shows: those of the campaigns of the reader's units and all below, and to an examiner those
 * of the campaigns on whose board he sits, once somebody has looked at them and as long as they take part.
 */
export const visibleCandidates: RowConditions = {
  table: 'candidates',
  unit: (context) => sql<SqlBool>`candidates.recruitment_id in (${campaignsOfUnits(context)})`,
  own: (context) => sql<SqlBool>`(
    candidates.state in ('seen', 'contacted', 'confirmed', 'accepted') and ${worksHere(context)} and exists (
      select from recruitment_boards member
      where member.company_id = ${context.companyId} and member.recruitment_id = candidates.recruitment_id
        and member.employee_id = ${context.session.employeeId}))`,
}

/** The ids of the campaigns of the units that the reader holds, and of all below. */
export function campaignsOfUnits({ session, companyId }: DeedContext): RawBuilder<unknown> {
  return sql`select campaign.id from recruitments campaign
    where campaign.company_id = ${companyId} and campaign.department_id in (
      select below from unnest(${session.unitIds}::bigint[]) as held (unit_id),
        department_and_below(${companyId}, held.unit_id) as below)`
}
