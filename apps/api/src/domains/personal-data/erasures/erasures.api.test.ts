import { beforeAll, expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { openFiles } from '../../../files/files.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { jobs } from '../../../jobs/registry.ts'
import { readSettings } from '../../../settings.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { handedPapersAstray } from '../../employees/missing/testing/handed-papers-astray.ts'
import { takenTables } from '../data-map/parts.ts'
import { rowsOf } from '../data-map/taken-table.ts'
import { erasable } from './due-classes.ts'
import * as leaver from './testing/leaver.ts'
import { worked } from './testing/worked.ts'

const api = apiForFile()
let hr: Person
let second: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  second = await leaver.confirmer(api)
})

const sql: ReturnType<typeof leaver.asking> = (text, values) => leaver.asking(api)(text, values)
const filled = (word: string) => leaver.filled(api, hr, word)
const left = (id: number, day: string) => leaver.left(api, id, day)
const placesOf = (word: string) => leaver.placesOf(sql, word)
const { insuranceOf } = leaver
const environment = () => ({ DATA_DIR: api.dataDir })

/** Of who applied, days and states stay for the figures, without a person. */
const ofCandidates: readonly string[] = [
  'candidates',
  'applicants',
  'applicant_consents',
  'applications',
  'application_consents',
  'candidate_moves',
  'candidate_answers',
  'recruitment_schedule_candidates',
  'candidate_tags',
  'email_recipients',
]

const propose = (id: number, dry_run = false, by = hr) =>
  by.call('erasures.propose', { query: { dry_run }, body: { employee_id: id } })
const confirm = (id: number, by: Person) => by.call('erasures.confirm', { path: { id }, body: {} })

async function proposed(id: number): Promise<number> {
  const { status, body } = await propose(id)
  expect(status, body.message).toBe(201)
  return body.data.erasure?.id ?? 0
}

test('of a leaver of long ago no planted word is left in any table, file or mail, and his service stays', async () => {
  const word = `zqtuvung${nextNumber()}`
  const { id } = await filled(word)
  await left(id, '2020-01-31')
  expect((await placesOf(word)).length).toBeGreaterThan(9)
  const [file] = await sql<{ blob: string }>(`select blob from files where company_id = 1 and name like $1`, [
    `${word}%`,
  ])
  const files = await openFiles(readSettings(environment()))
  const isKept = async () => (await files.store.open(`1-${file?.blob}`))?.content.destroy() !== undefined
  expect(await isKept()).toBe(true)

  // To his wife, who reads at the same address; and what waits to be put back of a class that stays.
  await sql(
    `insert into mails (company_id, template, to_name, to_address, subject, body, variables, state)
     values (1, 'file-incomplete', 'Vợ Của Người Nghỉ', $1, 'Của vợ', 'Của vợ', '{}', 'stored')`,
    [`${word}@vi-du.vn`],
  )
  await sql(
    `insert into deleted_records (company_id, resource, record_id, content, deleted_by)
     select 1, resource, $1::bigint, jsonb_build_object('employee_id', $1::bigint), 1
     from unnest(array['employeeLanguages', 'contracts']) resource`,
    [id],
  )

  const looked = await propose(id, true)
  expect(looked.body.data.preview).toMatchObject({ hindrance: null, files: 1, needs_other: true })
  expect(looked.body.data.erasure).toBeNull()
  const names = looked.body.data.preview.erased.map(({ title }) => title)
  expect(names).toEqual(expect.arrayContaining(['Thông tin cá nhân', 'Học vấn', 'Thư đã gửi cho tôi']))
  // A look changes nothing.
  expect((await placesOf(word)).length).toBeGreaterThan(9)

  const erasure = await proposed(id)
  expect((await confirm(erasure, hr)).status).toBe(403)
  const done = await confirm(erasure, second)
  expect(done.status, done.body.message).toBe(200)
  expect(done.body.data.erasure).toMatchObject({ state: 'done', files: 1 })
  // What the look told is what went.
  expect(done.body.data.erasure.counts).toEqual(looked.body.data.preview.erased)
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, jobs['files.sweep'], {}),
  )
  await runJobs(api.db, { environment: environment() })
  expect(await isKept()).toBe(false)
  files.store.close()
  // Answers to repeated requests are kept for a day, and are cleaned by night.
  expect((await placesOf(word)).filter((table) => table !== 'idempotency_keys')).toEqual(
    // 120 months after leaving.
    // The mail to the wife bears the address.
    ['employee_affiliations', 'employee_history', 'employee_relatives', 'mails'],
  )
  const mails = await sql<{ to_name: string }>(`select to_name from mails where to_address ilike $1`, [
    `%${word}%`,
  ])
  expect(mails).toMatchObject([{ to_name: 'Vợ Của Người Nghỉ' }])
  const waiting = await sql<{ resource: string }>(
    `select resource from deleted_records where company_id = 1 and record_id = $1 and content ->> 'employee_id' = $1::text`,
    [id],
  )
  expect(waiting).toMatchObject([{ resource: 'contracts' }])
  // Numbers of insurance and tax stay as long as the pay.
  const papers = await sql(
    `select id_issue_place, social_insurance_no, tax_code, si_salary from employee_papers
     where company_id = 1 and employee_id = $1`,
    [id],
  )
  expect(papers).toMatchObject([
    {
      id_issue_place: null,
      social_insurance_no: insuranceOf(id),
      tax_code: insuranceOf(id),
      si_salary: 7000000,
    },
  ])
  const kept = await sql<{ full_name: string; company_email: string | null; join_date: string }>(
    `select full_name, company_email, join_date from employees where company_id = 1 and id = $1`,
    [id],
  )
  expect(kept).toMatchObject([{ full_name: 'Trịnh Văn Đã Nghỉ', company_email: null }])
  const history = await sql<{ path: string }>(
    `select path from employee_history where company_id = 1 and employee_id = $1`,
    [id],
  )
  const told = history.map(({ path }) => path)
  expect(told).toEqual(expect.arrayContaining(['full_name', 'social_insurance_no']))
  expect(told).not.toContain('id_issue_place')
  expect((await confirm(erasure, second)).status).toBe(409)
  expect((await propose(id)).status).toBe(409)
})

test('everything but his service goes ten years after leaving, and what is about others too stays without him', async () => {
  const word = `zqmuoinam${nextNumber()}`
  const { id, personId } = await filled(word)
  const { employeeId: colleague } = await hire(api, 'Người Còn Làm', 2)
  const kept = await worked(api, id, colleague, word)
  await sql(`update employees set join_date = '2005-01-01' where company_id = 1 and id = $1`, [id])
  await left(id, '2010-01-31')
  const { preview } = (await propose(id, true)).body.data
  expect(preview.classes.toSorted()).toEqual([...erasable].toSorted())
  expect(preview.shared).toEqual([
    { title: 'Quyết định', rows: 1 },
    { title: 'Tài liệu', rows: 1 },
    { title: 'Khen thưởng, kỷ luật', rows: 1 },
  ])
  expect(preview.files).toBe(8)
  // A hand-over that still waits is answered or withdrawn first.
  const settled = (state: string, at: string) =>
    sql(`update employee_transfers set state = '${state}', ${at} where company_id = 1 and employee_id = $1`, [
      id,
    ])
  await settled('waiting', 'settled_at = null, reason = null')
  expect((await propose(id, true)).body.data.preview.hindrance).toContain('chuyển công ty đang chờ')
  await settled('withdrawn', 'settled_at = now()')
  const erasure = await proposed(id)
  const answer = await confirm(erasure, second)
  expect(answer.status, answer.body.message).toBe(200)
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, jobs['files.sweep'], {}),
  )
  await runJobs(api.db, { environment: environment() })
  expect((await placesOf(word)).filter((table) => table !== 'idempotency_keys')).toEqual([])
  expect(await sql(`select from files where company_id = 1 and removed_at is not null`)).toEqual([])

  // Nothing is left of him in any table of these classes; what proves his service is.
  await inCompany(api.db.database, { companyId: 1, readOnly: true }, async (transaction) => {
    for (const taken of takenTables) {
      const rows = await rowsOf(transaction, taken, { employeeId: id, personId, userId: null })
      // Of two classes, each with months of its own: the row stays without a value.
      if (taken.table === 'employee_papers')
        expect(rows).toMatchObject([{ id_number: null, social_insurance_no: null, si_salary: null }])
      // Names he had before prove his service too.
      else if (taken.table === 'employee_history')
        expect(rows).toMatchObject(rows.map(() => ({ field: 'full_name' })))
      else if ((erasable as readonly string[]).includes(taken.keep) && !ofCandidates.includes(taken.table))
        expect(rows, taken.table).toEqual([])
      else if (['employees', 'job_changes'].includes(taken.table)) expect(rows, taken.table).not.toEqual([])
    }
  })
  const others = await sql<{ table: string; people: number[] }>(
    `select 'decisions' as table, array_agg(employee_id) as people from decision_people where company_id = 1 and decision_id = $1
     union all select 'documents', employee_ids from documents where company_id = 1 and id = $2
     union all select 'document_employees', array_agg(employee_id) from document_employees where company_id = 1 and document_id = $2
     union all select 'rewards', employee_ids from rewards_disciplines where company_id = 1 and id = $3`,
    [kept.sharedDecision, kept.sharedDocument, kept.sharedReward],
  )
  expect(others.map(({ people }) => people.map(Number))).toEqual([
    [colleague],
    [colleague],
    [colleague],
    [colleague],
  ])
  expect(await handedPapersAstray(api.db)).toEqual([])
})

test('nobody is erased who is held, works here again, heads a unit, manages somebody, signs or has left a short while ago', async () => {
  const { id } = await filled(`zqngan${nextNumber()}`)
  expect((await propose(id)).status).toBe(409)
  await left(id, '2020-01-31')
  const why = async () => (await propose(id, true)).body.data.preview.hindrance
  expect(await why()).toBeNull()

  const { hold } = (
    await hr.call('dataHolds.store', { body: { employee_id: id, reason: 'Tòa án yêu cầu.' } })
  ).body.data
  expect(await why()).toContain('tạm giữ')
  expect((await propose(id)).status).toBe(409)
  await hr.call('dataHolds.end', { path: { id: hold.id }, body: { reason: 'Đã xong.' } })

  const [unit] = await sql<{ id: number; manager_id: number | null }>(
    'select id, manager_id from departments where company_id = 1 order by id desc limit 1',
  )
  await sql('update departments set manager_id = $1 where company_id = 1 and id = $2', [id, unit?.id])
  expect(await why()).toContain('trưởng đơn vị')
  await sql('update departments set manager_id = $1 where company_id = 1 and id = $2', [
    unit?.manager_id,
    unit?.id,
  ])

  const { employeeId: managed } = await hire(api, 'Người Được Quản Lý', 3)
  const manage = async (manager: number | null) => {
    for (const table of ['job_changes', 'job_versions'])
      await sql(`update ${table} set direct_manager_id = $1 where company_id = 1 and employee_id = $2`, [
        manager,
        managed,
      ])
  }
  await manage(id)
  expect(await why()).toContain('quản lý trực tiếp')
  // Of whom somebody else manages by now he is the manager no more.
  await sql(`update job_versions set direct_manager_id = null where company_id = 1 and employee_id = $1`, [
    managed,
  ])
  expect(await why()).toBeNull()
  // Whom he manages from a day to come on is his as well.
  await sql(
    `update job_versions set direct_manager_id = $1, valid_from = current_date + 1 where company_id = 1 and employee_id = $2`,
    [id, managed],
  )
  expect(await why()).toContain('quản lý trực tiếp')
  await manage(null)
  await sql(
    `insert into signers (company_id, employee_id, printed_title, paper_kinds, valid_from)
     values (1, $1, 'Giám đốc', '{labour_contract}', '2019-01-01')`,
    [id],
  )
  expect(await why()).toContain('quyền ký')
  await sql(`delete from signers where company_id = 1 and employee_id = $1`, [id])

  // Held between proposal and confirmation.
  const erasure = await proposed(id)
  const again = (await hr.call('dataHolds.store', { body: { employee_id: id, reason: 'Tòa án yêu cầu.' } }))
    .body.data.hold
  expect((await confirm(erasure, second)).status).toBe(409)
  await hr.call('dataHolds.end', { path: { id: again.id }, body: { reason: 'Đã xong.' } })
  await sql(`update employees set active = true, work_state = 'official' where company_id = 1 and id = $1`, [
    id,
  ])
  expect((await confirm(erasure, second)).status).toBe(409)
  await sql(`update employees set active = false, work_state = 'left' where company_id = 1 and id = $1`, [id])
  const withdrawn = await second.call('erasures.withdraw', { path: { id: erasure }, body: {} })
  expect(withdrawn.body.data.erasure.state).toBe('withdrawn')

  const [day] = await sql<{ lately: string }>(`select (current_date - 100)::text as lately`)
  await left(id, day?.lately ?? '')
  expect((await propose(id)).status).toBe(409)
  const { preview } = (await propose(id, true)).body.data
  expect(preview.erased).toEqual([])
  expect(preview.kept.find(({ key }) => key === 'health')?.until).not.toBeNull()
})

test('every table of an erasable class goes with it, and of two who confirm at once one erases', async () => {
  const rows = await sql<{ part: string }>('select part::text as part from erasable_parts()')
  const map = takenTables
    .filter(({ keep }) => (erasable as readonly string[]).includes(keep))
    .map(({ table }) => table)
  // These go by a step of their own, or with the row above them.
  const ofTakers = ['quiz_exam_pauses', 'quiz_messages']
  const ofAttempts = ['quiz_attempt_moves', 'quiz_field_shares', 'quiz_incidents', 'quiz_late_answers']
  const otherwise = ['employee_history', 'request_change_items', ...ofTakers, ...ofAttempts, ...ofCandidates]
  expect(map.filter((table) => !otherwise.includes(table)).toSorted()).toEqual(
    [...new Set(rows.map(({ part }) => part))].toSorted(),
  )

  const { id } = await filled(`zqhai${nextNumber()}`)
  await left(id, '2020-01-31')
  const erasure = await proposed(id)
  const answers = await Promise.all([confirm(erasure, second), confirm(erasure, second)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})
