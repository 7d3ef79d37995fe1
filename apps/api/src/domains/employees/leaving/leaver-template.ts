import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { type FieldErrors, invalidInput, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { refuseTwice } from '../../../contract/refuse-twice.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { dueDate, settlementDays } from './due-days.ts'

type Item = Schemas['LeaverTemplateItem']

/** The usual tasks; they stand where the company has no template of its own. */
const usualItems: readonly Item[] = [
  { name: 'Bàn giao công việc, hồ sơ, dữ liệu', doer: 'unit_head', due_rule: 'days', due_days: 0 },
  { name: 'Trả tài sản, thẻ, trang thiết bị', doer: 'person', due_rule: 'days', due_days: 0 },
  { name: 'Thu hồi tài khoản, quyền truy cập', doer: 'it', due_rule: 'days', due_days: 0 },
  { name: 'Đối chiếu công nợ, tạm ứng', doer: 'accounting', due_rule: 'working_days', due_days: 3 },
  {
    name: 'Thanh toán lương, phép năm chưa nghỉ, trợ cấp (Điều 48 BLLĐ)',
    doer: 'accounting',
    due_rule: 'settlement_days',
    due_days: null,
  },
  { name: 'Báo giảm và chốt sổ BHXH', doer: 'hr', due_rule: 'settlement_days', due_days: null },
  { name: 'Trả lại bản chính giấy tờ đã giữ', doer: 'hr', due_rule: 'settlement_days', due_days: null },
  {
    name: 'Cung cấp bản sao tài liệu về quá trình làm việc khi được yêu cầu',
    doer: 'hr',
    due_rule: 'settlement_days',
    due_days: null,
  },
]

/** Days are counted in years of four digits. */
const lastLeaveDate = '2999-12-31'

/** The template is one for the company: who holds the right for units or himself does not write it. */
const ofCompany = { table: 'leaver_templates' }

export default defineOperations('leaverTemplate', {
  'leaverTemplate.show': async (_, context) => ({ template: await shownTemplate(context) }),

  'leaverTemplate.update': async ({ body: { items, version } }, context) => {
    void visibleRows(context, ofCompany)
    refuseTwice(items)
    refuseDays(items)
    const { db, companyId } = context
    // Whoever saves first is done first, also where there is no row yet that could be locked.
    await sql`select pg_advisory_xact_lock(hashtext('leaver_templates'), ${companyId})`.execute(db)
    const now = await shownTemplate(context)
    if (version !== undefined && version !== now.version) throw stale({ template: now })
    // Without items the row stays: the version goes on, and an older form is told from it.
    const kept = items.length === 0 ? null : JSON.stringify(items)
    await sql`
      insert into leaver_templates (company_id, items) values (${companyId}, ${kept}::jsonb)
      on conflict (company_id) do update set items = excluded.items`.execute(db)
    context.audit({ changedFields: ['items'] })
    return { template: await shownTemplate(context) }
  },

  'leaverTemplate.preview': async ({ body: { items, leave_date } }, context) => {
    void visibleRows(context, ofCompany)
    refuseDays(items)
    if (leave_date > lastLeaveDate)
      throw invalidInput({ leave_date: ['Ngày làm việc cuối cùng không được sau năm 2999.'] })
    const days = await settlementDays(context, leave_date)
    return { due_dates: items.map((item) => dueDate(item, leave_date, days)) }
  },
})

/** What has to be done for whoever leaves this company. */
export async function templateItems(transaction: CompanyTransaction): Promise<readonly Item[]> {
  return (await ownTemplate(transaction))?.items ?? usualItems
}

async function shownTemplate(context: ProductContext): Promise<Schemas['LeaverTemplate']> {
  const own = await ownTemplate(context)
  return {
    items: [...(own?.items ?? usualItems)],
    usual_items: [...usualItems],
    is_own: (own?.items ?? null) !== null,
    version: own?.version ?? 0,
  }
}

async function ownTemplate({
  db,
  inThisCompany,
}: CompanyTransaction): Promise<{ items: Item[] | null; version: number } | undefined> {
  const { rows } = await sql<{ items: Item[] | null; version: number }>`
    select items, version from leaver_templates where ${inThisCompany('leaver_templates')}`.execute(db)
  return rows[0]
}

/** @throws ApiFailure 400 where days are missing, or are typed beside those of the law */
function refuseDays(items: readonly Item[]): void {
  const errors: FieldErrors = {}
  for (const [at, { due_rule: rule, due_days: days }] of items.entries()) {
    const isLaw = rule === 'settlement_days' || rule === 'settlement_days_most'
    if (isLaw && days !== null) errors[`items.${at}.due_days`] = ['Số ngày do luật quy định, không nhập.']
    if (!isLaw && days === null) errors[`items.${at}.due_days`] = ['Vui lòng nhập số ngày.']
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}
