import { expect, test } from 'vitest'
import { changesIn } from './askable.ts'

test('sends what differs, of new rows what is filled in, and of rows that go the row alone', () => {
  const names = [
    'phone',
    'native_place',
    'relatives:214:full_name',
    'relatives:215:full_name',
    'relatives:new-1:full_name',
    'relatives:new-1:job',
    'relatives:new-1:is_dead',
  ]
  const start = {
    phone: '0912000111',
    native_place: null,
    'relatives:214:full_name': 'Nguyễn Văn Em',
    'relatives:215:full_name': 'Nguyễn Văn Anh',
  }
  const now = {
    ...start,
    phone: '',
    native_place: ' Hải Phòng ',
    'relatives:214:full_name': 'Khác',
    'relatives:new-1:full_name': 'Trần Thị Mới',
    'relatives:new-1:job': '',
    'relatives:new-1:is_dead': false,
  }
  expect(changesIn(names, start, now, new Set(['relatives.214']))).toEqual([
    { path: 'phone', new_value: null },
    { path: 'native_place', new_value: 'Hải Phòng' },
    { path: 'relatives.new-1.full_name', new_value: 'Trần Thị Mới' },
    { path: 'relatives.214', new_value: null },
  ])
})
