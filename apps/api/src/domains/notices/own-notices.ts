import type { Schemas } from '@nhansu/sdk/contract'
import { type NoticeKind, noticeRules } from '@nhansu/sdk/domains/notices'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RowConditions } from '../../contract/access.ts'
import { notFound } from '../../contract/failure.ts'
import type { DeedContext, ProductContext } from '../../contract/handlers.ts'
import { standInKinds } from '../../notices/stand-ins.ts'
import { noticeState } from './notice-state.ts'

/** A notice as its table has it. */
export interface NoticeRow {
  id: number
  kind: NoticeKind
  record_id: number | null
  state: Schemas['NoticeState']
  stands_in_for: string | null
  created_at: string
  read_at: string | null
}

/** Kinds of which nobody gets a copy: whoever holds the right hears of them anyway. */
const toldByRight = standInKinds.flatMap(({ kind }) =>
  noticeRules[kind].standIn?.isTold === true ? [kind] : [],
)

/** The columns of a {@link NoticeRow}. */
export function noticeColumns(context: ProductContext): RawBuilder<unknown> {
  return sql`notices.id, notices.kind, notices.record_id, ${noticeState(context)} as state,
    ${standsInFor(context)} as stands_in_for, notices.created_at, notices.read_at`
}

/**
 * For whom the reader heard of it: the one whose notice it was, or of what both are told by their right whoever was away
 * then, had named the reader and was told the same.
 */
function standsInFor({ session, inThisCompany }: ProductContext): RawBuilder<string | null> {
  return sql`coalesce((select away.full_name from accounts away
      where away.company_id = notices.company_id and away.id = notices.for_user_id),
    (select string_agg(away.full_name, ', ' order by away.sort_name, away.id)
    from stand_ins named
    join accounts away on away.company_id = named.company_id and away.id = named.user_id
    where ${inThisCompany('named')} and named.stand_in_id = ${session.userId}
      and notices.created_at::date between named.from_date and named.to_date
      and notices.kind = any(${toldByRight}::text[]) and exists (
        select from notices theirs
        where theirs.company_id = notices.company_id and theirs.kind = notices.kind
          and theirs.record_id is not distinct from notices.record_id
          and theirs.created_at::date >= named.from_date
          and (theirs.user_id = away.id or theirs.employee_id = (select employee.id from employees employee
            where employee.company_id = away.company_id and employee.person_id = away.person_id)))))`
}

/** Everybody reads what was written for him as a user or as an employee of this company, and nothing else. */
export const visibleNotices: RowConditions = { table: 'notices', own: isMine }

/** Both halves are written so that the index of the readers finds them. */
function isMine({ session }: DeedContext): RawBuilder<SqlBool> {
  return sql<SqlBool>`(notices.user_id = ${session.userId} and notices.employee_id is null
    or notices.user_id is null and notices.employee_id = ${session.employeeId})`
}

const isUnread = sql<SqlBool>`notices.read_at is null`

/** The condition of the switch 'unread'. */
export function onlyUnread(unread: boolean | undefined): RawBuilder<SqlBool>[] {
  return unread === true ? [isUnread] : []
}

/** The condition of the parameter 'state'. */
export function onlyIn(
  context: ProductContext,
  state: Schemas['NoticeState'] | undefined,
): RawBuilder<SqlBool>[] {
  return state === undefined ? [] : [sql<SqlBool>`${noticeState(context)} = ${state}`]
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
    returning ${noticeColumns(context)}`.execute(db)
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
