import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { newApiToken } from '../../contract/api-tokens.ts'
import { ApiFailure, invalidInput, notFound } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { hashOf } from '../../contract/session.ts'

/** So many programs nobody has; more is a mistake or somebody who collects keys. */
const mostTokens = 20

export default defineOperations('apiTokens', {
  'apiTokens.list': async (_, context) => ({ api_tokens: await ownTokens(context) }),

  'apiTokens.store': async ({ body: { name, expires_on } }, context) => {
    const { db, session } = context
    await checkEnd(context, expires_on)
    // One after the other, or two at once would both be the twentieth.
    await sql`select pg_advisory_xact_lock(730422, ${session.userId}::integer)`.execute(db)
    if ((await ownTokens(context)).length >= mostTokens)
      throw new ApiFailure(409, `Bạn đã có ${mostTokens} mã truy cập. Hãy thu hồi mã không còn dùng.`)
    const token = newApiToken()
    const { rows } = await sql<{ id: number }>`
      select open_api_token(${session.userId}, ${name.trim()}, ${expires_on}, ${hashOf(token)}, ${token.slice(-4)}) as id
    `.execute(db)
    const made = (await ownTokens(context)).find(({ id }) => id === rows[0]?.id)
    if (made === undefined) throw notFound()
    context.audit({ recordId: made.id, changedFields: ['name', 'expires_on'], detail: { expires_on } })
    return { api_token: made, token }
  },

  'apiTokens.destroy': async ({ path: { id } }, context) => {
    const gone = await context.db
      .deleteFrom('api_tokens')
      .where(context.inThisCompany('api_tokens'))
      .where('user_id', '=', context.session.userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (gone === undefined) throw notFound()
    context.audit({ recordId: id })
    return { ids: [gone.id] }
  },
})

const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`

async function ownTokens({ db, session, inThisCompany }: ProductContext): Promise<Schemas['ApiToken'][]> {
  return db
    .selectFrom('api_tokens')
    .select(['id', 'name', 'ends_with', 'expires_on', 'last_used_at', 'created_at'])
    .select(sql<boolean>`expires_on < ${today}`.as('is_expired'))
    .where(inThisCompany('api_tokens'))
    .where('user_id', '=', session.userId)
    .orderBy('id', 'desc')
    .execute()
}

/** @throws ApiFailure 400 for a day that is over or more than a year away */
async function checkEnd({ db }: ProductContext, day: string): Promise<void> {
  const { rows } = await sql<{ over: boolean; far: boolean }>`
    select ${day}::date < ${today} as over, ${day}::date > ${today} + interval '1 year' as far`.execute(db)
  if (rows[0]?.over) throw invalidInput({ expires_on: ['Ngày hết hạn phải từ hôm nay trở đi.'] })
  if (rows[0]?.far) throw invalidInput({ expires_on: ['Mã truy cập dùng được nhiều nhất một năm.'] })
}
