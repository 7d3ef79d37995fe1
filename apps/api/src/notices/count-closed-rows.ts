import { sql } from 'kysely'
import type { AuditEntry } from '../contract/audit.ts'
import { ApiFailure } from '../contract/failure.ts'
import { inFigures } from '../contract/figure.ts'
import type { CompanySession } from '../contract/session.ts'
import type { CompanyTransaction } from '../db/transaction.ts'
import { lawConstant } from '../law/law-constant.ts'
import { tellOnce } from './count-taken-people.ts'

/** Rows of a file with identity numbers or pay. */
export interface ClosedRows {
  rows: number
  /** Whether the law wants the file of the company, whole. */
  mustBeFiled: boolean
}

/** Of how many people files tell identity numbers or pay, by what the trail is told of them. */
export function closedRowsTaken(entries: readonly AuditEntry[]): ClosedRows {
  const closed = entries.filter(({ closedRows = 0 }) => closedRows > 0)
  return {
    rows: closed.reduce((sum, { closedRows = 0 }) => sum + closedRows, 0),
    mustBeFiled: closed.every((entry) => entry.mustBeFiled === true),
  }
}

/**
 * Counts the rows with identity numbers or pay that a user takes away in files, by the day in Viet Nam, beside the people
 * of that day. More than the group's constant allows are not handed out, but for a form that must be filed: of that the
 * administrators are told.
 * @throws ApiFailure 429 that says what is left of the day
 */
export async function countClosedRows(
  transaction: CompanyTransaction,
  session: CompanySession,
  { rows, mustBeFiled }: ClosedRows,
): Promise<void> {
  if (rows === 0) return
  const { rows: counted } = await sql<{ today: string; taken: number; people: number }>`
    insert into taken_people (company_id, user_id, day, people, closed_rows)
    values (${transaction.companyId}, ${session.userId}, (now() at time zone 'Asia/Ho_Chi_Minh')::date, 0, ${rows})
    on conflict (company_id, user_id, day) do update set closed_rows = taken_people.closed_rows + excluded.closed_rows
    returning day::text as today, closed_rows as taken, people`.execute(transaction.db)
  const [{ today, taken, people } = { today: '', taken: 0, people: 0 }] = counted
  const most = await lawConstant(transaction, 'closed_rows_most', today)
  if (taken <= most) return
  if (mustBeFiled) {
    // The form names each person once; the same person in two files is one row more and no further person.
    await tellOnce(transaction, session, today, Math.max(people, rows))
    return
  }
  throw new ApiFailure(429, refusal(rows, Math.max(0, most - (taken - rows)), most), {
    trail: { detail: { closed_rows: taken } },
  })
}

function refusal(rows: number, left: number, most: number): string {
  const [asked, rest, all] = [rows, left, most].map(inFigures)
  const today = left === 0 ? 'hôm nay bạn đã xuất hết' : `hôm nay bạn chỉ còn xuất được của ${rest} người`
  const fewer = left === 0 ? '' : 'chọn ít người hơn, '
  return `Tệp có số giấy tờ hoặc lương của ${asked} người, ${today} (mỗi ngày ${all} người). Vui lòng bỏ các cột hoặc bản in đó, ${fewer}hoặc xuất tiếp vào ngày mai.`
}
