import { sql } from 'kysely'
import type { DatabaseError } from 'pg'
import type { Database } from '../../../db/connect.ts'
import { type CompanyTransaction, inCompany } from '../../../db/transaction.ts'
import { eraseApplication, eraseCandidates } from '../../recruitment/public.ts'
import type { RetentionClass } from '../data-map/taken-table.ts'
import { eraseData, forgetCandidateFiles } from '../erasures/erase.ts'
import { type EraseList, hashIn } from './list-file.ts'
import { classSubjects, type KeptEmployee, keptEmployees, keptOf } from './subjects.ts'
import { companiesOf } from './write-list.ts'

/** What had come back with an older backup, and went once more. */
export interface Repeated {
  people: number
  candidates: number
  applications: number
  rows: number
  files: number
  /** What could not be erased. */
  failed: Failed[]
}

/** Somebody who could not be erased, and why: by code and number, without a value of his. */
export interface Failed {
  companyId: number
  who: string
  why: string
}

/**
 * Erases again, in a database that was restored, whatever lists tell that was erased after its backup: each person in a
 * transaction of his own, so that one who cannot be erased keeps nobody else. What the database itself tells that was erased, and was kept anew since, stays.
 */
export async function repeatErasures(
  database: Pick<Database, 'pool'>,
  lists: readonly EraseList[],
): Promise<Repeated> {
  const repeated: Repeated = { people: 0, candidates: 0, applications: 0, rows: 0, files: 0, failed: [] }
  for (const companyId of await companiesOf(database))
    await repeatIn(
      (work) =>
        inCompany(
          database,
          { companyId, readOnly: false, doing: { operation: 'restore', userId: null, requestId: null } },
          work,
        ),
      lists,
      repeated,
      (who, error) => void repeated.failed.push({ companyId, who, why: reasonOf(error) }),
    )
  return repeated
}

type InCompany = <T>(work: (transaction: CompanyTransaction) => Promise<T>) => Promise<T>

async function repeatIn(
  within: InCompany,
  lists: readonly EraseList[],
  repeated: Repeated,
  failed: (who: string, error: unknown) => void,
): Promise<void> {
  const dayOf = (subject: string) =>
    lists
      .map((list) => list.days.get(hashIn(list, subject)) ?? '')
      .toSorted()
      .at(-1) ?? ''
  for (const employee of await within(keptEmployees)) {
    const again = classSubjects(employee)
      .map(({ key, subject }) => ({ key, day: dayOf(subject) }))
      .filter(({ key, day }) => day > (employee.done[key] ?? ''))
    if (again.length === 0) continue
    try {
      const { rows, files } = await within((transaction) => eraseAgain(transaction, employee, again))
      repeated.people += 1
      repeated.rows += rows
      repeated.files += files
    } catch (error) {
      failed(employee.code, error)
    }
  }
  for (const table of ['candidates', 'applications'] as const) {
    for (const { id, subject } of await within((transaction) => keptOf(transaction, table))) {
      if (dayOf(subject) === '') continue
      try {
        await within(async (transaction) => {
          if (table === 'applications') return eraseApplication(transaction, id)
          await eraseCandidates(transaction, [id])
          await forgetCandidateFiles(transaction, [id])
        })
        repeated[table] += 1
      } catch (error) {
        failed(`${table === 'candidates' ? 'hồ sơ ứng viên' : 'đơn ứng tuyển'} số ${id}`, error)
      }
    }
  }
}

/** What went wrong, without the texts of the database: these may quote what they are about. */
function reasonOf(error: unknown): string {
  const { name, code, constraint, table } = error as Partial<DatabaseError>
  return [code ?? name, constraint ?? table].filter(Boolean).join(' ')
}

async function eraseAgain(
  transaction: CompanyTransaction,
  { id }: KeptEmployee,
  again: readonly { key: RetentionClass; day: string }[],
): Promise<{ rows: number; files: number }> {
  const { db, companyId } = transaction
  const classes = again.map(({ key }) => key)
  if (classes.includes('contract')) await withdrawTransfers(transaction, id)
  const { counts, files } = await eraseData(transaction, id, classes)
  // As of the day on which it was erased: what may come again is counted from there.
  for (const [at, day] of [...new Set(again.map((each) => each.day))].toSorted().entries())
    await sql`
      insert into erasures (company_id, employee_id, classes, state, settled_at, counts, files, repeated_at)
      values (${companyId}, ${id}, ${again.filter((each) => each.day === day).map(({ key }) => key)}::text[], 'done',
        ${day}::date + time '12:00', ${at === 0 ? JSON.stringify(counts) : '[]'}::jsonb, ${at === 0 ? files : 0}, now())`.execute(
      db,
    )
  return { rows: counts.reduce((sum, each) => sum + each.rows, 0), files }
}

const restoredReason = 'Hồ sơ đã được xóa dữ liệu trước khi khôi phục.'

/** A hand-over that the backup still holds open comes to nothing: an open one would outlast the erasure, on both sides. */
async function withdrawTransfers(
  { db, inThisCompany }: CompanyTransaction,
  employeeId: number,
): Promise<void> {
  await sql`
    select case state
      when 'waiting' then settle_transfer(id, 'withdrawn', null, ${restoredReason}, null, null)
      when 'asking' then settle_asked_transfer(id, 'withdrawn', null, ${restoredReason})
    end from employee_transfers
    where ${inThisCompany('employee_transfers')} and employee_id = ${employeeId} and direction = 'out'
      and state in ('asking', 'waiting')`.execute(db)
}
