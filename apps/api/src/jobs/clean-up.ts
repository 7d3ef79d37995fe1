import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DB } from '../db/tables.gen.ts'
import type { CompanyTransaction } from '../db/transaction.ts'
import type { LawConstantKey } from '../law/constants.ts'
import { lawConstant } from '../law/law-constant.ts'
import type { Settings } from '../settings.ts'
import { removeStrayMailFiles } from '../mail/mail-files.ts'
import { defineJob } from './define-job.ts'
import { mailOfHeld, noticeOfHeld, trailValuesOfHeld, viewOfHeld } from './held-people.ts'

/** What is kept for a time only: its name in the result, and how what is too old goes. */
interface Kept {
  name: string
  forget: (transaction: CompanyTransaction, settings: Settings) => Promise<number>
}

const kept: readonly Kept[] = [
  {
    name: 'sessions',
    forget: async (transaction) =>
      asked(sql`forget_ended_sessions(${await daysOf(transaction, 'keep_sign_in_months')})`, transaction.db),
  },
  {
    name: 'sign_in_events',
    forget: async (transaction) =>
      asked(sql`forget_sign_in_events(${await daysOf(transaction, 'keep_sign_in_months')})`, transaction.db),
  },
  { name: 'links', forget: ({ db }) => asked(sql`forget_ended_links(30)`, db) },
  // What can be undone, repeated or gone on with for less than a day.
  afterADay('undo', 'deleted_records', 'deleted_at'),
  afterADay('department_merges', 'department_merges', 'made_at'),
  afterADay('imports', 'imports', 'made_at'),
  afterADay('queued_imports', 'queued_imports', 'made_at'),
  afterADay('idempotency_keys', 'idempotency_keys', 'created_at'),
  {
    // Evidence of requests that were never sent.
    name: 'request_drafts',
    forget: ({ db, inThisCompany }) =>
      removed(
        sql`update files set removed_at = now() where ${inThisCompany('files')} and removed_at is null
          and owner_kind = 'request_change_draft' and created_at < now() - interval '1 day'`,
        db,
      ),
  },
  {
    // Files of diplomas whose row is gone for good: as long as it may come back, its file waits for it.
    name: 'diplomas',
    forget: ({ db, inThisCompany }) =>
      removed(
        sql`update files set removed_at = now() where ${inThisCompany('files')} and removed_at is null
          and owner_kind = 'employee_education' and not exists (
            select from employee_educations education
            where education.company_id = files.company_id and education.id = files.owner_id)
          and not exists (
            select from deleted_records undone
            where undone.company_id = files.company_id and undone.resource in ('employees', 'employeeEducations')
              and undone.deleted_at > now() - interval '10 minutes')`,
        db,
      ),
  },
  {
    name: 'mails',
    forget: async (transaction) =>
      removed(
        sql`delete from mails where ${transaction.inThisCompany('mails')} and state in ('sent', 'stored', 'failed', 'cancelled')
          and created_at < now() - make_interval(days => ${await daysOf(transaction, 'keep_mail_months')})
          and not ${mailOfHeld(transaction)}`,
        transaction.db,
      ),
  },
  afterMonths('notices', 'notices', 'created_at', 'keep_notice_months', noticeOfHeld),
  // The lines stay under their seals, with the names of fields.
  afterMonths('trail_values', 'audit_values', 'at', 'keep_trail_values_months', trailValuesOfHeld),
  afterMonths('views', 'personal_data_views', 'at', 'keep_view_months', viewOfHeld),
  {
    name: 'mail_files',
    forget: (transaction, { dataDir }) => removeStrayMailFiles(dataDir, transaction),
  },
  {
    name: 'job_runs',
    forget: ({ db, inThisCompany }, { jobRetentionDays }) =>
      removed(
        sql`delete from job_runs where ${inThisCompany('job_runs')} and state in ('done', 'failed', 'cancelled')
          and finished_at < now() - make_interval(days => case when is_quiet and state = 'done' then 1 else ${jobRetentionDays} end)`,
        db,
      ),
  },
]

function afterADay(name: string, table: keyof DB, moment: string): Kept {
  return {
    name,
    forget: ({ db, inThisCompany }) =>
      removed(
        sql`delete from ${sql.table(table)} where ${inThisCompany(table)} and ${sql.ref(moment)} < now() - interval '1 day'`,
        db,
      ),
  }
}

function afterMonths(
  name: string,
  table: keyof DB,
  moment: string,
  key: LawConstantKey,
  /** Rows that a legal hold keeps. */
  held: (transaction: CompanyTransaction) => RawBuilder<SqlBool>,
): Kept {
  return {
    name,
    forget: async (transaction) =>
      removed(
        sql`delete from ${sql.table(table)} where ${transaction.inThisCompany(table)}
          and ${sql.ref(moment)} < now() - make_interval(days => ${await daysOf(transaction, key)})
          and not ${held(transaction)}`,
        transaction.db,
      ),
  }
}

/**
 * Removes, every night and in every company, what has been kept for long enough: what tells of people for as long as the
 * numbers of the law say, what only keeps the product going for as long as the settings do.
 */
export const cleanUp = defineJob<Record<string, never>>({
  name: 'jobs.clean-up',
  title: 'Dọn dữ liệu đã hết thời hạn lưu',
  cron: '30 2 * * *',
  run: async ({ inCompany, progress, settings }) => {
    const totals: Record<string, number> = {}
    for (const [index, { name, forget }] of kept.entries()) {
      await progress(index, kept.length)
      totals[name] = await inCompany((transaction) => forget(transaction, settings))
    }
    return totals
  },
})

/** The days of so many months back from today; one month at least, whatever slip an administrator makes. */
async function daysOf(transaction: CompanyTransaction, key: LawConstantKey): Promise<number> {
  const { db } = transaction
  const { rows } = await sql<{ today: string }>`select current_date::text as today`.execute(db)
  const months = Math.max(1, Math.ceil(await lawConstant(transaction, key, rows[0]?.today ?? '')))
  return asked(sql`current_date - (current_date - make_interval(months => ${months}))::date`, db)
}

type Connection = CompanyTransaction['db']

async function asked(call: ReturnType<typeof sql>, db: Connection): Promise<number> {
  const { rows } = await sql<{ total: number }>`select ${call} as total`.execute(db)
  return rows[0]?.total ?? 0
}

async function removed(statement: ReturnType<typeof sql>, db: Connection): Promise<number> {
  const { numAffectedRows = 0n } = await statement.execute(db)
  return Number(numAffectedRows)
}
