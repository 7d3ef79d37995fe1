import { describe, expect, test } from 'vitest'
import { authorize, type GrantedScope, visibleFields } from './access.ts'
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
    expect(() => authorize({ access: [{ permission: 'level_access' }] }, holding())).toThrow(/không có quyền/)
    expect(() =>
      authorize({ access: [] }, holding({ permission: 'level_access', scope: 'company' })),
    ).toThrow()
    const other = holding({ permission: 'level_edit', scope: 'company' })
    expect(() => authorize({ access: [{ permission: 'level_access' }] }, other)).toThrow()
  })

  test('opens the whole company to all who are signed in, where the contract says so', () => {
    expect(authorize({ access: 'signed-in' }, holding())).toEqual([{ scope: 'company' }])
  })

  test('makes the union of what several roles and entries scope', () => {
    const scopes = authorize(
      { access },
      holding({ permission: 'employee_access', scope: 'unit' }, { permission: 'employee_pay', scope: 'own' }),
    )
    expect(scopes).toEqual([
      { scope: 'unit' },
      { scope: 'own', fields: ['id', 'full_name'] },
      { scope: 'own' },
    ])
  })

  test('forgets the narrower scopes beside the whole company', () => {
    const whole = holding(
      { permission: 'employee_access', scope: 'unit' },
      { permission: 'employee_access', scope: 'company' },
    )
    expect(authorize({ access }, whole)).toEqual([{ scope: 'company' }])
  })
})

describe('the fields of a row', () => {
  const row = { id: 11, full_name: 'Nguyễn Thị Đào', salary: 1 }
  const scopes: GrantedScope[] = [
    { scope: 'unit', fields: ['id', 'salary'] },
    { scope: 'own', fields: ['id', 'full_name'] },
  ]

  test('are those of the scopes that show this row, never those of another', () => {
    expect(visibleFields(row, scopes, [true, false])).toEqual({ id: 11, salary: 1 })
    expect(visibleFields(row, scopes, [false, true])).toEqual({ id: 11, full_name: 'Nguyễn Thị Đào' })
    expect(visibleFields(row, scopes, [true, true])).toEqual(row)
  })

  test('are all where a scope names none', () => {
    expect(visibleFields(row, [...scopes, { scope: 'company' }], [false, false, true])).toEqual(row)
  })
})
