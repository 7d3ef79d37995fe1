import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { type Body, issuing, place, reading, sequenceOf, severalDrafts } from './testing/several-drafts.ts'

const api = apiForFile()
const desk = severalDrafts(api)
const { someone, draftOf, transfer, bodyOf, preview, seen, issued, show, isDraft, numbersInBook } = desk

let hr: Person
/** Prepares decisions and issues them, and sees neither pay nor sensitive data. */
let officer: Person
/** Prepares decisions without issuing any. */
let clerk: Person
let signer: { sign_date: string; signer_id: number }
beforeAll(async () => {
  ;({ hr, officer, clerk, signer } = await desk.open())
})

test('several drafts are shown with their numbers in order, and issued so, each whole with its document', async () => {
  // One has its number already, so that there is a counter to be held.
  await issued(await seen([await transfer()]))
  const ids = [await transfer(), await transfer(), await transfer()]
  const before = await numbersInBook()
  const { decisions } = (await preview(ids)).body.data
  const first = sequenceOf(decisions[0]?.decision_number)
  expect(decisions.map(({ decision_number }) => sequenceOf(decision_number))).toEqual([
    first,
    first + 1,
    first + 2,
  ])
  expect(decisions[1]).toMatchObject({
    decision_id: ids[1],
    employee_names: 'Lê Thị Ban Hành',
    problem: null,
    effects: [{ after: { main_position: { department_id: 2 } } }],
  })
  // Nor does it wait for who draws a number at this moment, or have him wait.
  const meanwhile = await inCompanyOf(api.db.superuser, 1, async (client) => {
    await client.query('select from number_counters for update')
    return preview(ids)
  })
  expect(meanwhile.body.data.decisions).toEqual(decisions)
  // A preview keeps nothing.
  expect([await numbersInBook(), await isDraft(ids[0] ?? 0)]).toEqual([before, true])
  const job = await issued(await seen(ids))
  expect(job).toMatchObject({
    state: 'done',
    title: 'Ban hành 3 quyết định',
    result: {
      issue: {
        rows: ids.map((decision_id, index) => ({
          decision_id,
          decision_number: decisions[index]?.decision_number,
          reason: null,
        })),
      },
    },
  })
  const last = await show(ids[2] ?? 0)
  expect(last).toMatchObject({
    status_name: 'Đã có hiệu lực',
    sign_date: signer.sign_date,
    signer_title: 'Tổng Giám đốc',
    people: [{ change_state: 'in_effect', before: { main_position: { department_id: 3 } } }],
  })
  expect(last.document_id).not.toBeNull()
})

test('what cannot be issued is named with its reason, takes no number and holds nobody else up', async () => {
  const wrongOnes = [await hire(api, 'Vũ Thị Sai', 3), await hire(api, 'Vũ Văn Sai', 3)]
  const wrong = await draftOf(
    wrongOnes.map(({ employeeId }) => ({ employee_id: employeeId, ...place })),
    { decision_type: 3 },
  )
  const ids = [await transfer(), wrong, await transfer()]
  const { decisions } = (await preview(ids)).body.data
  const byName = expect.stringMatching(/Vũ Thị Sai \(.+\): .+Vũ Văn Sai \(/)
  expect(decisions.map(({ problem }) => problem)).toEqual([null, byName, null])
  expect(decisions[1]).toMatchObject({ decision_number: null, effects: [] })
  const first = sequenceOf(decisions[0]?.decision_number)
  expect(sequenceOf(decisions[2]?.decision_number)).toBe(first + 1)
  const job = await issued(bodyOf(ids))
  expect(job).toMatchObject({
    state: 'done',
    result: {
      issue: {
        rows: [
          { decision_number: decisions[0]?.decision_number, reason: null },
          { decision_number: null, reason: byName },
          { decision_number: decisions[2]?.decision_number, reason: null },
        ],
      },
    },
  })
  expect(await isDraft(wrong)).toBe(true)
})

test('a decision is judged after those before it, and two about one person go through', async () => {
  const employee_id = await someone()
  const [move, title] = [
    await draftOf([{ employee_id, ...place }]),
    await draftOf([{ employee_id, position_id: 1 }], { decision_type: 5 }),
  ]
  const { decisions } = (await preview([move, title])).body.data
  expect(decisions.map(({ problem }) => problem)).toEqual([null, null])
  // The second changes the position in the unit that the first moves him to.
  expect(decisions[1]).toMatchObject({
    effects: [
      {
        before: { main_position: { department_id: 2, position_id: 2 } },
        after: { main_position: { department_id: 2, position_id: 1 } },
      },
    ],
  })
  expect(await issued(await seen([move, title]))).toMatchObject({
    result: { issue: { rows: [{ reason: null }, { reason: null }] } },
  })
})

test('a correction is issued as it was shown', async () => {
  const employee_id = await someone()
  const wrong = await draftOf([{ employee_id, ...place }])
  await hr.call('decisions.issue', { path: { id: wrong }, body: signer })
  await hr.call('decisionSettings.update', { body: { needs_other_issuer: true } })
  try {
    const left = await officer.call('decisions.correct', {
      path: { id: wrong },
      body: { ...signer, reason: 'Ghi nhầm.', people: [{ employee_id, position_id: 2, department_id: 4 }] },
    })
    const job = await issued(await seen([left.body.data.decision_id ?? 0]))
    expect(job.result).toMatchObject({
      issue: { rows: [{ decision_number: expect.any(String), reason: null }] },
    })
  } finally {
    await hr.call('decisionSettings.update', { body: { needs_other_issuer: false } })
  }
  expect((await show(wrong)).state).toBe('corrected')
})

test('what the database refuses of one is left out, in the preview as in the work', async () => {
  const summary = 'Về việc bị từ chối'
  const ids = [await transfer({ summary }), await transfer()]
  await api.db.superuser.query(
    `alter table decisions add constraint refused_in_test check (state = 'draft' or summary <> '${summary}')`,
  )
  try {
    const { decisions } = (await preview(ids)).body.data
    expect(decisions.map(({ problem }) => problem)).toEqual([expect.stringContaining('không hợp lệ'), null])
    expect((await issued(bodyOf(ids))).result).toMatchObject({
      issue: {
        rows: [
          { decision_number: null, reason: expect.stringContaining('không hợp lệ') },
          { decision_number: expect.any(String), reason: null },
        ],
      },
    })
  } finally {
    await api.db.superuser.query('alter table decisions drop constraint refused_in_test')
  }
})

test('nothing is told of people whom no chosen decision is about', async () => {
  const stranger = await someone()
  const body = await seen([await transfer()])
  const [first] = body.decisions
  const marks = [...(first?.marks ?? []), { employee_id: stranger, mark: '99.9.9' }]
  const decisions = [{ ...first, id: first?.id ?? 0, marks }]
  expect((await hr.call('decisions.issueBulk', { body: { ...body, decisions } })).status).toBe(200)
  await runJobs(api.db)
})

test('one about somebody out of reach among others is shown as left out', async () => {
  const login = 'truong.don.vi.ban.hanh'
  const { personId } = await hire(api, 'Lê Thị Trưởng', 3)
  const companies = { 1: [...reading, ['decision_issue', 'unit'] as const] }
  const head = await newcomer(api, { login, companies, personId })
  const outside = (await hire(api, 'Lê Thị Ngoài', 2)).employeeId
  const titles = [await someone(), outside].map((employee_id) => ({ employee_id, position_id: 1 }))
  const both = await draftOf(titles, { decision_type: 5 })
  const own = await transfer()
  expect((await preview([both, own], head)).body.data.decisions).toMatchObject([
    { problem: expect.stringContaining('ngoài phạm vi'), effects: [], people_total: 1 },
    { problem: null },
  ])
  expect((await head.call('decisions.issueBulk', { body: bodyOf([both, own]) })).status).toBe(404)
})

test('one who may not issue is refused, and nobody issues what his rights do not reach', async () => {
  const id = await transfer()
  expect((await preview([id], clerk)).status).toBe(403)
  expect((await clerk.call('decisions.issueBulk', { body: bodyOf([id]) })).status).toBe(403)
  const paid = await draftOf([{ employee_id: await someone(), base_salary: 9_000_000 }], {
    decision_type: 15,
  })
  for (const query of [{ dry_run: true }, {}])
    expect((await officer.call('decisions.issueBulk', { query, body: bodyOf([id, paid]) })).status).toBe(404)
  expect((await preview([id, paid])).status).toBe(200)
  expect([await isDraft(id), await isDraft(paid)]).toEqual([true, true])
})

test('nobody issues a decision about himself among others, nor by the company’s rule what he drafted', async () => {
  const { person, employeeId } = await ownIssuer()
  const own = await draftOf([{ employee_id: employeeId, ...place }])
  const other = await transfer()
  const { decisions } = (await preview([own, other], person)).body.data
  expect(decisions).toMatchObject([{ problem: expect.stringContaining('về chính mình') }, { problem: null }])
  const job = await issued(bodyOf([own, other]), person)
  expect(job.result).toMatchObject({
    issue: { rows: [{ reason: expect.stringContaining('về chính mình') }, { reason: null }] },
  })
  expect(await isDraft(own)).toBe(true)
  const drafted = await draftOf([{ employee_id: await someone(), ...place }], {}, officer)
  await hr.call('decisionSettings.update', { body: { needs_other_issuer: true } })
  try {
    expect((await preview([drafted], officer)).body.data.decisions).toMatchObject([
      { problem: expect.stringContaining('người soạn không tự ban hành') },
    ])
    const refused = await issued(bodyOf([drafted]), officer)
    expect(refused.result).toMatchObject({ issue: { rows: [{ decision_number: null }] } })
    expect((await preview([drafted])).body.data.decisions).toMatchObject([{ problem: null }])
  } finally {
    await hr.call('decisionSettings.update', { body: { needs_other_issuer: false } })
  }
  expect(await isDraft(drafted)).toBe(true)
})

/** Somebody with a file of his own who may issue. */
async function ownIssuer(): Promise<{ person: Person; employeeId: number }> {
  const { employeeId, personId } = await hire(api, 'Lê Thị Tự Ban Hành', 3)
  const companies = { 1: [...reading, issuing] }
  return { person: await newcomer(api, { login: 'tu.ban.hanh', companies, personId }), employeeId }
}

test('a signer, a draft or a number of people that does not go is refused under its field', async () => {
  const id = await transfer()
  const refused = async (body: Body) => {
    const answer = await hr.call('decisions.issueBulk', { body })
    return [answer.status, Object.keys(answer.body.errors ?? {})]
  }
  expect(await refused({ ...bodyOf([id]), signer_id: 987_654 })).toEqual([400, ['signer_id']])
  expect(await refused(bodyOf([id, id]))).toEqual([400, ['decisions']])
  expect((await hr.call('decisions.issueBulk', { body: bodyOf([id, 987_654]) })).status).toBe(404)
  expect(await isDraft(id)).toBe(true)
})
