import { describe, expect, test } from 'vitest'
import { admit, type Reach, visibleFields } from './access.ts'
import type { Grant, Session } from './session.ts'

const access = [
  { permission: 'employee_access' },
  { own: 'employee', fields: ['id', 'full_name'] },
  { permission: 'employee_pay' },
] as const

function holding(...grants: Grant[]): Session {
  return {
    userId: 1,
    companyId: 1,
    login: 'someone',
    fullName: 'Một Người',
    avatar: null,
    nhansuId: null,
    employeeId: 11,
    unitIds: [2],
    grants,
  }
}

describe('the guard', () => {
  test('lets in nobody by default', () => {
    expect(() => admit({ access: [{ permission: 'level_access' }] }, holding())).toThrow(/không có quyền/)
    expect(() => admit({ access: [] }, holding({ permission: 'level_access', scope: 'company' }))).toThrow()
    const other = holding({ permission: 'level_edit', scope: 'company' })
    expect(() => admit({ access: [{ permission: 'level_access' }] }, other)).toThrow()
  })

  test('opens the whole company to all who are signed in, where the contract says so', () => {
    expect(admit({ access: 'signed-in' }, holding())).toEqual([{ scope: 'company' }])
  })

  test('makes the union of what several roles and entries reach', () => {
    const reaches = admit(
      { access },
      holding({ permission: 'employee_access', scope: 'unit' }, { permission: 'employee_pay', scope: 'own' }),
    )
    expect(reaches).toEqual([
      { scope: 'unit' },
      { scope: 'own', fields: ['id', 'full_name'] },
      { scope: 'own' },
    ])
  })

  test('forgets the narrower reaches beside the whole company', () => {
    const whole = holding(
      { permission: 'employee_access', scope: 'unit' },
      { permission: 'employee_access', scope: 'company' },
    )
    expect(admit({ access }, whole)).toEqual([{ scope: 'company' }])
  })
})

describe('the fields of a row', () => {
  const row = { id: 11, full_name: 'Nguyễn Thị Đào', salary: 1 }
  const reaches: Reach[] = [
    { scope: 'unit', fields: ['id', 'salary'] },
    { scope: 'own', fields: ['id', 'full_name'] },
  ]

  test('are those of the reaches that show this row, never those of another', () => {
    expect(visibleFields(row, reaches, [true, false])).toEqual({ id: 11, salary: 1 })
    expect(visibleFields(row, reaches, [false, true])).toEqual({ id: 11, full_name: 'Nguyễn Thị Đào' })
    expect(visibleFields(row, reaches, [true, true])).toEqual(row)
  })

  test('are all where a reach names none', () => {
    expect(visibleFields(row, [...reaches, { scope: 'company' }], [false, false, true])).toEqual(row)
  })
})
