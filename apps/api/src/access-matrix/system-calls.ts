import { inCompany } from '../db/transaction.ts'
import { cleanUp } from '../jobs/clean-up.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { queueMail } from '../mail/outbox.ts'
import { writeNotice } from '../notices/write-notice.ts'
import { nextNumber } from '../testing/numbers.ts'
import { newContract } from './contract-calls.ts'
import { printedContract } from './made-papers.ts'
import { type CallsOf, nothing, type CallContext } from './call-context.ts'

export const jobCalls: CallsOf<'jobs'> = {
  'jobs.list': nothing,
  'jobs.show': async (context) => ({ path: { id: await newRun(context) } }),
  'jobs.cancel': async (context) => ({ path: { id: await newRun(context) } }),
  'jobs.retry': async (context) => ({ path: { id: await newRun(context) } }),
}

export const paperCalls: CallsOf<'papers'> = {
  'papers.show': async () => ({ query: { key: '0'.repeat(32) } }),
  'papers.ofCode': async (context) => ({
    path: { code: (await printedContract(context, () => newContract(context))).code },
  }),
}

export const homeCalls: CallsOf<'home'> = {
  'home.show': nothing,
  'home.arrange': async () => ({ body: { order: ['headcount'], put_away: ['expiring_documents'] } }),
}

export const firstImportCalls: CallsOf<'firstImports'> = {
  'firstImports.show': nothing,
  'firstImports.update': async () => ({ body: { source_totals: { employees: 120 } } }),
}

export const fileUsageCalls: CallsOf<'fileUsage'> = { 'fileUsage.show': nothing }

const letter = { subject: 'Mật khẩu của {{login}}', body: '<p>{{link}}</p>' }
const passwordLink = { path: { name: 'password-link' } }

export const mailTemplateCalls: CallsOf<'mailTemplates'> = {
  'mailTemplates.list': nothing,
  'mailTemplates.update': async () => ({ ...passwordLink, body: letter }),
  'mailTemplates.preview': async () => ({ ...passwordLink, body: letter }),
  'mailTemplates.reset': async () => ({ ...passwordLink, body: {} }),
}

export const mailCalls: CallsOf<'mails'> = {
  'mails.list': nothing,
  'mails.show': async (context) => ({ path: { id: await newMail(context) } }),
  'mails.cancel': async (context) => ({ path: { id: await newMail(context) } }),
  'mails.retry': async (context) => ({ path: { id: await newMail(context) } }),
}

/** A mail of company 1 that waits. */
async function newMail({ api }: CallContext): Promise<number> {
  return inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    queueMail(transaction, {
      template: 'password-link',
      to: { name: 'Người Nhận', address: 'nguoi.nhan@example.com' },
      variables: {
        full_name: 'Người Nhận',
        login: 'nhann',
        company: 'Công ty Một',
        link: '/dat-mat-khau#x',
        expires_at: '10:00',
      },
    }),
  )
}

/** A run of company 1 that nobody has asked for himself. */
async function newRun({ api }: CallContext): Promise<number> {
  return inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, cleanUp, {}),
  )
}

export const lawConstantCalls: CallsOf<'lawConstants'> = {
  'lawConstants.list': nothing,
  'lawConstants.preview': async () => ({ body: newWage() }),
  'lawConstants.storeValue': async () => ({ body: newWage() }),
}

/** A minimum wage of a year that nobody has asked about before. */
function newWage() {
  return {
    key: 'minimum_wage_region_1',
    from_date: `${2_100 + (nextNumber() % 5_000)}-01-01`,
    value: 9_000_000,
    source: 'Nghị định của phép thử',
  }
}

/** One's own alone, whatever one may: the notice that is to be read is somebody else's. */
export const noticeCalls: CallsOf<'notices'> = {
  'notices.list': nothing,
  'notices.unread': nothing,
  'notices.read': async (context) => ({ path: { id: await noticeOfSomebody(context) } }),
  'notices.readAll': async () => ({ body: { last_id: 1 } }),
  'notices.settings': nothing,
  'notices.saveSettings': async () => ({ body: { silenced: ['training_schedule'] } }),
}

/** HR of company 1 is named, who may do what any of the actors may; nobody ends what somebody else has named. */
export const standInCalls: CallsOf<'standIns'> = {
  'standIns.list': nothing,
  'standIns.store': async () => {
    const day = new Date(Date.UTC(2040, 0, nextNumber())).toISOString().slice(0, 10)
    return { body: { user_id: 1, from_date: day, to_date: day } }
  },
  'standIns.end': async ({ api }) => ({ path: { id: await standInOfSomebody(api) } }),
}

/** Named in company 1 by a user who is none of the actors. */
async function standInOfSomebody(api: CallContext['api']): Promise<number> {
  const { rows } = await api.db.superuser.query<{ id: number }>(
    `insert into stand_ins (company_id, user_id, stand_in_id, from_date, to_date)
     select 1, 3, 1, day, day from (select date '2050-01-01' + $1::integer as day) as days returning id`,
    [nextNumber()],
  )
  return rows[0]?.id ?? 0
}

/** Written in company 1 for an employee who is none of the actors. */
async function noticeOfSomebody({ api }: CallContext): Promise<number> {
  const recordId = nextNumber()
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    writeNotice(transaction, { employeeId: 11 }, { kind: 'request_reviewed', recordId }),
  )
  const { rows } = await api.db.superuser.query<{ id: number }>(
    'select id from notices where company_id = 1 and employee_id = 11 and record_id = $1',
    [recordId],
  )
  return rows[0]?.id ?? 0
}
