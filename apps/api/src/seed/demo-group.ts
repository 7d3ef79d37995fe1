import { dayOf } from './calendar.ts'
import { type CastPersons, canBeLent, castSeats, guestSeats, registerCast } from './demo-appointments.ts'
import { type OrganisationIds, demoCompanies, organise } from './demo-companies.ts'
import { distinct, numbered } from './numbered.ts'
import { type OrganisationRows, rowsOf } from './organisation.ts'
import { type PersonnelRows, openPersonnel } from './personnel.ts'
import { seededRandom } from './random.ts'
import { type Employment, recruit } from './recruit.ts'
import { type Seat, drawSeats, shares } from './seats.ts'

/** How large the demo group is, and which day it takes for today (yyyy-mm-dd). */
export interface DemoGroupSettings {
  employees: number
  reference: string
  ids: OrganisationIds & { person: () => number; employee: () => number }
}

/** The demo group as rows, with the persons who play the cast. */
export interface DemoGroup extends OrganisationRows, PersonnelRows {
  castPersons: CastPersons
}

const GUESTS = 2

/** Draws the whole group. The same settings give the same group. */
export function drawDemoGroup({ employees, reference, ids }: DemoGroupSettings): DemoGroup {
  const today = dayOf(reference)
  const personnel = openPersonnel({
    reference: today,
    nextPersonId: ids.person,
    nextEmployeeId: ids.employee,
    nextNhansuId: numbered((number) => `SM${String(number).padStart(6, '0')}`),
    mailName: distinct(),
  })
  const castPersons = registerCast(seededRandom('demo cast'), personnel)
  const sizes = shares(
    demoCompanies.map(({ share }) => share),
    employees,
  )
  const organisation: OrganisationRows = { departments: [], positions: [] }
  let lendable: Employment[] = []
  for (const [index, company] of demoCompanies.entries()) {
    const random = seededRandom(`demo ${company.code}`)
    const { root, employer } = organise(company, ids)
    const { departments, positions } = rowsOf(employer.units)
    organisation.departments.push(root, ...departments)
    organisation.positions.push(...positions)

    const guests = guestSeats(random, employer, lendable.splice(0, GUESTS), today)
    const kept = [...castSeats(employer, castPersons), ...guests]
    for (const { person, seat, tenure } of kept) personnel.hire(random, employer, person, seat, tenure)
    const open = drawSeats(random, employer.units, Math.max(0, (sizes[index] ?? 0) - kept.length))
    const hired = open.map((seat) => recruit(random, personnel, employer, unlessKept(seat, kept), today))
    // The first company is the holding: its people help out in the others.
    if (index === 0) lendable = hired.filter((employment) => canBeLent(employment, today))
  }
  return { ...organisation, ...personnel.take(), castPersons }
}

/** A unit has one head: who would sit on a seat that is kept joins the unit's staff instead. */
function unlessKept(seat: Seat, kept: readonly Employment[]): Seat {
  const [post] = seat.unit.staff
  const taken = seat.leads && kept.some((employment) => employment.seat.post === seat.post)
  return taken && post ? { unit: seat.unit, post, leads: false } : seat
}
