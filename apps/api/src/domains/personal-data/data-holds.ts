import type { Schemas } from '@nhansu/sdk/contract'
import { type SqlBool, sql } from 'kysely'
import { ApiFailure, invalidInput, notFound, stale } from '../../contract/failure.ts'
import { savedChanges } from '../../contract/audit-values.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { openFile, todayOf } from '../employees/public.ts'

type Hold = Schemas['DataHold']

const PAGE = 30

/** Tạm giữ theo yêu cầu pháp lý: whose data may not be erased for now, and why. */
export default defineOperations('dataHolds', {
  'dataHolds.list': async ({ query = {} }, context) => {
    const { page = 1, size = PAGE } = query
    // What a court wants of him nobody reads of himself.
    const ofOthers = sql<SqlBool>`data_holds.employee_id is distinct from ${context.session.employeeId}::bigint`
    const holds = await holdsOf(context, ofOthers, sql`limit ${size} offset ${(page - 1) * size}`)
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from data_holds where ${context.inThisCompany('data_holds')} and ${ofOthers}`.execute(
      context.db,
    )
    const total = rows[0]?.total ?? 0
    return {
      holds,
      meta: {
        pagination: { total, per_page: size, current_page: page, total_pages: Math.ceil(total / size) },
      },
    }
  },

  'dataHolds.store': async ({ body: { employee_id, reason, until_date = null } }, context) => {
    const { db, companyId, session } = context
    const before = await lastErasure(context, employee_id)
    // Whoever erases this person waits for the hold, or the hold for him.
    const { id } = await openFile(context, employee_id, true)
    if ((await lastErasure(context, id)) !== before)
      throw new ApiFailure(
        409,
        'Dữ liệu của người này vừa được xóa theo đề nghị. Hãy xem phần còn lại, rồi tạm giữ nếu vẫn cần.',
      )
    refuseOwn(id === session.employeeId)
    if (until_date !== null && until_date < (await todayOf(context)))
      throw invalidInput({ until_date: ['Ngày cuối phải từ hôm nay trở đi.'] })
    const { rows } = await sql<{ id: number }>`
      insert into data_holds (company_id, employee_id, reason, until_date, created_by)
      values (${companyId}, ${id}, ${reason}, ${until_date}::date, ${session.userId}) returning id`.execute(
      db,
    )
    const holdId = Number(rows[0]?.id)
    context.audit({ recordId: holdId, changedFields: ['reason', 'until_date'], detail: { employee_id: id } })
    return { hold: await openHold(context, holdId) }
  },

  'dataHolds.end': async ({ path, body: { version, reason } }, context) => {
    const { db, inThisCompany, session } = context
    await sql`select from data_holds
      where ${inThisCompany('data_holds')} and id = ${path.id} for no key update`.execute(db)
    const hold = await openHold(context, path.id)
    refuseOwn(hold.is_mine)
    if (!hold.is_in_force)
      throw new ApiFailure(409, 'Lệnh tạm giữ này không còn hiệu lực.', { data: { hold } })
    if (version !== undefined && version !== hold.version) throw stale({ hold })
    await sql`update data_holds set ended_at = now(), ended_by = ${session.userId}, end_reason = ${reason}
      where ${inThisCompany('data_holds')} and id = ${path.id}`.execute(db)
    context.audit({
      recordId: path.id,
      ...savedChanges({ is_in_force: true }, { is_in_force: false }),
      detail: { employee_id: hold.employee_id },
    })
    return { hold: await openHold(context, path.id) }
  },
})

/** The last time that something was erased of somebody; null where nothing was. */
async function lastErasure(
  { db, inThisCompany }: ProductContext,
  employeeId: number,
): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from erasures
    where ${inThisCompany('erasures')} and employee_id = ${employeeId} and state = 'done'`.execute(db)
  return rows[0]?.last ?? null
}

function refuseOwn(isMine: boolean): void {
  if (isMine) throw new ApiFailure(403, 'Không ai được đặt hoặc bỏ lệnh tạm giữ trên dữ liệu của chính mình.')
}

async function openHold(context: ProductContext, id: number): Promise<Hold> {
  const [hold] = await holdsOf(context, sql<SqlBool>`data_holds.id = ${id}`)
  if (hold === undefined) throw notFound()
  return hold
}

async function holdsOf(
  { db, inThisCompany, session }: ProductContext,
  which: ReturnType<typeof sql<SqlBool>>,
  part = sql``,
): Promise<Hold[]> {
  const { rows } = await sql<Hold>`
    with told as (
      select data_holds.id, data_holds.employee_id, employees.nhansu_id, employees.full_name, data_holds.reason,
        data_holds.until_date,
        data_holds.ended_at is null and coalesce(data_holds.until_date >= current_date, true) as is_in_force,
        coalesce(data_holds.employee_id = ${session.employeeId}, false) as is_mine,
        (select full_name from names_of_users(array[data_holds.created_by])) as created_by_name, data_holds.ended_at,
        (select full_name from names_of_users(array[data_holds.ended_by])) as ended_by_name, data_holds.end_reason,
        data_holds.version, data_holds.created_at
      from data_holds join employees on ${inThisCompany('employees')} and employees.id = data_holds.employee_id
      where ${inThisCompany('data_holds')} and ${which}
    )
    select * from told order by is_in_force desc, id desc ${part}`.execute(db)
  return rows
}
