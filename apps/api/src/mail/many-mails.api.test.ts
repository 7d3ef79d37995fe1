import { expect, test } from 'vitest'
import { type CompanyTransaction, inCompany } from '../db/transaction.ts'
import { apiForFile } from '../testing/api.ts'
import { queueLetters, queueMails } from './outbox.ts'

const api = apiForFile()

const inOne = <T>(work: (transaction: CompanyTransaction) => Promise<T>) =>
  inCompany(api.db.database, { companyId: 1, readOnly: false }, work)

/** Mails with a secret each, as many as are asked for. */
const manyMails = (count: number, series: string) =>
  Array.from({ length: count }, (_, at) => ({
    at,
    to: { name: `Người ${at}`, address: `${series}.${at}@example.com` },
    variables: {
      full_name: `Người ${at}`,
      login: `l${at}`,
      company: 'Sông Mây',
      link: `/z#${at}`,
      expires_at: '',
    },
  }))

interface Kept {
  to_name: string
  to_address: string
  subject: string
  link: string
  carries: number
  waiting: number
  id: number
}

/** What stands in outbox, secrets, runs and queue of the mails to such addresses. */
async function keptOf(series: string): Promise<Kept[]> {
  const { rows } = await api.db.superuser.query<Kept>(
    `select mail.id, mail.to_name, mail.to_address, mail.subject, secret.variables->>'link' as link,
       (run.input->>'mailId')::bigint as carries,
       (select count(*)::int from pgboss.job where job.id = run.queue_id and job.state = 'created'
         and job.data = jsonb_build_object('companyId', 1, 'runId', run.id)) as waiting
     from mails mail
     left join mail_secrets secret on secret.company_id = mail.company_id and secret.mail_id = mail.id
     left join job_runs run on run.company_id = mail.company_id and run.id = mail.run_id
     where mail.to_address like $1 order by mail.id`,
    [`${series}.%`],
  )
  return rows
}

/** Everything that queueing a mail writes, in numbers. */
async function totals(): Promise<unknown> {
  const { rows } = await api.db.superuser.query(
    `select (select count(*) from mails) as mails, (select count(*) from mail_secrets) as secrets,
       (select count(*) from job_runs) as runs, (select count(*) from pgboss.job) as jobs`,
  )
  return rows[0]
}

test('2,500 mails take a handful of statements, and each keeps its own person, secret and run', async () => {
  let statements = 0
  const queued = await inOne((transaction) => {
    const db = transaction.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    return queueMails({ ...transaction, db }, 'password-link', manyMails(2_500, 'dong'))
  })
  // The template once, and four for each thousand.
  expect(statements).toBe(1 + 3 * 4)
  const kept = await keptOf('dong')
  expect(kept).toEqual(
    manyMails(2_500, 'dong').map(({ at, to }) => ({
      id: queued[at]?.mailId,
      to_name: to.name,
      to_address: to.address,
      subject: `Đặt mật khẩu cho tài khoản l${at}`,
      link: `/z#${at}`,
      carries: queued[at]?.mailId,
      waiting: 1,
    })),
  )
})

test('two mails to one address are two, each with its own words', async () => {
  const [first, second] = manyMails(2, 'doi')
  if (first === undefined || second === undefined) throw new Error('two mails')
  const same = [first, { ...second, to: first.to }]
  await inOne((transaction) => queueMails(transaction, 'password-link', same))
  expect((await keptOf('doi')).map(({ subject, link }) => [subject, link])).toEqual([
    ['Đặt mật khẩu cho tài khoản l0', '/z#0'],
    ['Đặt mật khẩu cho tài khoản l1', '/z#1'],
  ])
})

test.each<[string, (transaction: CompanyTransaction) => Promise<unknown>]>([
  [
    'one address that is none',
    (transaction) => {
      const [wrong, ...others] = manyMails(1_200, 'sai')
      if (wrong === undefined) throw new Error('many mails')
      const last = { ...wrong, to: { name: 'An', address: 'a@b,c@d' } }
      return queueMails(transaction, 'password-link', [...others, last])
    },
  ],
  [
    'a letter whose copy goes nowhere',
    (transaction) => {
      const words = {
        template: 'candidate-letter',
        cc: ['x@y,z'],
        replyTo: null,
        subject: 'S',
        body: 'B',
      } as const
      return queueLetters(transaction, words, [
        { to: { name: 'An', address: 'sai.1@example.com' }, variables: {} },
      ])
    },
  ],
  [
    'a cause that fails after them',
    async (transaction) => {
      await queueMails(transaction, 'password-link', manyMails(1_200, 'sai'))
      throw new Error('the process died here')
    },
  ],
])('%s: nothing of them all is queued', async (_, work) => {
  const before = await totals()
  await expect(inOne(work)).rejects.toThrow()
  expect(await totals()).toEqual(before)
  expect(await keptOf('sai')).toEqual([])
})

test('no mail at all is nothing queued', async () => {
  const before = await totals()
  expect(await inOne((transaction) => queueMails(transaction, 'password-link', []))).toEqual([])
  expect(await totals()).toEqual(before)
})
