import { describe, expect, test } from 'vitest'
import type { GrantedScope } from './access.ts'
import { rulesOf } from './field-needs.ts'
import { type RowReaches, shownBy } from './field-rights.ts'
import type { Grant } from './session.ts'

const rules = rulesOf({
  properties: {
    id: {},
    full_name: {},
    religion: { 'x-needs': ['employee_sensitive'] },
    tax_code: { 'x-needs': ['employee_sensitive', 'employee_pay'], 'x-dotted': true },
    note: {},
  },
})
const row = {
  id: 11,
  full_name: 'Nguyễn Thị Đào',
  religion: 'Không',
  tax_code: '8012345678',
  note: 'Ghi chú',
}

const inUnit: RowReaches = [true, false]
const elsewhere: RowReaches = [false, false]
const oneself: RowReaches = [false, true]
const company: GrantedScope = { scope: 'company' }

function shown(grants: Grant[], scopes: GrantedScope[], reaches: RowReaches, of: object = row) {
  return shownBy(rules, { scopes, session: { grants } }, of, reaches)
}

const grant = (permission: Grant['permission'], scope: Grant['scope']): Grant => ({ permission, scope })

describe('a field that asks for a right', () => {
  test('is absent and named without it, filled or not', () => {
    const plain = { id: 11, full_name: 'Nguyễn Thị Đào', note: 'Ghi chú' }
    const names = { masked_fields: ['religion', 'tax_code'], dotted_fields: [] }
    expect(shown([], [company], elsewhere)).toEqual({ ...plain, ...names })
    expect(shown([], [company], elsewhere, { ...row, religion: null, tax_code: null })).toEqual({
      ...plain,
      ...names,
    })
  })

  test('is shown where its own grant covers the row, however far another right reaches', () => {
    const grants = [grant('employee_access', 'company'), grant('employee_sensitive', 'unit')]
    expect(shown(grants, [company], inUnit)).toMatchObject({ religion: 'Không', masked_fields: [] })
    expect(shown(grants, [company], elsewhere)).not.toHaveProperty('religion')
  })

  test('asks for any one of its rights', () => {
    expect(shown([grant('employee_pay', 'company')], [company], elsewhere)).toMatchObject({
      masked_fields: ['religion'],
      dotted_fields: ['tax_code'],
    })
  })
})

describe('a dotted field', () => {
  const grants = [grant('employee_sensitive', 'company')]

  test('is left out and named where it holds something', () => {
    const seen = shown(grants, [company], elsewhere)
    expect(seen).not.toHaveProperty('tax_code')
    expect(seen.dotted_fields).toEqual(['tax_code'])
  })

  test('says that it is empty', () => {
    expect(shown(grants, [company], elsewhere, { ...row, tax_code: null })).toMatchObject({
      tax_code: null,
      dotted_fields: [],
    })
  })
})

describe('oneself', () => {
  const own: GrantedScope = { scope: 'own', asOneself: true, fields: ['id', 'full_name', 'tax_code'] }

  test('reads what the contract lists, rights and dots aside, and nothing else', () => {
    expect(shown([], [own], oneself)).toEqual({
      id: 11,
      full_name: 'Nguyễn Thị Đào',
      tax_code: '8012345678',
      masked_fields: ['religion', 'note'],
      dotted_fields: [],
    })
  })

  test('never brings its fields to the row of another', () => {
    expect(shown([], [company, own], inUnit)).not.toHaveProperty('tax_code')
  })

  test('adds to what a role shows of the same row', () => {
    expect(shown([], [company, own], oneself)).toEqual({
      id: 11,
      full_name: 'Nguyễn Thị Đào',
      tax_code: '8012345678',
      note: 'Ghi chú',
      masked_fields: ['religion'],
      dotted_fields: [],
    })
  })
})
