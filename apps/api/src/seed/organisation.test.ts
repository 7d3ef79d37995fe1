import { expect, test } from 'vitest'
import { numbered } from './numbered.ts'
import { type UnitTree, growUnits, rowsOf } from './organisation.ts'
import { leadersOf } from './unit-kinds.ts'

function grow(units: UnitTree, codes = new Set<string>()) {
  const ids = () => {
    let id = 0
    return () => (id += 1)
  }
  const grown = growUnits(units, {
    companyId: 1,
    parentId: 99,
    parentLevel: 2,
    codes,
    nextDepartmentId: ids(),
    nextPositionId: ids(),
  })
  return rowsOf(grown)
}

test('units get the level of their kind, a code of initials and the unit above', () => {
  const { departments } = grow({ 'Phòng Kế hoạch Khai thác': { 'Đội Bảo vệ': {} }, 'Chi nhánh số 12': {} })
  expect(
    departments.map(({ code, level, parent_id, short_name }) => [code, level, parent_id, short_name]),
  ).toEqual([
    ['PKHKT', 4, 99, 'P. Kế hoạch Khai thác'],
    ['DBV', 5, 1, 'Đội Bảo vệ'],
    ['CNS12', 3, 99, 'CN số 12'],
  ])
})

test('a code that is taken gets a number, also when the company had it before', () => {
  const { departments } = grow(
    { 'Đội Chất xếp': { 'Tổ Bếp': {} }, 'Đội Bảo vệ': { 'Tổ Bếp': {} } },
    new Set(['DBV']),
  )
  expect(departments.map(({ code }) => code)).toEqual(['DCX', 'TB', 'DBV-2', 'TB-2'])
})

test('a unit has positions for its head, its deputy and its staff', () => {
  const { positions } = grow({ 'Phòng Tài chính Kế toán': {} })
  expect(positions.map(({ code, name, position_level }) => [code, name, position_level])).toEqual([
    ['PTCKT-01', 'Kế toán trưởng', 4],
    ['PTCKT-02', 'Phó phòng Tài chính Kế toán', 5],
    ['PTCKT-03', 'Nhân viên kế toán', 13],
    ['PTCKT-04', 'Thủ quỹ', 13],
  ])
})

test('numbered units of one kind have the jobs of that kind', () => {
  const { positions } = grow({ 'Phòng Khai thác khu vực 3': {} })
  expect(positions.map(({ name }) => name)).toContain('Chuyên viên kế hoạch')
})

test('leaders are called by the kind of unit', () => {
  expect(leadersOf('Ban Giám đốc')[0]).toEqual(['Giám đốc công ty', 2])
  expect(leadersOf('Ban Pháp chế')[0]).toEqual(['Trưởng ban Pháp chế', 4])
  expect(leadersOf('Tổ Bếp')).toEqual([
    ['Tổ trưởng Tổ Bếp', 9],
    ['Tổ phó Tổ Bếp', 10],
  ])
  expect(() => leadersOf('Hội Văn nghệ')).toThrow(/Hội Văn nghệ/)
})

test('numbers count from one', () => {
  const code = numbered((number) => `NV${number}`)
  expect([code(), code()]).toEqual(['NV1', 'NV2'])
})
