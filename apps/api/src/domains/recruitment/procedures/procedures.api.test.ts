import { candidateStateLabels } from '@nhansu/sdk/domains/candidates'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { everyPermission, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await hr.call('documentTypes.store', {
    body: { code: 'QDTN', name: 'Quyết định tiếp nhận', is_decision: true },
  })
  const { body } = await hr.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision' as const],
      valid_from: '2026-01-01',
    },
  })
  signed = { signer_id: body.data.signer.id, sign_date: '2026-11-02' }
})

/** Somebody who was accepted in the open campaign. */
async function accepted(more: object = {}) {
  const number = nextNumber()
  const { body, text } = await hr.call('recruitmentCandidates.store', {
    path: { id: 57 },
    body: {
      full_name: `Phạm Thị Mới ${number}`,
      gender: 'Nữ',
      date_of_birth: '1998-04-12',
      phone: `0966${String(100_000 + number)}`,
      id_number: `0790981${String(10_000 + number)}`,
      email: `moi.${number}@example.com`,
      address: 'Số 5, đường Hoa Mai',
      marital_status: 'single',
      consent_way: 'paper',
      ...more,
    },
  })
  if (body.data === undefined) throw new Error(text)
  const path = { id: body.data.candidate.id }
  await hr.call('candidates.contacted', { path, body: { way: 'phone' } })
  await hr.call('candidates.confirmed', { path, body: {} })
  const { status } = await hr.call('candidates.accepted', { path, body: {} })
  expect(status).toBe(200)
  return body.data.candidate
}

async function begun(candidateId: number, more: object = {}) {
  const { body, text } = await hr.call('procedures.store', {
    body: { candidate_id: candidateId, decision_type: 2, start_date: '2027-03-01', items: [], ...more },
  })
  if (body.data === undefined) throw new Error(text)
  return body.data.procedure
}

let signed: { signer_id: number; sign_date: string }

// What is declared with these keys has no others.
const states = Object.keys(candidateStateLabels) as (keyof typeof candidateStateLabels)[]

const finish = (id: number, body: object = {}, query: object = {}, person = hr) =>
  person.call('procedures.finish', { path: { id }, query, body: { ...signed, ...body } })

/** The procedure of a candidate. */
async function begunOf(candidateId: number) {
  const filter = { candidate_id: { operator: 'in' as const, value: [candidateId] } }
  const { body } = await hr.call('procedures.list', { query: { filter } })
  return body.data.procedures[0]?.id
}

const employeesWith = (idNumber: string | null | undefined) =>
  inCompanyOf(api.db.superuser, 1, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      'select employee_id as id from employee_papers where company_id = 1 and id_number = $1',
      [idNumber],
    )
    return rows.length
  })
const decisionsOf = (employeeId: number) =>
  inCompanyOf(api.db.superuser, 1, async (client) => {
    const { rows } = await client.query<{ state: string; decision_type: number; effective_date: string }>(
      `select state, decision_type, decisions.effective_date::text from decisions join decision_people person
         on person.company_id = decisions.company_id and person.decision_id = decisions.id
       where decisions.company_id = 1 and person.employee_id = $1`,
      [employeeId],
    )
    return rows
  })

describe('a procedure', () => {
  test('begins with the usual items and the place of the campaign, once for each candidate', async () => {
    const { id } = await accepted()
    const procedure = await begun(id, { items: undefined })
    const { usual_items: usual } = (await hr.call('procedureTemplates.list')).body.data
    expect(procedure).toMatchObject({
      state: 'open',
      department_id: 1,
      position_id: 2,
      item_total: usual.length,
    })
    expect(procedure.items.map(({ name }) => name)).toEqual(usual.map(({ name }) => name))
    const body = { candidate_id: id, decision_type: 2 as const, start_date: '2027-03-01' }
    const again = await hr.call('procedures.store', { body })
    expect([again.status, again.body.message]).toEqual([409, 'Ứng viên này đã có thủ tục tiếp nhận.'])
    const another = await accepted()
    const both = await Promise.all(
      [1, 2].map(() => hr.call('procedures.store', { body: { ...body, candidate_id: another.id } })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  test('is for accepted candidates alone, and refuses what does not fit, field by field', async () => {
    const body = { candidate_id: 51, decision_type: 2 as const, start_date: '2027-03-01' }
    expect((await hr.call('procedures.store', { body })).status).toBe(409)
    expect((await hr.call('procedures.store', { body: { ...body, candidate_id: 151 } })).status).toBe(404)
    const { id: candidate_id } = await accepted()
    const { id } = await begun(candidate_id)
    const save = async (change: object) => {
      const answer = await hr.call('procedures.update', { path: { id }, body: change })
      return [answer.status, Object.keys(answer.body.errors ?? {})]
    }
    expect(await save({ probation_to: '2027-02-01' })).toEqual([400, ['probation_to']])
    expect(await save({ decision_type: 3, probation_to: '2027-05-01' })).toEqual([400, ['probation_to']])
    expect(await save({ department_id: 102 })).toEqual([400, ['position_id']])
    expect(await save({ items: [{ name: 'A', done_on: '2099-01-01' }] })).toEqual([400, ['items.0.done_on']])
    expect(await save({ items: [{ name: 'A', owner_id: 112 }] })).toEqual([400, ['items.0.owner_id']])
    expect((await save({ items: [{ id: 999_999, name: 'A' }] }))[0]).toBe(404)
    expect((await save({ note: 'Một', version: 1 }))[0]).toBe(200)
    expect((await save({ note: 'Hai', version: 1 }))[0]).toBe(409)
  })

  test('ends with a candidate who does not come, and is begun anew when he does', async () => {
    const { id } = await accepted()
    const procedure = await begun(id)
    await hr.call('candidates.workRefuse', { path: { id }, body: { refusal: 'pay', reason: 'Lương thấp.' } })
    const { body } = await hr.call('procedures.show', { path: { id: procedure.id } })
    expect(body.data.procedure.state).toBe('cancelled')
    expect((await finish(procedure.id)).status).toBe(409)
    await hr.call('candidates.back', { path: { id }, body: { reason: 'Đồng ý nhận việc.' } })
    expect((await begun(id)).state).toBe('open')
  })

  test('that was deleted comes back with its items', async () => {
    const { id: candidateId } = await accepted()
    const { id } = await begun(candidateId, { items: [{ name: 'Cấp thẻ' }] })
    expect((await hr.call('procedures.destroy', { path: { id } })).status).toBe(200)
    expect((await hr.call('procedures.show', { path: { id } })).status).toBe(404)
    expect((await hr.call('procedures.restore', { body: { ids: [id] } })).status).toBe(200)
    const { body } = await hr.call('procedures.show', { path: { id } })
    expect(body.data.procedure.items.map(({ name }) => name)).toEqual(['Cấp thẻ'])
  })
})

describe('finishing', () => {
  test('waits for what is needed, and is looked at before without anything changing', async () => {
    const candidate = await accepted()
    const { id } = await begun(candidate.id, {
      items: [{ name: 'Nộp hồ sơ gốc', is_needed: true }, { name: 'Cấp thẻ' }],
    })
    const open = await finish(id)
    expect(open.status).toBe(409)
    expect(open.body.message).toContain('Nộp hồ sơ gốc')
    expect(open.body.message).not.toContain('Cấp thẻ')
    const items = [{ name: 'Nộp hồ sơ gốc', is_needed: true, waived_reason: 'Đã có bản sao chứng thực.' }]
    await hr.call('procedures.update', { path: { id }, body: { items } })
    const look = await finish(id, {}, { dry_run: true })
    expect(look.status).toBe(200)
    expect(look.body.data.consequences).toHaveLength(3)
    expect(await employeesWith(candidate.id_number)).toBe(0)
  })

  test('makes the file and issues the decision that takes him in', async () => {
    const candidate = await accepted()
    const { id } = await begun(candidate.id, { probation_to: '2027-04-29' })
    const { body, status, text } = await finish(id)
    expect([status, text]).toEqual([200, text])
    const { employee_id: employeeId, state } = body.data.procedure
    expect(state).toBe('done')
    const file = await hr.call('employees.show', { path: { id: employeeId ?? 0 } })
    expect(file.body.data.employee).toMatchObject({
      full_name: candidate.full_name,
      gender: 'Nữ',
      date_of_birth: '1998-04-12',
      personal_email: candidate.email,
    })
    expect(await decisionsOf(employeeId ?? 0)).toEqual([
      { state: 'issued', decision_type: 2, effective_date: '2027-03-01' },
    ])
    const { body: now } = await hr.call('candidates.show', { path: { id: candidate.id } })
    expect(now.data.candidate.state).toBe('employee')
    const history = await hr.call('candidates.history', { path: { id: candidate.id } })
    expect(history.body.data.moves[0]).toMatchObject({ from_state: 'accepted', to_state: 'employee' })
    expect((await hr.call('procedures.destroy', { path: { id } })).status).toBe(409)
    expect((await hr.call('procedures.update', { path: { id }, body: { note: 'Sau' } })).status).toBe(409)
  })

  test.each(states)('makes an employee of whoever is accepted, and of nobody else: %s', async (state) => {
    const { id } = await accepted()
    const procedure = await begun(id)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `update candidates set state = $2, state_reason = 'Lý do', archived_until = case $2 when 'archived' then current_date + 9 end
         where id = $1`,
        [id, state],
      ),
    )
    const isAllowed = state === 'accepted'
    expect((await finish(procedure.id)).status).toBe(isAllowed ? 200 : 409)
    const { body } = await hr.call('candidates.show', { path: { id } })
    expect(body.data.candidate.state).toBe(isAllowed ? 'employee' : state)
  })

  test('is left to a second person where the company says so, by whom it was begun and last changed', async () => {
    const settings = (needs_other_issuer: boolean) =>
      hr.call('decisionSettings.update', { body: { needs_other_issuer } })
    const second = await newcomer(api, { login: 'nguoi.hoan.tat', companies: { 1: everyPermission } })
    const { id } = await begun((await accepted()).id)
    expect((await settings(true)).status).toBe(200)
    for (const dry_run of [true, false]) {
      expect(await finish(id, {}, { dry_run })).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining('người soạn không tự ban hành') },
      })
    }
    // Whoever ticks items off has drafted nothing; whoever moves the day has.
    await second.call('procedures.update', { path: { id }, body: { note: 'Đã gọi điện.' } })
    expect((await finish(id, {}, { dry_run: true }, second)).status).toBe(200)
    await second.call('procedures.update', { path: { id }, body: { start_date: '2027-03-02' } })
    expect((await finish(id, {}, {}, second)).status).toBe(403)
    const third = await newcomer(api, { login: 'nguoi.thu.ba', companies: { 1: everyPermission } })
    const done = await finish(id, {}, {}, third)
    expect(done.body.data.procedure.state).toBe('done')
    expect(await decisionsOf(done.body.data.procedure.employee_id ?? 0)).toEqual([
      { state: 'issued', decision_type: 2, effective_date: '2027-03-02' },
    ])
    expect((await settings(false)).status).toBe(200)
  })

  test('is refused by a signer who may not sign such a decision on that day', async () => {
    const candidate = await accepted()
    const { id } = await begun(candidate.id)
    const limited = await hr.call('signers.store', {
      body: {
        employee_id: 13,
        printed_title: 'Giám đốc nhân sự',
        paper_kinds: ['decision'],
        decision_types: [3],
        valid_from: '2026-01-01',
      },
    })
    const papers = [{ signer_id: limited.body.data.signer.id }, { sign_date: '2025-12-31' }]
    for (const paper of papers) {
      const { signer_id, sign_date } = { ...signed, ...paper }
      const asked = { decision_types: [2], sign_date }
      const { signers } = (await hr.call('decisions.signers', { body: asked })).body.data
      const why = signers.find((signer) => signer.id === signer_id)?.refusal
      expect(why).toMatch(/không được ký|chỉ được ký/)
      for (const dry_run of [true, false]) {
        expect(await finish(id, paper, { dry_run })).toMatchObject({ status: 409, body: { message: why } })
      }
    }
    expect(await employeesWith(candidate.id_number)).toBe(0)
  })

  test('makes one employee of two who finish at once, and of whoever asks again', async () => {
    const candidate = await accepted()
    const { id } = await begun(candidate.id)
    const answers = await Promise.all([finish(id), finish(id), finish(id)])
    const again = await finish(id)
    const all = [...answers, again]
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(all.map(({ body }) => body.data.procedure.employee_id)).size).toBe(1)
    expect(await employeesWith(candidate.id_number)).toBe(1)
    expect(await decisionsOf(again.body.data.procedure.employee_id ?? 0)).toHaveLength(1)
  })

  test('leaves nothing behind where its last step fails', async () => {
    const candidate = await accepted()
    const { id } = await begun(candidate.id)
    const people = () =>
      api.db.superuser
        .query<{ total: string }>('select count(*) as total from persons')
        .then(({ rows }) => rows[0])
    const before = await people()
    await api.db.superuser.query(
      `create function refuse_move() returns trigger language plpgsql as $$ begin
         if new.candidate_id = ${candidate.id} then raise exception 'broken'; end if; return new; end $$;
       create trigger refuse_move before insert on candidate_moves for each row execute function refuse_move()`,
    )
    await expect(finish(id)).rejects.toThrow('500')
    await api.db.superuser.query('drop trigger refuse_move on candidate_moves; drop function refuse_move()')
    expect([await people(), await employeesWith(candidate.id_number)]).toEqual([before, 0])
    expect((await finish(id)).status).toBe(200)
    expect(await employeesWith(candidate.id_number)).toBe(1)
  })

  test('names who has the identity number, and takes a leaver back into his own file', async () => {
    const first = await accepted()
    await finish((await begun(first.id)).id)
    const twin = await accepted({ id_number: first.id_number, is_other_person: true })
    const working = await finish((await begun(twin.id)).id)
    expect([working.status, working.body.message.includes(first.full_name)]).toEqual([409, true])
    const blind = await newcomer(api, {
      login: `ban-hanh-${nextNumber()}`,
      companies: {
        1: [
          ['recruitment_edit', 'company'],
          ['decision_issue', 'company'],
        ],
      },
    })
    const told = await finish((await begunOf(twin.id)) ?? 0, {}, {}, blind)
    expect([told.status, told.text.includes(first.full_name)]).toEqual([409, true])

    // Employee 14 has left.
    const idNumber = `0790982${String(10_000 + nextNumber())}`
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `insert into employee_papers (company_id, employee_id, id_number) values (1, 14, $1)
         on conflict (company_id, employee_id) do update set id_number = excluded.id_number`,
        [idNumber],
      ),
    )
    const back = await accepted({ id_number: idNumber, is_other_person: true })
    const { id } = await begun(back.id)
    expect((await finish(id)).body.message).toContain('đã nghỉ việc')
    expect((await finish(id, { employee_id: 12 })).status).toBe(409)
    const taken = await finish(id, { employee_id: 14 })
    expect([taken.status, taken.body.data.procedure.employee_id]).toEqual([200, 14])
    expect(await employeesWith(idNumber)).toBe(1)
  })

  test('asks for what the file of an employee cannot do without', async () => {
    const candidate = await accepted({ id_number: null, gender: null })
    const { id } = await begun(candidate.id)
    const { status, body } = await finish(id)
    expect([status, body.message]).toEqual([
      409,
      'Hồ sơ ứng viên còn thiếu giới tính và số căn cước. Hãy bổ sung trước khi hoàn tất.',
    ])
  })

  test('asks for the right to issue decisions beside that to recruit', async () => {
    const candidate = await accepted()
    const { id } = await begun(candidate.id)
    const recruiter = await newcomer(api, {
      login: `tuyen-dung-${nextNumber()}`,
      companies: { 1: [['recruitment_edit', 'company']] },
    })
    expect((await finish(id, {}, {}, recruiter)).status).toBe(403)
  })
})
