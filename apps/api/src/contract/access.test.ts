import { describe, expect, test } from 'vitest'
import { authorize } from './access.ts'
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
      { scope: 'own', asOneself: true, fields: ['id', 'full_name'] },
      { scope: 'own' },
    ])
  })

  test('forgets the narrower scopes beside the whole company', () => {
    const whole = holding(
      { permission: 'employee_access', scope: 'unit' },
      { permission: 'employee_access', scope: 'company' },
    )
    expect(authorize({ access: access.slice(0, 1) }, whole)).toEqual([{ scope: 'company' }])
  })

  test('keeps what one may see of oneself beside the whole company', () => {
    const whole = holding({ permission: 'employee_access', scope: 'company' })
    expect(authorize({ access }, whole)).toEqual([
      { scope: 'company' },
      { scope: 'own', asOneself: true, fields: ['id', 'full_name'] },
    ])
  })

  test('asks for two rights where the contract names one with others, as far as both reach', () => {
    const both = { access: [{ permission: 'employee_edit', with: ['employee_sensitive', 'employee_pay'] }] }
    const edits = { permission: 'employee_edit', scope: 'company' } as const
    expect(() => authorize(both, holding(edits))).toThrow(/không có quyền/)
    expect(() => authorize(both, holding({ permission: 'employee_pay', scope: 'company' }))).toThrow()
    expect(authorize(both, holding(edits, { permission: 'employee_pay', scope: 'unit' }))).toEqual([
      { scope: 'unit' },
    ])
    expect(
      authorize(
        both,
        holding(
          edits,
          { permission: 'employee_pay', scope: 'unit' },
          { permission: 'employee_sensitive', scope: 'company' },
        ),
      ),
    ).toEqual([{ scope: 'company' }])
  })
})
