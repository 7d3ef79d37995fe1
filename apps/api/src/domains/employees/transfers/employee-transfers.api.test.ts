import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { jobs } from '../../../jobs/registry.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { everyPermission, hire, newcomer } from '../../../testing/newcomer.ts'
import { twoCompanies } from './testing/two-companies.ts'

const api = apiForFile()
const { ask, inDays, propose, sent, refuse, accept, shown, keptByTwo } = twoCompanies(api)
let one: Person
let two: Person
let three: Person
beforeAll(async () => {
  ;[one, two] = await Promise.all([api.as('hrOfOne'), api.as('hrOfTwo')])
  await api.db.superuser.query(
    `insert into companies (id, code, name, short_name) values (3, 'C3', 'Công ty Ba', 'Ba'), (4, 'C4', 'Công ty Bốn', 'Bốn')`,
  )
  three = await newcomer(api, { login: 'hr.three', companies: { 3: everyPermission } })
})

describe('a proposal', () => {
  test('is seen by both sides with what each may see, and by no third', async () => {
    const { transfer, employeeId, nhansuId } = await sent({ note: 'Quen việc kho lạnh.' })
    expect(transfer).toMatchObject({
      direction: 'out',
      other_company_name: 'Công ty Hai',
      employee_id: employeeId,
      nhansu_id: nhansuId,
      position_name: 'Nhân viên',
      state: 'waiting',
      decision_state: 'draft',
      has_consent_file: true,
      created_by_name: 'Phạm Thu Hà',
      moves: ['withdraw'],
    })
    const theirs = await shown(transfer.id, 'hrOfTwo')
    expect(theirs).toMatchObject({
      direction: 'in',
      other_company_name: 'Công ty Một',
      employee_id: null,
      nhansu_id: nhansuId,
      full_name: 'Đặng Thị Chuyển',
      position_name: 'Nhân viên',
      note: 'Quen việc kho lạnh.',
      decision_id: null,
      decision_state: null,
      has_consent_file: false,
      created_by_name: null,
      moves: ['accept', 'refuse'],
    })
    expect(theirs.consent_text).toContain('Công ty Hai')
    expect(theirs.consent_text).toContain('Căn cước')
    const path = { id: transfer.id }
    expect((await three.call('employeeTransfers.show', { path })).status).toBe(404)
    expect((await three.call('employeeTransfers.list')).body.data.transfers).toEqual([])
    expect((await three.call('employeeTransfers.refuse', { path, body: { reason: 'Không' } })).status).toBe(
      404,
    )
    expect((await two.call('employees.show', { path: { id: employeeId } })).status).toBe(404)
    expect((await two.call('employeeTransfers.consentFile', { path })).status).toBe(404)
    expect((await one.call('employeeTransfers.consentFile', { path })).status).toBe(200)
    const { transfers } = (await two.call('employeeTransfers.list', { query: { sort: '-created_at' } })).body
      .data
    expect(transfers.map(({ id }) => id)).toContain(transfer.id)
  })

  test('drafts the decision, which nobody can issue before the other company has accepted', async () => {
    const { transfer, employeeId } = await sent()
    const id = transfer.decision_id ?? 0
    const { decision } = (await one.call('decisions.show', { path: { id } })).body.data
    expect(decision).toMatchObject({
      decision_type: 7,
      state: 'draft',
      effective_date: transfer.effective_date,
      people: [
        {
          employee_id: employeeId,
          contract_end_reason: 'agreement',
          leave_reason: 'Chuyển công ty trong tập đoàn',
        },
      ],
    })
    await one.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
    const [signer] = await ask<{ id: number }>(
      1,
      `insert into signers (company_id, employee_id, printed_title, paper_kinds, valid_from)
       values (1, 13, 'Giám đốc', array['decision'], '2020-01-01') returning id`,
    )
    const issue = async () =>
      one.call('decisions.issue', {
        path: { id },
        body: { signer_id: Number(signer?.id), sign_date: await inDays(0) },
      })
    const early = await issue()
    expect(early.status).toBe(409)
    expect(early.body.message).toContain('Chỉ ban hành khi công ty đó đã tiếp nhận.')
    expect((await accept(transfer.id)).status).toBe(200)
    const done = await issue()
    expect(done.status, done.body.message).toBe(200)
    expect((await shown(transfer.id, 'hrOfOne')).decision_state).toBe('issued')
    const [kept] = await ask(1, 'select active, leave_date::text from employees where id = $1', [employeeId])
    // Nobody is lost before the day.
    expect(kept).toEqual({ active: true, leave_date: null })
    const changes = await ask(
      1,
      `select kind, state, effective_date::text from job_changes where employee_id = $1 order by id desc limit 1`,
      [employeeId],
    )
    expect(changes).toEqual([
      { kind: 'termination', state: 'waiting', effective_date: transfer.effective_date },
    ])
  })

  test('keeps its draft, which no other decision that ends his work gets around', async () => {
    const { transfer, employeeId } = await sent()
    const id = transfer.decision_id ?? 0
    const other = await one.call('decisions.store', {
      body: {
        decision_type: 7,
        effective_date: transfer.effective_date,
        summary: 'Về việc chấm dứt hợp đồng lao động',
        people: [{ employee_id: employeeId, contract_end_reason: 'agreement', leave_reason: 'Việc riêng' }],
      },
    })
    expect(other.status, other.body.message).toBe(201)
    const otherId = other.body.data.decision.id
    for (const refused of [
      await one.call('decisions.destroy', { path: { id } }),
      await one.call('decisions.destroyBulk', { body: { ids: [otherId, id] } }),
    ])
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringContaining('Hãy rút đề nghị chuyển công ty trước.'),
      ])
    const issued = await one.call('decisions.issue', {
      path: { id: otherId },
      body: { signer_id: 1, sign_date: await inDays(0) },
    })
    expect([issued.status, issued.body.message]).toEqual([
      409,
      expect.stringContaining('Chỉ ban hành khi công ty đó đã tiếp nhận.'),
    ])
    expect((await shown(transfer.id, 'hrOfOne')).decision_id).toBe(id)
    expect((await accept(transfer.id)).status).toBe(200)
    const late = await one.call('decisions.destroy', { path: { id } })
    expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('đã tiếp nhận')])
  })

  test('that is accepted lets no decision be issued that has come to be about others', async () => {
    const { transfer } = await sent()
    const { employeeId: stays } = await hire(api, 'Người Ở Lại', 3)
    const id = transfer.decision_id ?? 0
    expect((await accept(transfer.id)).status).toBe(200)
    const changed = await one.call('decisions.update', {
      path: { id },
      body: {
        people: [{ employee_id: stays, contract_end_reason: 'agreement', leave_reason: 'Việc riêng' }],
      },
    })
    expect(changed.status, changed.body.message).toBe(200)
    const issued = await one.call('decisions.issue', {
      path: { id },
      body: { signer_id: 1, sign_date: await inDays(0) },
    })
    expect([issued.status, issued.body.message]).toEqual([
      409,
      expect.stringContaining('có tên nhân viên đó'),
    ])
  })

  test('that is refused takes out of a draft about others its own person alone', async () => {
    const { transfer, employeeId } = await sent()
    const { employeeId: stays } = await hire(api, 'Người Ở Lại', 3)
    const id = transfer.decision_id ?? 0
    const leaving = { contract_end_reason: 'agreement', leave_reason: 'Việc riêng' } as const
    const changed = await one.call('decisions.update', {
      path: { id },
      body: { people: [employeeId, stays].map((each) => ({ employee_id: each, ...leaving })) },
    })
    expect(changed.status, changed.body.message).toBe(200)
    expect((await refuse(transfer.id)).status).toBe(200)
    const { decision } = (await one.call('decisions.show', { path: { id } })).body.data
    expect(decision.people.map((each) => each.employee_id)).toEqual([stays])
    expect((await shown(transfer.id, 'hrOfOne')).decision_id).toBeNull()
  })

  test('that is accepted is counted until a decision about him is in force', async () => {
    const outstanding = async () =>
      (
        await one.call('employeeTransfers.list', {
          query: { filter: { decision_state: { operator: 'in', value: ['outstanding'] } } },
        })
      ).body.data.transfers.map(({ id }) => id)
    const { transfer } = await sent()
    expect(await outstanding()).not.toContain(transfer.id)
    expect((await accept(transfer.id)).status).toBe(200)
    expect(await outstanding()).toContain(transfer.id)
    await ask(1, 'update employee_transfers set decision_id = null where id = $1', [transfer.id])
    expect(await outstanding()).toContain(transfer.id)
  })

  test('that nobody answers ends on the day after its day, and both sides are told', async () => {
    const { transfer, employeeId } = await sent({ note: 'Quen việc kho lạnh.' })
    for (const company of [1, 2])
      await ask(company, 'update employee_transfers set effective_date = current_date - 1 where id = $1', [
        transfer.id,
      ])
    const { transfer: later } = await sent()
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      enqueue(transaction, jobs['employees.day-turn'], {}),
    )
    await runJobs(api.db)
    const ended = { state: 'withdrawn', reason: 'Quá ngày chuyển mà chưa được trả lời' }
    expect(await shown(transfer.id, 'hrOfOne')).toMatchObject({ ...ended, decision_id: null })
    expect(await shown(transfer.id, 'hrOfTwo')).toMatchObject({ ...ended, note: null, consent_text: null })
    for (const side of [one, two])
      expect((await side.call('notices.list')).body.data.notices).toContainEqual(
        expect.objectContaining({
          kind: 'transfer_settled',
          link: `/nhan-vien/chuyen-cong-ty?id=${transfer.id}`,
        }),
      )
    expect((await shown(later.id, 'hrOfOne')).state).toBe('waiting')
    expect((await propose(employeeId)).status).toBe(201)
  })

  test.each([
    ['into the past', { effective_date: '2026-01-01' }, 400, 'Ngày chuyển sớm nhất'],
    ['to the company itself', { to_company_id: 1 }, 400, 'một công ty khác'],
    ['by an agreement of days to come', { consent_on: '2099-01-01' }, 400, 'sau hôm nay'],
    ['by other words than those of now', { consent_version: 9 }, 409, 'phiên bản mới'],
  ])('is refused %s, and nothing is kept', async (_, more, status, words) => {
    const { employeeId } = await hire(api, 'Ở Lại Đây', 3)
    const before = await keptByTwo()
    const refused = await propose(employeeId, more)
    expect([refused.status, refused.body.message]).toEqual([status, expect.stringContaining(words)])
    expect(await ask(1, 'select from employee_transfers where employee_id = $1', [employeeId])).toEqual([])
    expect(await ask(1, 'select from decision_people where employee_id = $1', [employeeId])).toEqual([])
    expect(await keptByTwo()).toEqual(before)
  })

  test('is refused to a company that has been closed, and for who has left', async () => {
    await api.db.superuser.query('update companies set is_active = false where id = 4')
    const { employeeId } = await hire(api, 'Ở Lại Đây', 3)
    const closed = await propose(employeeId, { to_company_id: 4 })
    expect([closed.status, closed.body.message]).toEqual([
      409,
      'Công ty Bốn đã ngừng hoạt động nên không nhận nhân viên được.',
    ])
    const left = await propose(14)
    expect([left.status, left.body.message]).toEqual([
      409,
      'Nhân viên đã nghỉ việc nên không chuyển sang công ty khác được.',
    ])
    const { preview } = (await one.call('employeeTransfers.preview', { query: { employee_id: employeeId } }))
      .body.data
    expect(preview.companies.map(({ name }) => name)).toEqual(['Công ty Ba', 'Công ty Hai'])
    expect(preview.hindrance).toBeNull()
  })

  test('is one at a time, of two who propose at once too', async () => {
    const { employeeId } = await hire(api, 'Hai Nơi Cùng Muốn', 3)
    const answers = await Promise.all([propose(employeeId), propose(employeeId, { to_company_id: 3 })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  test('needs the right to sensitive data, and tells HR of the other company', async () => {
    const clerk = await newcomer(api, {
      login: 'clerk.one',
      companies: {
        1: [
          ['employee_access', 'company'],
          ['employee_edit', 'company'],
        ],
      },
    })
    const { employeeId } = await hire(api, 'Chưa Đi Đâu', 3)
    expect((await propose(employeeId, {}, clerk)).status).toBe(403)
    const { transfer } = await sent()
    const { notices } = (await two.call('notices.list')).body.data
    expect(notices).toContainEqual(
      expect.objectContaining({
        kind: 'transfer_offered',
        link: `/nhan-vien/chuyen-cong-ty?id=${transfer.id}`,
      }),
    )
    expect((await refuse(transfer.id)).status).toBe(200)
    expect((await one.call('notices.list')).body.data.notices).toContainEqual(
      expect.objectContaining({
        kind: 'transfer_settled',
        link: `/nhan-vien/chuyen-cong-ty?id=${transfer.id}`,
      }),
    )
  })

  test('cannot be written in the name of the other company, nor taken by one that it does not name', async () => {
    const { transfer } = await sent()
    const [offered] = await ask(
      2,
      `select person_id from employee_transfers where company_id = 2 and id = $1`,
      [transfer.id],
    )
    const inThree = (statement: RawBuilder<unknown>) =>
      inCompany(api.db.database, { companyId: 3, readOnly: false }, ({ db }) => statement.execute(db))
    const values = [transfer.id, offered?.['person_id'], transfer.nhansu_id]
    const forged = `insert into employee_transfers (company_id, id, direction, other_company_id, person_id, nhansu_id, full_name,
        effective_date, consent_version, consent_on)
      values (3, $1, 'in', 1, $2, $3, 'Đặng Thị Chuyển', current_date + 30, 1, current_date)`
    await expect(
      inThree(sql`insert into employee_transfers (company_id, direction, other_company_id, person_id, nhansu_id, full_name,
          effective_date, consent_version, consent_on)
        values (3, 'in', 1, ${values[1]}, ${values[2]}, 'Đặng Thị Chuyển', current_date + 30, 1, current_date)`),
    ).rejects.toThrow(/permission denied/)
    // Were such a row there all the same, it would open nothing.
    await ask(3, forged, values)
    for (const step of [
      sql`select * from hold_transfer(${transfer.id}, true)`,
      sql`select take_over_file(${transfer.id}, current_date + 30, 'official')`,
      sql`select settle_transfer(${transfer.id}, 'refused', 1, 'Không.', null, null)`,
    ])
      await expect(inThree(step)).rejects.toThrow()
    expect((await shown(transfer.id, 'hrOfOne')).state).toBe('waiting')
  })
})
