import { expect, test } from 'vitest'
import { listErrors } from './form-errors.ts'

test('errors stand in the order of the form, not in the order they were found', () => {
  const errors = {
    phone: { type: 'custom', message: 'Số điện thoại sai.' },
    name: { type: 'custom', message: 'Vui lòng nhập tên.' },
    elsewhere: { type: 'server', message: 'Không rõ.' },
  }
  expect(listErrors(errors, ['name', 'code', 'phone'])).toEqual([
    { field: 'name', message: 'Vui lòng nhập tên.' },
    { field: 'phone', message: 'Số điện thoại sai.' },
    { field: 'elsewhere', message: 'Không rõ.' },
  ])
})

test('errors of repeated rows name their row, and a row without one is passed over', () => {
  const rows = [undefined, { from: { message: 'Hãy nhập ngày.' } }]
  expect(listErrors({ rows }, ['rows'])).toEqual([{ field: 'rows.1.from', message: 'Hãy nhập ngày.' }])
})

test('an element that an error carries is not looked into', () => {
  const name = { type: 'custom', message: 'Sai.', ref: { message: 'not an error' } }
  expect(listErrors({ name, rows: { ref: { a: { message: 'no' } } } }, [])).toEqual([
    { field: 'name', message: 'Sai.' },
  ])
})
