import { expect, test } from 'vitest'
import { drawFullName } from './names.ts'
import { distinct } from './numbered.ts'
import { seededRandom } from './random.ts'

test('a login that is taken gets a number', () => {
  const login = distinct()
  expect([login('annv'), login('annv'), login('lanht'), login('annv')]).toEqual([
    'annv',
    'annv2',
    'lanht',
    'annv3',
  ])
})

test('names differ by part of the country, generation and sex', () => {
  const random = seededRandom('names')
  const drawn = (...[gender, year, region]: [Parameters<typeof drawFullName>[1], number, 0 | 1 | 2]) =>
    Array.from({ length: 3_000 }, () => drawFullName(random, gender, year, region))
  const share = (names: string[], pattern: RegExp) =>
    names.filter((name) => pattern.test(name)).length / names.length

  expect(share(drawn('Nam', 1990, 0), /^Huỳnh /)).toBe(0)
  expect(share(drawn('Nam', 1990, 2), /^Huỳnh /)).toBeGreaterThan(0.03)
  expect(share(drawn('Nữ', 1970, 0), / Thị /)).toBeGreaterThan(share(drawn('Nữ', 2000, 0), / Thị /) + 0.2)
  expect(share(drawn('Nam', 1980, 0), / Thị /)).toBe(0)
})

test('no name says a word twice in a row', () => {
  const random = seededRandom('twice')
  const names = Array.from({ length: 20_000 }, () => drawFullName(random, 'Nữ', 1990, 1))
  expect(names.filter((name) => /(^| )(\S+) \2( |$)/.test(name))).toEqual([])
})
