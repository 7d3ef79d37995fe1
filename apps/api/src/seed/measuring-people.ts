import type { ClientBase } from 'pg'
import { type Day, dayOf } from './calendar.ts'
import { REFERENCE_DAY } from './demo.ts'
import type { GroupIds } from './id-range.ts'
import { loadOrganisation, loadPersonnel } from './load-group.ts'
import type { CompanyGround } from './measuring-ground.ts'
import { UNITS_OF_BRANCH, branchTree } from './measuring-units.ts'
import { numbered } from './numbered.ts'
import { growUnits, rowsOf } from './organisation.ts'
import { type Employer, type Personnel, openPersonnel } from './personnel.ts'
import { seededRandom } from './random.ts'
import { recruit } from './recruit.ts'
import { drawSeats } from './seats.ts'

/** A company and how many employees it gets on top of those it has. */
export interface Addition {
  ground: CompanyGround
  employees: number
  /** The least number of new units. */
  units: number
}

const PEOPLE_OF_UNIT = 80
const BATCH = 5_000
const FIRST_TIMEKEEPING_CODE = 100_000

/**
 * Draws and stores branches and their people, company by company.
 * @param signal ends the work between two batches
 * @param afterCompany called with the number of employees stored so far
 */
export async function fillCompanies(
  client: ClientBase,
  ids: GroupIds,
  additions: readonly Addition[],
  signal: AbortSignal,
  afterCompany: (stored: number) => void,
): Promise<void> {
  const today = dayOf(REFERENCE_DAY)
  const personnel = openPersonnel({
    reference: today,
    nextPersonId: ids.person,
    nextEmployeeId: ids.employee,
    // Seven digits, which no code of the demo group has.
    nextNhansuId: numbered((number) => `SM${1_000_000 + number}`),
    mailName: (login, nhansuId) => login + nhansuId.slice('SM'.length),
  })
  let stored = 0
  for (const addition of additions) {
    const { employees } = addition
    const { employer, organisation } = addBranches(addition, ids)
    await loadOrganisation(client, organisation)
    for (const batch of drawPersonnel(personnel, employer, employees, today)) {
      signal.throwIfAborted()
      await loadPersonnel(client, batch)
    }
    stored += employees
    afterCompany(stored)
  }
}

function addBranches({ ground, employees, units: wanted }: Addition, ids: GroupIds) {
  const { company, rootId, codes } = ground
  const branches = Math.max(
    1,
    Math.round(employees / PEOPLE_OF_UNIT / UNITS_OF_BRANCH),
    Math.ceil(wanted / UNITS_OF_BRANCH),
  )
  const units = growUnits(branchTree(company.level, branches), {
    companyId: company.id,
    parentId: rootId,
    parentLevel: company.level,
    codes,
    nextDepartmentId: ids.department,
    nextPositionId: ids.position,
  })
  const nextTimekeepingCode = numbered((number) => String(FIRST_TIMEKEEPING_CODE + number))
  const employer: Employer = { companyId: company.id, region: company.region, units, nextTimekeepingCode }
  return { employer, organisation: rowsOf(units) }
}

function* drawPersonnel(personnel: Personnel, employer: Employer, employees: number, today: Day) {
  const random = seededRandom(`measuring ${employer.companyId}`)
  const seats = drawSeats(random, employer.units, employees)
  for (let from = 0; from < seats.length; from += BATCH) {
    for (const seat of seats.slice(from, from + BATCH)) recruit(random, personnel, employer, seat, today)
    yield personnel.take()
  }
}
