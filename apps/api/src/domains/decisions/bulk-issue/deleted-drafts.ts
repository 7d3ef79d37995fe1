import { sql } from 'kysely'
import type { DeedContext } from '../../../contract/handlers.ts'
import { type Decision, seen } from '../decision-rows.ts'

/** A draft that somebody has deleted, as it can still be brought back. */
export interface DeletedDraft extends Pick<
  Decision,
  'id' | 'decision_type' | 'summary' | 'effective_date' | 'employee_names' | 'people_total' | 'version'
> {
  /** The first of whom it was about, each with his code. */
  named: string
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
    select decisions.id, decisions.decision_type, decisions.summary, decisions.effective_date, decisions.version,
      about.people_total, about.employee_names, about.named
    from deleted_records gone
    cross join lateral jsonb_populate_record(null::decisions, gone.content) decisions
    cross join lateral (
      select count(*) as people_total,
        string_agg(named.full_name, ', ' order by named.place) filter (where named.place <= ${few}) as employee_names,
        string_agg(named.full_name || ' (' || named.nhansu_id || ')', ', ' order by named.place)
          filter (where named.place <= ${few}) as named
      from (
        select employees.full_name, employees.nhansu_id,
          row_number() over (order by employees.sort_name, employees.id) as place
        from deleted_records of_person
        cross join lateral jsonb_populate_record(null::decision_people, of_person.content) person
        join employees on ${inThisCompany('employees')} and employees.id = person.employee_id
        where ${inThisCompany('of_person')} and of_person.resource = 'decision_people'
          and person.decision_id = decisions.id and ${seen(context)}) named) about
    where ${inThisCompany('gone')} and gone.resource = 'decisions' and gone.record_id = any(${ids}::bigint[])
      and about.people_total > 0
    order by decisions.id`.execute(db)
  return rows
}

/** Why a draft is left out that is not there any more, by what it was and whom it was about. */
export function whyDeleted({ summary, named }: Pick<DeletedDraft, 'summary' | 'named'>): string {
  return `Bản nháp "${summary}" về ${named} đã bị xóa.`
}
