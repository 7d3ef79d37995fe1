import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type CivilDay, dayAfter, spokenDay } from './days.ts'
import type { ChangedFacts, ChangeKind, PositionHeld } from './job-facts.ts'

/** The facts of a body: what is not there does not change. */
export type AskedFacts = Schemas['ChangedFacts']

const everyday = [
  'main_position',
  'further_positions',
  'nature_of_work',
  'work_place',
  'direct_manager_id',
  'heavy_work',
] as const
const probation = ['probation_from', 'probation_to'] as const

/** The facts that belong to each kind. */
const factsOfKind: Readonly<Record<ChangeKind, readonly (keyof AskedFacts)[]>> = {
  opening: ['work_state', ...everyday, ...probation, 'absent_until'],
  reception: ['work_state', ...everyday, ...probation],
  official: [...everyday, ...probation],
  transfer: everyday,
  title: everyday,
  appointment: everyday,
  termination: ['leave_reason'],
  unpaid_leave: ['absent_until'],
  maternity_leave: ['absent_until'],
  pay: [],
  unit_change: everyday,
  rehire: ['work_state', ...everyday, ...probation],
}

/** What a kind cannot do without, and how that is asked for. */
const wanted: Partial<Record<ChangeKind, readonly [fact: keyof AskedFacts, text: string]>> = {
  transfer: ['main_position', 'Vui lòng chọn đơn vị và chức vụ mới.'],
  title: ['main_position', 'Vui lòng chọn chức danh mới.'],
  termination: ['leave_reason', 'Vui lòng nhập lý do nghỉ.'],
}

const years = 365
/** So many days from today a change may be to come. */
export const mostAhead = 5 * years

/** What is asked of units, positions and managers; whoever asks for thousands remembers the answers. */
export interface AskedThings {
  placeRefusal: typeof placeRefusal
  managerRefusal: typeof managerRefusal
}

/**
 * Refuses facts that do not belong to a kind, or name what is not there on that day, field by field.
 * @param today the day from which on a change waits
 */
export async function checkedFacts(
  context: CompanyTransaction,
  { kind, day, facts, ids }: { kind: ChangeKind; day: CivilDay; facts: AskedFacts; ids: readonly number[] },
  today: CivilDay,
  asked: AskedThings = { placeRefusal, managerRefusal },
): Promise<ChangedFacts> {
  const errors: Record<string, string[]> = {}
  const given = Object.keys(facts) as (keyof AskedFacts)[]
  for (const fact of given.filter((each) => !factsOfKind[kind].includes(each))) {
    errors[`facts.${fact}`] = ['Thông tin này không thuộc loại thay đổi đã chọn.']
  }
  const [fact, text] = wanted[kind] ?? []
  if (fact !== undefined && text !== undefined && (facts[fact] ?? null) === null)
    errors[`facts.${fact}`] = [text]
  if (day > dayAfter(today, mostAhead)) {
    errors['effective_date'] = ['Ngày hiệu lực không được sau hôm nay quá 5 năm.']
  }
  if (facts.absent_until && facts.absent_until < day) {
    errors['facts.absent_until'] = ['Ngày nghỉ cuối cùng trước ngày hiệu lực.']
  }
  if (facts.absent_until && facts.absent_until > dayAfter(day, mostAhead)) {
    errors['facts.absent_until'] = ['Thời gian nghỉ không được quá 5 năm.']
  }
  if (facts.probation_from && facts.probation_to && facts.probation_to < facts.probation_from) {
    errors['facts.probation_to'] = ['Ngày kết thúc thử việc trước ngày bắt đầu.']
  }
  const held = [...(facts.main_position ? [facts.main_position] : []), ...(facts.further_positions ?? [])]
  const place = await asked.placeRefusal(context, held, day)
  if (place !== undefined) {
    const isMain = facts.main_position !== undefined && place.index === 0
    errors[isMain ? 'facts.main_position' : 'facts.further_positions'] = [place.text]
  }
  const manager = await asked.managerRefusal(context, facts.direct_manager_id, ids)
  if (manager !== undefined) errors['facts.direct_manager_id'] = [manager]
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
  // Absent keys do not stand in what was read from a body.
  return facts
}

/** The first position that nobody can hold on that day, and why. */
export async function placeRefusal(
  { prepared, inThisCompany }: CompanyTransaction,
  held: readonly PositionHeld[],
  day: CivilDay,
): Promise<{ index: number; text: string } | undefined> {
  if (held.length === 0) return undefined
  const rows = await prepared(sql<{ index: number; text: string | null }>`
    select (asked.place - 1)::integer as index, case
        when position.id is null then 'Chức vụ không tồn tại.'
        when unit.id is null then 'Đơn vị không tồn tại.'
        when not position.is_active then 'Chức vụ "' || position.name || '" đã ngừng sử dụng.'
        when not unit.is_active and unit.closed_on is not null and unit.closed_on <= ${day}::date
          then 'Đơn vị "' || unit.name || '" đã giải thể.'
        when not exists (
          select from department_versions version
          where ${inThisCompany('version')} and version.department_id = unit.id and version.is_active
            and version.valid_from <= ${day}::date and (version.valid_to is null or version.valid_to > ${day}::date))
          then 'Đơn vị "' || unit.name || '" chưa thành lập hoặc đã giải thể vào ngày ' || ${spokenDay(day)}::text || '.'
      end as text
    from jsonb_array_elements(${JSON.stringify(held)}::jsonb) with ordinality as asked (each, place)
    left join positions position
      on ${inThisCompany('position')} and position.id = (asked.each ->> 'position_id')::bigint
    left join departments unit
      on ${inThisCompany('unit')} and unit.id = (asked.each ->> 'department_id')::bigint
    order by place`)
  const refused = rows.find(({ text }) => text !== null)
  return refused && { index: refused.index, text: refused.text ?? '' }
}

/** Why somebody cannot be the direct manager of these people: not there, gone, one of them, or below one of them. */
export async function managerRefusal(
  { db, inThisCompany }: CompanyTransaction,
  managerId: number | null | undefined,
  ids: readonly number[],
): Promise<string | undefined> {
  if (managerId === null || managerId === undefined) return undefined
  if (ids.includes(managerId)) return 'Nhân viên không thể tự quản lý mình.'
  const { rows } = await sql<{ active: boolean; loops: boolean }>`
    with recursive above (id, depth) as (
      select ${managerId}::bigint, 1
      union
      select version.direct_manager_id, above.depth + 1
      from above join job_versions version
        on ${inThisCompany('version')} and version.employee_id = above.id and version.valid_to is null
      where version.direct_manager_id is not null and above.depth < 50
    )
    select employees.active, exists (select from above where above.id = any(${ids}::bigint[])) as loops
    from employees where ${inThisCompany('employees')} and employees.id = ${managerId}`.execute(db)
  const [manager] = rows
  if (manager === undefined) return 'Người quản lý không tồn tại.'
  if (!manager.active) return 'Người quản lý đã nghỉ việc.'
  return manager.loops ? 'Người quản lý đang là cấp dưới của nhân viên này.' : undefined
}
