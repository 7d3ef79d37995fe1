import type { Schemas } from '@nhansu/sdk/contract'
import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { type AskedUnit, unitsRightBelow } from '../asked-unit.ts'
import { codesOf, type FindingGroup, findingGroups, shownOn } from './findings.ts'
import { judgedPeople, peopleAsked } from './quality-people.ts'

type Quality = Schemas['DataQuality']
type Counts = Schemas['FileCounts']

/** The figures of a unit with all below it, or of everybody whom the reader may see. */
export async function readQuality(context: ProductContext, unit: AskedUnit | null): Promise<Quality> {
  const units = await unitsRightBelow(context, unit)
  const { db } = context
  const { rows } = await sql<{ department_id: number | null; counts: Counts }>`
    with ${judgedPeople(context, unit)}
    select null::bigint as department_id, ${counts} as counts from judged
    union all
    select belongs.department_id, ${counts} from judged
    join employee_units belongs on ${context.inThisCompany('belongs')} and belongs.employee_id = judged.id
      and belongs.department_id = any(${units.map(({ id }) => id)}::bigint[])
    group by belongs.department_id`.execute(db)
  const byUnit = new Map(rows.map(({ department_id, counts: of }) => [department_id, of]))
  return {
    unit,
    checked_at: await checkedAt(context),
    total: byUnit.get(null) ?? nobody,
    units: units.map(({ id, name, has_below }) => ({
      department_id: id,
      name,
      has_below,
      counts: byUnit.get(id) ?? nobody,
    })),
    // Each list is of the codes of its group, which the contract names one by one.
    ...((await foundByGroup(context, unit)) as Pick<
      Quality,
      'findings' | 'sensitive_findings' | 'number_findings'
    >),
  }
}

const nobody: Counts = { people: 0, complete: 0, lacking_papers: 0, lacking_data: 0, contradictory: 0 }

const counts: RawBuilder<Counts> = sql`json_build_object(
  'people', count(*),
  'complete', count(*) filter (where not lacks_papers and not lacks_data),
  'lacking_papers', count(*) filter (where lacks_papers),
  'lacking_data', count(*) filter (where lacks_data),
  'contradictory', count(*) filter (where contradictory))`

async function checkedAt({ db, inThisCompany }: ProductContext): Promise<string | null> {
  const { rows } = await sql<{ checked_at: string }>`
    select checked_at from employee_finding_checks where ${inThisCompany('employee_finding_checks')}`.execute(
    db,
  )
  return rows[0]?.checked_at ?? null
}

/** Of each group that the reader may see of anybody, how many people each finding is about; the most first. */
async function foundByGroup(context: ProductContext, unit: AskedUnit | null) {
  const shown = findingGroups.flatMap((group) => {
    const on = shownOn(context, group)
    return on === null ? [] : [{ group, on }]
  })
  const isShown = shown.map(
    ({ group, on }) => sql`(found.finding = any(${codesOf(group)}::text[]) and ${on})`,
  )
  const { rows } = await sql<{ finding: string; people: number }>`
    select found.finding, count(*)::integer as people
    from employee_findings found
    join employees on ${context.inThisCompany('employees')} and employees.id = found.employee_id
    where ${context.inThisCompany('found')} and (${sql.join(isShown, sql` or `)}) and ${peopleAsked(context, unit)}
    group by found.finding order by count(*) desc, found.finding`.execute(context.db)
  const ofGroup = (group: FindingGroup) => {
    const codes = new Set(codesOf(group))
    return rows.filter(({ finding }) => codes.has(finding))
  }
  return Object.fromEntries(shown.map(({ group }) => [group.field, ofGroup(group)]))
}
