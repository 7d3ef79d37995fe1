import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, forbidden } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { constantFor, type LawConstant, type NewValue, readConstants } from './law-values.ts'

type Preview = Data<'lawConstants.preview'>['preview']

/** A change by more than this share of the old value is more often a slip of the keyboard than a law. */
const SURPRISING = 0.5

export default defineOperations('lawConstants', {
  'lawConstants.list': async ({ query = {} }, context) => {
    const { on, may_add } = await readDay(context, query.on)
    const constants = await readConstants(context, sql`${on}::date`)
    return { law_constants: constants, on, may_add }
  },

  'lawConstants.preview': async ({ body }, context) => {
    const { today } = await readDay(context, undefined)
    return { preview: previewOf(await constantFor(context, body), body, today) }
  },

  'lawConstants.storeValue': async ({ body }, context) => {
    const { value: before } = await constantFor(context, body)
    const { may_add } = await readDay(context, undefined)
    if (!may_add) throw forbidden()
    const { key, from_date, value, source, revision = 0 } = body
    const { rows } = await sql<{ id: number | null }>`
      select (add_law_value(${context.session.userId}, ${key}, ${from_date}::date, ${value}::numeric, ${source.trim()},
        ${revision})).id`.execute(context.db)
    const law_constant = await constantFor(context, body)
    if (rows[0]?.id == null) {
      throw new ApiFailure(409, 'Giá trị của ngày này vừa được người khác ghi, vui lòng xem lại.', {
        data: { law_constant },
      })
    }
    context.audit({
      recordId: rows[0].id,
      changedFields: ['value'],
      detail: { key, from_date, value, source },
      values: { before: { value: before }, after: { value } },
    })
    return { law_constant }
  },
})

async function readDay({ db, session }: ProductContext, on: string | undefined) {
  const { rows } = await sql<{ on: string; today: string; may_add: boolean }>`
    select coalesce(${on ?? null}::date, current_date)::text as on, current_date::text as today,
      administers_group(${session.userId}) as may_add`.execute(db)
  const [day] = rows
  if (!day) throw new Error('a statement without a table answers one row')
  return day
}

function previewOf({ value: before, values }: LawConstant, body: NewValue, today: string): Preview {
  const standing = values.filter(({ state }) => state !== 'replaced')
  const next = standing.findLast(({ from_date }) => from_date > body.from_date)
  const replaces = standing.some(({ from_date }) => from_date === body.from_date)
  const { value: after, from_date } = body
  const notes = [
    before === after && 'Giá trị này không khác giá trị đang áp dụng vào ngày ấy.',
    from_date <= today &&
      'Ngày áp dụng không còn ở tương lai: những gì đã tính từ ngày ấy có thể khác khi tính lại.',
    replaces && 'Giá trị đã ghi cho đúng ngày này được thay, và vẫn còn trong lịch sử.',
    before !== null &&
      Math.abs(after - before) > before * SURPRISING &&
      'Giá trị mới chênh hơn một nửa so với giá trị cũ: hãy kiểm tra lại đơn vị tính.',
  ].filter((note) => note !== false)
  return { before, after, from_date, until: next ? dayBefore(next.from_date) : null, replaces, notes }
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}
