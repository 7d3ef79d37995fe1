import type { Gender, WorkState } from '@nhansu/sdk/domains/employees'
import { type Day, dateText } from './calendar.ts'
import { loginOf } from '../login-rule.ts'
import type { Post, Unit } from './organisation.ts'
import type { DrawnPerson, Person } from './people.ts'
import type { Random } from './random.ts'
import type { Seat } from './seats.ts'
import type { Tenure } from './tenure.ts'

/** A row of `persons`. */
export interface PersonRow {
  id: number
  nhansu_id: string
}

/** A row of `employees`. */
export interface EmployeeRow {
  company_id: number
  id: number
  person_id: number
  nhansu_id: string
  full_name: string
  gender: Gender
  date_of_birth: string
  phone: string
  company_email: string
  nature_of_work: number
  work_state: WorkState
  active: boolean
  group_join_date: string
  join_date: string
  official_date: string | null
  leave_date: string | null
  timekeeping_code: string
}

/** A row of `employee_positions`. */
export interface HeldPositionRow {
  company_id: number
  employee_id: number
  position_id: number
  department_id: number
  is_main: boolean
  from_date: string
  to_date: string | null
}

/** What goes into the database together. */
export interface PersonnelRows {
  persons: PersonRow[]
  employees: EmployeeRow[]
  held: HeldPositionRow[]
}

/** A company as its personnel office sees it. */
export interface Employer {
  companyId: number
  /** Where the company works: north, central or south. */
  region: string
  units: readonly Unit[]
  nextTimekeepingCode: () => string
}

/** What the personnel office counts on. */
export interface PersonnelSettings {
  /** The day that counts as today. */
  reference: Day
  nextPersonId: () => number
  nextEmployeeId: () => number
  nextNhansuId: () => string
  /** The part before the @ for a person who would like `login`. */
  mailName: (login: string, nhansuId: string) => string
}

/** Keeps the books of whom the group employs. */
export interface Personnel {
  /** Gives somebody new a code and a mail name. */
  register(drawn: DrawnPerson): Person
  /** Puts a person on a seat of a company. */
  hire(random: Random, employer: Employer, person: Person, seat: Seat, tenure: Tenure): void
  /** The rows since the last call. */
  take(): PersonnelRows
}

const SECOND_POSITION = 0.03
const SPECIALIST = 8
const YEAR = 365

/** Opens the books. */
export function openPersonnel(settings: PersonnelSettings): Personnel {
  let rows: PersonnelRows = { persons: [], employees: [], held: [] }
  return {
    register(drawn) {
      const nhansuId = settings.nextNhansuId()
      const person = {
        id: settings.nextPersonId(),
        nhansuId,
        mailName: settings.mailName(loginOf(drawn.fullName), nhansuId),
        ...drawn,
      }
      rows.persons.push({ id: person.id, nhansu_id: nhansuId })
      return person
    },
    hire(random, employer, person, seat, tenure) {
      const employee = employeeRow(employer, settings.nextEmployeeId(), person, seat, tenure)
      rows.employees.push(employee)
      for (const { post, isMain, from, to } of career(random, employer, seat, tenure, settings.reference)) {
        rows.held.push({
          company_id: employer.companyId,
          employee_id: employee.id,
          position_id: post.id,
          department_id: post.department_id,
          is_main: isMain,
          from_date: dateText(from),
          to_date: dateOrNull(to),
        })
      }
    },
    take() {
      const taken = rows
      rows = { persons: [], employees: [], held: [] }
      return taken
    },
  }
}

function employeeRow(
  employer: Employer,
  id: number,
  person: Person,
  seat: Seat,
  tenure: Tenure,
): EmployeeRow {
  return {
    company_id: employer.companyId,
    id,
    person_id: person.id,
    nhansu_id: person.nhansuId,
    full_name: person.fullName,
    gender: person.gender,
    date_of_birth: dateText(person.birth),
    phone: person.phone,
    company_email: `${person.mailName}@example.com`,
    nature_of_work: seat.post.nature_of_work,
    work_state: tenure.state,
    active: tenure.leave === null,
    group_join_date: dateText(tenure.groupJoin),
    join_date: dateText(tenure.join),
    official_date: dateOrNull(tenure.official),
    leave_date: dateOrNull(tenure.leave),
    timekeeping_code: employer.nextTimekeepingCode(),
  }
}

interface Step {
  post: Post
  isMain: boolean
  from: Day
  to: Day | null
}

/** The positions held: a leader rose from the unit's own staff, and some hold a second position elsewhere. */
function career(random: Random, employer: Employer, seat: Seat, tenure: Tenure, today: Day): Step[] {
  const { join, leave } = tenure
  const years = (today - join) / YEAR
  const steps: Step[] = []
  const [firstPost] = seat.unit.staff
  const rose = seat.leads && firstPost !== undefined && years > 2
  const since = rose ? random.integer(join + YEAR, today - YEAR / 2) : join
  if (rose) steps.push({ post: firstPost, isMain: true, from: join, to: since - 1 })
  steps.push({ post: seat.post, isMain: true, from: since, to: leave })
  const second = secondPost(random, employer, seat)
  if (leave === null && years > 1 && second) {
    steps.push({ post: second, isMain: false, from: random.integer(join, today), to: null })
  }
  return steps
}

function secondPost(random: Random, { units }: Employer, { unit, post, leads }: Seat): Post | undefined {
  if (!random.chance(SECOND_POSITION) || !(leads || post.position_level === SPECIALIST)) return undefined
  const other = random.pick(units)
  return other === unit ? undefined : other.staff[0]
}

function dateOrNull(day: Day | null): string | null {
  return day === null ? null : dateText(day)
}
