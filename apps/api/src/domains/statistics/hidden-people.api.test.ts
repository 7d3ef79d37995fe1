import type { Schemas } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer, type SignedIn } from '../../testing/newcomer.ts'
import { openWorkbook } from '../../testing/open-workbook.ts'
import { pdfText } from '../../print/testing/pdf-text.ts'

type Statistics = Schemas['Statistics']
type Drill = Schemas['Drill']

/** V1: nobody is found through figures, days, units, lists and files that may not be found in the files. */

const api = apiForFile()
let hr: Person
/** Looks after unit 4, with every right that a unit can give of what is asked here. */
let unitHead: SignedIn
let stays: number
let goes: number

const run = (statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, (client) => client.query(statement, values))
const before = '2026-07-31'

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { personId } = await hire(api, 'Trưởng Đội Kín', 4)
  const rights = ['report_access', 'report_export', 'employee_access', 'employee_export'] as const
  unitHead = await newcomer(api, {
    login: 'hidden-head',
    companies: {
      1: [...rights, 'employee_sensitive', 'contract_access'].map((name) => [
        name as (typeof rights)[0],
        'unit',
      ]),
    },
    personId,
  })
  stays = (await hire(api, 'Lý Kín Ở Lại', 4, '2020-03-02')).employeeId
  goes = (await hire(api, 'Lý Kín Chuyển Đi', 4, '2020-03-02')).employeeId
  await run(`update employees set date_of_birth = '1991-04-05' where company_id = 1 and id = any($1)`, [
    [stays, goes],
  ])
  const moved = await hr.call('jobChanges.store', {
    body: {
      kind: 'transfer',
      ids: [goes],
      effective_date: '2026-08-01',
      facts: { main_position: { position_id: 2, department_id: 3 } },
    },
  })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
})

const drill = async (by: Person, cell: Drill) => {
  const { status, body } = await by.call('statistics.drill', { body: { ...cell, size: 200 } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const valueOf = ({ columns, rows, total }: Statistics, row: string | null, column: string) => {
  const values = row === null ? total : (rows.find(({ key }) => key === row)?.values ?? [])
  return values[columns.findIndex(({ key }) => key === column)] ?? null
}

describe('of a past day', () => {
  const cell = { report: 'ages', row: '35-39', column: 'all', as_of: before } as const

  test('a figure counts who has gone to another unit since, and names those alone whose files are open', async () => {
    const { statistics } = (await unitHead.call('statistics.ages', { query: { as_of: before } })).body.data
    const told = await drill(unitHead, cell)
    const ids = told.people.map(({ id }) => id)
    expect(ids).toContain(stays)
    expect(ids).not.toContain(goes)
    expect(told.people).toHaveLength(told.people_total)
    expect(told.others_total).toBe(1)
    expect(told.people_total + told.others_total).toBe(valueOf(statistics, '35-39', 'all'))
    const all = await drill(hr, { ...cell, department_id: 4 })
    expect(all.people.map(({ id }) => id)).toEqual(expect.arrayContaining([stays, goes]))
    expect(all.others_total).toBe(0)
  })

  test('nor do the workbook and the paper name others, though they say that there are such', async () => {
    const workbook = await unitHead.call('statistics.drillDownload', { body: cell })
    const paper = await unitHead.call('statistics.drillPrint', { body: cell })
    expect([workbook.status, paper.status]).toEqual([200, 200])
    const [rows = []] = Object.values((await openWorkbook(workbook.bytes)).sheets)
    const told = [rows.flat().join(' ').replaceAll(' ', ''), pdfText(paper.bytes).join('')]
    for (const words of told) {
      expect(words).toContain('LýKínỞLại')
      expect(words).not.toContain('ChuyểnĐi')
      expect(words).toContain('1dòngvềngườinaythuộcđơnvịkhác')
    }
  })

  test('who moved out is counted and not named', async () => {
    const months = { from: '2026-08', to: '2026-08' }
    const moved = { report: 'volatility', row: '2026-08', column: 'moved_out', ...months } as const
    expect(await drill(unitHead, moved)).toMatchObject({ people: [], people_total: 0, others_total: 1 })
    expect((await drill(hr, { ...moved, department_id: 4 })).people.map(({ id }) => id)).toEqual([goes])
    const paper = await hr.call('statistics.drillPrint', { body: { ...moved, department_id: 4 } })
    expect(decodeURIComponent(String(paper.headers['content-disposition']))).toContain(
      'Biến động nhân sự, Tháng 08-2026, Điều chuyển đi',
    )
  })

  test('what is held against the figures is what the lists name to this very reader', async () => {
    const months = { from: '2026-08', to: '2026-08' }
    const checkedBy = async (by: Person, { row, column, ...asked }: Drill): Promise<object | undefined> => {
      const { status, body } = await by.call('statistics.check', { body: asked })
      expect(status, JSON.stringify(body)).toBe(200)
      const list = body.data.lists.find((each) => each.row === row)
      return list?.lengths.find((each) => each.column === column)
    }
    const moved = { report: 'volatility', row: '2026-08', column: 'moved_out', ...months } as const
    for (const asked of [cell, { ...cell, row: null }, moved]) {
      const told = await drill(unitHead, asked)
      expect(await checkedBy(unitHead, asked)).toEqual({
        column: asked.column,
        people: told.people_total,
        others: told.others_total,
      })
      expect(await checkedBy(hr, { ...asked, department_id: 4 })).toEqual({
        column: asked.column,
        people: told.people_total + told.others_total,
        others: 0,
      })
    }
  })

  test('figures of sensitive facts are closed while they count somebody whose file is closed', async () => {
    const read = async (as_of: string) =>
      (await unitHead.call('statistics.children', { query: { as_of } })).body.data.statistics
    expect((await read('2026-08-02')).may_open).toBe(true)
    await run(
      `insert into employee_relatives (company_id, employee_id, relationship, full_name, gender, date_of_birth)
       values (1, $1, 5, 'Bé Của Người Đi', 'Nữ', '2019-01-01')`,
      [goes],
    )
    expect((await read('2026-08-02')).may_open).toBe(true)
    const closed = await read(before)
    expect([closed.may_open, valueOf(closed, '6-10', 'girls')]).toEqual([false, null])
    const body = { report: 'children', row: '6-10', column: 'girls', as_of: before } as const
    for (const call of ['statistics.drill', 'statistics.drillDownload', 'statistics.drillPrint'] as const)
      expect([call, (await unitHead.call(call, { body })).status]).toEqual([call, 403])
    expect(
      (await unitHead.call('statistics.check', { body: { report: 'children', as_of: before } })).status,
    ).toBe(403)
  })

  test('a condition over a sensitive field finds those alone whom the right to it covers', async () => {
    const { personId } = await hire(api, 'Người Xem Kín', 4)
    const reader = await newcomer(api, {
      login: 'hidden-mixed',
      companies: {
        1: [
          ['report_access', 'unit'],
          ['employee_access', 'company'],
          ['employee_sensitive', 'unit'],
        ],
      },
      personId,
    })
    const found = async (field: 'ethnic' | 'age') => {
      const { status, body } = await reader.call('statistics.withConditions', {
        body: { as_of: before, size: 200, conditions: [{ field, operator: 'all' }] },
      })
      expect(status, JSON.stringify(body)).toBe(200)
      return body.data.employees.map(({ id }) => id)
    }
    expect(await found('age')).toEqual(expect.arrayContaining([stays, goes]))
    const sensitive = await found('ethnic')
    expect(sensitive).toContain(stays)
    expect(sensitive).not.toContain(goes)
  })
})

describe('family is asked about by who may see it alone', () => {
  test.each(['relatives.relationship', 'relatives.gender', 'relatives.date_of_birth'] as const)(
    'no condition over %s without the right to sensitive facts',
    async (field) => {
      const reader = await newcomer(api, {
        login: `khong.than.nhan.${field.split('.')[1]}`,
        companies: {
          1: [
            ['report_access', 'company'],
            ['employee_access', 'company'],
          ],
        },
      })
      const { status } = await reader.call('statistics.withConditions', {
        body: { conditions: [{ field, operator: 'all' }] },
      })
      expect(status).toBe(400)
    },
  )
})

describe('two questions that differ by one person', () => {
  let leader: SignedIn
  const [day, next] = ['2026-08-31', '2026-09-01']
  beforeAll(async () => {
    leader = await newcomer(api, {
      login: 'hidden-leader',
      companies: {
        1: [
          ['report_access', 'company'],
          ['report_export', 'company'],
          ['employee_access', 'company'],
        ],
      },
    })
    const many = await hire(api, 'Người Nhiều Cháu', 3, '2020-01-01')
    const one = await hire(api, 'Người Một Cháu', 4, '2020-01-01')
    await run(
      `insert into employee_relatives (company_id, employee_id, relationship, full_name, gender, date_of_birth)
       select 1, case when place = 0 then $1::bigint else $2::bigint end, 5, 'Cháu Số ' || place, 'Nữ', '2013-01-01'
       from generate_series(0, 12) as place`,
      [one.employeeId, many.employeeId],
    )
    await run(
      `insert into employee_relatives (company_id, employee_id, relationship, full_name, gender, date_of_birth)
       select 1, $1, 5, 'Cháu Nhỏ ' || place, 'Nữ', '2022-01-01' from generate_series(1, 7) as place`,
      [many.employeeId],
    )
    const { status } = await hr.call('jobChanges.store', {
      body: {
        kind: 'termination',
        ids: [one.employeeId],
        effective_date: next,
        facts: { leave_reason: 'Hết hạn hợp đồng' },
      },
    })
    expect(status).toBe(200)
  })
  const girls = async (by: Person, query: object) => {
    const { statistics } = (await by.call('statistics.children', { query })).body.data
    return [valueOf(statistics, '11-14', 'girls'), valueOf(statistics, null, 'girls')]
  }

  test('tell exactly what they differ by to who may open the people alone', async () => {
    const [, total = null] = await girls(hr, { as_of: day })
    expect(await girls(hr, { as_of: day })).toEqual([13, total])
    expect(await girls(hr, { as_of: next })).toEqual([12, (total ?? 0) - 1])
    const asked = [
      { as_of: day },
      { as_of: next },
      { as_of: day, department_id: 3 },
      { as_of: day, gender: 'Nữ' },
    ]
    for (const query of asked)
      for (const value of await girls(leader, query))
        expect([query, value === null, (value ?? 0) % 5]).toEqual([query, false, 0])
    // The same question has the same answer, or many of them would tell the mean.
    expect(await girls(leader, { as_of: day })).toEqual(await girls(leader, { as_of: day }))
    expect(await girls(leader, { as_of: day, department_id: 4 })).toEqual([null, null])
  })

  test('no more by the workbook than on the screen', async () => {
    const query = { as_of: day }
    const { statistics } = (await leader.call('statistics.children', { query })).body.data
    expect(statistics.notes.join(' ')).toContain('làm tròn')
    const file = await leader.call('statistics.childrenDownload', { query })
    const [rows = []] = Object.values((await openWorkbook(file.bytes)).sheets)
    const row = rows.find(([label]) => label === '11 đến dưới 15 tuổi')
    expect(row?.slice(1, 5).map(String)).toEqual(
      statistics.rows.find(({ key }) => key === '11-14')?.values.map((value) => String(value ?? '–')),
    )
  })
})
