import type { Gender } from '@nhansu/sdk/domains/employees'
import { type Day, yearOf } from './calendar.ts'
import { type Region, drawFullName } from './names.ts'
import { type Random, type WeightedDraw, weighted } from './random.ts'

/** A human being, who may be employed in several companies of the group. */
export interface Person {
  id: number
  /** Mã nhân viên, one in the whole group. */
  nhansuId: string
  fullName: string
  gender: Gender
  birth: Day
  phone: string
  /** The part of the company's mail address before the @. */
  mailName: string
}

/** Names that are given by hand, and so to nobody else. */
export type ReservedNames = ReadonlySet<string>

const YEAR = 365.25
const WOMEN_RETIRE_AT = 57
const LEADERS_FROM = 30

const ages: readonly (readonly [ages: readonly [from: number, to: number], share: number])[] = [
  [[18, 24], 12],
  [[25, 34], 38],
  [[35, 44], 31],
  [[45, 54], 15],
  [[55, 60], 4],
]
const anyAge = weighted(ages)
const leaderAge = weighted(ages.slice(1))

/** Where families come from, by where the company works: north, centre, south. */
const origins: Readonly<Record<string, WeightedDraw<Region>>> = {
  north: fromRegions(85, 12, 3),
  central: fromRegions(15, 75, 10),
  south: fromRegions(6, 14, 80),
}

/**
 * The first digits of mobile numbers. Viet Nam keeps no range for invented numbers, so one of ours may be somebody's:
 * nothing may ever be sent to it.
 */
const mobilePrefixes = (
  '032 033 034 035 036 037 038 039 086 096 097 098 070 076 077 078 079 089 090 093 ' +
  '081 082 083 084 085 088 091 094 052 056 058 092 055 059 087 099'
).split(' ')

/** What a person is drawn for. */
export interface PersonFor {
  reference: Day
  /** Men in a hundred. */
  men: number
  leads: boolean
  /** Where the company works: north, central or south. */
  region: string
  reserved: ReservedNames
}

/** What chance decides of a person; codes are given in order elsewhere. */
export type DrawnPerson = Pick<Person, 'fullName' | 'gender' | 'birth' | 'phone'>

/** Somebody who could hold such a job. */
export function drawPerson(random: Random, wanted: PersonFor): DrawnPerson {
  const gender = random.chance(wanted.men / 100) ? 'Nam' : 'Nữ'
  const birth = drawBirth(random, gender, wanted)
  const origin = origins[wanted.region]
  if (!origin) throw new Error(`no company works in '${wanted.region}'`)
  let fullName: string
  do fullName = drawFullName(random, gender, yearOf(birth), origin(random))
  while (wanted.reserved.has(fullName))
  return { fullName, gender, birth, phone: drawPhone(random) }
}

/** An invented mobile number. */
export function drawPhone(random: Random): string {
  return random.pick(mobilePrefixes) + String(random.integer(0, 9_999_999)).padStart(7, '0')
}

function drawBirth(random: Random, gender: Gender, { leads, reference }: PersonFor): Day {
  const [from, to] = (leads ? leaderAge : anyAge)(random)
  const youngest = leads ? Math.max(from, LEADERS_FROM) : from
  const oldest = gender === 'Nữ' ? Math.min(to + 1, WOMEN_RETIRE_AT) : to + 1
  return reference - random.integer(Math.ceil(youngest * YEAR), Math.floor(oldest * YEAR) - 1)
}

function fromRegions(north: number, centre: number, south: number): WeightedDraw<Region> {
  return weighted([
    [0, north],
    [1, centre],
    [2, south],
  ])
}
