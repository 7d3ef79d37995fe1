import { describe, expect, test } from 'vitest'
import { operationNamed } from '../contract/operations.ts'
import { fieldColumns, listColumns } from './columns.ts'
import { labelsOf } from './labels.ts'

const employees = operationNamed('employees.list')
const levels = operationNamed('levels.list')

describe('the columns of a workbook', () => {
  test('have the titles, kinds and words of the contract', () => {
    const columns = listColumns(levels, ['code', 'level_group', 'rank', 'is_active', 'created_at'])
    expect(columns.map(({ title, kind }) => [title, kind])).toEqual([
      ['Mã trình độ', 'text'],
      ['Nhóm trình độ', 'text'],
      ['Thứ bậc', 'number'],
      ['Trạng thái', 'text'],
      ['Ngày tạo', 'datetime'],
    ])
    const row = { code: 'DH', level_group: 'education', rank: 60, is_active: false, created_at: null }
    expect(columns.map(({ valueOf }) => valueOf(row))).toEqual(['DH', 'Học vấn', 60, 'Ngừng sử dụng', null])
  })

  test('are headed as in the list where that says less than the title', () => {
    const contracts = listColumns(operationNamed('contracts.list'), ['nhansu_id', 'start_date', 'sign_date'])
    expect(contracts.map(({ title }) => title)).toEqual(['Mã NV', 'Hiệu lực', 'Ngày ký'])
    const [joined] = listColumns(employees, ['join_date'])
    expect(joined?.title).toBe('Ngày vào')
  })

  test('look through lists and into what may be missing', () => {
    const [departments, since, login, state] = listColumns(employees, [
      'positions.department_name',
      'positions.from_date',
      'account.login',
      'account.is_active',
    ])
    const held = (department_name: string, from_date: string) => ({ department_name, from_date })
    const row = {
      positions: [held('Kho', '2019-06-01'), held('Tổ lái', '2020-01-31'), held('Kho', '2020-01-31')],
      account: null,
    }
    expect(departments?.valueOf(row)).toBe('Kho, Tổ lái')
    expect(since?.valueOf(row)).toBe('01-06-2019, 31-01-2020')
    expect([login?.valueOf(row), state?.valueOf(row)]).toEqual([null, null])
    expect(state?.valueOf({ account: { is_active: true } })).toBe('Đang mở')
  })

  test('of money are written by thousands', () => {
    const object = { properties: { pay: { type: 'integer', title: 'Lương', 'x-money': true } } }
    expect(fieldColumns(levels, object, ['pay'])).toMatchObject([{ kind: 'money' }])
  })

  test.each(['salary', 'positions.salary', 'code.length'])(
    'that the contract does not have (%s) are an error',
    (path) => {
      expect(() => listColumns(employees, [path])).toThrow(`the field ${path}`)
    },
  )
})

describe('the words of a field', () => {
  test('must be there', () => {
    expect(() => labelsOf({ 'x-labels': 'noSuchLabels' })).toThrow('not there')
    expect(() => labelsOf({ 'x-labels': 'levelGroupLabels', enum: ['education', 'magic'] })).toThrow(
      'no word for magic',
    )
  })

  test('are yes and no where nothing else is said', () => {
    expect(labelsOf({ type: ['boolean', 'null'] })).toEqual({ true: 'Có', false: 'Không' })
  })
})
