import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { refuseTwice } from '../../../contract/refuse-twice.ts'

type Template = Schemas['ProcedureTemplate']
type Item = Schemas['ProcedureTemplateItem']
type Nature = Template['nature_of_work']

const early = (name: string): Item => ({ name, is_needed: true, needs_paper: true, due_days: -1 })
const later = (name: string): Item => ({ name, is_needed: false, needs_paper: false, due_days: null })

/** The usual items of a reception; they stand where the company has no template that fits. */
const usualItems: readonly Item[] = [
  early('Nộp hồ sơ gốc'),
  early('Khám sức khỏe'),
  early('Ký hợp đồng thử việc'),
  later('Cấp thẻ'),
  later('Đồng phục'),
  later('Tài khoản'),
  later('Khai báo BHXH'),
  later('Đào tạo hội nhập'),
]

export default defineOperations('procedureTemplates', {
  'procedureTemplates.list': async (_, context) => ({
    templates: await templates(context),
    usual_items: [...usualItems],
  }),

  'procedureTemplates.update': async ({ body }, context) => {
    refuseTwice(body.items)
    const { db, companyId, inThisCompany } = context
    // Whoever saves first is done first, also where there is no row yet that could be locked.
    await sql`select pg_advisory_xact_lock(hashtext('procedure_templates'), ${companyId})`.execute(db)
    const now = await templateOf(context, body.nature_of_work)
    if (body.version !== undefined && body.version !== (now?.version ?? 0)) throw stale({ template: now })
    const ofNature = sql`${inThisCompany('procedure_templates')}
      and nature_of_work is not distinct from ${body.nature_of_work}`
    const items = JSON.stringify(body.items)
    if (body.items.length === 0) {
      await sql`delete from procedure_templates where ${ofNature}`.execute(db)
    } else if (now === null) {
      await sql`insert into procedure_templates (company_id, nature_of_work, items)
        values (${companyId}, ${body.nature_of_work}, ${items}::jsonb)`.execute(db)
    } else {
      await sql`update procedure_templates set items = ${items}::jsonb where ${ofNature}`.execute(db)
    }
    const saved = await templateOf(context, body.nature_of_work)
    const recordId = saved?.id ?? now?.id
    context.audit({ ...(recordId && { recordId }), changedFields: ['nature_of_work', 'items'] })
    return { template: saved }
  },
})

/** With what the reception of somebody of this nature of work begins, due by his first day. */
export async function firstItems(
  context: ProductContext,
  nature: Nature,
  firstDay: string,
): Promise<Schemas['ProcedureItemSave'][]> {
  const template = (await templateOf(context, nature)) ?? (await templateOf(context, null))
  const items = template?.items ?? usualItems
  return items.map(({ due_days: days, ...item }) => ({
    ...item,
    due_date: days === null ? null : daysAfter(firstDay, days),
  }))
}

/** Days by the calendar: a civil date has no hours that a change of the clock could move. */
function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

async function templateOf(context: ProductContext, nature: Nature): Promise<Template | null> {
  return (await templates(context)).find(({ nature_of_work: own }) => own === nature) ?? null
}

async function templates({ db, inThisCompany }: ProductContext): Promise<Template[]> {
  const { rows } = await sql<Template>`
    select id, nature_of_work, items, version, created_at, updated_at from procedure_templates
    where ${inThisCompany('procedure_templates')} order by nature_of_work nulls first`.execute(db)
  return rows
}
