import type { Data, Input } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { fingerprint } from '../../../testing/fingerprint.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire } from '../../../testing/newcomer.ts'

type Node = Data<'departments.list'>['departments'][number]
type Store = Input<'departments.store'>['body']

const api = apiForFile()
let hr: Person
let today: string
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { body } = await hr.call('home.show')
  today = body.data.home.cards[0]?.headcount?.date ?? ''
})

const founded = '2016-01-01'
let made = 0
/** A unit that is there for years, with so many people. */
async function unit(values: Partial<Store> = {}, people = 0): Promise<number> {
  made += 1
  const body = {
    code: `DV${made}`,
    name: `Đơn vị ${made}`,
    level: 4,
    parent_id: 1,
    found_date: founded,
    ...values,
  }
  const { id } = (await hr.call('departments.store', { body })).body.data.department
  for (let each = 0; each < people; each += 1) await hire(api, 'Người Trong Đơn Vị', id)
  return id
}
const show = async (id: number) => (await hr.call('departments.show', { path: { id } })).body.data.department
const move = (id: number, body: Input<'departments.move'>['body'], dry_run = false) =>
  hr.call('departments.move', { path: { id }, query: { dry_run }, body })
const merge = (id: number, body: Input<'departments.merge'>['body'], dry_run = false) =>
  hr.call('departments.merge', { path: { id }, query: { dry_run }, body })
const close = (id: number, closed_on = today) =>
  hr.call('departments.close', { path: { id }, body: { closed_on, decision_no: '45/QĐ-TCNS' } })
const reopen = (id: number, body = {}) => hr.call('departments.reopen', { path: { id }, body })
const employees = async (id: number) =>
  (await hr.call('departments.employees', { path: { id }, query: { recursive: true } })).body.data.employees
    .length
const versions = async (id: number) =>
  (await hr.call('departments.history', { path: { id } })).body.data.versions
const nodeOn = async (as_of: string, id: number): Promise<Node | undefined> =>
  (await hr.call('departments.list', { query: { as_of } })).body.data.departments.find(
    (node) => node.id === id,
  )

describe('moving a unit', () => {
  let from: number
  let to: number
  let moved: number
  beforeEach(async () => {
    from = await unit()
    to = await unit()
    moved = await unit({ parent_id: from, level: 5 }, 1)
    await unit({ parent_id: moved, level: 6 }, 2)
  })

  test('takes all below it and their people along', async () => {
    const answer = await move(moved, { parent_id: to, version: 1 })
    expect(answer.body.data.move).toMatchObject({ units: 2, employees: 3, effective_date: today })
    expect(answer.body.data.move.to_path).toBe((await show(moved)).path)
    expect([await employees(from), await employees(to), await employees(moved)]).toEqual([0, 3, 3])
    expect((await show(to)).employee_total).toBe(3)
  })

  test('is previewed by the same figures, and nothing changes', async () => {
    const rest = async () => (await fingerprint(api.db.superuser, 1)).replace(/^audit_trail .*$/m, '')
    const before = await rest()
    const preview = await move(moved, { parent_id: to }, true)
    expect(await rest()).toBe(before)
    expect(preview.body.data.move).toEqual((await move(moved, { parent_id: to })).body.data.move)
  })

  test('is refused when somebody has changed it since', async () => {
    await hr.call('departments.update', { path: { id: moved }, body: { name: 'Tên mới' } })
    expect(await move(moved, { parent_id: to, version: 1 })).toMatchObject({
      status: 409,
      body: { data: { department: { name: 'Tên mới', version: 2 } } },
    })
  })

  test('holds from its day on, in the trees of the days since', async () => {
    await move(moved, { parent_id: to, effective_date: '2020-05-01' })
    expect(await nodeOn('2020-04-30', moved)).toMatchObject({ parent_id: from })
    expect(await nodeOn('2020-05-01', moved)).toMatchObject({ parent_id: to })
    expect(await nodeOn('2015-12-31', moved)).toBeUndefined()
    expect(await versions(moved)).toMatchObject([
      { valid_from: '2020-05-01', valid_to: null, changed: ['parent_id'], parent_id: to },
      { valid_from: founded, valid_to: '2020-05-01', changed: [], parent_id: from },
    ])
  })

  test.each([
    ['2999-01-01', 'Ngày không được lớn hơn ngày hiện tại.'],
    ['2016-06-30', 'Đơn vị đã thay đổi vào ngày 01-07-2016. Hãy chọn từ ngày đó trở đi.'],
  ])('is refused from %s on', async (effective_date, text) => {
    await move(moved, { parent_id: to, effective_date: '2016-07-01' })
    expect(await move(moved, { parent_id: from, effective_date })).toMatchObject({
      status: 400,
      body: { errors: { effective_date: [text] } },
    })
  })

  test('is refused on a day on which the parent was not there', async () => {
    const late = await unit({ found_date: '2019-01-01' })
    const answer = await move(moved, { parent_id: late, effective_date: '2018-12-31' })
    expect(answer.body.errors?.['effective_date']).toHaveLength(1)
    expect((await move(moved, { parent_id: late, effective_date: '2019-01-01' })).status).toBe(200)
  })

  test('may change its place alone', async () => {
    const [a, b, c] = [
      moved,
      await unit({ parent_id: from, level: 5 }),
      await unit({ parent_id: from, level: 5 }),
    ]
    const order = async () => {
      const units = await Promise.all([a, b, c].map(show))
      return units.toSorted((one, other) => one.display_order - other.display_order).map(({ id }) => id)
    }
    await move(c, { parent_id: from, before_id: a })
    expect(await order()).toEqual([c, a, b])
    await move(a, { parent_id: from })
    expect(await order()).toEqual([c, b, a])
    expect(await move(a, { parent_id: from, before_id: to })).toMatchObject({
      status: 400,
      body: { errors: { before_id: ['Đơn vị đứng sau phải cùng đơn vị cấp trên.'] } },
    })
    expect(await versions(a)).toHaveLength(1)
  })

  test('loses nobody who is hired meanwhile', async () => {
    for (const parent_id of [to, from, to]) {
      await Promise.all([
        move(moved, { parent_id }),
        hire(api, 'Người Mới', moved),
        hire(api, 'Người Mới', moved),
      ])
    }
    expect([await employees(to), await employees(from)]).toEqual([9, 0])
    expect((await show(to)).employee_total).toBe(9)
  })
})

describe('merging a unit', () => {
  test('gives its people, positions and units to the other one and closes it', async () => {
    const [from, into] = [await unit({}, 2), await unit({}, 1)]
    const child = await unit({ parent_id: from, level: 5 }, 1)
    const position = { code: `CV${from}`, name: 'Chuyên viên', position_level: 8, department_id: from }
    await hr.call('positions.store', { body: position })
    const body = { into_id: into, effective_date: '2025-01-01', decision_no: '7/QĐ' }
    const preview = await merge(from, body, true)
    expect(preview.body.data.department.is_active).toBe(true)
    const { data } = (await merge(from, body)).body
    expect(data.merge).toEqual(preview.body.data.merge)
    expect(data.merge).toMatchObject({ units: 1, employees: 2, positions: 1, effective_date: '2025-01-01' })
    expect(data.department).toMatchObject({
      is_active: false,
      closed_on: '2025-01-01',
      close_decision_no: '7/QĐ',
      merged_into_id: into,
      employee_total: 0,
      position_total: 0,
    })
    expect(await show(into)).toMatchObject({ employee_total: 4, own_employee_total: 3, position_total: 1 })
    expect((await show(child)).parent_id).toBe(into)
  })

  test('leaves in the files what people held until then', async () => {
    const [from, into] = [await unit({}, 1), await unit()]
    await merge(from, { into_id: into, effective_date: '2025-01-01' })
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `select department_id, from_date::text, to_date::text from employee_positions
         where company_id = 1 and department_id = any($1) order by from_date`,
        [[from, into]],
      ),
    )
    expect(rows).toEqual([
      { department_id: from, from_date: '2024-01-01', to_date: '2024-12-31' },
      { department_id: into, from_date: '2025-01-01', to_date: null },
    ])
    expect((await nodeOn('2024-12-31', from))?.employee_total).toBe(1)
    expect((await nodeOn('2025-01-01', into))?.employee_total).toBe(1)
  })

  test('is refused into itself, into what is below it, and where a unit would not fit', async () => {
    const from = await unit({ name: 'Phòng Gốc' })
    const child = await unit({ parent_id: from, level: 5, name: 'Đội Con' })
    for (const into_id of [from, child])
      expect((await merge(from, { into_id })).body.errors?.['into_id']).toEqual([
        'Không thể sáp nhập đơn vị vào chính nó hoặc đơn vị trực thuộc của nó.',
      ])
    for (const into_id of [102, 999_999])
      expect((await merge(from, { into_id })).body.errors?.['into_id']).toEqual([
        'Sáp nhập vào đơn vị không tồn tại.',
      ])
    const team = await unit({ level: 5, name: 'Đội Khác' })
    expect(await merge(from, { into_id: team })).toMatchObject({
      status: 409,
      body: {
        message:
          'Đơn vị trực thuộc "Đội Con" không thấp cấp hơn "Đội Khác". Hãy điều chuyển đơn vị này trước.',
      },
    })
    expect((await show(from)).is_active).toBe(true)
  })
})

describe('closing a unit', () => {
  test('is refused while people or open units belong to it, in words', async () => {
    const parent = await unit({}, 2)
    const child = await unit({ parent_id: parent, level: 5, name: 'Đội Còn Mở' })
    expect((await close(parent)).body.message).toBe(
      'Không thể giải thể đơn vị đang có 2 nhân viên và 1 đơn vị trực thuộc (Đội Còn Mở). Hãy điều chuyển hoặc giải thể trước.',
    )
    expect((await close(child)).status).toBe(200)
    expect((await close(parent)).body.message).toMatch(/đang có 2 nhân viên\./)
  })

  test('keeps everything from being put into it', async () => {
    const closed = await unit()
    await close(closed)
    const below = { code: 'DUOI', name: 'Dưới', level: 5, parent_id: closed }
    expect((await hr.call('departments.store', { body: below })).body.errors?.['parent_id']).toHaveLength(1)
    await expect(hire(api, 'Người Đến Muộn', closed)).rejects.toThrow('closed unit')
  })

  test('is taken back as if it had never been', async () => {
    const closed = await unit()
    await close(closed, '2024-02-01')
    expect(await nodeOn('2024-01-31', closed)).toMatchObject({ is_active: true })
    expect(await nodeOn('2024-02-01', closed)).toMatchObject({ is_active: false })
    expect((await reopen(closed, { effective_date: '2024-02-01' })).body.data.department).toMatchObject({
      is_active: true,
      closed_on: null,
      close_decision_no: null,
    })
    expect(await versions(closed)).toHaveLength(1)
  })

  test('ends with another day, and both stay in its history', async () => {
    const closed = await unit()
    await close(closed, '2024-02-01')
    await reopen(closed, { effective_date: '2024-06-01' })
    expect((await versions(closed)).map(({ valid_from, is_active }) => [valid_from, is_active])).toEqual([
      ['2024-06-01', true],
      ['2024-02-01', false],
      [founded, true],
    ])
    expect((await reopen(closed)).body.message).toBe('Đơn vị đang hoạt động.')
  })

  test('below a closed unit is not taken back', async () => {
    const parent = await unit()
    const child = await unit({ parent_id: parent, level: 5 })
    await close(child)
    await close(parent)
    expect(await reopen(child)).toMatchObject({
      status: 409,
      body: { message: 'Đơn vị cấp trên đã giải thể.' },
    })
  })

  test('and hiring into it at once never leaves somebody in a closed unit', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await unit()
      await Promise.allSettled([close(id), hire(api, 'Người Cùng Lúc', id)])
      const { is_active, employee_total } = await show(id)
      expect([is_active, employee_total]).toEqual(employee_total === 0 ? [false, 0] : [true, 1])
    }
  })
})

describe('the history of a unit', () => {
  test('has the last state of each day, and no state for what was taken back', async () => {
    const id = await unit()
    const rename = (name: string) => hr.call('departments.update', { path: { id }, body: { name } })
    const { name } = await show(id)
    await rename('Tên tạm')
    await rename('Tên hẳn')
    expect((await versions(id)).map((version) => version.name)).toEqual(['Tên hẳn', name])
    expect((await versions(id))[0]?.changed).toEqual(['name'])
    await rename(name)
    expect((await versions(id)).map((version) => version.name)).toEqual([name])
  })

  test('is that of a unit that one may see', async () => {
    const manager = await api.as('manager')
    expect((await hr.call('departments.history', { path: { id: 102 } })).status).toBe(404)
    expect((await manager.call('departments.employees', { path: { id: 4 } })).status).toBe(404)
  })
})
