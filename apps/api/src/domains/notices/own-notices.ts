import type { Schemas } from '@nhansu/sdk/contract'
import { type NoticeKind, noticeRules } from '@nhansu/sdk/domains/notices'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'

/** A notice as its table has it. */
export interface NoticeRow {
  id: number
  kind: NoticeKind
  record_id: number | null
  created_at: string
  read_at: string | null
}

/** The columns of a {@link NoticeRow}. */
export const noticeColumns: RawBuilder<unknown> = sql`
  notices.id, notices.kind, notices.record_id, notices.created_at, notices.read_at`

/** Everybody reads what was written for him as a user or as an employee of this company, and nothing else. */
export const visibleNotices: RowConditions = { table: 'notices', own: isMine }

/** Both halves are written so that the index of the readers finds them. */
function isMine({ session }: ProductContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`(notices.user_id = ${session.userId} and notices.employee_id is null
    or notices.user_id is null and notices.employee_id = ${session.employeeId})`
}

const isUnread = sql<SqlBool>`notices.read_at is null`

/** The condition of the switch 'unread'. */
export function onlyUnread(unread: boolean | undefined): RawBuilder<SqlBool>[] {
  return unread === true ? [isUnread] : []
}

/** A notice in words, with the way to what it is about. */
export function shownNotice({ record_id, kind, ...row }: NoticeRow): Schemas['Notice'] {
  const { sentence, link } = noticeRules[kind]
  return { ...row, kind, sentence, link: link.replace('{id}', String(record_id ?? '')) }
}

/** How many notices the reader has not read. */
export async function countUnread(context: ProductContext): Promise<number> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread from notices
    where ${inThisCompany('notices')} and ${isUnread} and ${isMine(context)}`.execute(db)
  return rows[0]?.unread ?? 0
}

/** @throws ApiFailure 404 for one that is not the reader's */
export async function markRead(context: ProductContext, id: number): Promise<NoticeRow> {
  const { db, inThisCompany } = context
  const { rows } = await sql<NoticeRow>`
    update notices set read_at = coalesce(read_at, now())
    where ${inThisCompany('notices')} and id = ${id} and ${isMine(context)}
    returning ${noticeColumns}`.execute(db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

/** @returns how many were unread among those up to this id */
export async function markAllRead(context: ProductContext, lastId: number): Promise<number> {
  const { db, inThisCompany } = context
  const { numAffectedRows = 0n } = await sql`
    update notices set read_at = now()
    where ${inThisCompany('notices')} and id <= ${lastId} and ${isUnread} and ${isMine(context)}`.execute(db)
  return Number(numAffectedRows)
}
