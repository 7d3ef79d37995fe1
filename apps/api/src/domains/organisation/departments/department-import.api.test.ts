import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport, tryImport } from '../../../testing/do-import.ts'
import { workbookFile } from '../../../testing/import-file.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

type Cells = readonly (string | null)[]

const titles = [
  'Mã đơn vị',
  'Tên đơn vị',
  'Cấp đơn vị',
  'Đơn vị cấp trên',
  'Ngày thành lập',
  'Vùng lương tối thiểu',
]
const fileOf = (rows: readonly Cells[]) => workbookFile(titles, rows)

/** The ways from the top down to the units whose codes begin so. */
async function pathsOf(prefix: string): Promise<string[]> {
  const { departments } = (await hr.call('departments.list', { query: { include: ['path'] } })).body.data
  return departments
    .filter(({ code }) => code.startsWith(prefix))
    .map(({ path = '' }) => path.split(' › ').slice(-2).join(' › '))
    .toSorted()
}

test('a tree of units comes in whole from the day each was founded, and is taken back', async () => {
  const file = await fileOf([
    ['NH-3', 'Tổ nhập bù', 'Tổ nhóm', 'NH-2', '01-03-2020', null],
    ['NH-2', 'Đội nhập', 'Đội', 'Phòng Nhập', '01-03-2019', 'Vùng II'],
    ['NH-1', 'Phòng Nhập', 'Phòng ban', null, '01-03-2018', 'Vùng I'],
  ])
  expect(await tryImport(hr, 'departments', file)).toMatchObject({ new: 3, wrong: 0 })
  expect(await pathsOf('NH-')).toEqual([])

  const { result } = await doImport(api, hr, 'departments', file)
  expect(result).toMatchObject({ new: 3, wrong: 0 })
  expect(await pathsOf('NH-')).toEqual(['Phòng Nhập', 'Phòng Nhập › Đội nhập', 'Đội nhập › Tổ nhập bù'])
  // Whoever is taken over with past positions finds his unit there on those days.
  const then = await hr.call('departments.list', { query: { as_of: '2019-06-01' } })
  expect(then.body.data.departments.map(({ code }) => code)).toEqual(expect.arrayContaining(['NH-1', 'NH-2']))
  expect(then.body.data.departments.map(({ code }) => code)).not.toContain('NH-3')

  await hr.call('departments.undoImport', { path: { id: result?.id ?? 0 } })
  expect(await pathsOf('NH-')).toEqual([])
})

test('units that come in stand behind their siblings, in the order of their rows', async () => {
  const store = async (body: Schemas['DepartmentStore']) =>
    (await hr.call('departments.store', { body })).body.data.department.id
  const top = await store({ code: 'TT', name: 'Khối thứ tự', level: 4 })
  for (const [code, name] of [
    ['TT-2', 'Đội B có trước'],
    ['TT-1', 'Đội A có trước'],
  ] as const)
    await store({ code, name, level: 5, parent_id: top })
  // Rows of different shapes are written apart.
  const file = await fileOf([
    ['TT-5', 'Đội Z', 'Đội', 'TT', null, 'Vùng I'],
    ['TT-4', 'Đội Y', 'Đội', 'TT', null, null],
    ['TT-3', 'Đội X', 'Đội', 'TT', '01-03-2020', 'Vùng I'],
    ['TT-7', 'Tổ hai', 'Tổ nhóm', 'TT-5', null, null],
    ['TT-6', 'Tổ một', 'Tổ nhóm', 'TT-5', null, null],
  ])
  expect((await doImport(api, hr, 'departments', file)).result).toMatchObject({ new: 5, wrong: 0 })
  const below = async (parent: string) => {
    const { rows } = await api.db.superuser.query<{ code: string }>(
      `select unit.code from departments unit join departments parent on parent.company_id = 1 and parent.id = unit.parent_id
       where unit.company_id = 1 and parent.code = $1 order by unit.display_order, unit.code`,
      [parent],
    )
    return rows.map(({ code }) => code)
  }
  const before = ['TT-2', 'TT-1', 'TT-5', 'TT-4', 'TT-3']
  expect(await below('TT')).toEqual(before)
  expect(await below('TT-5')).toEqual(['TT-7', 'TT-6'])
  // Whoever is moved by an import stands last there too, and his own edit does not become stale by his new place, be its number
  // the old one (that of TT-1 is 2 here and there).
  const moved = await doImport(
    api,
    hr,
    'departments',
    await fileOf([
      ['NH-8', 'Đội có sẵn', 'Đội', 'NH-9', null, null],
      ['TT-1', 'Đội A có trước', 'Đội', 'NH-9', null, null],
      ['NH-7', 'Đội xen giữa', 'Đội', 'NH-9', null, null],
      ['TT-5', 'Đội Z', 'Đội', 'NH-9', null, 'Vùng I'],
      ['NH-9', 'Phòng khác', 'Phòng ban', null, null, null],
    ]),
  )
  expect(moved.result).toMatchObject({ new: 3, changed: 2 })
  expect(await below('TT')).toEqual(['TT-2', 'TT-4', 'TT-3'])
  expect(await below('NH-9')).toEqual(['NH-8', 'TT-1', 'NH-7', 'TT-5'])
  const undone = await hr.call('departments.undoImport', { path: { id: moved.result?.id ?? 0 } })
  expect(undone.status).toBe(200)
  expect(await below('TT')).toEqual(before)
})

test('units that an undo brings back stand where they were, and nobody beside them at the same place', async () => {
  const file = (above: string) =>
    fileOf([
      ['CHO-A', 'Phòng chỗ A', 'Phòng ban', null, null, null],
      ['CHO-B', 'Phòng chỗ B', 'Phòng ban', null, null, null],
      ...[1, 2, 3, 4].map((at): Cells => [`CHO-${at}`, `Đội chỗ ${at}`, 'Đội', above, null, null]),
    ])
  expect((await doImport(api, hr, 'departments', await file('CHO-A'))).result).toMatchObject({ new: 6 })
  const { departments } = (await hr.call('departments.list')).body.data
  const unit = (code: string) => departments.find((each) => each.code === code)
  const drag = async (code: string, before: string) => {
    const shown = (await hr.call('departments.show', { path: { id: unit(code)?.id ?? 0 } })).body.data
      .department
    const body = { parent_id: shown.parent_id, before_id: unit(before)?.id ?? 0, version: shown.version }
    expect((await hr.call('departments.move', { path: { id: shown.id }, body })).status).toBe(200)
  }
  const placesBelow = async (code: string) =>
    (
      await api.db.superuser.query<{ code: string; display_order: number }>(
        `select code, display_order from departments where company_id = 1 and parent_id = $1 order by display_order, code`,
        [unit(code)?.id],
      )
    ).rows.map((each) => `${each.display_order} ${each.code}`)

  const moved = await doImport(
    api,
    hr,
    'departments',
    await fileOf([
      ['CHO-1', 'Đội chỗ 1', 'Đội', 'CHO-B', null, null],
      ['CHO-2', 'Đội chỗ 2', 'Đội', 'CHO-B', null, null],
    ]),
  )
  expect(moved.result).toMatchObject({ changed: 2 })
  // Those who stayed take the places that are free, and of those who left one takes the other's.
  await drag('CHO-4', 'CHO-3')
  await drag('CHO-2', 'CHO-1')
  expect(await placesBelow('CHO-A')).toEqual(['1 CHO-4', '2 CHO-3'])
  const undone = await hr.call('departments.undoImport', { path: { id: moved.result?.id ?? 0 } })
  expect(undone.status, undone.body.message).toBe(200)
  expect(await placesBelow('CHO-A')).toEqual(['1 CHO-1', '2 CHO-4', '3 CHO-2', '4 CHO-3'])
})

test.each<[string, Cells[], string]>([
  [
    'a unit that is not below the level of its parent',
    [
      ['SAI-1', 'Đội sai', 'Đội', null, null, null],
      ['SAI-2', 'Phòng sai', 'Phòng ban', 'SAI-1', null, null],
    ],
    'Cấp đơn vị phải thấp hơn cấp của đơn vị cấp trên và cao hơn cấp của các đơn vị trực thuộc.',
  ],
  [
    'a name that several of its rows bear',
    [
      ['SAI-1', 'Tổ trùng tên', 'Đội', null, null, null],
      ['SAI-2', 'Tổ trùng tên', 'Đội', null, null, null],
      ['SAI-3', 'Tổ con', 'Tổ nhóm', 'Tổ trùng tên', null, null],
    ],
    'Đơn vị cấp trên "Tổ trùng tên" là tên của nhiều dòng. Hãy ghi mã.',
  ],
  [
    'a name that rows bear in other letters and spaces',
    [
      ['SAI-1', 'Tổ lẫn tên', 'Đội', null, null, null],
      ['SAI-2', 'tổ  lẫn  TÊN', 'Đội', null, null, null],
      ['SAI-3', 'Tổ con', 'Tổ nhóm', 'Tổ lẫn tên', null, null],
    ],
    'Đơn vị cấp trên "Tổ lẫn tên" là tên của nhiều dòng. Hãy ghi mã.',
  ],
])('refuses %s, and nothing comes in', async (_, rows, sentence) => {
  const { rows: told } = await tryImport(hr, 'departments', await fileOf(rows))
  expect(told.flatMap(({ errors }) => errors)).toEqual([sentence])
  expect((await doImport(api, hr, 'departments', await fileOf(rows))).result).toBeUndefined()
  expect(await pathsOf('SAI-')).toEqual([])
})

test('a name that a unit and a new row bear is refused, as one of two units, and a code is not', async () => {
  const before: Cells[] = [
    ['CU-1', 'Đội có trước', 'Đội', null, null, null],
    ['CU-2', 'Đội đôi', 'Đội', null, null, null],
    ['CU-3', 'Đội đôi', 'Đội', null, null, null],
  ]
  expect((await doImport(api, hr, 'departments', await fileOf(before))).result).toMatchObject({ new: 3 })
  const childOf = async (parent: string) => {
    const { rows } = await tryImport(
      hr,
      'departments',
      await fileOf([
        ['MOI-1', 'Đội có trước', 'Đội', null, null, null],
        ['MOI-2', 'Tổ mới', 'Tổ nhóm', parent, null, null],
      ]),
    )
    return rows.flatMap(({ errors }) => errors)
  }
  const sentence = (name: string) => `Đơn vị cấp trên "${name}" là tên của nhiều mục. Hãy ghi mã.`
  expect(await childOf('Đội có trước')).toEqual([sentence('Đội có trước')])
  expect(await childOf('Đội đôi')).toEqual([sentence('Đội đôi')])
  expect(await childOf('MOI-1')).toEqual([])
  expect(await childOf('cu-1')).toEqual([])
})

test('of two units of one name the code says which is meant, in the workbook that goes out as in the one that comes', async () => {
  await doImport(
    api,
    hr,
    'departments',
    await fileOf([
      ['HAI-1', 'Đội hai', 'Đội', null, null, null],
      ['HAI-2', 'Đội hai', 'Đội', null, null, null],
      ['HAI-3', 'Tổ của đội hai', 'Tổ nhóm', 'HAI-2', null, null],
    ]),
  )
  const { bytes } = await hr.call('departments.export')
  const told = await tryImport(hr, 'departments', new File([new Uint8Array(bytes)], 'xuat.xlsx'))
  expect(told).toMatchObject({ new: 0, changed: 0, wrong: 0 })
  const moved = await tryImport(
    hr,
    'departments',
    await fileOf([['HAI-3', 'Tổ của đội hai', 'Tổ nhóm', 'Đội hai (HAI-1)', null, null]]),
  )
  expect(moved.rows.map(({ changes }) => changes)).toEqual([
    [{ field: 'parent_id', title: 'Đơn vị cấp trên', before: 'Đội hai (HAI-2)', after: 'Đội hai (HAI-1)' }],
  ])
})
