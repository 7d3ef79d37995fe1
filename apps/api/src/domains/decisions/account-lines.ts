import { sql } from 'kysely'
import type { DeedContext } from '../../contract/handlers.ts'
import { reachedByRight } from '../documents/public.ts'
import { todayOf } from '../employees/public.ts'

/** Somebody in a decision, and whether he comes to the company or leaves it by it. */
interface Turn {
  employeeId: number
  comes: boolean
  leaves: boolean
}

interface Account {
  login: string
  is_active: boolean
  /** Its owner works for another company of the group as well, where it stays open. */
  is_needed_elsewhere: boolean
}

/**
 * What becomes of the accounts of a decision's people, in a sentence each: the account of a leaver ends by itself with his
 * day, and nobody's is opened by a paper. To who may see the file, where accounts stand too; asked before anything is written.
 * @returns nobody who has no account and needs none
 */
export async function accountLines(
  context: DeedContext,
  day: string,
  turns: readonly Turn[],
): Promise<Map<number, string>> {
  const ids = turns.map(({ employeeId }) => employeeId)
  const seen = await reachedByRight(context, 'employee_access', ids)
  const leavers = turns.flatMap(({ employeeId, leaves }) => (leaves ? employeeId : []))
  const accounts = await accountsOf(
    context,
    [...seen],
    leavers.filter((id) => seen.has(id)),
  )
  const when = day > (await todayOf(context)) ? `từ ngày ${shown(day)}` : 'ngay khi ban hành'
  return new Map(
    turns.flatMap((turn) => {
      if (!seen.has(turn.employeeId)) return []
      const line = lineOf(turn, accounts.get(turn.employeeId), when)
      return line === undefined ? [] : [[turn.employeeId, line] as const]
    }),
  )
}

function lineOf({ comes, leaves }: Turn, account: Account | undefined, when: string): string | undefined {
  if (account === undefined) {
    return comes ? 'Tài khoản: chưa có, mở từ hồ sơ nhân viên' : undefined
  }
  const { login, is_active, is_needed_elsewhere } = account
  if (!is_active) return `Tài khoản ${login}: đang khóa${comes ? ', mở lại từ hồ sơ nhân viên' : ''}`
  if (!leaves) return `Tài khoản ${login}: giữ nguyên`
  return is_needed_elsewhere
    ? `Tài khoản ${login}: thôi dùng ở công ty này ${when}, vẫn dùng ở công ty khác`
    : `Tài khoản ${login}: khóa ${when}`
}

/** @param leavers of whom alone it is asked whether they work elsewhere, person by person */
async function accountsOf(
  { db }: DeedContext,
  ids: readonly number[],
  leavers: readonly number[],
): Promise<Map<number, Account>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Account & { employee_id: number }>`
    select account.employee_id, account.login, account.is_active,
      account.employee_id in (select employees_working_elsewhere(${leavers}::bigint[])) as is_needed_elsewhere
    from accounts_of_employees(${ids}::bigint[]) account`.execute(db)
  return new Map(rows.map(({ employee_id, ...account }) => [employee_id, account]))
}

function shown(day: string): string {
  return day.split('-').toReversed().join('-')
}
