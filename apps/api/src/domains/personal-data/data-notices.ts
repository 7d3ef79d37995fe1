import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, invalidInput, stale } from '../../contract/failure.ts'
import { defineOperations, type Handler, type ProductContext } from '../../contract/handlers.ts'
import { asPreview } from '../../contract/preview.ts'
import { currentNotice, noticeReach, readerWithout, type StandingNotice } from './notice-readers.ts'

const PAGE = 30

/** Thông báo về dữ liệu cá nhân: what everybody is told of the processing of his data, and who has read it. */
export default defineOperations('dataNotices', {
  'dataNotices.list': (_, context) => shownNotices(context),

  'dataNotices.store': storeNotice(),

  'dataNotices.current': async (_, context) => ({ notice: await currentNotice(context) }),

  'dataNotices.read': async ({ body: { number } }, context) => {
    const { db, companyId, session, inThisCompany } = context
    const { number: current } = await currentNotice(context)
    if (number !== current) {
      throw new ApiFailure(409, 'Thông báo đã có bản khác, vui lòng mở lại và đọc bản đang áp dụng.', {
        data: { notice: await currentNotice(context) },
      })
    }
    await sql`
      insert into data_notice_readings (company_id, number, user_id, employee_id)
      values (${companyId}, ${number}, ${session.userId}, ${session.employeeId})
      on conflict do nothing`.execute(db)
    await sql`
      update notices set read_at = now()
      where ${inThisCompany('notices')} and user_id = ${session.userId} and kind = 'data_notice'
        and read_at is null`.execute(db)
    return { notice: await currentNotice(context) }
  },

  'dataNotices.unread': async ({ query: { page = 1, size = PAGE } = {} }, context) => {
    const without = readerWithout(context)
    const { rows } = await sql<Schemas['DataNoticeUnread']>`
      select employee_id, nhansu_id, full_name, unit_name, has_account from (${without}) as person
      order by full_name, nhansu_id, user_id limit ${size} offset ${(page - 1) * size}`.execute(context.db)
    const { rows: counted } = await sql<{ total: number }>`
      select count(*)::integer as total from (${without}) as person`.execute(context.db)
    const total = counted[0]?.total ?? 0
    return {
      people: rows,
      meta: {
        pagination: { total, per_page: size, current_page: page, total_pages: Math.ceil(total / size) },
      },
    }
  },
})

/**
 * Puts a version into force and tells everybody with an account, in one statement however many they are.
 *
 * Failures: 409 with all versions where another one has come into force, 400 for the words that are in force already.
 */
function storeNotice(): Handler<'dataNotices.store'> {
  return async ({ query: { dry_run: isPreview = false } = {}, body: { content, after } }, context) => {
    const { db, companyId, session, inThisCompany } = context
    // One after the other, so that two who write at once do not both follow the same version.
    await sql`select pg_advisory_xact_lock(hashtext('data_notices'), ${companyId})`.execute(db)
    const before = await currentNotice(context)
    if (after !== undefined && after !== (before.number ?? 0)) throw stale(await shownNotices(context))
    if (content.trim() === before.content?.trim())
      throw invalidInput({ content: ['Nội dung này đang được áp dụng.'] })
    return asPreview(context, isPreview, async () => {
      const number = (before.number ?? 0) + 1
      const { rows } = await sql<{ id: number }>`
        insert into data_notices (company_id, number, content, created_by)
        values (${companyId}, ${number}, ${content}, ${session.userId}) returning id`.execute(db)
      await sql`
        insert into notices (company_id, user_id, kind)
        select company_id, id, 'data_notice' from accounts where ${inThisCompany('accounts')} and is_active
        on conflict (company_id, user_id, employee_id, kind, record_id) where read_at is null
          do update set created_at = now()`.execute(db)
      context.audit({
        recordId: Number(rows[0]?.id),
        changedFields: ['number', 'content'],
        values: { ...toldBefore(before), after: { number, content } },
      })
      return shownNotices(context)
    })
  }
}

function toldBefore({ number, content }: StandingNotice) {
  return number === null ? {} : { before: { number, content } }
}

/** More versions than these nobody looks through; the ones before stay in the table. */
const mostVersions = 100

async function shownNotices(context: ProductContext) {
  const { rows } = await sql<Schemas['DataNotice']>`
    select id, number, content, created_at,
      (select full_name from names_of_users(array[created_by])) as created_by_name,
      (select count(*)::integer from data_notice_readings reading
        where ${context.inThisCompany('reading')} and reading.number = data_notices.number) as readers
    from data_notices where ${context.inThisCompany('data_notices')}
    order by number desc limit ${mostVersions}`.execute(context.db)
  return { versions: rows, reach: await noticeReach(context) }
}
