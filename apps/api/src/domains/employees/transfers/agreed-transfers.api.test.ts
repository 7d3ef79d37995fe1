import { beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { jobs } from '../../../jobs/registry.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { twoCompanies } from './testing/two-companies.ts'

const api = apiForFile()
const { ask, inDays, propose, proposeInApp, sent, withdraw, accept, shown, keptByTwo } = twoCompanies(api)
let one: Person
let two: Person
beforeAll(async () => {
  ;[one, two] = await Promise.all([api.as('hrOfOne'), api.as('hrOfTwo')])
})

/** Somebody with an account in company 1. */
async function colleague(name = 'Đặng Thị Đồng Ý') {
  const hired = await hire(api, name, 3)
  const me = await newcomer(api, {
    login: `agrees.${nextNumber()}`,
    companies: { 1: [] },
    personId: hired.personId,
  })
  return { ...hired, me }
}

/** Somebody whom company 1 asks in the app to go to company 2. */
async function asked() {
  const person = await colleague()
  const { status, body } = await proposeInApp(person.employeeId)
  expect(status, body.message).toBe(201)
  return { ...person, transfer: body.data.transfer }
}

const agree = (by: Person, id: number) =>
  by.call('employeeTransfers.agree', { path: { id }, body: { consent_version: 1 } })
const disagree = (by: Person, id: number) => by.call('employeeTransfers.disagree', { path: { id }, body: {} })
const mine = async (by: Person) => (await by.call('employeeTransfers.mine')).body.data.own_transfers

describe('somebody who is asked in the app', () => {
  test('reads to what he would agree, before the other company knows anything', async () => {
    const before = await keptByTwo()
    const { transfer, me } = await asked()
    expect(transfer).toMatchObject({
      state: 'asking',
      consent_means: 'app',
      consent_on: null,
      has_consent_file: false,
      decision_state: 'draft',
      moves: ['withdraw'],
    })
    expect(await keptByTwo()).toEqual(before)
    const [his] = await mine(me)
    expect(his).toMatchObject({
      id: transfer.id,
      other_company_name: 'Công ty Hai',
      effective_date: transfer.effective_date,
      state: 'asking',
      consent_version: 1,
      answers: ['agree', 'disagree'],
    })
    expect(his?.consent_text).toBe(transfer.consent_text)
    for (const words of ['Công ty Hai', 'Căn cước', 'không được chuyển', 'khoản 3 Điều 34'])
      expect(his?.consent_text).toContain(words)
    expect((await me.call('notices.list')).body.data.notices).toContainEqual(
      expect.objectContaining({ kind: 'transfer_consent_asked', link: '/thong-tin-ca-nhan' }),
    )
    expect((await accept(transfer.id)).status).toBe(404)
  })

  test('agrees on a day, and is taken in as with a scan', async () => {
    const { transfer, me, employeeId } = await asked()
    const agreed = await agree(me, transfer.id)
    expect(agreed.status, agreed.body.message).toBe(200)
    const today = await inDays(0)
    expect(agreed.body.data.own_transfer).toMatchObject({
      state: 'waiting',
      consent_on: today,
      answers: ['disagree'],
    })
    expect(await shown(transfer.id, 'hrOfTwo')).toMatchObject({
      direction: 'in',
      state: 'waiting',
      consent_means: 'app',
      consent_on: today,
      consent_text: transfer.consent_text,
      moves: ['accept', 'refuse'],
    })
    for (const [side, kind] of [
      [one, 'transfer_settled'],
      [two, 'transfer_offered'],
    ] as const)
      expect((await side.call('notices.list')).body.data.notices).toContainEqual(
        expect.objectContaining({ kind, link: `/nhan-vien/chuyen-cong-ty?id=${transfer.id}` }),
      )
    const twice = await agree(me, transfer.id)
    expect([twice.status, twice.body.message]).toEqual([
      409,
      "Đề nghị đang ở trạng thái 'Chờ trả lời' nên không đồng ý được.",
    ])
    const done = await accept(transfer.id)
    expect(done.status, done.body.message).toBe(200)
    const late = await disagree(me, transfer.id)
    expect([late.status, late.body.message]).toEqual([
      409,
      "Đề nghị đang ở trạng thái 'Đã tiếp nhận' nên không từ chối hoặc rút lại sự đồng ý được.",
    ])
    // His data went along with the acceptance, and he reads that and which.
    const { views } = (await me.call('personalDataViews.list', { path: { id: employeeId } })).body.data
    expect(views).toHaveLength(1)
    expect(views[0]).toMatchObject({ deed: 'export', viewer_unit: 'Công ty Hai', viewer_roles: [] })
    expect(views[0]?.shown).toContain('Địa chỉ')
  })

  test('refuses: the draft goes, and the other company never hears of it', async () => {
    const before = await keptByTwo()
    const { transfer, me, employeeId } = await asked()
    const said = await disagree(me, transfer.id)
    expect(said.status, said.body.message).toBe(200)
    expect(said.body.data.own_transfer).toMatchObject({ state: 'declined', answers: [] })
    expect(await shown(transfer.id, 'hrOfOne')).toMatchObject({
      state: 'declined',
      decision_id: null,
      moves: [],
    })
    expect(await ask(1, 'select from decision_people where employee_id = $1', [employeeId])).toEqual([])
    expect(await keptByTwo()).toEqual(before)
    for (const late of [await agree(me, transfer.id), await withdraw(transfer.id)])
      expect([late.status, late.body.message]).toEqual([
        409,
        expect.stringContaining("Đề nghị đang ở trạng thái 'Nhân viên không đồng ý'"),
      ])
    expect((await proposeInApp(employeeId)).status).toBe(201)
  })

  test('takes his agreement back while nobody has answered, on paper too', async () => {
    const { transfer, me } = await asked()
    expect((await agree(me, transfer.id)).status).toBe(200)
    expect((await disagree(me, transfer.id)).status).toBe(200)
    const ended = { state: 'withdrawn', reason: 'Nhân viên rút lại sự đồng ý' }
    expect(await shown(transfer.id, 'hrOfOne')).toMatchObject({ ...ended, decision_id: null })
    expect(await shown(transfer.id, 'hrOfTwo')).toMatchObject({ ...ended, consent_text: null })
    const late = await accept(transfer.id)
    expect([late.status, late.body.message]).toEqual([
      409,
      "Đề nghị đang ở trạng thái 'Đã rút' nên không tiếp nhận được.",
    ])
    const { employeeId, me: signer } = await colleague('Ký Trên Giấy')
    const { body } = await propose(employeeId)
    expect(await mine(signer)).toMatchObject([
      { consent_means: 'scan', state: 'waiting', answers: ['disagree'] },
    ])
    expect((await disagree(signer, body.data.transfer.id)).status).toBe(200)
    expect((await shown(body.data.transfer.id, 'hrOfTwo')).state).toBe('withdrawn')
  })

  test('hears in words that it was withdrawn meanwhile, of two at once too', async () => {
    const { transfer, me } = await asked()
    expect((await withdraw(transfer.id)).status).toBe(200)
    const late = await agree(me, transfer.id)
    expect([late.status, late.body.message]).toEqual([
      409,
      "Đề nghị đang ở trạng thái 'Đã rút' nên không đồng ý được.",
    ])
    const other = await asked()
    const answers = await Promise.all([agree(other.me, other.transfer.id), withdraw(other.transfer.id)])
    const [out] = await mine(other.me)
    if (out?.state === 'withdrawn') expect(answers[1]?.status).toBe(200)
    else expect(answers.map(({ status }) => status)).toEqual([200, 409])
  })
})

test('nobody agrees for another, not even HR', async () => {
  const { transfer } = await asked()
  const { me: colleagueOfHis } = await colleague('Người Khác')
  for (const by of [one, two, colleagueOfHis]) {
    expect((await agree(by, transfer.id)).status).toBe(404)
    expect((await disagree(by, transfer.id)).status).toBe(404)
    expect((await mine(by)).map(({ id }) => id)).not.toContain(transfer.id)
  }
  expect((await shown(transfer.id, 'hrOfOne')).state).toBe('asking')
})

test('an agreement to other words, after the day, to a closed company or of a leaver is refused', async () => {
  const { transfer, me, employeeId } = await asked()
  const path = { id: transfer.id }
  const other = await me.call('employeeTransfers.agree', { path, body: { consent_version: 2 } })
  expect([other.status, other.body.message]).toEqual([409, expect.stringContaining('phiên bản')])
  await api.db.superuser.query('update companies set is_active = false where id = 2')
  try {
    expect((await agree(me, transfer.id)).body.message).toBe(
      'Công ty Hai đã ngừng hoạt động nên đề nghị này không còn hiệu lực.',
    )
  } finally {
    await api.db.superuser.query('update companies set is_active = true where id = 2')
  }
  const move = (days: number) =>
    ask(1, 'update employee_transfers set effective_date = current_date + $2::integer where id = $1', [
      transfer.id,
      days,
    ])
  await move(-1)
  expect((await agree(me, transfer.id)).body.message).toContain('Đã qua ngày chuyển')
  await move(30)
  const left = await one.call('jobChanges.store', {
    body: {
      ids: [employeeId],
      kind: 'termination',
      effective_date: await inDays(10),
      facts: { leave_reason: 'Việc riêng' },
    },
  })
  expect(left.status, left.body.message).toBe(200)
  const late = await agree(me, transfer.id)
  expect([late.status, late.body.message]).toEqual([
    409,
    'Bạn nghỉ việc trước ngày chuyển nên đề nghị này không còn hiệu lực.',
  ])
  expect((await shown(transfer.id, 'hrOfOne')).state).toBe('asking')
})

test('whoever has no account signs on paper, and a scan comes with its day', async () => {
  const { employeeId } = await hire(api, 'Không Tài Khoản', 3)
  const preview = async (id: number) =>
    (await one.call('employeeTransfers.preview', { query: { employee_id: id } })).body.data.preview
  expect((await preview(employeeId)).has_account).toBe(false)
  expect((await preview((await colleague()).employeeId)).has_account).toBe(true)
  const refused = await proposeInApp(employeeId)
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['consent_means']])
  const bare = await one.call('employeeTransfers.store', {
    body: {
      employee_id: employeeId,
      to_company_id: 2,
      effective_date: await inDays(30),
      consent_means: 'scan',
      consent_version: 1,
    },
  })
  expect([bare.status, Object.keys(bare.body.errors ?? {}).toSorted()]).toEqual([400, ['consent_on', 'file']])
  expect(await ask(1, 'select from employee_transfers where employee_id = $1', [employeeId])).toEqual([])
})

test('the decision is not issued or deleted while he has not answered, and the day ends the question', async () => {
  const { transfer, me } = await asked()
  const id = transfer.decision_id ?? 0
  const early = await one.call('decisions.issue', {
    path: { id },
    body: { signer_id: 1, sign_date: await inDays(0) },
  })
  expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('chưa trả lời')])
  expect((await one.call('decisions.destroy', { path: { id } })).status).toBe(409)
  await ask(1, 'update employee_transfers set effective_date = current_date - 1 where id = $1', [transfer.id])
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, jobs['employees.day-turn'], {}),
  )
  await runJobs(api.db)
  expect(await shown(transfer.id, 'hrOfOne')).toMatchObject({
    state: 'withdrawn',
    reason: 'Quá ngày chuyển mà chưa được trả lời',
    decision_id: null,
  })
  expect((await mine(me))[0]).toMatchObject({ state: 'withdrawn', answers: [] })
})

test('both companies keep each step in their own trail', async () => {
  const steps = async (company: number, id: number) =>
    (
      await ask<{ operation: string }>(
        company,
        `select operation from audit_trail where company_id = $1 and resource = 'employeeTransfers'
          and record_id = $2 and result = 'done' order by id`,
        [company, id],
      )
    ).map(({ operation }) => operation.replace('employeeTransfers.', ''))
  const accepted = await asked()
  await agree(accepted.me, accepted.transfer.id)
  expect((await accept(accepted.transfer.id)).status).toBe(200)
  expect(await steps(1, accepted.transfer.id)).toEqual(['store', 'agree', 'accept'])
  expect(await steps(2, accepted.transfer.id)).toEqual(['agree', 'accept'])
  const declined = await asked()
  await disagree(declined.me, declined.transfer.id)
  expect(await steps(1, declined.transfer.id)).toEqual(['store', 'disagree'])
  expect(await steps(2, declined.transfer.id)).toEqual([])
  const { transfer } = await sent()
  await two.call('employeeTransfers.refuse', { path: { id: transfer.id }, body: { reason: 'Chưa có chỗ.' } })
  expect(await steps(1, transfer.id)).toEqual(['store', 'refuse'])
  expect(await steps(2, transfer.id)).toEqual(['store', 'refuse'])
  const back = await sent()
  await withdraw(back.transfer.id)
  expect(await steps(2, back.transfer.id)).toEqual(['store', 'withdraw'])
})
