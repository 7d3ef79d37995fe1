import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type OperationId, operations } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { documents, resolve } from '../contract/document.ts'
import { operationNamed } from '../contract/operations.ts'
import { type Answer, apiForFile, type Person } from '../testing/api.ts'
import { inCompanyOf } from '../testing/group.ts'
import { hire, newcomer } from '../testing/newcomer.ts'
import { type LockedTable, whileLocked } from '../testing/locked-table.ts'
import { openWorkbook } from '../testing/open-workbook.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

async function sheetOf({ bytes, status }: Answer, name: string) {
  expect(status).toBe(200)
  return (await openWorkbook(bytes)).sheets[name] ?? []
}

async function aboutOf(answer: Answer): Promise<Map<unknown, unknown>> {
  const rows = await sheetOf(answer, 'Thông tin')
  return new Map(rows.map(([what, value]) => [what, value]))
}

/** Whether the list of an export is filtered by units. */
function filtersByUnit(id: OperationId): boolean {
  const { parameters, body = {} } = operationNamed(id)
  const named = JSON.stringify([parameters, resolve(documents.product, body)])
  const schemas = [...named.matchAll(/#\/components\/schemas\/(\w+Filter)"/g)].map(([, name = '']) => name)
  const all = documents.product.components['schemas'] as Record<string, { properties?: object }>
  return schemas.some((name) => 'department_id' in (all[name]?.properties ?? {}))
}

const employeesOf = async (person: Person, body: object = {}) =>
  (await sheetOf(await person.call('employees.export', { body }), 'Danh sách nhân viên')).slice(1)

async function lastLine(operation: string) {
  const { body } = await hr.call('auditTrail.list', {
    query: { filter: { operation: { operator: 'equal', value: operation } } },
  })
  return body.data.audit_trail
}

describe('an export', () => {
  test('has the rows of the list, under the titles of the contract, in the order that is asked for', async () => {
    const answer = await hr.call('levels.export', {
      query: { columns: ['name', 'rank', 'is_active', 'code'], sort: '-rank' },
    })
    expect(await sheetOf(answer, 'Danh sách trình độ')).toEqual([
      ['Tên trình độ', 'Thứ bậc', 'Trạng thái', 'Mã trình độ'],
      ['Cao học', 50, 'Đang sử dụng', 'CH'],
      ['Cao đẳng', 30, 'Đang sử dụng', 'CD'],
      ['Trung cấp', 20, 'Đang sử dụng', 'TC'],
      ['Trung học phổ thông', 10, 'Đang sử dụng', 'THPT'],
    ])
  })

  test('has all columns when none are asked for', async () => {
    const [titles = []] = await sheetOf(await hr.call('levels.export'), 'Danh sách trình độ')
    expect(titles).toHaveLength(7)
  })

  test('says on a second sheet what was taken out, by whom and when', async () => {
    const answer = await hr.call('employees.export', {
      body: {
        search: { value: 'đào' },
        filter: {
          department_id: { operator: 'in', value: [2, 3] },
          work_state: { operator: 'in', value: ['official', 'probation'] },
          join_date: { operator: 'between', from: '2020-01-01', to: '2026-12-31' },
        },
      },
    })
    const about = await aboutOf(answer)
    expect(Object.fromEntries(about)).toMatchObject({
      'Danh sách': 'Danh sách nhân viên',
      'Công ty': 'Công ty Một',
      'Người xuất': 'Phạm Thu Hà (hr.one)',
      'Số dòng': '1',
      'Từ khóa tìm kiếm': 'đào',
      'Lọc: Đơn vị': 'là một trong Phòng Hành chính Nhân sự và trực thuộc, Tổ Tuyển dụng',
      'Lọc: Tình trạng': 'là một trong Chính thức, Thử việc',
      'Lọc: Ngày vào': 'từ 01-01-2020 đến 31-12-2026',
      'Sắp xếp theo': 'Họ và tên (tăng dần)',
    })
    expect(about.get('Thời điểm xuất')).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d:\d\d$/)
  })

  test('calls a number that was looked for a number, and writes it nowhere', async () => {
    const answer = await hr.call('employees.export', {
      body: { search: { value: 'đào 079195000001, 27-19' } },
    })
    expect((await aboutOf(answer)).get('Từ khóa tìm kiếm')).toBe('đào số căn cước hoặc CMND, 27-19')
  })

  const filtered = (Object.keys(operations) as OperationId[]).filter(
    (id) => id.endsWith('.export') && id !== 'auditTrail.export' && filtersByUnit(id),
  )
  test.each(filtered)(
    '%s says of a unit that those below it are meant, unless all of them are closed',
    async (id) => {
      const filter = { department_id: { operator: 'in', value: [2] } }
      const called = async () => {
        const takesBody = operationNamed(id).method === 'POST'
        // Which call it is only the contract's table knows.
        const call = hr.call as (id: string, input: object) => Promise<Answer>
        const about = await aboutOf(await call(id, takesBody ? { body: { filter } } : { query: { filter } }))
        return [...about].find(([what]) => String(what).startsWith('Lọc: '))?.[1]
      }
      expect(await called()).toMatch(/Phòng Hành chính Nhân sự và trực thuộc$/)
      const setBelow = (isActive: boolean) =>
        inCompanyOf(api.db.superuser, 1, (client) =>
          client.query('update departments set is_active = $1 where parent_id = 2', [isActive]),
        )
      await setBelow(false)
      expect(await called()).toMatch(/Phòng Hành chính Nhân sự$/)
      await setBelow(true)
    },
  )

  test('is a download with a Vietnamese name', async () => {
    const { headers } = await hr.call('levels.export')
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="Danh sach trinh do \d\d-\d\d-\d{4}\.xlsx"; filename\*=UTF-8''Danh%20s%C3%A1ch/,
    )
    expect(headers['cache-control']).toContain('no-store')
  })

  test('is recorded with its fields and its size, and without a word of what was looked for', async () => {
    await hr.call('employees.export', {
      body: {
        columns: ['phone', 'full_name'],
        search: { value: 'Nguyễn Thị Đào' },
        filter: { phone: { operator: 'like', value: '0910000011' } },
      },
    })
    const [line] = await lastLine('employees.export')
    expect(line).toMatchObject({
      result: 'done',
      detail: { rows: 1, columns: ['phone', 'full_name'], filters: ['phone'], searched: true },
    })
    expect(JSON.stringify(line)).not.toMatch(/Đào|0910000011/)
  })

  test('of the trail has the trail', async () => {
    const answer = await hr.call('auditTrail.export', {
      body: {
        columns: ['user.full_name', 'operation', 'result', 'at'],
        filter: { user_id: { operator: 'equal', value: 1 } },
      },
    })
    const [titles, first] = await sheetOf(answer, 'Nhật ký thao tác')
    expect(titles).toEqual(['Người thực hiện', 'Thao tác', 'Kết quả', 'Thời điểm'])
    expect(first).toEqual(['Phạm Thu Hà', expect.stringMatching(/^\p{Lu}/u), 'Thành công', expect.any(Date)])
    expect((await aboutOf(answer)).get('Lọc: Người thực hiện')).toBe('là Phạm Thu Hà')
  })
})

describe('an export of people', () => {
  test('holds what a reader would take for numbers as text, and days as days', async () => {
    const columns = ['nhansu_id', 'phone', 'join_date', 'positions.department_name', 'account.login']
    const rows = await employeesOf(hr, { columns, search: { value: 'đào' } })
    expect(rows).toEqual([
      ['NS0011', '0910000011', new Date('2020-03-01T00:00:00Z'), 'Tổ Tuyển dụng', 'employee'],
    ])
  })

  test('lets no name become a formula', async () => {
    const names = ['=1+1', '+84', '-2', '@SUM(A1)', '=HYPERLINK("http://x","y")']
    await inCompanyOf(api.db.superuser, 2, (client) =>
      client.query(
        `update employees set full_name = names.name from unnest($1::text[]) with ordinality as names (name, place)
         where company_id = 2 and id = 110 + place`,
        [names],
      ),
    )
    const answer = await (
      await api.as('hrOfTwo')
    ).call('employees.export', { body: { columns: ['full_name'] } })
    const { sheets, parts } = await openWorkbook(answer.bytes)
    expect(sheets['Danh sách nhân viên']?.flat()).toEqual(expect.arrayContaining(names.slice(0, 4)))
    expect([...parts.values()].join('')).not.toContain('<f>')
  })

  test('shows a holder of a unit its people only', async () => {
    const { personId } = await hire(api, 'Trưởng Phòng Mới', 2)
    const head = await newcomer(api, {
      login: 'truong.don.vi',
      companies: { 1: [['employee_export', 'unit']] },
      personId,
    })
    const names = (await employeesOf(head, { columns: ['full_name'] })).flat()
    expect(names).toContain('Nguyễn Thị Đào')
    expect(names).not.toContain('Lê Văn An')
    const elsewhere = { columns: ['full_name'], filter: { department_id: { operator: 'in', value: [4] } } }
    expect(await employeesOf(head, elsewhere)).toEqual([])
  })

  test('has nobody of another company, whatever is filtered by', async () => {
    const theirs = { filter: { department_id: { operator: 'in', value: [103] } } }
    expect(await employeesOf(hr, theirs)).toEqual([])
    const codes = (await employeesOf(hr, { columns: ['nhansu_id'] })).flat()
    expect(codes.filter((code) => String(code).startsWith('NS011'))).toEqual([])
    expect(codes.length).toBeGreaterThan(3)
  })
})

describe('refused is an export', () => {
  test.each([
    ['of a column that is not offered', '?columns=name,company_id'],
    ['of no column', '?columns='],
    ['of a column twice', '?columns=name,name'],
    ['of another company', '?company_id=2'],
    ['by a field that is not sorted by', '?sort=company_id'],
    [
      'by a field that is not filtered by',
      `?filter=${encodeURIComponent('{"company_id":{"operator":"equal","value":2}}')}`,
    ],
  ])('%s', async (_, query) => {
    expect((await hr.request({ method: 'GET', url: `/api/levels/export${query}` })).status).toBe(400)
  })

  test('to who may read but not export, and it is recorded', async () => {
    const reader = await api.as('reader')
    expect((await reader.call('levels.export')).status).toBe(403)
    expect((await lastLine('levels.export'))[0]).toMatchObject({ result: 'refused' })
  })

  test('by HEAD, which would make all of it for nobody', async () => {
    const headers = { authorization: `Bearer ${hr.token}` }
    const answer = await api.app.inject({ method: 'HEAD', url: '/api/levels/export', headers })
    expect(answer.statusCode).toBe(405)
  })
})

describe('while the database is slow', () => {
  /** Begins exports that wait for a lock; lets them go when `meanwhile` is done. */
  async function held<T>(
    begin: () => T,
    waiting: number,
    meanwhile: (begun: T, locked: LockedTable) => Promise<void>,
  ): Promise<T> {
    return whileLocked(api.db, 'levels', 'access exclusive', async (locked) => {
      const begun = begin()
      await locked.waitFor(waiting)
      await meanwhile(begun, locked)
      return begun
    })
  }

  /** Turns of exports are advisory locks. */
  async function turnsTaken(): Promise<number> {
    const { rowCount } = await api.db.superuser.query(
      `select from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
    )
    return rowCount ?? 0
  }

  test('whoever has the whole file has his turn back', async () => {
    for (let times = 0; times < 20; times++) {
      expect((await hr.call('levels.export')).status).toBe(200)
      expect(await turnsTaken()).toBe(0)
    }
  })

  test('nobody has more than two exports, and another user has his', async () => {
    const other = await api.as('hrOfBoth')
    const exports = await held(
      () => [hr, hr, other].map((person) => person.call('levels.export')),
      3,
      async () => {
        const third = await hr.call('levels.export')
        expect(third).toMatchObject({ status: 429, headers: { 'retry-after': '5' } })
      },
    )
    expect((await Promise.all(exports)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await hr.call('levels.export')).status).toBe(200)
  })

  test('all together have no more than four', async () => {
    const [other, third] = [await api.as('hrOfBoth'), await api.as('hrOfTwo')]
    const exports = await held(
      () => [hr, hr, other, other].map((person) => person.call('levels.export')),
      4,
      async () => expect((await third.call('levels.export')).status).toBe(503),
    )
    expect((await Promise.all(exports)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('whoever goes away takes his query with him', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = api.app.server.address() as AddressInfo
    const leave = () => {
      const asking = get({
        port,
        host: '127.0.0.1',
        path: '/api/levels/export',
        headers: { authorization: `Bearer ${hr.token}` },
      })
      asking.on('error', () => {})
      return asking
    }
    await held(leave, 1, async (asking, locked) => {
      asking.destroy()
      await once(asking, 'close')
      await locked.waitFor(0)
    })
    await expect.poll(turnsTaken).toBe(0)
    expect((await hr.call('levels.export')).status).toBe(200)
  })
})
