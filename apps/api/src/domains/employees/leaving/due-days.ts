import type { Schemas } from '@nhansu/sdk/contract'
import { lawConstant } from '../../../law/law-constant.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { type CivilDay, dayAfter } from '../job/days.ts'

/** By which a task is due. */
export type DueRule = Pick<Schemas['LeaverTemplateItem'], 'due_rule' | 'due_days'>

/** What khoản 1 Điều 48 of the Labour Code 2019 allows for paying what is owed. */
export interface SettlementDays {
  /** Working days after the contract has ended. */
  usual: number
  /** Days of the calendar in the special cases. */
  most: number
}

/** The first day of the Labour Code 2019: whoever left before is judged by its numbers too. */
const firstDay = '2021-01-01'

/** The days of Điều 48 as they hold when somebody leaves. */
export async function settlementDays(
  context: Pick<CompanyTransaction, 'db'>,
  leaveDate: CivilDay,
): Promise<SettlementDays> {
  const on = leaveDate < firstDay ? firstDay : leaveDate
  return {
    usual: await lawConstant(context, 'settlement_days', on),
    most: await lawConstant(context, 'settlement_days_most', on),
  }
}

/** The day by which a task is to be done, counted from the last day at work. */
export function dueDate(
  { due_rule: rule, due_days: days }: DueRule,
  leaveDate: CivilDay,
  { usual, most }: SettlementDays,
): CivilDay {
  if (rule === 'settlement_days') return workingDayAfter(leaveDate, usual)
  if (rule === 'settlement_days_most') return dayAfter(leaveDate, most)
  return rule === 'working_days' ? workingDayAfter(leaveDate, days ?? 0) : dayAfter(leaveDate, days ?? 0)
}

/** So many days from Monday to Friday after a day, before it where negative. */
function workingDayAfter(day: CivilDay, days: number): CivilDay {
  const found = new Date(`${day}T00:00:00Z`)
  for (let left = Math.abs(days); left > 0;) {
    found.setUTCDate(found.getUTCDate() + Math.sign(days))
    if (isWorkingDay(found)) left -= 1
  }
  return found.toISOString().slice(0, 10)
}

function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6
}
