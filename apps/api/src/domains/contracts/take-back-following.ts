import { sql } from 'kysely'
import { type AuditEntry, writeAlong } from '../../contract/audit.ts'
import type { DeedContext } from '../../contract/handlers.ts'
import { remove } from '../../contract/undo.ts'
import { reachedByRight } from '../documents/public.ts'
import { shownDay } from './term.ts'

interface Followed {
  id: number
  employee_id: number
  number: string | null
  start_date: string
  /** A draft that nobody has gone on with. */
  is_untouched: boolean
  is_draft: boolean
}

/** What became of a contract that a decision drafted. */
export interface Fate {
  text: string
  isKept: boolean
}

/** What a decision drafted and what became of it, held until the end of the transaction. */
async function followedOf(
  { db, inThisCompany }: DeedContext,
  decisionId: number,
): Promise<readonly Followed[]> {
  const { rows } = await sql<Followed>`
    select id, employee_id, contract_number as number, start_date, state = 'draft' as is_draft,
      state = 'draft' and version = 1 as is_untouched
    from contracts
    where ${inThisCompany('contracts')} and drafted_by_decision_id = ${decisionId} and state <> 'cancelled'
    order by id for update`.execute(db)
  return rows
}

/**
 * Takes back what a decision drafted, as long as nobody has gone on with it.
 * @returns what became of it for each; without its number for who may not read it
 */
export async function takeBackFollowingContracts(
  context: DeedContext,
  decisionId: number,
): Promise<Map<number, Fate>> {
  const followed = await followedOf(context, decisionId)
  await removeUntouched(context, followed)
  const seen = await seenOf(context, followed)
  return new Map(
    followed.map((one) => [
      one.employee_id,
      { text: fateOf(one, seen.has(one.employee_id)), isKept: !one.is_untouched },
    ]),
  )
}

function fateOf({ is_untouched, is_draft, number }: Followed, isSeen: boolean): string {
  if (is_untouched) return 'Bản nháp hợp đồng soạn theo quyết định này được xóa cùng.'
  if (is_draft) {
    return 'Bản nháp hợp đồng soạn theo quyết định này đã có người sửa nên được giữ lại. Hãy xóa nếu không còn dùng.'
  }
  return `Hợp đồng ${isSeen ? number : 'lao động'} soạn theo quyết định này đã ban hành. Hãy hủy hoặc chấm dứt hợp đồng đó.`
}

/**
 * Makes room for what follows of a correcting decision: drafts that nobody has gone on with are taken back, the others are
 * from now on those of the correcting one.
 * @param correcting with the day from which it holds for each
 * @returns for each whose contract does not begin on that day, a sentence that says so
 */
export async function passOnFollowingContracts(
  context: DeedContext,
  decisionId: number,
  correcting: { id: number; days: ReadonlyMap<number, string> },
): Promise<Map<number, string>> {
  const { db, inThisCompany } = context
  const followed = await followedOf(context, decisionId)
  await removeUntouched(context, followed)
  await sql`
    update contracts set drafted_by_decision_id = ${correcting.id}
    where ${inThisCompany('contracts')} and drafted_by_decision_id = ${decisionId}`.execute(db)
  const others = followed.flatMap((one) => {
    const day = correcting.days.get(one.employee_id)
    return one.is_untouched || day === undefined || one.start_date === day ? [] : [{ ...one, day }]
  })
  const seen = await seenOf(context, others)
  return new Map(others.map((one) => [one.employee_id, unlike(one, one.day, seen.has(one.employee_id))]))
}

function unlike({ is_draft, number, start_date }: Followed, day: string, isSeen: boolean): string {
  const known = isSeen ? number : 'lao động'
  const begins = isSeen ? `bắt đầu từ ${shownDay(start_date)},` : 'có ngày bắt đầu'
  return `${is_draft ? 'Bản nháp hợp đồng' : `Hợp đồng ${known}`} ${begins} khác ngày hiệu lực ${shownDay(day)}.`
}

function seenOf(context: DeedContext, followed: readonly Followed[]): Promise<Set<number>> {
  return reachedByRight(
    context,
    'contract_access',
    followed.map(({ employee_id }) => employee_id),
  )
}

async function removeUntouched(context: DeedContext, followed: readonly Followed[]): Promise<void> {
  const ids = followed.flatMap(({ id, is_untouched }) => (is_untouched ? [id] : []))
  if (ids.length === 0) return
  const entries: AuditEntry[] = []
  const along = { ...context, audit: (entry: AuditEntry) => entries.push(entry) }
  await remove(along, 'contracts', 'contracts', sql`${context.inThisCompany('contracts')}`, ids)
  await writeAlong(context, 'contracts', entries)
}
