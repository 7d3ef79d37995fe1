import { jobChangeKindLabels } from '@nhansu/sdk/domains/job-changes'
import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type CivilDay, spokenDay } from './days.ts'
import type { ChangedFacts, JobChange } from './job-facts.ts'

/** Levels of positions that lead a unit: Ban Tổng Giám đốc, Giám đốc, Trưởng phòng, Đội trưởng, Tổ trưởng, Trưởng nhóm. */
const leading = [1, 2, 4, 6, 9, 14]

/**
 * What an officer should know before giving people these positions; it keeps nobody from them. Asked after the writing, so
 * that whoever moves is counted where he goes.
 * @param coming whose change waits for its day: they sit elsewhere until then
 */
export async function positionWarnings(
  { db, inThisCompany }: CompanyTransaction,
  { main_position: main, further_positions: further = [] }: ChangedFacts,
  coming: readonly number[] = [],
): Promise<string[]> {
  const asked = [...(main ? [{ ...main, is_main: true }] : []), ...further]
  if (asked.length === 0) return []
  const { rows } = await sql<{
    position: string
    unit: string
    plan: number | null
    holders: number
    is_elsewhere: boolean
    leaders: number
  }>`
    select position.name as position, unit.name as unit, position.headcount_plan as plan,
      coalesce(position.department_id <> unit.id, false) as is_elsewhere,
      (select count(*) from (
        select held.employee_id from employee_positions held
        where ${inThisCompany('held')} and held.position_id = position.id and held.to_date is null
        union select unnest(${coming}::bigint[])) holder) as holders,
      case when asked.is_main and position.position_level = any(${leading}::integer[]) then (
        select count(*) from (
          select held.employee_id from employee_positions held
          where ${inThisCompany('held')} and held.position_id = position.id and held.department_id = unit.id
            and held.is_main and held.to_date is null
          union select unnest(${coming}::bigint[])) leader) else 0 end as leaders
    from rows from (jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
        as (position_id bigint, department_id bigint, is_main boolean)) with ordinality
        as asked (position_id, department_id, is_main, place)
    join positions position on ${inThisCompany('position')} and position.id = asked.position_id
    join departments unit on ${inThisCompany('unit')} and unit.id = asked.department_id
    order by asked.place`.execute(db)
  return rows.flatMap(({ position, unit, plan, holders, is_elsewhere, leaders }) => [
    ...(plan !== null && holders > plan
      ? [`Chức vụ "${position}" vượt định biên (${holders}/${plan}).`]
      : []),
    ...(is_elsewhere ? [`Chức vụ "${position}" không thuộc đơn vị "${unit}".`] : []),
    ...(leaders > 1 ? [`Đơn vị "${unit}" đã có người giữ chức vụ "${position}".`] : []),
  ])
}

/** What of a person's later changes still stands after one that goes before them. */
export function laterWarnings(before: readonly JobChange[], day: CivilDay): string[] {
  return before
    .filter(({ effective_date }) => effective_date > day)
    .toSorted((one, other) => one.effective_date.localeCompare(other.effective_date))
    .map(
      ({ kind, effective_date }) =>
        `Thay đổi "${jobChangeKindLabels[kind]}" từ ngày ${spokenDay(effective_date)} vẫn giữ nguyên.`,
    )
}
