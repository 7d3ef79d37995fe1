import type { Input, PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
/** A unit of this test alone. */
let unit: number

const run = <Row extends object>(statement: string, values: unknown[] = []) =>
  inCompanyOf(api.db.superuser, 1, async (client) => (await client.query<Row>(statement, values)).rows)

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

beforeEach(async () => {
  await run('update required_papers set is_active = false where company_id = 1')
  unit = await newUnit(1)
})

async function newUnit(parent: number): Promise<number> {
  const number = nextNumber()
  const [made] = await run<{ id: number }>(
    `insert into departments (company_id, parent_id, code, name, level)
     select 1, $1, $2, $3, level + 1 from departments where company_id = 1 and id = $1 returning id`,
    [parent, `DL${number}`, `Đơn vị ${number}`],
  )
  return made?.id ?? 0
}

type Filter = NonNullable<NonNullable<Input<'employees.list'>['query']>['filter']>
const among = (...value: (string | number)[]) => ({ operator: 'in' as const, value })

async function show(by: Person = hr, department_id: number | undefined = unit) {
  const query = department_id === undefined ? {} : { department_id }
  const { status, body } = await by.call('dataQuality.show', { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.data_quality
}

async function found(filter: Filter, by: Person = hr): Promise<number[]> {
  const query = { filter: { department_id: among(unit), ...filter }, pagination: false }
  const { status, body } = await by.call('employees.list', { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.employees.map(({ id }) => id).toSorted((a, b) => a - b)
}

async function holding(...grants: [PermissionName, 'company' | 'unit' | 'own'][]) {
  const { personId, employeeId } = await hire(api, 'Trần Thị Giữ Quyền', unit)
  const person = await newcomer(api, {
    login: `quality.${nextNumber()}`,
    companies: { 1: grants },
    personId,
  })
  return { ...person, employeeId }
}

const newEmployee = async (place = unit) => (await hire(api, 'Lê Văn Thiếu Sót', place)).employeeId
const address = (id: number) =>
  run(
    `update employees set company_email = 'nguoi.' || id || '@songmay.vn' where company_id = 1 and id = $1`,
    [id],
  )
const savePapers = async (id: number, body: object) => {
  const answer = await hr.call('employeePapers.update', { path: { id }, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const checkAll = async () => {
  const { body } = await hr.call('dataQuality.check')
  await runJobs(api.db)
  return (await hr.call('jobs.show', { path: { id: body.data.run_id } })).body.data.job
}
/** The number of a man who was born in 1990; new employees are women. */
const ofAMan = () => `001090${String(nextNumber()).padStart(6, '0')}`
const born = (id: number) =>
  hr.call('employees.update', { path: { id }, body: { date_of_birth: '1990-05-17', phone: '0912345678' } })

const ask = (by: Person = hr, dry_run = false) =>
  by.call('dataQuality.request', {
    query: { dry_run },
    body: { department_id: unit },
  })

const noticesOf = (id: number) =>
  run(`select kind, record_id from notices where company_id = 1 and employee_id = $1`, [id])

describe('what is found', () => {
  test('is found when a file is saved, and gone when it is mended', async () => {
    const id = await newEmployee()
    await born(id)
    const id_number = ofAMan()
    await savePapers(id, { id_number })
    expect(await found({ sensitive_findings: among('id_number') })).toEqual([id])
    expect((await show()).sensitive_findings).toContainEqual({ finding: 'id_number', people: 1 })
    await savePapers(id, { id_number: id_number.replace(/^0010/, '0011') })
    expect(await found({ sensitive_findings: among('id_number') })).toEqual([])
  })

  test('is found of rows of the file as well', async () => {
    const id = await newEmployee()
    const body = { bank_name: 'Vietcombank', account_number: '0011001234567', account_holder: 'LE VAN KHAC' }
    await hr.call('employeeBankAccounts.store', { path: { id }, body })
    expect(await found({ number_findings: among('account_holder') })).toEqual([id])
  })

  test('is found of whoever comes back', async () => {
    const id = await newEmployee()
    const change = async (kind: 'termination' | 'rehire', effective_date: string, facts: object) => {
      const { status, body } = await hr.call('jobChanges.store', {
        body: { ids: [id], kind, effective_date, facts },
      })
      expect(status, JSON.stringify(body)).toBe(200)
    }
    const findings = () =>
      run('select from employee_findings where company_id = 1 and employee_id = $1', [id])
    await change('termination', '2025-01-01', { leave_reason: 'Xin nghỉ' })
    expect(await findings()).toEqual([])
    const main_position = { department_id: 4, position_id: 2 }
    await change('rehire', '2025-03-01', { work_state: 'official', main_position })
    expect(await findings()).not.toEqual([])
  })

  test('is found of everybody at work by the night, and of nobody who left', async () => {
    const [here, gone] = [await newEmployee(), await newEmployee()]
    await checkAll()
    await run(
      `update employees set active = false, work_state = 'left', leave_date = '2025-01-01' where company_id = 1 and id = $1`,
      [gone],
    )
    expect(await found({ findings: among('no_phone') })).toEqual([here])
    expect(await checkAll()).toMatchObject({ state: 'done' })
    const rows = await run(`select from employee_findings where company_id = 1 and employee_id = $1`, [gone])
    expect(rows).toEqual([])
    expect((await show()).checked_at).not.toBeNull()
  })
})

test('every figure is the number of people in the list that it opens', async () => {
  const below = await newUnit(unit)
  const ids = [await newEmployee(), await newEmployee(below), await newEmployee(below)]
  await born(ids[0] ?? 0)
  await savePapers(ids[0] ?? 0, { id_number: ofAMan() })
  await checkAll()
  const body = { code: `HS${nextNumber()}`, name: 'Hồ sơ phải nộp' }
  await hr.call('requiredPapers.store', { body })
  const { total, units, findings, sensitive_findings = [], number_findings = [] } = await show()
  expect(total.people).toBe(3)
  expect(total.lacking_papers).toBe((await found({ papers_state: among('incomplete') })).length)
  expect(total.lacking_data).toBe((await found({ data_state: among('incomplete') })).length)
  expect(total.contradictory).toBe((await found({ data_state: among('contradictory') })).length)
  const complete = { data_state: among('complete'), papers_state: among('complete') }
  expect(total.complete).toBe((await found(complete)).length)
  expect(units.map(({ department_id, counts }) => [department_id, counts.people])).toEqual([[below, 2]])
  for (const [field, list] of Object.entries({ findings, sensitive_findings, number_findings }))
    for (const { finding, people } of list)
      expect([finding, (await found({ [field]: among(finding) })).length]).toEqual([finding, people])
  expect(findings).toContainEqual({ finding: 'no_phone', people: 2 })
})

test('units that were closed do not stand among those below', async () => {
  const [below, closed] = [await newUnit(unit), await newUnit(unit)]
  await newUnit(below)
  const close = 'update departments set is_active = false where company_id = 1 and id = any($1)'
  await run(close, [[closed]])
  const units = async () =>
    (await show()).units.map(({ department_id, has_below }) => [department_id, has_below])
  expect(await units()).toEqual([[below, true]])
  await run('update departments set is_active = false where company_id = 1 and parent_id = $1', [below])
  expect(await units()).toEqual([[below, false]])
})

describe('checking everybody', () => {
  test('two presses at once are one work, and who else asks waits for it', async () => {
    const other = await holding(['employee_access', 'company'], ['employee_edit', 'company'])
    const pressed = await Promise.all([hr.call('dataQuality.check'), hr.call('dataQuality.check')])
    const ids = pressed.map(({ body }) => body.data.run_id)
    expect(ids[0]).toBeGreaterThan(0)
    expect(ids[1]).toBe(ids[0])
    expect(await other.call('dataQuality.check')).toMatchObject({
      status: 409,
      body: { message: 'Hồ sơ đang được kiểm tra.' },
    })
    await runJobs(api.db)
    const { status, body } = await other.call('dataQuality.check')
    expect(status).toBe(200)
    expect(body.data.run_id).not.toBe(ids[0])
    await runJobs(api.db)
  })

  test('takes files that somebody holds again at its end, and counts those that were judged', async () => {
    const id = await newEmployee()
    await run('delete from employee_findings where company_id = 1 and employee_id = $1', [id])
    const judged = await inCompanyOf(api.db.superuser, 1, async (client) => {
      await client.query('select from employees where company_id = 1 and id = $1 for update', [id])
      return (await checkAll()).result
    })
    const [{ people } = { people: 0 }] = await run<{ people: number }>(
      'select count(*)::integer as people from employees where company_id = 1',
    )
    expect(judged).toEqual({ people: people - 1 })
    expect(await found({ findings: among('no_phone') })).toEqual([])
    expect((await checkAll()).result).toEqual({ people })
    expect(await found({ findings: among('no_phone') })).toEqual([id])
  })
})

describe('rights', () => {
  test('who may not see a field learns nothing of it, neither by figures nor by the list', async () => {
    const id = await newEmployee()
    await born(id)
    await savePapers(id, { id_number: ofAMan() })
    const reader = await holding(['employee_access', 'company'])
    const shown = await show(reader)
    expect(shown).not.toHaveProperty('sensitive_findings')
    expect(shown).not.toHaveProperty('number_findings')
    expect(shown.total.contradictory).toBe(0)
    expect(await found({ data_state: among('contradictory') }, reader)).toEqual([])
    expect(await found({ findings: among('id_number') }, reader)).toEqual([])
    const refused = await reader.call('employees.list', {
      query: { filter: { sensitive_findings: among('id_number') } },
    })
    expect(refused.status).toBe(400)
    const query = { include: ['papers' as const], filter: { id: among(id) } }
    const [row] = (await reader.call('employees.list', { query })).body.data.employees
    expect(row).toHaveProperty('findings')
    expect(row).not.toHaveProperty('sensitive_findings')
  })

  test('counts what asks for a right over those people alone whom that right reaches', async () => {
    const other = await newEmployee(1)
    const mine = await newEmployee()
    for (const id of [other, mine]) {
      await born(id)
      await savePapers(id, { id_number: ofAMan() })
    }
    const reader = await holding(['employee_access', 'company'], ['employee_sensitive', 'unit'])
    const { sensitive_findings = [] } = await show(reader, 1)
    const { sensitive_findings: all = [] } = await show(hr, 1)
    const people = (list: typeof all) => list.find(({ finding }) => finding === 'id_number')?.people ?? 0
    expect(people(sensitive_findings)).toBeLessThan(people(all))
    const ids = { id: among(mine, other), department_id: among(1) }
    expect(await found({ ...ids, data_state: among('contradictory') }, reader)).toEqual([mine])
  })

  test('who reads a unit sees it and what is below, and no other', async () => {
    const reader = await holding(['employee_access', 'unit'])
    const below = await newUnit(unit)
    const shownFirst = async () =>
      (await reader.call('dataQuality.show')).body.data.data_quality.units.map(
        ({ department_id }) => department_id,
      )
    // One unit over all the others has no more figures than the total.
    expect(await shownFirst()).toEqual([below])
    await run('update departments set is_active = false where company_id = 1 and id = $1', [below])
    expect(await shownFirst()).toEqual([unit])
    await run('update departments set is_active = true where company_id = 1 and id = $1', [below])
    expect((await show(reader, below)).unit).toMatchObject({ id: below, parent_id: unit })
    expect((await show(reader, unit)).unit).toMatchObject({ id: unit, parent_id: null })
    const outside = await reader.call('dataQuality.show', { query: { department_id: 1 } })
    expect(outside.status).toBe(404)
    expect((await hr.call('dataQuality.show', { query: { department_id: 999_999_999 } })).status).toBe(404)
  })

  test('asks nobody for what the asker may not see', async () => {
    const id = await newEmployee()
    await address(id)
    await born(id)
    await savePapers(id, { id_number: ofAMan() })
    // All that is left of what anybody sees.
    await run(
      `delete from employee_findings where company_id = 1 and employee_id = $1 and finding in ('no_province', 'no_education')`,
      [id],
    )
    const editor = await holding(['employee_access', 'company'], ['employee_edit', 'company'])
    await run(`delete from employee_findings where company_id = 1 and employee_id = $1`, [editor.employeeId])
    expect((await ask(editor, true)).body.data.reached).toMatchObject({ by_mail: 0, unreachable: 0 })
    expect((await ask(editor)).status).toBe(409)
    expect((await ask(hr, true)).body.data.reached.by_mail).toBe(1)
  })
})

describe('asking people', () => {
  test('a preview tells whom it reaches and changes nothing', async () => {
    const [mailed, silent] = [await newEmployee(), await newEmployee()]
    const { employeeId: signedIn } = await holding()
    await address(mailed)
    await checkAll()
    const { reached, run_id } = (await ask(hr, true)).body.data
    expect(run_id).toBeNull()
    expect(reached).toMatchObject({ by_mail: 1, by_notice: 1, asked_lately: 0, unreachable: 1 })
    expect(reached.unreachable_people.map(({ id }) => id)).toEqual([silent])
    await runJobs(api.db)
    for (const id of [mailed, silent, signedIn]) expect(await noticesOf(id)).toEqual([])
    expect(await run('select from employee_data_requests where employee_id = $1', [mailed])).toEqual([])
    const lines = await run(
      `select detail from audit_trail
       where company_id = 1 and operation = 'dataQuality.request' and detail ->> 'department_id' = $1`,
      [unit],
    )
    expect(lines).toEqual([{ detail: { dry_run: true, department_id: unit } }])
  })

  test('tells each of them once in fourteen days, also when two ask at once', async () => {
    const [mailed, mended] = [await newEmployee(), await newEmployee()]
    const { employeeId: signedIn } = await holding()
    await address(mailed)
    await checkAll()
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ status }) => status)).toContain(200)
    await runJobs(api.db)
    for (const id of [mailed, signedIn])
      expect(await noticesOf(id)).toEqual([{ kind: 'file_incomplete', record_id: null }])
    expect(await noticesOf(mended)).toEqual([])
    const mails = await run<{ template: string }>(
      `select template, subject, body, variables from mails where to_address = $1`,
      [`nguoi.${mailed}@songmay.vn`],
    )
    expect(mails.map(({ template }) => template)).toEqual(['file-incomplete'])
    expect((await ask(hr, true)).body.data.reached).toMatchObject({
      by_mail: 0,
      by_notice: 0,
      asked_lately: 2,
    })
    expect((await ask()).status).toBe(409)
    await run(
      `update employee_data_requests set told_at = now() - interval '15 days' where employee_id = $1`,
      [mailed],
    )
    expect((await ask(hr, true)).body.data.reached).toMatchObject({ by_mail: 1, asked_lately: 1 })
  })

  test('leaves out whoever has completed his file before his turn', async () => {
    const id = await newEmployee()
    await address(id)
    // What was written down is true no more: nothing is missing but what stands here.
    await run(
      `insert into employee_findings (company_id, employee_id, finding) values (1, $1, 'no_phone') on conflict do nothing`,
      [id],
    )
    expect((await ask()).status).toBe(200)
    await run(
      `update employees set active = false, work_state = 'left', leave_date = '2025-01-01' where company_id = 1 and id = $1`,
      [id],
    )
    await runJobs(api.db)
    expect(await noticesOf(id)).toEqual([])
    expect(await run('select from employee_data_requests where employee_id = $1', [id])).toEqual([])
  })

  test('tells nobody whom the right of who asked does not reach any more', async () => {
    const head = await holding(['employee_access', 'unit'], ['employee_edit', 'unit'])
    const [staying, going] = [await newEmployee(), await newEmployee()]
    for (const id of [staying, going]) await address(id)
    await checkAll()
    expect((await ask(head, true)).body.data.reached.by_mail).toBe(2)
    const { run_id } = (await ask(head)).body.data
    await run(`update employee_positions set department_id = $2 where company_id = 1 and employee_id = $1`, [
      going,
      await newUnit(1),
    ])
    await runJobs(api.db)
    const { job } = (await head.call('jobs.show', { path: { id: run_id ?? 0 } })).body.data
    expect(job).toMatchObject({ state: 'done', result: { beyond_reach: 1 } })
    expect(await noticesOf(staying)).toHaveLength(1)
    expect(await noticesOf(going)).toEqual([])
    // He has not been asked, so that whoever reaches him may ask him today.
    expect(await run('select from employee_data_requests where employee_id = $1', [going])).toEqual([])
  })

  test('who is asked reads in words what his own file lacks', async () => {
    const me = await holding()
    await hr.call('requiredPapers.store', {
      body: { code: `HS${nextNumber()}`, name: 'Giấy khai sinh bản sao' },
    })
    const { own_quality } = (await me.call('dataQuality.mine')).body.data
    expect(own_quality.missing_papers).toEqual(['Giấy khai sinh bản sao'])
    expect(own_quality.findings).toEqual(
      expect.arrayContaining(['Chưa có số điện thoại', 'Chưa có mã số thuế']),
    )
  })
})
