import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { inCompany } from '../db/transaction.ts'
import type { LawConstantKey } from '../law/constants.ts'
import { apiForFile } from '../testing/api.ts'
import { inCompanyOf } from '../testing/group.ts'
import { runJobs } from '../testing/jobs.ts'
import { cleanUp } from './clean-up.ts'
import { enqueue } from './enqueue.ts'
import { allJobs, jobs } from './registry.ts'

const api = apiForFile()

/** A row of each kind in a company, made so many days ago. */
async function leaveBehind(companyId: number, days: number): Promise<void> {
  await inCompanyOf(api.db.superuser, companyId, async (client) => {
    const values = [companyId, days, `${companyId}-${days}`]
    await client.query(
      `insert into sessions (token_hash, user_id, company_id, created_at, last_used_at)
       select sha256(('s' || $3)::bytea), 3, $1, at, at from (select now() - make_interval(days => $2) as at) t`,
      values,
    )
    await client.query(
      `insert into sign_in_events (user_id, company_id, event, at, request_id)
       values (3, $1, 'sign-in', now() - make_interval(days => $2), $3)`,
      values,
    )
    await client.query(
      `insert into public_links (token_hash, company_id, kind, record_id, expires_at)
       values (sha256(('l' || $3)::bytea), $1, 'password', 3, now() - make_interval(days => $2))`,
      values,
    )
    await client.query(
      `insert into deleted_records (company_id, resource, record_id, content, deleted_by, deleted_at)
       values ($1, 'levels', $2::integer, '{}', 1, now() - make_interval(days => $2::integer))`,
      values.slice(0, 2),
    )
    await client.query(
      `insert into department_merges (company_id, department_id, effective_date, made_at, version, units, positions, holdings)
       select company_id, id, '2026-01-01', now() - make_interval(days => $2::integer), 1, '[]', '[]', '{}'
       from departments where company_id = $1 and id not in (select department_id from department_merges) limit 1`,
      values.slice(0, 2),
    )
    await client.query(
      `insert into idempotency_keys (company_id, user_id, key, operation, body_hash, created_at)
       values ($1, 1, 'key-of-' || $3, 'levels.store', '', now() - make_interval(days => $2))`,
      values,
    )
    await client.query(
      `insert into imports (company_id, resource, made_by, made_at)
       values ($1, 'levels', 1, now() - make_interval(days => $2))`,
      values.slice(0, 2),
    )
    await client.query(
      `insert into queued_imports (company_id, resource, entries, ignored_columns, made_at)
       values ($1, 'levels', '[]', '{}', now() - make_interval(days => $2))`,
      values.slice(0, 2),
    )
    await client.query(
      `insert into job_runs (company_id, name, title, state, input, queue_id, finished_at)
       values ($1, 'x', 'Việc cũ', 'done', '{}', gen_random_uuid(), now() - make_interval(days => $2))`,
      values.slice(0, 2),
    )
    await client.query(
      `with line as (
         insert into audit_trail (company_id, at, operation, resource, result)
         values ($1, now() - make_interval(days => $2), 'levels.update', 'levels', 'done') returning id, at)
       insert into audit_values (company_id, line_id, at, resource, salt)
       select $1, id, at, 'levels', gen_random_uuid() from line`,
      values.slice(0, 2),
    )
    await client.query(
      `with view as (
         insert into personal_data_views (company_id, at, user_id, operation, deed)
         values ($1, now() - make_interval(days => $2), 3, 'employees.reveal', 'reveal') returning id)
       insert into personal_data_view_people (company_id, employee_id, view_id) select $1, 1, id from view`,
      values.slice(0, 2),
    )
    await client.query(
      `insert into mails (company_id, template, subject, body, variables, to_address, state, created_at)
       values ($1, 'x', 'Thư cũ', '', '{}', 'an@example.com', 'sent', now() - make_interval(days => $2))`,
      values.slice(0, 2),
    )
    await client.query(
      `insert into notices (company_id, user_id, kind, record_id, created_at)
       select $1, user_id, 'interview', $2::integer, now() - make_interval(days => $2::integer)
       from memberships where company_id = $1 order by user_id limit 1`,
      values.slice(0, 2),
    )
  })
}

const kinds = {
  sessions: `select company_id, now()::date - last_used_at::date as days from sessions where user_id = 3`,
  events: `select company_id, now()::date - at::date as days from sign_in_events where request_id is not null`,
  links: `select company_id, now()::date - expires_at::date as days from public_links`,
  undo: `select company_id, record_id::integer as days from deleted_records`,
  merges: `select company_id, now()::date - made_at::date as days from department_merges`,
  imports: `select company_id, now()::date - made_at::date as days from imports`,
  queued: `select company_id, now()::date - made_at::date as days from queued_imports`,
  keys: `select company_id, now()::date - created_at::date as days from idempotency_keys`,
  runs: `select company_id, now()::date - finished_at::date as days from job_runs where name = 'x'`,
  trail: `select company_id, now()::date - at::date as days from audit_trail where request_id is null`,
  trailValues: `select company_id, now()::date - at::date as days from audit_values`,
  notices: `select company_id, now()::date - created_at::date as days from notices where kind = 'interview'`,
  views: `select company_id, now()::date - at::date as days from personal_data_views`,
  viewed: `select seen.company_id, now()::date - seen.at::date as days from personal_data_view_people about
    join personal_data_views seen on seen.company_id = about.company_id and seen.id = about.view_id`,
  mails: `select company_id, now()::date - created_at::date as days from mails where subject = 'Thư cũ'`,
}

/** The group keeps something for other months from this year on. */
async function keepFor(key: LawConstantKey, months: number): Promise<void> {
  await api.db.superuser.query(
    `insert into law_values (key, from_date, value, source) values ($1, '2026-01-01', $2, 'Quy định nội bộ')`,
    [key, months],
  )
}

async function left(): Promise<Record<string, string[]>> {
  const entries = Object.entries(kinds).map(async ([kind, statement]) => {
    const { rows } = await api.db.superuser.query<{ company_id: number; days: number }>(
      `${statement} order by 1, 2`,
    )
    return [kind, rows.map(({ company_id, days }) => `${company_id}:${days}`)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

describe('the nightly cleaning', () => {
  test('removes what is over in its own company, by the numbers of the law and the settings', async () => {
    await keepFor('keep_sign_in_months', 3)
    await keepFor('keep_mail_months', 1)
    await keepFor('keep_trail_values_months', 1)
    await keepFor('keep_notice_months', 1)
    await keepFor('keep_view_months', 1)
    for (const companyId of [1, 2]) for (const days of [400, 40, 0]) await leaveBehind(companyId, days)
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      enqueue(transaction, cleanUp, {}),
    )
    await runJobs(api.db, { environment: { JOB_RETENTION_DAYS: '30' } })
    const untouched = ['2:0', '2:40', '2:400']
    expect(await left()).toEqual({
      sessions: ['1:0', '1:40', ...untouched],
      events: ['1:0', '1:40', ...untouched],
      links: ['1:0', ...untouched],
      undo: ['1:0', ...untouched],
      merges: ['1:0', ...untouched],
      imports: ['1:0', ...untouched],
      queued: ['1:0', ...untouched],
      keys: ['1:0', ...untouched],
      runs: ['1:0', ...untouched],
      // The lines stay for good.
      trail: ['1:0', '1:40', '1:400', ...untouched],
      trailValues: ['1:0', ...untouched],
      notices: ['1:0', ...untouched],
      views: ['1:0', ...untouched],
      viewed: ['1:0', ...untouched],
      mails: ['1:0', ...untouched],
    })
  })

  test('keeps the last session of a user in a company, however old', async () => {
    await api.db.superuser.query(
      `delete from sessions where user_id = 3 and last_used_at > now() - interval '300 days'`,
    )
    await inCompany(api.db.database, { companyId: 2, readOnly: false }, (transaction) =>
      enqueue(transaction, cleanUp, {}),
    )
    await runJobs(api.db)
    expect((await left())['sessions']).toEqual(['2:400'])
  })
})

test('files of mails go with their rows, and no others', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nhansu-mails-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  mkdirSync(join(dataDir, 'mails'))
  const names = ['1-41.eml', '1-40.eml', '2-40.eml', '1-x.eml']
  for (const name of names) writeFileSync(join(dataDir, 'mails', name), 'Chào')
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, cleanUp, {}),
  )
  await runJobs(api.db, { environment: { DATA_DIR: dataDir } })
  expect(readdirSync(join(dataDir, 'mails')).toSorted()).toEqual(['1-41.eml', '1-x.eml', '2-40.eml'])
})

test('every job stands in the registry under its own name', () => {
  expect(Object.keys(jobs)).toEqual(allJobs.map(({ name }) => name))
})
