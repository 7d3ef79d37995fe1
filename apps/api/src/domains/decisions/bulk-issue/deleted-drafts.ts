import { sql } from 'kysely'
import type { DeedContext } from '../../../contract/handlers.ts'
import { type Decision, seen } from '../decision-rows.ts'

/** A draft that somebody has deleted, as it can still be brought back. */
export interface DeletedDraft extends Pick<
  Decision,
  'id' | 'decision_type' | 'summary' | 'effective_date' | 'employee_names' | 'people_total' | 'version'
> {
  /** The first of whom it was about, each with his code, and how many more there are. */
  named: string
  /** All of whom it was about, as far as the reader saw them. */
  employee_ids: number[]
}

/** So many people are named. */
const few = 3

/**
 * Those of these drafts that were deleted a moment ago, as far as the reader saw them: rights are asked of the people whom
 * they were about, as for a draft that is there.
 */
export async function deletedDrafts(context: DeedContext, ids: readonly number[]): Promise<DeletedDraft[]> {
  if (ids.length === 0) return []
  const { db, inThisCompany } = context
  const { rows } = await sql<DeletedDraft>`
    with gone as materialized (
      select draft.* from deleted_records kept
      cross join lateral jsonb_populate_record(null::decisions, kept.content) draft
      where ${inThisCompany('kept')} and kept.resource = 'decisions' and kept.record_id = any(${ids}::bigint[])
    ), about as materialized (
      select decisions.id as decision_id, employees.id, employees.full_name, employees.nhansu_id,
        row_number() over (partition by decisions.id order by employees.sort_name, employees.id) as place
      from deleted_records kept
      cross join lateral jsonb_populate_record(null::decision_people, kept.content) person
      join gone decisions on decisions.id = person.decision_id
      join employees on ${inThisCompany('employees')} and employees.id = person.employee_id
      where ${inThisCompany('kept')} and kept.resource = 'decision_people'
        and (kept.content ->> 'decision_id')::bigint = any(${ids}::bigint[]) and ${seen(context)})
    select gone.id, gone.decision_type, gone.summary, gone.effective_date, gone.version,
      count(*) as people_total, array_agg(about.id order by about.place) as employee_ids,
      string_agg(about.full_name, ', ' order by about.place) filter (where about.place <= ${few}) as employee_names,
      string_agg(about.full_name || ' (' || about.nhansu_id || ')', ', ' order by about.place)
        filter (where about.place <= ${few})
        || case when count(*) > ${few} then ' và ' || count(*) - ${few} || ' người khác' else '' end as named
    from gone
    join about on about.decision_id = gone.id
    group by gone.id, gone.decision_type, gone.summary, gone.effective_date, gone.version
    order by gone.id`.execute(db)
  return rows
}

/** Why a draft is left out that is not there any more, by what it was and whom it was about. */
export function whyDeleted({ summary, named }: Pick<DeletedDraft, 'summary' | 'named'>): string {
  return `Bản nháp "${summary}" về ${named} đã bị xóa.`
}
