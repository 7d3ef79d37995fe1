import type { Day } from './calendar.ts'
import { castNames } from './demo-cast.ts'
import { type Person, drawPerson } from './people.ts'
import type { Employer, Personnel } from './personnel.ts'
import type { Random } from './random.ts'
import type { Seat } from './seats.ts'
import { type Tenure, drawTenure } from './tenure.ts'

/** Somebody on a seat of a company. */
export interface Employment {
  person: Person
  seat: Seat
  tenure: Tenure
}

/** Finds somebody new for a seat. */
export function recruit(
  random: Random,
  personnel: Personnel,
  employer: Employer,
  seat: Seat,
  reference: Day,
): Employment {
  const { leads, post } = seat
  const drawn = drawPerson(random, {
    reference,
    leads,
    men: post.men,
    region: employer.region,
    reserved: castNames,
  })
  const tenure = drawTenure(random, {
    reference,
    leads,
    birth: drawn.birth,
    woman: drawn.gender === 'Nữ',
    positionLevel: post.position_level,
  })
  const person = personnel.register(drawn)
  personnel.hire(random, employer, person, seat, tenure)
  return { person, seat, tenure }
}
