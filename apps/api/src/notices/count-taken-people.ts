import { sql } from 'kysely'
import type { AuditEntry } from '../contract/audit.ts'
import { ApiFailure } from '../contract/failure.ts'
import type { CompanySession } from '../contract/session.ts'
import type { CompanyTransaction } from '../db/transaction.ts'
import { lawConstant } from '../law/law-constant.ts'
import { tellAdministrators } from './tell-administrators.ts'

/** In a company of many people nobody takes more of them on one day than this many times all of its employees. */
const wholeCompanies = 5

/** Of how many people a file takes data away, by what the trail is told of it: employees, and those who are none. */
export function peopleTaken(entries: readonly AuditEntry[]): number {
  return entries.reduce((sum, { seen, strangers = 0 }) => {
    const isTaken = seen?.deed === 'export' || seen?.deed === 'print'
    return sum + strangers + (isTaken ? new Set(seen.employeeIds).size : 0)
  }, 0)
}

/**
 * Counts the people whose data a user takes away in files, by the day in Viet Nam: so many tell the company's
 * administrators, once a day, and more are not handed out; who asks for more at once is told of as well. Both numbers are settings of the group among its constants.
 * @throws ApiFailure 429
 */
export async function countTakenPeople(
  transaction: CompanyTransaction,
  session: CompanySession,
  people: number,
): Promise<void> {
  if (people === 0) return
  const { today, taken } = await addTaken(transaction, session, people)
  const most = await lawConstant(transaction, 'taken_people_most', today)
  const told = await lawConstant(transaction, 'taken_people_told', today)
  if (taken > most && taken > wholeCompanies * (await employeesOf(transaction))) {
    throw new ApiFailure(
      429,
      `Hôm nay bạn đã mở hoặc xuất thông tin của quá nhiều người. Vui lòng ${people > 1 ? 'lọc bớt danh sách, ' : ''}thử lại vào ngày mai hoặc liên hệ quản trị viên.`,
      {
        trail: { detail: { taken_people: taken } },
        // The count is rolled back with what was refused.
        ...(taken >= told && { keep: (apart) => tellOnce(apart, session, today, taken) }),
      },
    )
  }
  if (taken >= told) await tellOnce(transaction, session, today, taken)
}

/**
 * As `countTakenPeople`, of one person whose file is opened to be read: it counts and is told of, and is never refused, since
 * somebody who reads applications all day after a large export must still see each.
 */
export async function countOpenedPerson(
  transaction: CompanyTransaction,
  session: CompanySession,
): Promise<void> {
  const { today, taken } = await addTaken(transaction, session, 1)
  if (taken >= (await lawConstant(transaction, 'taken_people_told', today)))
    await tellOnce(transaction, session, today, taken)
}

/** Adds to the people whom a user has taken away today. @returns how many they are now, and the day */
async function addTaken(
  { db, companyId, inThisCompany }: CompanyTransaction,
  { userId }: CompanySession,
  people: number,
): Promise<{ today: string; taken: number }> {
  const { rows } = await sql<{ today: string; taken: number }>`
    with today as (select (now() at time zone 'Asia/Ho_Chi_Minh')::date as day),
    gone as (
      delete from taken_people using today
      where ${inThisCompany('taken_people')} and user_id = ${userId} and taken_people.day < today.day
    )
    insert into taken_people (company_id, user_id, day, people)
    select ${companyId}, ${userId}, day, ${people} from today
    on conflict (company_id, user_id, day) do update set people = taken_people.people + excluded.people
    returning day::text as today, people as taken`.execute(db)
  return rows[0] ?? { today: '', taken: 0 }
}

/** Tells administrators of a user's day, if they have not heard of it. */
export async function tellOnce(
  transaction: CompanyTransaction,
  { userId, fullName, login }: CompanySession,
  today: string,
  taken: number,
): Promise<void> {
  const { rows } = await sql`
    insert into taken_people (company_id, user_id, day, people, is_told)
    values (${transaction.companyId}, ${userId}, ${today}, 0, true)
    on conflict (company_id, user_id, day) do update set is_told = true where not taken_people.is_told
    returning day`.execute(transaction.db)
  if (rows.length === 0) return
  await tellAdministrators(transaction, ({ full_name, company }) => ({
    notice: { kind: 'many_people_taken', recordId: null },
    mail: {
      template: 'many-people-taken',
      variables: {
        full_name,
        taken_by: `${fullName} (${login})`,
        people: String(taken),
        company,
        trail: '/phan-quyen/nhat-ky',
      },
    },
  }))
}

async function employeesOf({ db, inThisCompany }: CompanyTransaction): Promise<number> {
  const { rows } = await sql<{ employees: number }>`
    select count(*)::integer as employees from employees where ${inThisCompany('employees')}`.execute(db)
  return rows[0]?.employees ?? 0
}
