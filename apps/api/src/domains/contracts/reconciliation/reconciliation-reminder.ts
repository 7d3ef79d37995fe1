import { mismatchLabels } from '@nhansu/sdk/domains/contracts'
import { sql } from 'kysely'
import { defineReminder } from '../../../reminder-kind.ts'
import { shownDate } from '../../../workbooks/shown-values.ts'
import { furtherRights } from './mismatches.ts'

/** So many days after a check it is still told of, where no morning came in between. */
const toldDays = 20

interface Check {
  id: number
  checked_on: string
  days_left: number
  kinds: { mismatch: keyof typeof mismatchLabels; found: number; fresh: number | null }[]
}

/**
 * What the check of the month has found, once to each of those whom the rule names: how much of each kind, and how much is
 * new. A mail leaves the product, so that the kinds that ask for further rights are not counted in it.
 */
export const reconciliationReminder = defineReminder({
  kind: 'reconciliation',
  title: 'Đối chiếu hồ sơ, hợp đồng và quyết định',
  permission: 'contract_edit',
  // It is about the whole company, and about nobody.
  isForNamedAlone: true,
  dayWords: ({ dueDate }) => `đối chiếu ngày ${shownDate(dueDate)}`,
  dueWithin: async ({ db, inThisCompany }) => {
    const { rows } = await sql<Check>`
      select checks.id, checks.checked_on, checks.checked_on - current_date as days_left,
        (select coalesce(json_agg(json_build_object('mismatch', mismatch, 'found', found, 'fresh', fresh)), '[]')
         from reconciliation_check_counts counts
         where ${inThisCompany('counts')} and counts.check_id = checks.id) as kinds
      from reconciliation_checks checks
      where ${inThisCompany('checks')} and checks.checked_on > current_date - ${toldDays}::integer
      order by checks.month desc limit 1`.execute(db)
    return rows.flatMap(({ id, checked_on, days_left, kinds }) => {
      const text = wordsOf(kinds)
      if (text === undefined) return []
      return [
        {
          recordId: id,
          dueDate: checked_on,
          daysLeft: days_left,
          departmentId: null,
          employeeId: null,
          text,
        },
      ]
    })
  },
})

/** '42 điểm chưa khớp, 7 điểm mới (Chưa có hợp đồng: 2, …)'; nothing where the first check has found none, or nothing is new. */
function wordsOf(all: Check['kinds']): string | undefined {
  const kinds = all.filter(({ mismatch }) => furtherRights[mismatch] === undefined)
  const found = kinds.reduce((sum, each) => sum + each.found, 0)
  const isFirst = kinds.every(({ fresh }) => fresh === null)
  const named = kinds.flatMap(({ mismatch, found: count, fresh }) => {
    const told = isFirst ? count : (fresh ?? 0)
    return told > 0 ? [`${mismatchLabels[mismatch]}: ${told}`] : []
  })
  if (named.length === 0) return undefined
  const fresh = kinds.reduce((sum, each) => sum + (each.fresh ?? 0), 0)
  const words = named.join(', ')
  return isFirst
    ? `${found} điểm chưa khớp (${words})`
    : `${found} điểm chưa khớp, ${fresh} điểm mới (${words})`
}
