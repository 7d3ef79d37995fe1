import type { Schemas } from '@nhansu/sdk/contract'
import { mismatchLabels } from '@nhansu/sdk/domains/contracts'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { furtherRights } from './mismatches.ts'

type Mismatch = Schemas['Mismatch']
type Counts = Schemas['MismatchCounts']

/**
 * What the last monthly check has found, for who reads contracts of the whole company: each kind by the rights to it over
 * the company too, as nothing smaller was counted.
 * @returns null to everybody else, and before the first check
 */
export async function lastCheck({
  db,
  inThisCompany,
  scopes,
  session,
}: ProductContext): Promise<Schemas['LastReconciliation'] | null> {
  if (!scopes.some(({ scope }) => scope === 'company')) return null
  const { rows } = await sql<Found>`
    select checks.checked_on, checks.checked, before.checked_on as before_on, found.by_kind as found, found.fresh
    from reconciliation_checks checks
    left join lateral (
      select earlier.checked_on from reconciliation_checks earlier
      where ${inThisCompany('earlier')} and earlier.month < checks.month order by earlier.month desc limit 1) before on true
    cross join lateral (
      select coalesce(json_object_agg(mismatch, counts.found), '{}') as by_kind,
        coalesce(json_object_agg(mismatch, counts.fresh), '{}') as fresh
      from reconciliation_check_counts counts
      where ${inThisCompany('counts')} and counts.check_id = checks.id) found
    where ${inThisCompany('checks')} order by checks.month desc limit 1`.execute(db)
  const [last] = rows
  if (last === undefined) return null
  const { checked_on, checked, before_on, found, fresh } = last
  const kinds = (Object.keys(mismatchLabels) as Mismatch[]).filter((kind) => {
    const needs = furtherRights[kind]
    return (
      needs === undefined ||
      session.grants.some(({ permission, scope }) => scope === 'company' && needs.includes(permission))
    )
  })
  return {
    checked_on,
    checked,
    before_on,
    found: countsOf(kinds, found),
    fresh: before_on === null ? null : countsOf(kinds, fresh),
  }
}

interface Found {
  checked_on: string
  checked: number
  before_on: string | null
  found: Partial<Record<Mismatch, number>>
  fresh: Partial<Record<Mismatch, number | null>>
}

function countsOf(kinds: readonly Mismatch[], of: Found['fresh']): Counts {
  const counts = kinds.map((kind) => [kind, of[kind] ?? 0] as const)
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  // Kinds of nobody are left out by the rights alone, as the contract says.
  return { total, ...Object.fromEntries(counts) } as Counts
}
