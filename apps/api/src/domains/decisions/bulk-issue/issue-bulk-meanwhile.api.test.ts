import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doRun, runJobs } from '../../../testing/jobs.ts'
import { hire } from '../../../testing/newcomer.ts'
import { doingAfterFirst, place, severalDrafts } from './testing/several-drafts.ts'

const api = apiForFile()
const desk = severalDrafts(api)
const { someone, draftOf, transfer, preview, seen, ask, jobOf, isDraft } = desk

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

test('what somebody else issues about one between two of a run leaves the second out', async () => {
  const employee_id = await someone()
  const ids = [
    await draftOf([{ employee_id, ...place }]),
    await draftOf([{ employee_id, position_id: 1 }], { decision_type: 5 }),
    await transfer(),
  ]
  const id = await ask(await seen(ids))
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
})
