import type { Data, Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'

type Node = Data<'departments.list'>['departments'][number]
type Store = Input<'departments.store'>['body']

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

let made = 0
async function unit(values: Partial<Store> = {}): Promise<number> {
  made += 1
  const body = { code: `DV${made}`, name: `Đơn vị ${made}`, level: 4, parent_id: 1, ...values }
  return (await hr.call('departments.store', { body })).body.data.department.id
}
const show = async (id: number) => (await hr.call('departments.show', { path: { id } })).body.data.department
const update = (id: number, body: Input<'departments.update'>['body']) =>
  hr.call('departments.update', { path: { id }, body })
const refused = (field: string, text: string) => ({ status: 400, body: { errors: { [field]: [text] } } })

describe('the tree', () => {
  const tree = async (person: Person, query = {}) =>
    (await person.call('departments.list', { query: { recursive: true, ...query } })).body.data.departments
  const names = (nodes: readonly Node[]): unknown =>
    nodes.map(({ code, children = [] }) => (children.length === 0 ? code : [code, names(children)]))

  test('hangs units below their parents, in the order of their places', async () => {
    expect(names(await tree(hr))).toEqual([
      ['GOC', ['TRONG1', 'TRONG2', 'TRONG3', ['PHCNS', ['TUYEN']], 'KHO']],
    ])
  })

  test.each([
    { search: { value: 'kho' } },
    { filter: { code: { operator: 'equal', value: 'KHO' } } },
    { sort: '-name' },
    { pagination: true, size: 1 },
  ] as const)('is whole, and %j of it is refused', async (part) => {
    const whole = [{ recursive: true }, { as_of: '2026-01-01' }]
    for (const query of whole) {
      const answer = await hr.call('departments.list', { query: { ...query, ...part } })
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: { [Object.keys(part)[0] ?? '']: [expect.any(String)] } },
      })
    }
    expect((await hr.call('departments.list', { query: part })).status).toBe(200)
  })

  test('shows a head of a unit what is below it', async () => {
    expect(names(await tree(await api.as('manager')))).toEqual([['PHCNS', ['TUYEN']]])
  })

  test('tells own people, heads and paths only when asked', async () => {
    await update(2, { manager_id: 13, headcount_plan: 5 })
    const [plain] = await tree(hr)
    expect(Object.keys(plain ?? {})).not.toEqual(expect.arrayContaining(['own_employee_total']))
    const [root] = await tree(hr, { include: ['counts', 'manager', 'path'] })
    expect(root?.children?.find(({ id }) => id === 2)).toMatchObject({
      employee_total: 3,
      own_employee_total: 2,
      headcount_plan: 5,
      manager_name: 'Vũ Đức Trưởng',
      path: 'Công ty › Phòng Hành chính Nhân sự',
    })
  })

  test('has its units found by words, with the way down to them', async () => {
    const { departments } = (
      await hr.call('departments.list', { query: { search: { value: 'tuyen dung' }, include: ['path'] } })
    ).body.data
    expect(departments.map(({ path }) => path)).toEqual([
      'Công ty › Phòng Hành chính Nhân sự › Tổ Tuyển dụng',
    ])
  })
})

describe('one unit', () => {
  test('names all below it when asked', async () => {
    const { body } = await hr.call('departments.show', {
      path: { id: 2 },
      query: { include: ['all_children'] },
    })
    expect(body.data.department.all_children).toEqual([3])
    expect(await show(2)).not.toHaveProperty('all_children')
  })

  test('names who works in it, and with all below it', async () => {
    const of = async (recursive: boolean) =>
      (await hr.call('departments.employees', { path: { id: 2 }, query: { recursive } })).body.data.employees
    expect((await of(false)).map(({ id }) => id)).toEqual([12, 13])
    expect((await of(true)).map(({ full_name }) => full_name)).toEqual([
      'Nguyễn Thị Đào',
      'Trần Văn Đạt',
      'Vũ Đức Trưởng',
    ])
  })

  test('stands last among its siblings when it is new', async () => {
    const [first, second] = [await show(await unit()), await show(await unit())]
    expect(second.display_order).toBe(first.display_order + 1)
    expect(first.version).toBe(1)
  })

  test('keeps the version of an open form when its siblings change places or its parent its level', async () => {
    const parent = await unit({ level: 4 })
    const child = await unit({ level: 6, parent_id: parent })
    await update(parent, { level: 5 })
    expect((await show(child)).version).toBe(1)
    expect((await update(child, { name: 'Đã đổi', version: 1 })).status).toBe(200)
    expect(await update(child, { name: 'Quá muộn', version: 1 })).toMatchObject({
      status: 409,
      body: { data: { department: { name: 'Đã đổi' } } },
    })
  })
})

describe('the rules of the tree', () => {
  const below = (name: string) => `Cấp đơn vị phải thấp hơn cấp của đơn vị cấp trên "${name}".`
  const body = { code: 'LOI', name: 'Lỗi', level: 4 }
  const store = (values: Partial<Store>) => hr.call('departments.store', { body: { ...body, ...values } })

  test('a unit is below the level of its parent', async () => {
    for (const level of [1, 2, 3])
      expect(await store({ parent_id: 1, level })).toMatchObject(refused('parent_id', below('Công ty')))
    const parent = await unit({ name: 'Ban Một' })
    const child = await unit({ parent_id: parent, level: 5 })
    expect(await update(child, { level: 4 })).toMatchObject(refused('parent_id', below('Ban Một')))
    expect((await update(parent, { level: 5 })).body.errors).toEqual({
      level: ['Cấp đơn vị phải thấp hơn cấp của đơn vị cấp trên và cao hơn cấp của các đơn vị trực thuộc.'],
    })
    expect((await show(parent)).level).toBe(4)
  })

  test('no unit is below itself', async () => {
    const parent = await unit({ level: 4 })
    const child = await unit({ parent_id: await unit({ parent_id: parent, level: 5 }), level: 6 })
    const loop = refused('parent_id', 'Đơn vị không được thuộc chính nó hoặc đơn vị trực thuộc của nó.')
    for (const parent_id of [parent, child]) {
      expect(await update(parent, { parent_id })).toMatchObject(loop)
      expect(await hr.call('departments.move', { path: { id: parent }, body: { parent_id } })).toMatchObject(
        loop,
      )
    }
    expect((await show(parent)).parent_id).toBe(1)
  })

  test('a unit of another company is no parent and no head', async () => {
    const nowhere = refused('parent_id', 'Đơn vị cấp trên không tồn tại.')
    for (const parent_id of [101, 999_999]) {
      expect(await store({ parent_id })).toMatchObject(nowhere)
      expect(await update(4, { parent_id })).toMatchObject(nowhere)
      expect(await hr.call('departments.move', { path: { id: 4 }, body: { parent_id } })).toMatchObject(
        nowhere,
      )
    }
    const head = refused('manager_id', 'Trưởng đơn vị không tồn tại.')
    expect(await store({ parent_id: 1, manager_id: 111 })).toMatchObject(head)
  })

  test('two who each hang one below the other do not make a loop', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await unit({ level: 5 }), await unit({ level: 5 })]
      const answers = await Promise.all([
        update(one, { parent_id: other, level: 6 }),
        update(other, { parent_id: one, level: 6 }),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(1)
      expect([(await show(one)).parent_id, (await show(other)).parent_id]).toContain(1)
    }
  })

  test('a code may be that of another company, not of another unit', async () => {
    const other = await api.as('hrOfTwo')
    await other.call('departments.store', { body: { ...body, code: 'CUAHAI', parent_id: 101 } })
    expect((await store({ code: 'CUAHAI', parent_id: 1 })).status).toBe(201)
    expect(await store({ code: 'CUAHAI', parent_id: 1 })).toMatchObject(
      refused('code', 'Mã đơn vị đã tồn tại.'),
    )
  })
})

describe('a delete', () => {
  const destroyBulk = (body: object) =>
    hr.call('departments.destroyBulk', { body: body as { dept_ids: number[] } })

  test('names what stands in the way', async () => {
    expect((await hr.call('departments.destroy', { path: { id: 2 } })).body.message).toBe(
      'Đơn vị đang có nhân viên hoặc đơn vị trực thuộc: 2 nhân viên, 1 đơn vị trực thuộc (Tổ Tuyển dụng) và 1 chức vụ. Hãy chuyển đi trước khi xóa.',
    )
  })

  test('takes a unit with those below it, and an undo brings both back', async () => {
    const parent = await unit()
    const child = await unit({ parent_id: parent, level: 5 })
    expect((await destroyBulk({ dept_ids: [parent] })).status).toBe(409)
    expect((await destroyBulk({ dept_ids: [parent, child] })).body.data.ids).toEqual([parent, child])
    expect((await hr.call('departments.show', { path: { id: child } })).status).toBe(404)
    const ids = [child, parent]
    expect((await hr.call('departments.restore', { body: { ids } })).body.data).toEqual({ ids })
    expect(await show(child)).toMatchObject({ parent_id: parent })
    const { body } = await hr.call('departments.history', { path: { id: child } })
    expect(body.data.versions).toMatchObject([{ valid_to: null }])
  })

  test.each([
    ['with one of another company', { dept_ids: [5, 105] }, 404],
    ['with one that never was', { dept_ids: [5, 999_999] }, 404],
    ['of one of another company that people work in', { dept_ids: [102] }, 404],
    ['of nothing', { dept_ids: [] }, 400],
    ['of ten thousand', { dept_ids: Array.from({ length: 10_000 }, (_, index) => index + 1) }, 400],
    ['with one twice', { dept_ids: [5, 5] }, 400],
    ['with the key of other lists', { ids: [5] }, 400],
    ['with words for ids', { dept_ids: ['5'] }, 400],
  ])('%s deletes nothing', async (_, body, status) => {
    expect((await destroyBulk(body)).status).toBe(status)
    expect((await show(5)).code).toBe('TRONG1')
  })
})
