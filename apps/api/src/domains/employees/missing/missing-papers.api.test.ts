import type { PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

const api = apiForFile()
const handedIn = { state: 'handed_in', handed_in_on: '2026-03-02', storage_place: 'Tủ A, kệ 3' } as const
const waived = { state: 'waived', reason: 'Nộp tại công ty mẹ.' } as const
let hr: Person

const run = <Row extends object>(statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => (await client.query<Row>(statement, values)).rows)

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

// What each test asks of people is its own alone.
beforeEach(() => run('update required_papers set is_active = false where company_id = 1'))

/** A paper that the company asks for from now on, beside those of the test before it. */
async function paper(change: object = {}): Promise<{ id: number; name: string }> {
  const number = nextNumber()
  const body = { code: `HS${number}`, name: `Hồ sơ ${String(number).padStart(6, '0')}`, ...change }
  const answer = await hr.call('requiredPapers.store', { body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.required_paper
}

async function documentType(): Promise<number> {
  const number = nextNumber()
  const rows = await run<{ id: number }>(
    `insert into document_types (company_id, code, name) values (1, $1, $2) returning id`,
    [`LT${number}`, `Loại ${number}`],
  )
  return rows[0]?.id ?? 0
}

const document = (type: number, person: number, expiry: string | null) =>
  run(
    `insert into documents (company_id, document_type_id, number, summary, issue_date, expiry_date, employee_ids, created_by)
     values (1, $1, $4, 'Giấy tờ', '2020-01-01', $3, array[$2::bigint], 1)`,
    [type, person, expiry, `TL-${type}`],
  )

const newEmployee = async (unit = 2) => (await hire(api, 'Trần Văn Còn Thiếu', unit)).employeeId
const checklistOf = async (id: number, by: Person = hr) =>
  (await by.call('employeeMissingPapers.show', { path: { id } })).body.data.checklist
const mark = (id: number, paper_id: number, body: object, by: Person = hr) =>
  by.call('employeeMissingPapers.mark', { path: { id, paper_id }, body: body as typeof handedIn })

async function holding(...grants: [PermissionName, 'company' | 'unit' | 'own'][]) {
  const { personId } = await hire(api, 'Trần Thị Giữ Quyền', 2)
  return newcomer(api, { login: `papers.${nextNumber()}`, companies: { 1: grants }, personId })
}

/** The ids that the list of employees answers to a filter. */
async function found(filter: object, by: Person = hr): Promise<number[]> {
  const { status, body } = await by.call('employees.list', { query: { filter } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.employees.map(({ id }) => id)
}
const lacking = (...value: number[]) => ({ missing_paper_id: { operator: 'in', value } })
const incomplete = { papers_state: { operator: 'in', value: ['incomplete'] } }

describe('the list of an employee', () => {
  test('counts what is handed in, among the documents and still missing, and leaves out what is waived', async () => {
    const type = await documentType()
    const [a, b, c, d] = [
      await paper(),
      await paper(),
      await paper({ document_type_id: type }),
      await paper(),
    ]
    const id = await newEmployee()
    await mark(id, a.id, handedIn)
    await mark(id, b.id, waived)
    await document(type, id, null)
    expect(await checklistOf(id)).toMatchObject({
      total: 3,
      present: 2,
      papers: [
        { name: a.name, ...handedIn, reason: null, version: 1 },
        { name: b.name, ...waived, handed_in_on: null },
        { name: c.name, state: 'document', version: 0 },
        { name: d.name, state: 'missing' },
      ],
    })
  })

  test('a document that has expired, or is about somebody else, is no paper', async () => {
    const type = await documentType()
    await paper({ document_type_id: type })
    const [expired, other] = [await newEmployee(), await newEmployee()]
    await document(type, expired, '2021-01-01')
    expect(await checklistOf(expired)).toMatchObject({ total: 1, present: 0 })
    expect(await checklistOf(other)).toMatchObject({ total: 1, present: 0 })
  })

  test('asks a paper of those alone whose nature of work it is for', async () => {
    await paper({ nature_of_work: 7 })
    const [driver, clerk] = [await newEmployee(), await newEmployee()]
    await run('update employees set nature_of_work = 7 where company_id = 1 and id = $1', [driver])
    expect([(await checklistOf(driver)).total, (await checklistOf(clerk)).total]).toEqual([1, 0])
    expect((await mark(clerk, (await checklistOf(driver)).papers[0]?.id ?? 0, handedIn)).status).toBe(404)
  })
})

describe('a mark', () => {
  test.each([
    [{ state: 'handed_in' }, 'handed_in_on'],
    [{ ...handedIn, handed_in_on: '2999-01-01' }, 'handed_in_on'],
    [{ ...handedIn, reason: 'Vì sao' }, 'reason'],
    [{ state: 'waived' }, 'reason'],
    [{ ...waived, storage_place: 'Tủ A' }, 'storage_place'],
    [{ ...waived, handed_in_on: '2026-03-02' }, 'handed_in_on'],
  ])('%j is refused at %s and changes nothing', async (body, field) => {
    const { id: paper_id } = await paper()
    const id = await newEmployee()
    const answer = await mark(id, paper_id, body)
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } })
    expect(await checklistOf(id)).toMatchObject({ present: 0, papers: [{ state: 'missing' }] })
  })

  test('from an older version is refused with the newer list, and is taken back', async () => {
    const { id: paper_id } = await paper()
    const id = await newEmployee()
    expect((await mark(id, paper_id, { ...handedIn, version: 0 })).status).toBe(200)
    const late = await mark(id, paper_id, { ...waived, version: 0 })
    expect(late).toMatchObject({
      status: 409,
      body: { data: { checklist: { papers: [{ state: 'handed_in', version: 1 }] } } },
    })
    const changed = await mark(id, paper_id, { ...waived, version: 1 })
    expect(changed.body.data.checklist).toMatchObject({ total: 0, papers: [{ ...waived, version: 2 }] })
    const path = { id, paper_id }
    const { body } = await hr.call('employeeMissingPapers.unmark', { path })
    expect(body.data.checklist.papers[0]).toMatchObject({ state: 'missing', reason: null, version: 0 })
    expect((await hr.call('employeeMissingPapers.unmark', { path })).status).toBe(404)
  })

  test('stands in the trail by the fields that it changed', async () => {
    const { id: paper_id, name } = await paper()
    const id = await newEmployee()
    await mark(id, paper_id, handedIn)
    const lines = await run(
      `select changed_fields, detail from audit_trail where operation = 'employeeMissingPapers.mark' and record_id = $1`,
      [id],
    )
    expect(lines).toEqual([
      {
        changed_fields: ['state', 'handed_in_on', 'storage_place'],
        detail: { paper: name, without_version: true },
      },
    ])
  })

  test('stands in the history of the file with its paper, and so does taking it back', async () => {
    const { id: paper_id, name } = await paper()
    const id = await newEmployee()
    await mark(id, paper_id, handedIn)
    await mark(id, paper_id, waived)
    await hr.call('employeeMissingPapers.unmark', { path: { id, paper_id } })
    const { changes } = (await hr.call('employeeHistory.list', { path: { id } })).body.data
    const edits = changes.filter(({ job_change }) => job_change === null)
    const told = edits.map(({ label, old_value, new_value }) => [label.split(' › ')[1], old_value, new_value])
    expect(told).toEqual(
      expect.arrayContaining([
        ['Tên hồ sơ', null, name],
        ['Tình trạng', null, 'Đã nộp bản giấy'],
        ['Nơi lưu bản giấy', null, handedIn.storage_place],
        ['Tình trạng', 'Đã nộp bản giấy', 'Được miễn'],
        ['Lý do miễn nộp', waived.reason, null],
        ['Tên hồ sơ', name, null],
      ]),
    )
    expect(told).toHaveLength(11)
  })

  test('keeps its paper from being deleted, which can be put out of use', async () => {
    const { id: paper_id } = await paper()
    const id = await newEmployee()
    await mark(id, paper_id, handedIn)
    const refused = await hr.call('requiredPapers.destroy', { path: { id: paper_id } })
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.body.message).toContain('hồ sơ đã nộp của nhân viên')
    await hr.call('requiredPapers.update', { path: { id: paper_id }, body: { is_active: false } })
    expect(await checklistOf(id)).toEqual({ total: 0, present: 0, papers: [] })
  })
})

describe('rights and companies', () => {
  test('who reads a unit reads its people alone, and marks none without the right to edit', async () => {
    const { id: paper_id } = await paper()
    const head = await holding(['employee_access', 'unit'])
    const [mine, others] = [await newEmployee(2), await newEmployee(1)]
    const show = (id: number) => head.call('employeeMissingPapers.show', { path: { id } })
    expect([(await show(mine)).status, (await show(others)).status]).toEqual([200, 404])
    expect((await mark(mine, paper_id, handedIn, head)).status).toBe(403)
    const people = await found(lacking(paper_id), head)
    expect([people.includes(mine), people.includes(others)]).toEqual([true, false])
  })

  test('who edits a unit marks nobody else', async () => {
    const { id: paper_id } = await paper()
    const editor = await holding(['employee_access', 'company'], ['employee_edit', 'unit'])
    const [mine, others] = [await newEmployee(2), await newEmployee(1)]
    expect((await mark(mine, paper_id, handedIn, editor)).status).toBe(200)
    expect((await mark(others, paper_id, handedIn, editor)).status).toBe(404)
    const path = { id: others, paper_id }
    await mark(others, paper_id, handedIn)
    expect((await editor.call('employeeMissingPapers.unmark', { path })).status).toBe(404)
    expect((await checklistOf(others)).present).toBe(1)
  })

  test('the papers and people of another company are nobody here', async () => {
    const { id: paper_id } = await paper()
    const id = await newEmployee()
    expect((await mark(id, 132, handedIn)).status).toBe(404)
    expect((await mark(112, paper_id, handedIn)).status).toBe(404)
    expect(await found(lacking(132))).toEqual([])
  })
})

describe('the list of employees', () => {
  test('tells who lacks what of those who work here, and filters by it', async () => {
    const [a, b] = [await paper(), await paper()]
    const [one, done, gone] = [await newEmployee(), await newEmployee(), await newEmployee()]
    await run(
      `update employees set active = false, work_state = 'left', leave_date = '2025-01-01' where company_id = 1 and id = $1`,
      [gone],
    )
    await mark(one, a.id, handedIn)
    await mark(done, a.id, handedIn)
    await mark(done, b.id, waived)
    const ids = { operator: 'in' as const, value: [one, done, gone] }
    const query = { include: ['papers' as const], filter: { id: ids } }
    const { employees } = (await hr.call('employees.list', { query })).body.data
    const told = new Map(
      employees.map(({ id, papers_state, missing_papers }) => [id, [papers_state, missing_papers]]),
    )
    expect([told.get(one), told.get(done), told.get(gone)]).toEqual([
      ['incomplete', b.name],
      ['complete', null],
      [null, null],
    ])
    expect(await found({ id: ids, ...incomplete })).toEqual([one])
    expect(await found({ id: ids, papers_state: { operator: 'in', value: ['complete'] } })).toEqual([done])
    expect(await found({ id: ids, ...lacking(a.id) })).toEqual([])
    expect(await found({ id: ids, ...lacking(a.id, b.id) })).toEqual([one])
    expect(await found({ id: ids, papers_state: { operator: 'in', value: ['nothing'] } })).toEqual([])
  })

  test('is exported with them', async () => {
    const { id: paper_id, name } = await paper()
    const id = await newEmployee()
    const answer = await hr.call('employees.export', {
      body: {
        columns: ['papers_state', 'missing_papers'],
        filter: {
          id: { operator: 'in', value: [id] },
          missing_paper_id: { operator: 'in', value: [paper_id] },
        },
      },
    })
    const { sheets } = await openWorkbook(answer.bytes)
    expect(sheets['Danh sách nhân viên']).toEqual([
      ['Tình trạng hồ sơ', 'Hồ sơ còn thiếu'],
      ['Thiếu hồ sơ', name],
    ])
    expect(JSON.stringify(sheets['Thông tin'])).toContain(`["Lọc: Hồ sơ còn thiếu","là một trong ${name}"]`)
  })

  test('of another day is not filtered by what has no days', async () => {
    const query = { as_of: '2025-05-01', filter: incomplete as object }
    const { status, body } = await hr.call('employees.list', { query })
    expect(status).toBe(400)
    expect(Object.keys(body.errors ?? {})).toEqual(['filter.papers_state'])
  })
})

test('the first page of who keeps the files counts what its links open, within the reach of the reader', async () => {
  const a = await paper()
  const ofDrivers = await paper({ nature_of_work: 7 })
  const type = await documentType()
  const registered = await paper({ document_type_id: type })
  const [whole, driver, above] = [await newEmployee(2), await newEmployee(2), await newEmployee(1)]
  await run('update employees set nature_of_work = 7 where company_id = 1 and id = $1', [driver])
  for (const { id } of [a, registered]) await mark(whole, id, handedIn)
  await document(type, driver, '2021-01-01')
  await document(type, above, null)
  const head = await holding(['employee_access', 'unit'], ['employee_edit', 'unit'])
  for (const reader of [hr, head]) {
    const { cards } = (await reader.call('home.show')).body.data.home
    const figures = cards.find(({ key }) => key === 'missing_papers')?.missing_papers?.figures ?? []
    expect(figures.map(({ label }) => label).toSorted()).toEqual(
      [
        'Nhân viên còn thiếu hồ sơ',
        ...[a, ofDrivers, registered].map(({ name }) => `Thiếu ${name}`),
      ].toSorted(),
    )
    for (const { total, link } of figures) {
      const [field = '', text = ''] = [...new URL(link, 'http://localhost').searchParams][0] ?? []
      const word = text.replace('in:', '')
      const value = field === 'f.missing_paper_id' ? [Number(word)] : [word]
      const filter = { [field.replace('f.', '')]: { operator: 'in', value } }
      expect(total).toBe((await found(filter, reader)).length)
    }
  }
  const reader = await holding(['employee_access', 'company'])
  const { cards } = (await reader.call('home.show')).body.data.home
  expect(cards.map(({ key }) => key)).not.toContain('missing_papers')
})
