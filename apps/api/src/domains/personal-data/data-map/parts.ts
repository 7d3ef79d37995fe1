import { sql } from 'kysely'
import type { DB } from '../../../db/tables.gen.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { accountTables } from './account-tables.ts'
import { fileTables } from './file-tables.ts'
import { rowsOf, type RetentionClass, type TakenTable, type Whose } from './taken-table.ts'
import { workTables } from './work-tables.ts'

/** Rows about one person that were found under one heading. */
export interface Part {
  table: keyof DB
  title: string
  keep: RetentionClass
  fields?: TakenTable['fields']
  read: (transaction: CompanyTransaction, whose: Whose) => Promise<Readonly<Record<string, unknown>>[]>
}

/** Every table that keeps something about an employee, the file first. */
export const takenTables: readonly TakenTable[] = [...fileTables, ...workTables, ...accountTables]

/** What lies behind a function, so that the server alone reads no secret. */
export const behindFunction = {
  users: 'Tài khoản đăng nhập',
  memberships: 'Quyền vào công ty',
  sessions: 'Phiên đăng nhập',
  sign_in_events: 'Lần đăng nhập',
} as const satisfies Partial<Record<keyof DB, string>>

/** Under which headings data of a person are kept, and how they are read. */
export const dataParts: readonly Part[] = [
  ...takenTables.map((taken): Part => ({
    table: taken.table,
    title: taken.title,
    keep: taken.keep,
    ...(taken.fields && { fields: taken.fields }),
    read: (transaction, whose) => rowsOf(transaction, taken, whose),
  })),
  ...(Object.keys(behindFunction) as (keyof typeof behindFunction)[]).map((table): Part => ({
    table,
    title: behindFunction[table],
    keep: 'technical',
    read: (transaction, whose) => accountRows(transaction, table, whose),
  })),
]

async function accountRows({ db }: CompanyTransaction, part: string, { employeeId }: Whose) {
  const { rows } = await sql<{ content: Record<string, unknown> }>`
    select content from account_data_of(${employeeId}) where part = ${part}
    order by coalesce(content ->> 'at', content ->> 'created_at')`.execute(db)
  return rows.map(({ content }) => content)
}

/** Who somebody is to the tables: employee, person, account. Undefined where there is no such employee. */
export async function whoseData(
  { db, inThisCompany }: CompanyTransaction,
  employeeId: number,
): Promise<(Whose & { fullName: string; code: string }) | undefined> {
  const { rows } = await sql<Whose & { fullName: string; code: string }>`
    select employees.id as "employeeId", employees.person_id as "personId", employees.full_name as "fullName",
      employees.nhansu_id as code,
      (select account.id from accounts account
        where ${inThisCompany('account')} and account.person_id = employees.person_id) as "userId"
    from employees where ${inThisCompany('employees')} and employees.id = ${employeeId}`.execute(db)
  return rows[0]
}
