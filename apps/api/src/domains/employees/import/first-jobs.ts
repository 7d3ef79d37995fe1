import type { Schemas } from '@nhansu/sdk/contract'
import type { WorkState } from '@nhansu/sdk/domains/employees'
import { sql } from 'kysely'
import { invalidInput } from '../../../contract/failure.ts'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { receptionOf } from '../file/new-row.ts'
import { type AskedThings, checkedFacts } from '../job/asked-facts.ts'
import type { CivilDay } from '../job/days.ts'
import type { NewJobChange } from '../job/write-job-changes.ts'
import type { PositionHeld } from '../job/job-facts.ts'
import { byAnyCode } from '../same-people/codes-in-force.ts'
import type { PlannedPerson, PlannedRow } from './plan.ts'
import { fileSheets } from './sheets.ts'

/** What a row of the people sheet says of a job; the validator of the reception has let it through. */
interface JobValues extends Omit<Schemas['Reception'], 'further_positions' | 'direct_manager_id'> {
  is_opening?: boolean
  work_state?: Exclude<WorkState, 'maternity_leave' | 'unpaid_leave' | 'left'>
  official_date?: CivilDay
  manager_code?: string
}

/** The day on which somebody joins, and as what. */
export function beginningOf({ jobs }: PlannedPerson): { join_date: CivilDay; work_state: WorkState } {
  const [first] = jobs
    .map(jobValues)
    .toSorted((one, other) => (one.effective_date < other.effective_date ? -1 : 1))
  if (first === undefined) throw new Error('nobody is taken in without a job')
  const [change] = [changeOf(0, first)]
  return { join_date: first.effective_date, work_state: change.facts.work_state ?? 'official' }
}

/**
 * The changes by which somebody new begins, checked as those that are typed in.
 * @param managers the employees by their codes
 * @param things what is known of units, positions and managers already
 * @throws ApiFailure 400 for a unit, position or manager that cannot be, and for days that do not fit
 */
export async function firstJobs(
  context: CompanyTransaction,
  employeeId: number,
  person: Pick<PlannedPerson, 'jobs' | 'rows'>,
  managers: ReadonlyMap<string, number>,
  today: CivilDay,
  things: AskedThings,
): Promise<NewJobChange[]> {
  const changes: NewJobChange[] = []
  const jobs = person.jobs.map(jobValues)
  const [last] = jobs.toSorted((one, other) => (one.effective_date < other.effective_date ? 1 : -1))
  const further_positions = furtherOf(person)
  for (const values of jobs) {
    const manager = values.manager_code === undefined ? undefined : managers.get(values.manager_code)
    if (values.manager_code !== undefined && manager === undefined) {
      throw invalidInput({
        manager_code: [`Mã quản lý trực tiếp: không có nhân viên "${values.manager_code}" trong công ty.`],
      })
    }
    if (values.is_opening === true && values.effective_date > today) {
      throw invalidInput({ effective_date: ['Ngày của Số liệu đầu kỳ không được sau hôm nay.'] })
    }
    const change = changeOf(employeeId, values)
    const { kind, effectiveDate: day } = change
    const { official_date, leave_date: _, ...facts } = change.facts
    const asked = {
      ...facts,
      ...(manager !== undefined && { direct_manager_id: manager }),
      // What somebody holds besides is said of the last of several rows.
      ...(values === last && further_positions.length > 0 && { further_positions }),
    }
    // A state in which somebody begins, and a position: a subset of what may be asked.
    const checked = asked as Schemas['ChangedFacts']
    const ready = await checkedFacts(context, { kind, day, facts: checked, ids: [employeeId] }, today, things)
    changes.push({ ...change, facts: { ...ready, ...(official_date !== undefined && { official_date }) } })
  }
  return changes
}

function furtherOf({ rows }: Pick<PlannedPerson, 'rows'>): PositionHeld[] {
  const sheet = fileSheets.find(({ job }) => job?.fact === 'further_positions')
  // Held against the fields of its sheet when it was judged.
  return rows.flatMap((row) => (row.sheet === sheet?.name ? [row.values as unknown as PositionHeld] : []))
}

function jobValues({ values }: PlannedRow): JobValues {
  // Held against the body of the reception when it was judged.
  return values as unknown as JobValues
}

function changeOf(employeeId: number, values: JobValues): NewJobChange {
  const { is_opening: isOpening, work_state, official_date, manager_code: _, ...reception } = values
  if (isOpening !== true) return receptionOf(employeeId, reception)
  const { effective_date, decision_type: _type, decision_no, decision_date, reason, ...facts } = reception
  const { position_id, department_id, ...others } = facts
  return {
    employeeId,
    kind: 'opening',
    effectiveDate: effective_date,
    decisionNo: decision_no ?? null,
    decisionDate: decision_date ?? null,
    reason: reason ?? null,
    facts: {
      ...others,
      ...(work_state !== undefined && { work_state }),
      ...(official_date !== undefined && { official_date }),
      main_position: { position_id, department_id },
    },
  }
}

/** The employees of the company that a workbook names as managers. */
export async function readManagers(
  { db, inThisCompany }: CompanyTransaction,
  people: readonly PlannedPerson[],
): Promise<Map<string, number>> {
  const codes = people.flatMap(managerCodes)
  return new Map(await byAnyCode({ db }, codes, (all) => idsOf({ db, inThisCompany }, all)))
}

async function idsOf(
  { db, inThisCompany }: Pick<CompanyTransaction, 'db' | 'inThisCompany'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`
    select nhansu_id as code, id from employees
    where ${inThisCompany('employees')} and nhansu_id = any(${codes}::text[])`.execute(db)
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** The people in an order in which managers come before those whom they manage, else as they stand. */
export function managersFirst(people: readonly PlannedPerson[]): PlannedPerson[] {
  const byCode = new Map(people.flatMap((person) => (person.code === null ? [] : [[person.code, person]])))
  const ordered = new Set<PlannedPerson>()
  const seen = new Set<PlannedPerson>()
  for (const person of people) {
    // Up the chain, without recursion: it may be as long as the file.
    const chain: PlannedPerson[] = []
    for (let next: PlannedPerson | undefined = person; next && !seen.has(next);) {
      seen.add(next)
      chain.push(next)
      const [manager] = managerCodes(next)
      next = manager === undefined ? undefined : byCode.get(manager)
    }
    for (const each of chain.toReversed()) ordered.add(each)
  }
  return [...ordered]
}

/** The managers whom the rows of somebody name. */
export function managerCodes({ jobs }: PlannedPerson): string[] {
  return jobs.flatMap((job) => jobValues(job).manager_code ?? [])
}
