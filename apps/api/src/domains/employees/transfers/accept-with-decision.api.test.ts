import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { twoCompanies } from './testing/two-companies.ts'

const api = apiForFile()
const { ask, inDays, sent, accept, keptByTwo } = twoCompanies(api)
let two: Person
let issue: { sign_date: string; signer_id: number }

/** Somebody's authority in the receiving company. */
async function authority(more: object): Promise<number> {
  const { body } = await two.call('signers.store', {
    body: {
      employee_id: 112,
      printed_title: 'Giám đốc',
      paper_kinds: ['decision'],
      valid_from: '2026-01-01',
      ...more,
    },
  })
  return body.data.signer.id
}

beforeAll(async () => {
  two = await api.as('hrOfTwo')
  await two.call('documentTypes.store', {
    body: { code: 'QDHAI', name: 'Quyết định', is_decision: true, is_visible_to_employee: true },
  })
  issue = { sign_date: await inDays(0), signer_id: await authority({}) }
})

const changesOf = (employeeId: number | null) =>
  ask(
    2,
    `select kind, decision_id::integer as decision_id, decision_no from job_changes
     where company_id = 2 and employee_id = $1 order by effective_date`,
    [employeeId],
  )
const show = async (id: number | null | undefined) =>
  (await two.call('decisions.show', { path: { id: id ?? 0 } })).body.data.decision

describe('accepting with a decision', () => {
  test('issues it with the reception, whose paper it is', async () => {
    const { transfer } = await sent()
    const { status, body } = await accept(transfer.id, {
      decision: { issue: { ...issue, number: '7/QĐ-TN' } },
    })
    expect(status, body.message).toBe(200)
    const { decision, transfer: taken } = body.data
    expect(decision).toEqual({ id: expect.any(Number), decision_number: '7/QĐ-TN', is_draft: false })
    expect(await changesOf(taken.employee_id)).toEqual([
      { kind: 'reception', decision_id: decision?.id, decision_no: '7/QĐ-TN' },
    ])
    expect(await show(decision?.id)).toMatchObject({
      state: 'issued',
      decision_type: 3,
      signer_id: issue.signer_id,
      effective_date: transfer.effective_date,
      summary: 'Về việc tiếp nhận chính thức Đặng Thị Chuyển',
      people: [{ employee_id: taken.employee_id, position_id: 102, department_id: 103 }],
    })
  })

  test('leaves a draft of who issues none, and takes in without one where none is asked for', async () => {
    const clerk = await newcomer(api, {
      login: 'can.bo.nhan.nguoi',
      companies: {
        2: [
          ['employee_access', 'company'],
          ['employee_edit', 'company'],
        ],
      },
    })
    const { transfer } = await sent()
    const body = {
      join_date: await inDays(30),
      decision_type: 3 as const,
      position_id: 102,
      department_id: 103,
    }
    const path = { id: transfer.id }
    const before = await keptByTwo()
    const refused = await clerk.call('employeeTransfers.accept', {
      path,
      body: { ...body, decision: { issue } },
    })
    expect(refused.status).toBe(403)
    expect(await keptByTwo()).toEqual(before)
    const left = await clerk.call('employeeTransfers.accept', { path, body: { ...body, decision: {} } })
    expect(left.status, left.body.message).toBe(200)
    const { decision, transfer: taken } = left.body.data
    expect(decision).toMatchObject({ is_draft: true, decision_number: null })
    expect(await changesOf(taken.employee_id)).toMatchObject([{ kind: 'reception', decision_id: null }])
    // The draft takes over the reception that is there.
    const issued = await two.call('decisions.issue', { path: { id: decision?.id ?? 0 }, body: issue })
    expect(issued.status, issued.body.message).toBe(200)
    expect(await changesOf(taken.employee_id)).toMatchObject([
      { kind: 'reception', decision_id: decision?.id },
    ])

    const another = await sent()
    const alone = await accept(another.transfer.id, { decision_no: '3/QĐ' })
    expect(alone.body.data.decision).toBeNull()
    expect(await changesOf(alone.body.data.transfer.employee_id)).toMatchObject([{ decision_no: '3/QĐ' }])
  })

  test('is refused by a signer who may not sign it on that day, in the words by which he is not offered', async () => {
    const { transfer } = await sent()
    const before = await keptByTwo()
    const [others, later] = [
      await authority({ decision_types: [4] }),
      await authority({ valid_from: await inDays(1) }),
    ]
    const asked = { decision_types: [3], sign_date: issue.sign_date }
    const { signers } = (await two.call('decisions.signers', { body: asked })).body.data
    for (const signer_id of [others, later]) {
      const why = signers.find(({ id }) => id === signer_id)?.refusal
      expect(why).toMatch(/không được ký loại quyết định này|chỉ được ký từ ngày/)
      const refused = await accept(transfer.id, { decision: { issue: { ...issue, signer_id } } })
      expect([refused.status, refused.body.message]).toEqual([409, why])
    }
    expect(signers.find(({ id }) => id === issue.signer_id)?.refusal).toBeNull()
    expect(await keptByTwo()).toEqual(before)
    const nobody = await accept(transfer.id, { decision: { issue: { ...issue, signer_id: 999_999 } } })
    expect([nobody.status, Object.keys(nobody.body.errors ?? {})]).toEqual([
      400,
      ['decision.issue.signer_id'],
    ])
    const beside = await accept(transfer.id, { decision_no: '1/QĐ', decision: {} })
    expect([beside.status, Object.keys(beside.body.errors ?? {})]).toEqual([400, ['decision_no']])
    expect(await keptByTwo()).toEqual(before)
  })

  test('gives it to the return of who comes back into his own file', async () => {
    const { transfer, personId, nhansuId } = await sent()
    const [kept] = await ask<{ id: number }>(
      2,
      `insert into employees (company_id, person_id, nhansu_id, full_name, gender, join_date)
       values (2, $1, $2, 'Đặng Thị Chuyển', 'Nữ', '2015-01-01') returning id`,
      [personId, nhansuId],
    )
    const here = Number(kept?.id)
    await ask(
      2,
      `insert into employee_positions (company_id, employee_id, position_id, department_id, from_date)
       values (2, $1, 102, 103, '2015-01-01')`,
      [here],
    )
    await ask(2, 'select open_job_histories(true, $1)', [here])
    const facts = { leave_reason: 'Việc riêng' }
    const left = await two.call('jobChanges.store', {
      body: { ids: [here], kind: 'termination', effective_date: '2017-01-01', facts },
    })
    expect(left.status, left.body.message).toBe(200)
    const { status, body } = await accept(transfer.id, { decision: { issue } })
    expect(status, body.message).toBe(200)
    expect((await changesOf(here)).at(-1)).toEqual({
      kind: 'rehire',
      decision_id: body.data.decision?.id,
      decision_no: body.data.decision?.decision_number,
    })
  })
})
