import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { whileHeld } from '../../testing/locked-table.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
type Preview = Input<'decisions.preview'>['body']

const day = '2024-01-01'
const place = { position_id: 2, department_id: 2 }

let hr: Person
let signer_id: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
  const { body } = await hr.call('signers.store', {
    body: { employee_id: 13, printed_title: 'Giám đốc', paper_kinds: ['decision'], valid_from: '2020-01-01' },
  })
  signer_id = body.data.signer.id
})

const someone = async (unit = 3) => (await hire(api, 'Lê Thị Đính Chính', unit, '2020-01-01')).employeeId

async function drafted(employee_id: number): Promise<number> {
  const people = [{ employee_id, ...place }]
  const body = { decision_type: 4, effective_date: day, summary: 'Về việc điều chuyển', people }
  return (await hr.call('decisions.store', { body })).body.data.decision.id
}
async function issued(employee_id: number): Promise<number> {
  const id = await drafted(employee_id)
  const answer = await hr.call('decisions.issue', { path: { id }, body: { sign_date: day, signer_id } })
  expect(answer.status, answer.text).toBe(200)
  return id
}
/** A look at the same transfer to the warehouse, as a draft that corrects another has it. */
const look = (employee_id: number, more: Partial<Preview>, by = hr) =>
  by.call('decisions.preview', {
    body: {
      decision_type: 4,
      effective_date: day,
      summary: 'Về việc điều chuyển',
      people: [{ employee_id, ...place, work_place: 'Kho Đông Anh' }],
      ...more,
    },
  })
const show = async (id: number) => (await hr.call('decisions.show', { path: { id } })).body.data.decision

test('a correction is looked at as if the first had not been, with its own day and number', async () => {
  const employee = await someone()
  const id = await issued(employee)
  // By itself it would move him to where he is.
  expect((await look(employee, {})).status).toBe(400)
  const paper = { sign_date: '2026-02-20', typed_number: '77/2026/QĐ-ĐC' }
  const seen = await look(employee, { ...paper, corrects_id: id })
  expect(seen.status, seen.text).toBe(200)
  expect(seen.body.data).toMatchObject({
    decision_number: '77/2026/QĐ-ĐC',
    effects: [
      {
        before: { main_position: { department_id: 3 } },
        after: { main_position: { department_id: 2 }, work_place: 'Kho Đông Anh' },
      },
    ],
  })
  // Without it the day lies too far before the paper.
  const alone = await look(employee, paper)
  expect(Object.keys(alone.body.errors ?? {})).toEqual(['effective_date'])
  expect(await show(id)).toMatchObject({ state: 'issued', people: [{ change_state: 'in_effect' }] })
  const { job } = (await hr.call('jobChanges.ofEmployee', { path: { id: employee } })).body.data
  expect(job.facts).toMatchObject({ main_position: { department_id: 2 } })
  expect(job.facts.work_place).not.toBe('Kho Đông Anh')
})

test('is refused about others, of a paper older than the first, and of what is not there or not in effect', async () => {
  const employee = await someone()
  const id = await issued(employee)
  const others = await look(await someone(), { corrects_id: id })
  expect(Object.keys(others.body.errors ?? {})).toEqual(['people'])
  const older = await look(employee, { corrects_id: id, sign_date: '2023-12-31' })
  expect(Object.keys(older.body.errors ?? {})).toEqual(['sign_date'])
  const gone = await look(employee, { corrects_id: 999_999 })
  expect([gone.status, gone.body.errors]).toEqual([
    400,
    { corrects_id: ['Quyết định được đính chính không tồn tại.'] },
  ])
  const draft = await drafted(employee)
  expect((await look(employee, { corrects_id: draft })).status).toBe(409)
  const ofTwo = await api.as('hrOfTwo')
  expect((await look(employee, { corrects_id: id }, ofTwo)).status).toBe(400)
})

test('looks, corrections and revoking hold the people before the decision, as issuing a correction does', async () => {
  const employee = await someone()
  const id = await issued(employee)
  const signed = { sign_date: '2026-02-20', reason: 'Ghi nhầm nơi làm việc.' }
  const deed = { path: { id }, query: { dry_run: true } }
  const deeds = [
    () => look(employee, { corrects_id: id, sign_date: signed.sign_date }),
    () => hr.call('decisions.revoke', { ...deed, body: signed }),
    () =>
      hr.call('decisions.correct', {
        ...deed,
        body: { ...signed, signer_id, people: [{ employee_id: employee, ...place, work_place: 'Kho' }] },
      }),
  ]
  for (const ask of deeds) {
    const held = `select from employees where company_id = 1 and id = ${employee} for update`
    const { asked } = await whileHeld(api.db, held, async ({ waitFor }) => {
      const answer = ask()
      await waitFor(1)
      // Refused at once where somebody holds it.
      await inCompanyOf(api.db.superuser, 1, (client) =>
        client.query('select from decisions where company_id = 1 and id = $1 for update nowait', [id]),
      )
      return { asked: answer }
    })
    const answer = await asked
    expect(answer.status, answer.text).toBe(200)
  }
})

test('whoever drafts for a unit looks at no correction of a decision that is about others too', async () => {
  const clerk = await newcomer(api, {
    login: 'don.vi.xem',
    companies: { 1: [['document_edit', 'unit']] },
    personId: (await hire(api, 'Đỗ Thị Đơn Vị', 4, '2020-01-01')).personId,
  })
  const mine = { employee_id: await someone(), position_id: 2, department_id: 4 }
  const foreign = { employee_id: await someone(), ...place }
  const issuedFor = async (people: (typeof mine)[]) => {
    const body = { decision_type: 4, effective_date: day, summary: 'Về việc điều chuyển', people }
    const { id } = (await hr.call('decisions.store', { body })).body.data.decision
    const answer = await hr.call('decisions.issue', { path: { id }, body: { sign_date: day, signer_id } })
    expect(answer.status, answer.text).toBe(200)
    return id
  }
  const both = await issuedFor([mine, foreign])
  const refused = await look(mine.employee_id, { corrects_id: both, people: [mine] }, clerk)
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['corrects_id']])
  const own = { ...mine, employee_id: await someone() }
  const alone = await issuedFor([own])
  const seen = await look(own.employee_id, { corrects_id: alone, people: [own] }, clerk)
  expect(seen.status, seen.text).toBe(200)
})
