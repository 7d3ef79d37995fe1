import type { Gender } from '@nhansu/sdk/domains/employees'
import families from '../../seeds/family-names.json' with { type: 'json' }
import female from '../../seeds/female-names.json' with { type: 'json' }
import male from '../../seeds/male-names.json' with { type: 'json' }
import { type Random, type WeightedDraw, weighted } from './random.ts'

/** Parts of the country, in the order of the weights in `seeds/`. */
export type Region = 0 | 1 | 2

const SECOND_FAMILY_NAME = 0.06
const NO_MIDDLE_NAME: Readonly<Record<Gender, number>> = { Nam: 0.04, Nữ: 0.01 }

interface GivenNames {
  middle: WeightedDraw<string>
  given: WeightedDraw<string>
}

const familyNames = [0, 1, 2].map((region) =>
  weighted(
    Object.entries(families.names).map(
      ([name, [national = 0, ...factors]]) => [name, national * (factors[region] ?? 0)] as const,
    ),
  ),
)
const givenNames: Readonly<Record<Gender, GivenNames[]>> = { Nam: byBirth(male), Nữ: byBirth(female) }

/** A believable full name of somebody born in `birthYear` whose family comes from `region`. */
export function drawFullName(random: Random, gender: Gender, birthYear: number, region: Region): string {
  const family = drawFrom(familyNames, region)
  const { middle, given } = drawFrom(givenNames[gender], generationOf(birthYear))
  const parts = [family(random)]
  if (random.chance(SECOND_FAMILY_NAME)) parts.push(family(random))
  if (!random.chance(NO_MIDDLE_NAME[gender])) parts.push(middle(random))
  parts.push(given(random))
  const words = parts.flatMap((part) => part.split(' '))
  // 'Minh Minh' is nobody's name.
  return words.some((word, index) => word === words[index - 1])
    ? drawFullName(random, gender, birthYear, region)
    : words.join(' ')
}

function byBirth(names: { middle: Record<string, number[]>; given: Record<string, number[]> }): GivenNames[] {
  const draw = (list: Record<string, number[]>, generation: number) =>
    weighted(Object.entries(list).map(([name, weights]) => [name, weights[generation] ?? 0] as const))
  return [0, 1, 2].map((generation) => ({
    middle: draw(names.middle, generation),
    given: draw(names.given, generation),
  }))
}

function generationOf(birthYear: number): number {
  if (birthYear < 1975) return 0
  return birthYear < 1995 ? 1 : 2
}

function drawFrom<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new RangeError(`no names for ${index}`)
  return found
}
