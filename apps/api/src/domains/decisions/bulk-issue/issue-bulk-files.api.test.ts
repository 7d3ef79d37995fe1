import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { exampleFile } from '../../../testing/example-file.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { issuing, place, severalDrafts } from './testing/several-drafts.ts'

const api = apiForFile()
const desk = severalDrafts(api)
const { transfer, draftOf, bodyOf, preview, seen, ask, jobOf, issued, show, isDraft } = desk

let hr: Person
let clerk: Person
beforeAll(async () => {
  ;({ hr, clerk } = await desk.open())
})

/** Somebody else attaches a scan. */
async function attach(id: number, name: string): Promise<number> {
  const file = exampleFile({ contentMediaType: 'image/png', example: name })
  const answer = await clerk.call('decisions.storeFile', { path: { id }, body: { file } })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.data.files.at(-1)?.id ?? 0
}
const filesIn = async (ids: number[], as = hr) =>
  (await preview(ids, as)).body.data.decisions.map(({ files }) => files?.map(({ name }) => name) ?? null)

test('the preview tells the files of each draft, and what was read is issued with them', async () => {
  const ids = [await transfer(), await transfer()]
  await attach(ids[0] ?? 0, 'ban-quet.png')
  await attach(ids[0] ?? 0, 'phu-luc.png')
  expect(await filesIn(ids)).toEqual([['ban-quet.png', 'phu-luc.png'], []])
  expect((await issued(await seen(ids))).result).toMatchObject({
    issue: { rows: [{ reason: null }, { reason: null }] },
  })
  const { document_id: id } = await show(ids[0] ?? 0)
  const { document } = (await hr.call('documents.show', { path: { id: id ?? 0 } })).body.data
  expect(document.files?.map(({ name }) => name).toSorted()).toEqual(['ban-quet.png', 'phu-luc.png'])
  expect(await filesIn(ids)).toEqual([[], []])
})

test('files that came or went since the preview are refused at once, and each draft is named', async () => {
  const ids = [
    await transfer({ summary: 'Có thêm tệp' }),
    await transfer({ summary: 'Mất tệp' }),
    await transfer(),
  ]
  const gone = await attach(ids[1] ?? 0, 'ban-quet.png')
  const body = await seen(ids)
  await attach(ids[0] ?? 0, 'den-sau.png')
  await clerk.call('decisions.destroyFile', { path: { id: ids[1] ?? 0, file_id: gone } })
  expect(await hr.call('decisions.issueBulk', { body })).toMatchObject({
    status: 409,
    body: {
      message:
        'Tệp đính kèm đã thay đổi sau khi xem trước: "Có thêm tệp", "Mất tệp". Hãy xem trước lại để xem các tệp.',
    },
  })
  // A preview that says what was read tells the same of each.
  const told = (await hr.call('decisions.issueBulk', { query: { dry_run: true }, body })).body.data.decisions
  expect(told.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('Tệp đính kèm của bản nháp đã thay đổi'),
    expect.stringContaining('Tệp đính kèm của bản nháp đã thay đổi'),
    null,
  ])
  for (const id of ids) expect(await isDraft(id)).toBe(true)
  expect((await issued(await seen(ids))).result).toMatchObject({
    issue: { rows: [{ reason: null }, { reason: null }, { reason: null }] },
  })
})

test('a draft to which a file comes while the work waits is left out, the others are issued', async () => {
  const ids = [await transfer(), await transfer()]
  const run = await ask(await seen(ids))
  await attach(ids[0] ?? 0, 'den-sau.png')
  await runJobs(api.db)
  expect((await jobOf(run)).result).toMatchObject({
    issue: {
      rows: [
        {
          decision_id: ids[0],
          decision_number: null,
          reason: expect.stringContaining('Tệp đính kèm của bản nháp đã thay đổi'),
        },
        { decision_id: ids[1], reason: null },
      ],
    },
  })
  expect(await isDraft(ids[0] ?? 0)).toBe(true)
})

test('whose rights do not reach everybody in a draft is told of none of its files', async () => {
  const [near, far] = [await hire(api, 'Lê Thị Gần', 3), await hire(api, 'Lê Thị Xa', 4)]
  const people = [near, far].map(({ employeeId }) => ({ employee_id: employeeId, ...place }))
  const id = await draftOf(people)
  await attach(id, 'ban-quet.png')
  const leader = await newcomer(api, {
    login: 'truong.don.vi.nhieu',
    companies: {
      1: [
        ['document_access', 'unit'],
        [issuing[0], 'unit'],
      ],
    },
    personId: (await hire(api, 'Lê Thị Trưởng', 3)).personId,
  })
  expect(await filesIn([id], leader)).toEqual([null])
  expect(await filesIn([id])).toEqual([['ban-quet.png']])
})

test('without a word of the files nothing is asked of them', async () => {
  const id = await transfer()
  await attach(id, 'den-sau.png')
  expect((await issued(bodyOf([id]))).result).toMatchObject({ issue: { rows: [{ reason: null }] } })
})
