import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '../../db/transaction.ts'
import { importRows } from '../../workbooks/import/import-job.ts'
import type { Again } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { jobs } from '../../jobs/registry.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { importFile } from '../../testing/import-file.ts'
import { doRun } from '../../testing/jobs.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
/** Looks after background work, and may write nothing of what it writes. */
let administrator: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  administrator = await newcomer(api, {
    login: `quan-tri-viec-nen-${nextNumber()}`,
    companies: { 1: [['permission_access', 'company']] },
  })
})

/** A workbook of levels that waits to be written in the name of HR. */
async function asked(): Promise<number> {
  const code = `CL${nextNumber()}`
  const file = await importFile('levels', [{ code, name: `Trình độ ${code}`, level_group: 'trade', rank: 1 }])
  return (await hr.call('levels.import', { body: { file } })).body.data.run_id ?? 0
}
const fail = (id: number) =>
  api.db.superuser.query(`update job_runs set state = 'failed', finished_at = now() where id = $1`, [id])
const show = async (id: number, as: Person) => (await as.call('jobs.show', { path: { id } })).body.data.job
async function retry(id: number, as: Person) {
  const { status, body } = await as.call('jobs.retry', { path: { id } })
  return [status, body.message]
}

test('what failed in the name of its asker is begun again by him alone', async () => {
  const id = await asked()
  await fail(id)
  expect([(await show(id, administrator)).can_retry, (await show(id, hr)).can_retry]).toEqual([false, true])
  expect(await retry(id, administrator)).toEqual([403, expect.stringContaining('Chỉ người yêu cầu')])
  expect((await show(id, hr)).state).toBe('failed')
  expect((await retry(id, hr))[0]).toBe(200)
  expect(await show(id, hr)).toMatchObject({ state: 'queued', can_retry: false })
})

test('what was cancelled so is begun again by nobody', async () => {
  const id = await asked()
  await hr.call('jobs.cancel', { path: { id } })
  expect([(await show(id, administrator)).can_retry, (await show(id, hr)).can_retry]).toEqual([false, false])
  expect((await retry(id, administrator))[0]).toBe(403)
  expect(await retry(id, hr)).toEqual([409, expect.stringContaining('thực hiện lại từ đầu')])
  expect((await show(id, hr)).state).toBe('cancelled')
})

test('what the clock begins is begun again by whoever looks after it', async () => {
  const id = await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, jobs['jobs.clean-up'], {}),
  )
  await administrator.call('jobs.cancel', { path: { id } })
  expect((await show(id, administrator)).can_retry).toBe(true)
  expect((await retry(id, administrator))[0]).toBe(200)
})

/** Of every job that is declared who begins it again, also where it has a screen of its own. */
const whoBegins: Readonly<Record<Again, readonly string[]>> = {
  // By the clock, or to look after what is due: no deed is anyone’s.
  anyone: [
    'audit.seal',
    'contracts.check-monthly',
    'documents.ask-readers',
    'employees.check-files',
    'employees.day-turn',
    'exams.day-turn',
    'exams.make-next-runs',
    'exams.quiz-scores',
    'files.sweep',
    'jobs.clean-up',
    'notices.tell-ended-stand-ins',
    'personal-data.forget-archives',
    'personal-data.tell-due-erasures',
    'personal-data.write-erase-list',
    'portal.forget-uploads',
    'quiz.figure-questions',
    'quiz.hand-in-overdue',
    'quiz.remind-markers',
    'recruitment.erase-candidates',
    'reminders.remind',
    'requests.apply-due',
    'requests.ask-round-people',
    'requests.remind-reviewers',
    'training.raise-needs',
  ],
  // What cannot be asked for anew.
  asker: ['documents.keep-papers', 'employees.request-data'],
  'asker-unless-cancelled': [
    'contracts.import',
    'contracts.print-several',
    'contracts.write-appendices',
    'contracts.write-renewals',
    'decisions.import',
    'decisions.issue-bulk',
    'decisions.print-people',
    'employees.import',
    'employees.write-job-changes',
    'mail.send',
    'personal-data.make-archive',
    'portal.confirm-application',
    'portal.send-link',
    'recruitment.import-candidates',
    'recruitment.write-letters',
    'requests.offer-elsewhere',
    'training.import-certificates',
    'workbooks.import',
  ],
}

test.each(Object.entries(whoBegins))(
  '%s begins again what is named here and nothing else',
  (again, names) => {
    const declared = Object.entries(jobs).flatMap(([name, job]) => (job.again === again ? name : []))
    expect(declared.toSorted()).toEqual(names)
  },
)

test('what came of it is read by its asker alone; of what nobody asked for by all who see it', async () => {
  const id = await asked()
  await doRun(api.db, importRows, id)
  expect((await show(id, hr)).result).toMatchObject({ import: { new: 1 } })
  expect(await show(id, administrator)).toMatchObject({ state: 'done', result: null, done: 1, total: 1 })
  const listed = async (as: Person) =>
    (await as.call('jobs.list', { query: {} })).body.data.jobs.find((job) => job.id === id)
  expect([(await listed(hr))?.result === null, (await listed(administrator))?.result]).toEqual([false, null])
  const byClock = await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, jobs['jobs.clean-up'], {}),
  )
  await doRun(api.db, jobs['jobs.clean-up'], byClock)
  expect((await show(byClock, administrator)).result).toMatchObject({ sessions: expect.any(Number) })
})
