import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

type Query = NonNullable<Input<'positions.list'>['query']>
const held = ['TP', 'TK', 'NV']
/** Those that people hold. */
const list = async (query: Query = {}, person = hr) =>
  (await person.call('positions.list', { query })).body.data.positions.filter(({ code }) =>
    held.includes(code),
  )
const change = (id: number) => hr.call('positions.changeStatus', { path: { id } })

describe('the list of positions', () => {
  test('tells the unit and who holds each now', async () => {
    expect(await list()).toMatchObject([
      { code: 'TP', department_name: 'Phòng Hành chính Nhân sự', holder_total: 1 },
      { code: 'TK', department_name: 'Đội Kho', holder_total: 1 },
      { code: 'NV', department_name: null, holder_total: 2 },
    ])
  })

  test('is narrowed to those in use or stopped', async () => {
    expect((await list({ active: true })).map(({ code }) => code)).toEqual(['TP', 'NV'])
    expect((await list({ active: false })).map(({ code }) => code)).toEqual(['TK'])
  })

  test('shows a head of a unit what is below it, and what is of no unit', async () => {
    const positions = await list({}, await api.as('manager'))
    expect(positions.map(({ code }) => code)).toEqual(['TP', 'NV'])
  })
})

describe('a filter by unit', () => {
  test('asks for the unit and all below it', async () => {
    const of = async (value: number[]) =>
      (await list({ filter: { department_id: { operator: 'in', value } } })).map(({ code }) => code)
    expect(await of([1])).toEqual(['TP', 'TK'])
    expect(await of([2])).toEqual(['TP'])
    expect(await of([102])).toEqual([])
  })
})

describe('taking a position out of use', () => {
  test('is refused while somebody holds it, and says how many', async () => {
    await hire(api, 'Người Giữ Chức', 3)
    const answer = await change(2)
    expect(answer).toMatchObject({ status: 409 })
    expect(answer.body.message).toMatch(/^Không thể ngừng sử dụng chức vụ đang có [2-9] người giữ\./)
    expect((await hr.call('positions.show', { path: { id: 2 } })).body.data.position.is_active).toBe(true)
  })

  test('and into use again is one call each', async () => {
    const body = { code: 'CVM', name: 'Chuyên viên mới', department_id: 2, position_level: 8 }
    const { id } = (await hr.call('positions.store', { body })).body.data.position
    expect((await change(id)).body.data.position).toMatchObject({ is_active: false, version: 2 })
    expect((await change(id)).body.data.position).toMatchObject({ is_active: true, version: 3 })
  })

  test('is no part of a save', async () => {
    const answer = await hr.call('positions.update', { path: { id: 2 }, body: { is_active: false } as never })
    expect(answer.status).toBe(400)
  })
})

test('a position that is held is not deleted', async () => {
  expect(await hr.call('positions.destroy', { path: { id: 1 } })).toMatchObject({
    status: 409,
    body: { message: 'Không thể xóa vì dữ liệu đang được sử dụng ở chức vụ của nhân viên.' },
  })
})

test('a unit of another company is no unit', async () => {
  const body = { code: 'LA', name: 'Lạ', position_level: 8 }
  for (const department_id of [102, 999_999])
    expect(await hr.call('positions.store', { body: { ...body, department_id } })).toMatchObject({
      status: 400,
      body: { errors: { department_id: ['Đơn vị không tồn tại.'] } },
    })
})
