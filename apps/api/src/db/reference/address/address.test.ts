import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AddressUnits, type Unit, addressUnits } from './units.ts'
import { knownSpellings } from './known-spellings.ts'
import { spelled } from './spelling.ts'

let units: AddressUnits
beforeAll(async () => {
  units = await addressUnits()
})

const codes = (list: readonly Unit[]) => new Set(list.map(({ code }) => code))

describe('the administrative units', () => {
  test('are as many as the State announced, in both schemes, each once', () => {
    const counts = [units.newProvinces, units.newDistricts, units.provinces, units.districts, units.wards]
    expect(counts.map(({ length }) => length)).toEqual([34, 3_321, 63, 696, 10_035])
    expect(counts.map((list) => codes(list).size)).toEqual([34, 3_321, 63, 696, 10_035])
  })

  test('hang below units that exist', () => {
    const orphans = (list: readonly Unit[], parents: readonly Unit[]) => {
      const known = codes(parents)
      return list.filter(({ parent }) => parent === undefined || !known.has(parent))
    }
    expect(orphans(units.newDistricts, units.newProvinces)).toEqual([])
    expect(orphans(units.districts, units.provinces)).toEqual([])
    expect(orphans(units.wards, units.districts)).toEqual([])
  })

  test('pass every old ward on to a commune that exists', () => {
    const [old, now] = [codes(units.wards), codes(units.newDistricts)]
    expect(units.successors.filter(([ward, commune]) => !old.has(ward) || !now.has(commune))).toEqual([])
    const passedOn = new Set(units.successors.map(([ward]) => ward))
    expect([...old].filter((ward) => !passedOn.has(ward))).toEqual([])
  })

  test.each([
    ['Thành Phố Đồng Hới', 'Thành phố Đồng Hới'],
    ['Huyện  Vũng Liêm', 'Huyện Vũng Liêm'],
    ['Phường Yên Hoà', 'Phường Yên Hòa'],
    ['Xã Phú Thuỷ', 'Xã Phú Thủy'],
    ['Phường Hoàng Liệt', 'Phường Hoàng Liệt'],
    ['Xã Quý Quân', 'Xã Quý Quân'],
    ['Xã Ea H’Leo', "Xã Ea H'Leo"],
  ])('are spelled one way: %s', (given, wanted) => {
    expect(spelled(given)).toBe(wanted)
  })
})

/** A list checked row by row by others, beside the project; not everybody has it. */
const checked = join(import.meta.dirname, '../../../../../../../shared/data/vn-admin-units')

// Runs wherever the checked list lies beside the project; without it there is nothing to compare with.
describe.runIf(existsSync(checked))('compared with the checked list', () => {
  const rows = (file: string): string[][] =>
    readFileSync(join(checked, file), 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))

  /** Rows of a file as `code parent name`, read from the columns that hold them. */
  const listed = (file: string, name: number, parent?: number) =>
    new Map(
      rows(file).map((row) => [
        row[0] ?? '',
        [parent === undefined ? '' : row[parent], spelled(row[name] ?? '')],
      ]),
    )

  test.each([
    ['newProvinces', 'new-provinces.tsv', 3, undefined],
    ['newDistricts', 'new-wards.tsv', 4, 1],
    ['provinces', 'old-provinces.tsv', 3, undefined],
    ['districts', 'old-districts.tsv', 4, 1],
    ['wards', 'old-wards.tsv', 4, 1],
  ] as const)('%s have the same codes, parents and names', (kind, file, name, parent) => {
    const theirs = listed(file, name, parent)
    const differing = units[kind].flatMap(({ code, fullName, parent: mine = '' }) => {
      const [theirParent, theirName] = theirs.get(code) ?? []
      return mine === theirParent && fullName === theirName
        ? []
        : [`${code} ${fullName} / ${theirName} ${theirParent}`]
    })
    const explained = new Set(kind === 'wards' ? knownSpellings : [])
    expect(differing.filter((line) => !explained.has(line.slice(0, 5)))).toEqual([])
    expect(units[kind]).toHaveLength(theirs.size)
  })

  test('old wards go to the same communes, save where only land changed hands', () => {
    const theirs = rows('ward-map.tsv')
    const mine = new Set(units.successors.map(([ward, commune]) => `${ward}>${commune}`))
    const peopled = theirs.filter(([, , kind]) => kind !== 'A').map(([ward, commune]) => `${ward}>${commune}`)
    expect(peopled.filter((pair) => !mine.has(pair))).toEqual([])
    const all = new Set(theirs.map(([ward, commune]) => `${ward}>${commune}`))
    expect([...mine].filter((pair) => !all.has(pair))).toEqual([])
  })
})
