import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doRun, runJobs } from '../../../testing/jobs.ts'
import { hire } from '../../../testing/newcomer.ts'
import { doingAfterFirst, place, severalDrafts } from './testing/several-drafts.ts'

const api = apiForFile()
const desk = severalDrafts(api)
const { someone, draftOf, transfer, bodyOf, preview, seen, ask, jobOf, isDraft } = desk

let hr: Person
/** Prepares decisions and issues them, and sees neither pay nor sensitive data. */
let officer: Person
/** Prepares decisions without issuing any. */
let clerk: Person
let signer: { sign_date: string; signer_id: number }
beforeAll(async () => {
  ;({ hr, officer, clerk, signer } = await desk.open())
})

test('what has changed since the preview is refused at once, and names what, whose and by whom', async () => {
  const employee_id = await someone()
  const ids = [await draftOf([{ employee_id, ...place }]), await transfer()]
  const body = await seen(ids)
  await clerk.call('decisions.update', { path: { id: ids[1] ?? 0 }, body: { summary: 'Về việc đã sửa' } })
  expect(await hr.call('decisions.issueBulk', { body })).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/"Về việc đã sửa" \(.+\)/) },
  })
  const again = await seen(ids)
  const other = await draftOf([{ employee_id, ...place }])
  await hr.call('decisions.issue', { path: { id: other }, body: signer })
  expect(await hr.call('decisions.issueBulk', { body: again })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Lê Thị Ban Hành (') },
  })
  expect([await isDraft(ids[0] ?? 0), await isDraft(ids[1] ?? 0)]).toEqual([true, true])
})

test('what changes while the work waits is left out, the others are issued', async () => {
  const employee_id = await someone()
  const ids = [await draftOf([{ employee_id, ...place }]), await transfer(), await transfer()]
  const run = await ask(await seen(ids))
  const other = await draftOf([{ employee_id, base_salary: 9_000_000 }], { decision_type: 15 })
  await hr.call('decisions.issue', { path: { id: other }, body: signer })
  await clerk.call('decisions.update', { path: { id: ids[1] ?? 0 }, body: { summary: 'Về việc đã sửa' } })
  await runJobs(api.db)
  expect((await jobOf(run)).result).toMatchObject({
    issue: {
      rows: [
        { decision_number: null, reason: expect.stringContaining('thay đổi sau khi xem trước') },
        { decision_number: null, reason: expect.any(String) },
        { decision_number: expect.any(String), reason: null },
      ],
    },
  })
  expect([await isDraft(ids[0] ?? 0), await isDraft(ids[1] ?? 0)]).toEqual([true, true])
})

test('a decision whose people were left out before it is left out as well', async () => {
  const employee_id = await someone()
  const ids = [
    await draftOf([{ employee_id, ...place }]),
    await draftOf([{ employee_id, position_id: 1 }], { decision_type: 5 }),
    await transfer(),
  ]
  const run = await ask(await seen(ids))
  await clerk.call('decisions.update', { path: { id: ids[0] ?? 0 }, body: { summary: 'Về việc đã sửa' } })
  await runJobs(api.db)
  expect((await jobOf(run)).result).toMatchObject({
    issue: {
      rows: [
        { decision_number: null },
        {
          decision_number: null,
          reason: expect.stringMatching(
            /^Quyết định trước đó về Lê Thị Ban Hành \(.+\) không được ban hành trong lần chạy này\. Hãy xem trước lại\.$/,
          ),
        },
        { decision_number: expect.any(String), reason: null },
      ],
    },
  })
  expect(await isDraft(ids[1] ?? 0)).toBe(true)
})

test('what was deleted meanwhile is named as left out, in the preview, as it is asked for and in the work', async () => {
  const { employeeId } = await hire(api, 'Lê Thị Bản Nháp', 3)
  const gone = await draftOf([{ employee_id: employeeId, ...place }])
  const kept = await transfer()
  const body = await seen([gone, kept])
  const run = await ask(body)
  const remove = () => hr.call('decisions.destroy', { path: { id: gone } })
  expect((await remove()).status).toBe(200)
  const why = expect.stringMatching(/^Bản nháp "Về việc điều chuyển" về Lê Thị Bản Nháp \(.+\) đã bị xóa\.$/)
  const { decisions } = (await preview([gone, kept])).body.data
  expect(decisions).toMatchObject([
    {
      decision_id: gone,
      decision_number: null,
      employee_names: 'Lê Thị Bản Nháp',
      effects: [],
      problem: why,
    },
    { decision_id: kept, problem: null },
  ])
  expect(await hr.call('decisions.issueBulk', { body })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('"Về việc điều chuyển" về Lê Thị Bản Nháp (') },
  })
  await runJobs(api.db)
  expect((await jobOf(run)).result).toMatchObject({
    issue: {
      rows: [
        { decision_id: gone, decision_number: null, reason: why },
        { decision_number: expect.any(String), reason: null },
      ],
    },
  })
})

test('what was deleted is not told to whom its people are out of reach', async () => {
  const paid = await draftOf([{ employee_id: await someone(), base_salary: 9_000_000 }], {
    decision_type: 15,
  })
  await hr.call('decisions.destroy', { path: { id: paid } })
  const own = await transfer()
  expect((await preview([paid, own], officer)).status).toBe(404)
  expect((await preview([paid, own])).body.data.decisions).toMatchObject([
    { problem: expect.stringContaining('đã bị xóa') },
    { problem: null },
  ])
})

test.for([
  ['with the marks of the preview', true],
  ['without marks', false],
] as const)(
  'what somebody else issues about one between two of a run leaves the second out, %s',
  async ([, hasMarks]) => {
    const employee_id = await someone()
    const ids = [
      await draftOf([{ employee_id, ...place }]),
      await draftOf([{ employee_id, position_id: 1 }], { decision_type: 5 }),
      await transfer(),
    ]
    const id = await ask(hasMarks ? await seen(ids) : bodyOf(ids))
    const between = doingAfterFirst(async () => {
      const other = await draftOf([{ employee_id, base_salary: 9_000_000 }], { decision_type: 15 })
      const answer = await hr.call('decisions.issue', { path: { id: other }, body: signer })
      expect(answer.status, answer.text).toBe(200)
    })
    await doRun(api.db, between, id)
    expect((await jobOf(id)).result).toMatchObject({
      issue: {
        rows: [
          { decision_number: expect.any(String), reason: null },
          {
            decision_number: null,
            reason: expect.stringMatching(/thay đổi sau khi xem trước: Lê Thị Ban Hành \(/),
          },
          { decision_number: expect.any(String), reason: null },
        ],
      },
    })
    expect(await isDraft(ids[1] ?? 0)).toBe(true)
  },
)

test('what follows a draft that was deleted during the run is left out, whether marks were sent or not', async () => {
  const employee_id = await someone()
  const ids = [
    await draftOf([{ employee_id, ...place }]),
    await draftOf([{ employee_id, position_id: 1 }], { decision_type: 5 }),
  ]
  const run = await ask(bodyOf(ids))
  await hr.call('decisions.destroy', { path: { id: ids[0] ?? 0 } })
  await runJobs(api.db)
  expect((await jobOf(run)).result).toMatchObject({
    issue: {
      rows: [
        { reason: expect.stringContaining('đã bị xóa') },
        {
          reason: expect.stringMatching(/^Quyết định trước đó về .+ không được ban hành trong lần chạy này/),
        },
      ],
    },
  })
  expect(await isDraft(ids[1] ?? 0)).toBe(true)
})

test('of a deleted draft about many the first are named, and the others are counted', async () => {
  const people = []
  for (let at = 0; at < 5; at += 1) people.push({ employee_id: await someone(), ...place })
  const [gone, other] = [await draftOf(people), await transfer()]
  for (const id of [gone, other]) await hr.call('decisions.destroy', { path: { id } })
  const { decisions } = (await preview([gone, other])).body.data
  expect(decisions).toMatchObject([
    {
      people_total: 5,
      problem: expect.stringMatching(/ về (Lê Thị Ban Hành \([^)]+\)(, )?){3} và 2 người khác đã bị xóa\.$/),
    },
    { people_total: 1, problem: expect.stringMatching(/ về Lê Thị Ban Hành \([^)]+\) đã bị xóa\.$/) },
  ])
})
