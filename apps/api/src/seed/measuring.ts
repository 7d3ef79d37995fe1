import type { Pool, PoolClient } from 'pg'
import { Refusal } from '../db/refusal.ts'
import { REFERENCE_DAY } from './demo.ts'
import { demoCompanies } from './demo-companies.ts'
import { fillDerivedTables } from './derived-tables.ts'
import { fillEmployeeRows } from './employee-rows.ts'
import { openGroupIds } from './id-range.ts'
import { inTransaction } from './in-transaction.ts'
import { readGround } from './measuring-ground.ts'
import { fillCompanies } from './measuring-people.ts'
import { withOpenWalls } from './open-walls.ts'
import { shares } from './seats.ts'
import { withoutIndexes } from './without-indexes.ts'

/** How much to fill in, and what to call at each step. */
export interface FillSettings {
  /** Employments in all companies together when done, the demo group's among them. */
  employees: number
  /** Into how many of the twelve companies, in the order of their ids; all unless said. */
  companies?: number
  /** Into at least how many units in each of these companies; one for about eighty people unless said. */
  units?: number
  /** Cancels: nothing stays then. */
  signal?: AbortSignal
  /** Told a Vietnamese line now and then. */
  report?: (line: string) => void
}

/** For this one transaction: sorts and index builds in memory, and an end soon after this process is gone. */
const transactionSettings = `
  set local lock_timeout = '20s';
  set local work_mem = '256MB';
  set local maintenance_work_mem = '512MB';
  set local jit = off;
  set local client_connection_check_interval = '1s'`

/**
 * Fills a database that holds the demo group and nothing else with more of the same kind, up to a million and beyond,
 * for measuring: equal shares for the companies, five levels of units, about eighty people in each. Everything comes
 * in one transaction, during which others wait for the employee tables.
 * @param pool connects as the owner of the tables, without a time limit for statements
 * @throws Refusal when the database holds anything else, or so many already
 */
export async function fillForMeasuring(pool: Pool, settings: FillSettings): Promise<void> {
  const { employees, companies = demoCompanies.length, units = 0, signal, report = () => {} } = settings
  const wanted = { employees, companies, units, report, signal: signal ?? new AbortController().signal }
  await inTransaction(pool, async (client) => {
    await client.query(transactionSettings)
    await cancellable(pool, client, wanted, () => withOpenWalls(client, () => fill(client, wanted)))
  })
  report('Cập nhật thống kê của cơ sở dữ liệu…')
  // Marks pages as visible to all too, without which no index answers alone.
  await pool.query('vacuum (analyze)')
}

async function fill(
  client: PoolClient,
  { employees, companies, units, signal, report }: Required<FillSettings>,
): Promise<void> {
  const { grounds, present } = await readGround(client)
  if (employees <= present) {
    throw new Refusal(`Cơ sở dữ liệu đã có ${grouped(present)} nhân viên: hãy chọn --employees lớn hơn.`)
  }
  const chosen = grounds.slice(0, companies)
  const equalParts = shares(Array<number>(chosen.length).fill(1), employees - present)
  const additions = chosen.map((ground, index) => ({ ground, units, employees: equalParts[index] ?? 0 }))
  const ids = await openGroupIds(client)
  await withoutIndexes(client, async () => {
    await fillCompanies(client, ids, additions, signal, (stored) => {
      report(`Đã nạp ${grouped(present + stored)} / ${grouped(employees)} nhân viên`)
    })
    await ids.close()
    report('Lập các bảng tra cứu…')
    await fillDerivedTables(client, ids.firstEmployee)
    report('Điền các mục của hồ sơ nhân viên…')
    await fillEmployeeRows(client, ids.firstEmployee, REFERENCE_DAY)
    report('Tạo lại chỉ mục và kiểm tra khóa…')
  })
}

/** Runs `work`; when the signal aborts, the statement that is running is cancelled and `work` fails with its reason. */
async function cancellable(
  pool: Pool,
  client: PoolClient,
  { signal, report }: Pick<Required<FillSettings>, 'signal' | 'report'>,
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  let cancelling: Promise<unknown> | undefined
  const cancel = () => {
    // Where this fails the work ends all the same, a little later.
    cancelling = pool.query('select pg_cancel_backend($1)', [rows[0]?.pid]).catch(() => {})
  }
  signal.addEventListener('abort', cancel)
  try {
    await work()
  } finally {
    signal.removeEventListener('abort', cancel)
    // A late cancellation would hit whatever this connection does next.
    await cancelling
    // Only now: work that was between two statements still told of its next step.
    if (signal.aborted) report('Đã hủy: không có gì được lưu.')
    signal.throwIfAborted()
  }
}

function grouped(number: number): string {
  return number.toLocaleString('vi')
}
