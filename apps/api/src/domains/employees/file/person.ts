import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import type { LawConstantKey } from '../../../law/constants.ts'
import { lawConstant } from '../../../law/law-constant.ts'
import type { Day } from './days.ts'

/** What the rules of a file ask of the person, and of the day. */
export interface FilePerson {
  date_of_birth: Day | null
  gender: string
  nationality: string | null
  nature_of_work: number | null
  join_date: Day
  id_number: string | null
  today: Day
}

/** Reads it of an employee who is there. */
export async function filePerson(context: CompanyTransaction, employeeId: number): Promise<FilePerson> {
  return personIn(await filePeople(context, [employeeId]), employeeId)
}

/** One of them. @throws Error for somebody who is not there */
export function personIn(people: ReadonlyMap<number, FilePerson>, id: number): FilePerson {
  const person = people.get(id)
  if (person === undefined) throw new Error('the employee was there a moment ago')
  return person
}

/** Reads it of several employees. */
export async function filePeople(
  { db, inThisCompany }: CompanyTransaction,
  employeeIds: readonly number[],
): Promise<Map<number, FilePerson>> {
  const { rows } = await sql<FilePerson & { id: number }>`
    select employees.id, employees.date_of_birth, employees.gender, details.nationality, employees.nature_of_work,
      employees.join_date, papers.id_number, (now() at time zone 'Asia/Ho_Chi_Minh')::date as today
    from employees
    left join employee_details details
      on details.company_id = employees.company_id and details.employee_id = employees.id
    left join employee_papers papers
      on papers.company_id = employees.company_id and papers.employee_id = employees.id
    where ${inThisCompany('employees')} and employees.id = any(${employeeIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}

/** The numbers of the law that the rules of files ask for. */
export const fileLaws = [
  'working_age',
  'full_working_age',
  'oldest_age',
  'id_card_first_renewal',
  'id_card_second_renewal',
  'id_card_last_renewal',
  'licence_months_lower',
  'licence_months_higher',
  'party_probation_months',
  'youth_union_from',
  'youth_union_to',
] as const satisfies readonly LawConstantKey[]

export type FileLaws = Readonly<Record<(typeof fileLaws)[number], number>>

/** Asked once in a transaction, which may write ten thousand files. */
const known = new WeakMap<CompanyTransaction['db'], Map<Day, FileLaws>>()

/** Those numbers as they hold on a day. */
export async function fileLawsOn(context: CompanyTransaction, day: Day): Promise<FileLaws> {
  const ofTransaction = known.get(context.db) ?? new Map<Day, FileLaws>()
  known.set(context.db, ofTransaction)
  const laws = ofTransaction.get(day) ?? (await readLaws(context, day))
  ofTransaction.set(day, laws)
  return laws
}

async function readLaws(context: CompanyTransaction, day: Day): Promise<FileLaws> {
  const values: [string, number][] = []
  for (const key of fileLaws) values.push([key, await lawConstant(context, key, day)])
  // One for each name.
  return Object.fromEntries(values) as FileLaws
}

/** Whether somebody is a foreigner; nobody is taken for one unless the file says so. */
export function isForeigner({ nationality }: Pick<FilePerson, 'nationality'>): boolean {
  return nationality !== null && nationality.toLocaleLowerCase('vi') !== 'việt nam'
}
