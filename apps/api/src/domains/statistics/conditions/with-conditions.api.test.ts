import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import { conditionOperators, conditionSubjects } from '@nhansu/sdk/domains/conditions'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer, type SignedIn } from '../../../testing/newcomer.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

type Query = Input<'statistics.withConditions'>['body']
type Answer = Data<'statistics.withConditions'>
type Condition = Schemas['ConditionOrGroup']

const api = apiForFile()
let hr: Person
/** Reads figures of the company, but no file. */
let counter: SignedIn
/** Reads figures and files of a unit, but nothing sensitive and no contracts. */
let unitHead: SignedIn
/** Ids by the last word of the name. */
const people = new Map<string, number>()

const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { personId } = await hire(api, 'Trưởng Đội Điều Kiện', 4)
  counter = await newcomer(api, {
    login: 'condition-counter',
    companies: { 1: [['report_access', 'company']] },
  })
  unitHead = await newcomer(api, {
    login: 'condition-head',
    companies: {
      1: [
        ['report_access', 'unit'],
        ['employee_access', 'unit'],
      ],
    },
    personId,
  })
  const born = { Sáu: '1966-02-28', Tám: '1980-02-11', Chín: '1990-12-31', Không: null }
  for (const [name, date_of_birth] of Object.entries(born)) {
    const { employeeId } = await hire(api, `Đặng Điều Kiện ${name}`, 4, '2020-03-02')
    people.set(name, employeeId)
    await run('update employees set date_of_birth = $2, gender = $3 where company_id = 1 and id = $1', [
      employeeId,
      date_of_birth,
      name === 'Tám' ? 'Nam' : 'Nữ',
    ])
  }
  await run(
    `insert into employee_details (company_id, employee_id, ethnic, marital_status, native_place)
     values (1, $1, 'Mường', 'married', 'Xã 100%_Mẫu, Hà Nội'), (1, $2, 'Kinh', 'single', null)
     on conflict (company_id, employee_id) do update
     set ethnic = excluded.ethnic, marital_status = excluded.marital_status, native_place = excluded.native_place`,
    [people.get('Sáu'), people.get('Tám')],
  )
  // One child born early, and a spouse born late: no row is both a child and born late.
  await run(
    `insert into employee_relatives (company_id, employee_id, relationship, full_name, gender, date_of_birth)
     values (1, $1, 5, 'Nguyễn Bé Lớn', 'Nam', '2001-06-01'), (1, $1, 3, 'Nguyễn Thị Trẻ', 'Nữ', '2015-06-01'),
       (1, $2, 5, 'Nguyễn Bé Nhỏ', 'Nữ', '2016-06-01')`,
    [people.get('Sáu'), people.get('Chín')],
  )
})

const ask = (body: Query, by: Person = hr) =>
  by.call('statistics.withConditions', { body: { size: 200, ...body } })

async function answer(body: Query, by: Person = hr): Promise<Answer> {
  const { status, body: answered } = await ask(body, by)
  expect(status, JSON.stringify(answered)).toBe(200)
  return answered.data
}

/** Which of the people of this file are found. */
async function found(conditions: Condition[], match: Query['match'] = 'and'): Promise<string[]> {
  const { employees } = await answer({ match, conditions })
  const ids = new Set(employees.map(({ id }) => id))
  return [...people].filter(([, id]) => ids.has(id)).map(([name]) => name)
}

describe('who is found', () => {
  test.each<[string, Condition, string[]]>([
    ['contain, without accents', { field: 'full_name', operator: 'contain', value: 'dieu kien ta' }, ['Tám']],
    [
      'not_contain, what is empty too',
      { field: 'native_place', operator: 'not_contain', value: 'hà nội' },
      ['Tám', 'Chín', 'Không'],
    ],
    ['% and _ as letters', { field: 'native_place', operator: 'contain', value: '0%_m' }, ['Sáu']],
    ['% as no wildcard', { field: 'native_place', operator: 'contain', value: '%Hà' }, []],
    [
      'many_word, any of them',
      { field: 'full_name', operator: 'many_word', value: 'chin tam' },
      ['Tám', 'Chín'],
    ],
    ['equal', { field: 'full_name', operator: 'equal', value: 'ĐẶNG ĐIỀU KIỆN SÁU' }, ['Sáu']],
    ['is', { field: 'ethnic', operator: 'is', value: 'kinh' }, ['Tám']],
    [
      'is_not, what is empty too',
      { field: 'ethnic', operator: 'is_not', value: 'Kinh' },
      ['Sáu', 'Chín', 'Không'],
    ],
    ['a day', { field: 'date_of_birth', operator: 'equal', value: '1980-02-11' }, ['Tám']],
    [
      'days until',
      { field: 'date_of_birth', operator: 'less_than_or_equal', value: '1980-02-11' },
      ['Sáu', 'Tám'],
    ],
    [
      'days from',
      { field: 'date_of_birth', operator: 'more_than_or_equal', value: '1980-02-11' },
      ['Tám', 'Chín'],
    ],
    [
      'both ends of days',
      { field: 'date_of_birth', operator: 'between', from: '1966-02-28', to: '1980-02-11' },
      ['Sáu', 'Tám'],
    ],
    ['with_month', { field: 'date_of_birth', operator: 'with_month', value: 2 }, ['Sáu', 'Tám']],
    ['with_year', { field: 'date_of_birth', operator: 'with_year', value: 1990 }, ['Chín']],
    ['codes', { field: 'marital_status', operator: 'is', value: ['married', 'single'] }, ['Sáu', 'Tám']],
    [
      'not a code',
      { field: 'marital_status', operator: 'is_not', value: 'married' },
      ['Tám', 'Chín', 'Không'],
    ],
    ['all, what is empty too', { field: 'ethnic', operator: 'all' }, ['Sáu', 'Tám', 'Chín', 'Không']],
    ['a row of a list', { field: 'relatives.relationship', operator: 'is', value: 5 }, ['Sáu', 'Chín']],
  ])('%s', async (_, condition, names) => {
    expect(
      await found([{ field: 'full_name', operator: 'contain', value: 'Đặng Điều Kiện' }, condition]),
    ).toEqual(names)
  })

  test('conditions of one group about a list hold for the same row, apart for any', async () => {
    const conditions: Schemas['Condition'][] = [
      { field: 'relatives.relationship', operator: 'is', value: 5 },
      { field: 'relatives.date_of_birth', operator: 'more_than_or_equal', value: '2010-01-01' },
    ]
    expect(await found([{ of: 'relatives', conditions }])).toEqual(['Chín'])
    expect(await found(conditions)).toEqual(['Sáu', 'Chín'])
  })

  test('one of several is enough where they are joined by or, groups inside of groups too', async () => {
    const born = (value: number): Schemas['Condition'] => ({
      field: 'date_of_birth',
      operator: 'with_year',
      value,
    })
    expect(await found([born(1966), born(1990)], 'or')).toEqual(['Sáu', 'Chín'])
    expect(
      await found([
        { field: 'gender', operator: 'is', value: 'Nữ' },
        { match: 'or', conditions: [{ match: 'and', conditions: [born(1966)] }, born(1980)] },
      ]),
    ).toEqual(['Sáu'])
  })

  test('as many as are counted, page by page and in order', async () => {
    const conditions: Condition[] = [{ field: 'age', operator: 'more_than_or_equal', value: 18 }]
    const all = await answer({ conditions, columns: ['full_name', 'age'], sort: '-age' })
    expect(all.employees.length).toBe(all.employees_total)
    const ages = all.employees.map(({ values }) => Number(values[1]))
    expect(ages).toEqual(ages.toSorted((one, other) => other - one))
    const second = await answer({ conditions, columns: ['full_name', 'age'], sort: '-age', size: 2, page: 2 })
    expect(second.employees).toEqual(all.employees.slice(2, 4))
    expect(second.meta.pagination).toEqual({
      total: all.employees_total,
      per_page: 2,
      current_page: 2,
      total_pages: Math.ceil((all.employees_total ?? 0) / 2),
    })
  })

  test('on a past day, by what they were then', async () => {
    const conditions: Condition[] = [{ field: 'full_name', operator: 'contain', value: 'Đặng Điều Kiện' }]
    expect((await answer({ conditions, as_of: '2020-03-01' })).employees_total).toBe(0)
    expect((await answer({ conditions, as_of: '2020-03-02' })).employees_total).toBe(4)
  })

  test('what was asked is said in words', async () => {
    const { basis, columns } = await answer({
      as_of: '2026-10-15',
      columns: ['age', 'date_of_birth'],
      conditions: [
        { field: 'age', operator: 'between', from: 30, to: 40 },
        {
          of: 'relatives',
          match: 'or',
          conditions: [
            { field: 'relatives.relationship', operator: 'is', value: [5] },
            { field: 'relatives.date_of_birth', operator: 'equal', value: '2016-06-01' },
          ],
        },
      ],
    })
    expect(basis).toBe(
      'Nhân viên đang làm việc ngày 15-10-2026, theo chức vụ chính: Tuổi từ 30 đến 40 và Thân nhân (Quan hệ là Con hoặc Ngày sinh của thân nhân bằng 01-06-2016). Lấy theo hồ sơ hiện nay: Quan hệ, Ngày sinh của thân nhân.',
    )
    expect(columns).toEqual([
      { field: 'age', label: 'Tuổi', kind: 'number' },
      { field: 'date_of_birth', label: 'Ngày sinh', kind: 'date' },
    ])
  })

  // The contract's enum is the list of the table.
  test.each(Object.keys(conditionSubjects) as Schemas['ConditionField'][])(
    'every comparison of %s can be asked',
    async (field) => {
      const { kind, choices, isNumbered } = conditionSubjects[field]
      const [first = ''] = Object.keys(choices ?? {})
      const values = {
        text: 'a',
        number: 30,
        date: '2020-01-01',
        boolean: true,
        choice: isNumbered ? Number(first) : first,
      }
      for (const operator of conditionOperators[kind]) {
        const value = operator === 'with_month' ? 2 : operator === 'with_year' ? 2020 : values[kind]
        const ends = kind === 'number' ? { from: 1, to: 99 } : { from: '2000-01-01', to: '2030-01-01' }
        await answer({ conditions: [{ field, operator, ...(operator === 'between' ? ends : { value }) }] })
      }
    },
  )
})

describe('what cannot be asked', () => {
  const condition = (rest: Partial<Condition>): Condition => ({
    field: 'age',
    operator: 'equal',
    value: 30,
    ...rest,
  })

  test.each<[Condition[], Record<string, string[]>]>([
    [[{}], { 'conditions.0': ['Chọn thông tin và phép so sánh của điều kiện.'] }],
    [
      [condition({ operator: 'contain' })],
      { 'conditions.0.operator': ['"Tuổi" không có phép so sánh này.'] },
    ],
    [[condition({ value: 'ba mươi' })], { 'conditions.0.value': ['Nhập một số để so sánh.'] }],
    [
      [condition({ operator: 'between', from: 30 })],
      { 'conditions.0.value': ['Nhập cả hai đầu của khoảng.'] },
    ],
    [
      [condition({ operator: 'between', from: 40, to: 30 })],
      { 'conditions.0.value': ['Đầu khoảng phải nhỏ hơn hoặc bằng cuối khoảng.'] },
    ],
    [
      [{ field: 'date_of_birth', operator: 'equal', value: '2026-02-30' }],
      { 'conditions.0.value': ['Nhập một ngày có thật để so sánh.'] },
    ],
    [
      [{ field: 'date_of_birth', operator: 'with_month', value: 13 }],
      { 'conditions.0.value': ['Tháng là một số từ 1 đến 12.'] },
    ],
    [
      [{ field: 'date_of_birth', operator: 'with_year', value: 0 }],
      { 'conditions.0.value': ['Năm là một số từ 1900 đến 2200.'] },
    ],
    [
      [{ field: 'work_state', operator: 'is', value: '__proto__' }],
      { 'conditions.0.value': ['Chọn giá trị trong danh sách.'] },
    ],
    [
      [{ of: 'relatives', conditions: [{ field: 'age', operator: 'equal', value: 3 }] }],
      { 'conditions.0.conditions.0.field': ['"Tuổi" không thuộc danh sách của nhóm này.'] },
    ],
    [
      [condition({ conditions: [{ field: 'age', operator: 'all' }] })],
      { 'conditions.0': ['Mỗi dòng là một điều kiện hoặc một nhóm, không phải cả hai.'] },
    ],
    [
      [
        {
          conditions: Array.from({ length: 30 }, () => ({ field: 'age' as const, operator: 'all' as const })),
        },
        condition({}),
      ],
      { conditions: ['Chọn nhiều nhất 30 điều kiện.'] },
    ],
  ])('%j is refused in words', async (conditions, errors) => {
    const { status, body } = await ask({ conditions })
    expect([status, body.errors]).toEqual([400, errors])
  })

  test.each<[object, string[]]>([
    [{ columns: ['relatives.gender'] }, ['columns']],
    [{ columns: ['age'], sort: 'full_name' }, ['sort']],
    [{ conditions: [{ field: 'salary', operator: 'all' }] }, ['conditions.0.field']],
    [
      { conditions: [{ conditions: [{ conditions: [{ conditions: [] }] }] }] },
      ['conditions.0.conditions.0.conditions.0.field'],
    ],
  ])('%j neither', async (body, named) => {
    // What the contract forbids is sent all the same.
    const answered = await ask({ conditions: [], ...body })
    expect(answered.status).toBe(400)
    expect(Object.keys(answered.body.errors ?? {})).toEqual(expect.arrayContaining(named))
  })
})

describe('who may know', () => {
  const named = (value: string): Condition => ({ field: 'full_name', operator: 'is', value })

  test('without the right to files there is a number, and none of so few that they could be told apart', async () => {
    const { employees, columns, employees_total, may_open, meta } = await answer({ conditions: [] }, counter)
    expect([employees, columns, may_open, meta]).toEqual([[], [], false, {}])
    expect(employees_total).toBe((await answer({ conditions: [] })).employees_total)
    const one: Condition[] = [{ field: 'age', operator: 'equal', value: 60 }]
    expect((await answer({ conditions: one })).employees_total).toBeGreaterThan(0)
    expect((await answer({ conditions: one })).employees_total).toBeLessThan(5)
    expect((await answer({ conditions: one }, counter)).employees_total).toBeNull()
  })

  test('and nobody is looked for by what tells him apart', async () => {
    for (const value of ['Đặng Điều Kiện Sáu', 'Không Có Ai']) {
      const { status, body } = await ask({ conditions: [named(value)] }, counter)
      expect([status, body.errors]).toEqual([
        400,
        { 'conditions.0.field': ['Bạn không có quyền xem "Họ và tên".'] },
      ])
    }
  })

  test('a field that the reader may not see is refused in conditions, columns and order alike', async () => {
    const refused = async (body: Partial<Query>) => (await ask({ conditions: [], ...body }, unitHead)).status
    expect(await refused({ conditions: [{ field: 'ethnic', operator: 'is', value: 'Mường' }] })).toBe(400)
    expect(await refused({ conditions: [{ field: 'ethnic', operator: 'is', value: 'Không ai' }] })).toBe(400)
    expect(await refused({ conditions: [{ field: 'ethnic', operator: 'all' }] })).toBe(400)
    expect(await refused({ columns: ['ethnic'] })).toBe(400)
    expect(await refused({ columns: ['full_name'], sort: 'ethnic' })).toBe(400)
    expect(
      await refused({
        conditions: [{ of: 'contracts', conditions: [{ field: 'contracts.kind', operator: 'all' }] }],
      }),
    ).toBe(400)
    expect(await refused({ columns: ['full_name', 'age'], sort: 'age' })).toBe(200)
  })

  test('whoever looks after a unit finds its people and no others', async () => {
    const { employees, columns } = await answer({ conditions: [] }, unitHead)
    const unit = columns.findIndex(({ field }) => field === 'unit_name')
    expect(new Set(employees.map(({ values }) => values[unit]))).toEqual(new Set(['Đội Kho']))
    expect((await ask({ conditions: [], department_id: 3 }, unitHead)).status).toBe(404)
  })

  test('another company finds none of them', async () => {
    const other = await newcomer(api, {
      login: 'condition-elsewhere',
      companies: {
        2: [
          ['report_access', 'company'],
          ['employee_access', 'company'],
        ],
      },
    })
    const conditions = [named('Đặng Điều Kiện Sáu')]
    expect((await answer({ conditions }, other)).employees_total).toBe(0)
    expect((await answer({ conditions })).employees_total).toBe(1)
  })
})

describe('everybody who was found, as a workbook', () => {
  const body: Query = {
    conditions: [{ field: 'full_name', operator: 'contain', value: 'đặng điều kiện' }],
    columns: ['full_name', 'date_of_birth', 'marital_status'],
    sort: 'full_name',
    size: 1,
  }

  test('it has all of them in words, and the trail no name', async () => {
    const { employees_total: total } = await answer(body)
    const { status, bytes } = await hr.call('statistics.withConditionsDownload', { body })
    expect(status).toBe(200)
    const rows = Object.values((await openWorkbook(bytes)).sheets)[0] ?? []
    const lines = rows.filter(([place]) => Number(place) > 0)
    expect(lines).toHaveLength(total ?? -1)
    expect(lines.map((cells) => cells.slice(1))).toContainEqual([
      'Đặng Điều Kiện Sáu',
      '28-02-1966',
      'Đã kết hôn',
    ])
    const { rows: trail } = await run(
      `select detail from audit_trail where company_id = 1 and operation = 'statistics.withConditionsDownload' order by id desc limit 1`,
    )
    expect(trail[0]?.detail).toMatchObject({ people: total, fields: ['full_name'] })
    expect(JSON.stringify(trail[0]?.detail)).not.toContain('đặng')
  })

  test('who sees figures alone takes nobody away', async () => {
    expect((await counter.call('statistics.withConditionsDownload', { body })).status).toBe(403)
    expect((await unitHead.call('statistics.withConditionsDownload', { body })).status).toBe(403)
  })

  test('rights over figures and exports without those over files take nobody away either', async () => {
    const exporter = await newcomer(api, {
      login: 'condition-exporter',
      companies: {
        1: [
          ['report_export', 'company'],
          ['employee_export', 'company'],
        ],
      },
    })
    expect(
      (await exporter.call('statistics.withConditionsDownload', { body: { conditions: [] } })).status,
    ).toBe(403)
  })
})
