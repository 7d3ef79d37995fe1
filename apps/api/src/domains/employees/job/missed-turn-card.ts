import { sql } from 'kysely'
import { defineOwnHomeCard } from '../../../home-card.ts'
import { spokenDay } from './days.ts'

const employeesPath = '/nhan-vien'

/**
 * Says to those who write of people's work that the last turn of a day is not today's: what should be in effect still
 * waits. The turn comes after midnight and may take two hours, so until three o'clock that of the day before is as it
 * should be.
 */
export const missedTurnCard = defineOwnHomeCard({
  key: 'missed_day_turn',
  title: 'Thay đổi công việc chưa được áp dụng',
  link: employeesPath,
  stays: true,
  read: async ({ prepared, inThisCompany, session }) => {
    const writes = session.grants.some(
      ({ permission, scope }) => permission === 'employee_edit' && scope !== 'own',
    )
    if (!writes) return undefined
    const rows = await prepared(sql<{ last: string | null; due: number }>`
      select (select turned_on from job_turns where ${inThisCompany('job_turns')}) as last,
        (select count(*) from job_changes
         where ${inThisCompany('job_changes')} and state = 'waiting' and held_up is null
           and effective_date <= (now() - interval '3 hours')::date) as due
      where not exists (
        select from job_turns
        where ${inThisCompany('job_turns')} and turned_on >= (now() - interval '3 hours')::date)`)
    const [missed] = rows
    // A company whose first night is still to come has missed nothing unless something waits for it.
    if (missed === undefined || (missed.last === null && missed.due === 0)) return undefined
    const text =
      missed.last === null
        ? 'Chưa có lần áp dụng nào'
        : `Lần áp dụng gần nhất: ngày ${spokenDay(missed.last)}`
    const note =
      missed.due === 0 ? 'Không có thay đổi nào đang chờ' : `${missed.due} thay đổi đã đến ngày vẫn đang chờ`
    return { figures: [], lines: [{ text, note, link: employeesPath }] }
  },
})
