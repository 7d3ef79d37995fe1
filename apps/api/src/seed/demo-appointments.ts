import { type Day, dayOf } from './calendar.ts'
import { type Appointment, type CastMember, cast } from './demo-cast.ts'
import type { Unit } from './organisation.ts'
import { type Person, drawPhone } from './people.ts'
import type { Employer, Personnel } from './personnel.ts'
import type { Random } from './random.ts'
import type { Employment } from './recruit.ts'
import type { Seat } from './seats.ts'
import type { Tenure } from './tenure.ts'

/** The persons who play the cast. */
export type CastPersons = ReadonlyMap<CastMember, Person>

const HALF_A_YEAR = 180
const OFFICE_LEVEL = 4

/** Enters the cast in the books, before anybody else, so that they get the plain login names. */
export function registerCast(random: Random, personnel: Personnel): CastPersons {
  return new Map(
    cast.map((member) => {
      const { fullName, gender } = member
      const drawn = { fullName, gender, birth: dayOf(member.birth), phone: drawPhone(random) }
      return [member, personnel.register(drawn)]
    }),
  )
}

/** The seats of this company that are kept for the cast, each with its holder. */
export function castSeats(employer: Employer, castPersons: CastPersons): Employment[] {
  return [...castPersons].flatMap(([{ appointments }, person]) =>
    appointments
      .filter(({ companyId }) => companyId === employer.companyId)
      .map((appointment) => ({
        person,
        seat: seatOf(employer, appointment),
        tenure: longTenure(dayOf(appointments[0].since), dayOf(appointment.since)),
      })),
  )
}

/** Seats for people of another company of the group who work here as well. */
export function guestSeats(
  random: Random,
  employer: Employer,
  guests: readonly Employment[],
  reference: Day,
): Employment[] {
  const offices = employer.units.filter(isOffice)
  return guests.map(({ person, tenure: { groupJoin, join } }) => {
    const unit = random.pick(offices)
    const since = random.integer(join + HALF_A_YEAR, reference - HALF_A_YEAR)
    return {
      person,
      seat: { unit, post: random.pick(unit.staff), leads: false },
      tenure: longTenure(groupJoin, since),
    }
  })
}

/** Whether somebody has been here long enough to be lent to another company. */
export function canBeLent({ tenure, seat }: Employment, reference: Day): boolean {
  return tenure.state === 'official' && isOffice(seat.unit) && reference - tenure.join > 4 * HALF_A_YEAR
}

function isOffice({ kind, staff }: Unit): boolean {
  return kind.level === OFFICE_LEVEL && staff.length > 0
}

function seatOf({ units, companyId }: Employer, { unit: unitName, post: postName }: Appointment): Seat {
  const unit = units.find(({ department }) => department.name === unitName)
  const post = unit && [...unit.leaders, ...unit.staff].find(({ name }) => name === postName)
  if (!post) throw new Error(`company ${companyId} has no seat '${postName}' in '${unitName}'`)
  return { unit, post, leads: unit.leaders.includes(post) }
}

function longTenure(groupJoin: Day, join: Day): Tenure {
  return { groupJoin, join, official: join, leave: null, state: 'official' }
}
