import { type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import { type FieldErrors, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { reminderKinds } from './kinds.ts'
import { reminderRules, type ReminderRule } from './reminder-rules-rows.ts'

/** One for the company: who holds the right for units or himself has no part of it. */
const visible: RowConditions = { table: 'reminder_rules' }

export default defineOperations('reminderRules', {
  'reminderRules.list': async (_, context) => {
    void visibleRows(context, visible)
    return { reminder_rules: await reminderRules(context) }
  },

  'reminderRules.update': async ({ path, body: { version, ...changes } }, context) => {
    void visibleRows(context, visible)
    const wanted = { ...(await find(context, path.id)), ...changes }
    await requireRecipients(context, wanted)
    const unchanged = version === undefined ? sql<SqlBool>`true` : sql<SqlBool>`version = ${version}`
    const days = wanted.days_before.toSorted((one, other) => other - one)
    const { rows } = await sql`
      update reminder_rules set days_before = ${days}::integer[], to_holder = ${wanted.to_holder},
        to_head = ${wanted.to_head},
        role_ids = ${wanted.role_ids}::bigint[], employee_ids = ${wanted.employee_ids}::bigint[],
        is_active = ${wanted.is_active}
      where ${context.inThisCompany('reminder_rules')} and id = ${path.id} and ${unchanged} returning id`.execute(
      context.db,
    )
    const now = { reminder_rule: await find(context, path.id) }
    if (rows.length === 0) throw stale(now)
    context.audit({ recordId: path.id, changedFields: Object.keys(changes), detail: { kind: wanted.kind } })
    return now
  },
})

/** @throws ApiFailure 404 */
async function find(context: ProductContext, id: number): Promise<ReminderRule> {
  const rule = (await reminderRules(context)).find((each) => each.id === id)
  if (rule === undefined) throw notFound()
  return rule
}

/** @throws ApiFailure 400 for a rule in use that reminds nobody, or names somebody who is not there */
async function requireRecipients({ db, inThisCompany }: ProductContext, rule: ReminderRule): Promise<void> {
  const { rows } = await sql<{ employees: number; roles: number }>`
    select (select count(*)::integer from employees where ${inThisCompany('employees')} and active
        and id = any(${rule.employee_ids}::bigint[])) as employees,
      (select count(*)::integer from roles where ${inThisCompany('roles')}
        and id = any(${rule.role_ids}::bigint[])) as roles`.execute(db)
  const isForNamedAlone = reminderKinds.find(({ kind }) => kind === rule.kind)?.isForNamedAlone === true
  const namedAlone =
    'Lời nhắc này chỉ gửi cho vai trò và người được chọn, vì ai hỏi về dữ liệu của mình là chuyện riêng.'
  const errors: FieldErrors = {
    ...(rows[0]?.employees !== rule.employee_ids.length && {
      employee_ids: ['Có người không còn làm việc hoặc không tìm thấy. Hãy chọn lại.'],
    }),
    ...(rows[0]?.roles !== rule.role_ids.length && {
      role_ids: ['Có vai trò không còn. Hãy chọn lại.'],
    }),
    ...(rule.is_active &&
      !rule.to_holder &&
      !rule.to_head &&
      rule.role_ids.length + rule.employee_ids.length === 0 && {
        to_head: ['Chọn ít nhất một nơi nhận, hoặc tắt lời nhắc này.'],
      }),
    ...(isForNamedAlone && rule.to_head && { to_head: [namedAlone] }),
    ...(isForNamedAlone && rule.to_holder && { to_holder: [namedAlone] }),
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}
