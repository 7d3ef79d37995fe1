import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inCompany } from '../db/transaction.ts'
import { apiForFile, type Person } from '../testing/api.ts'
import { inCompanyOf } from '../testing/group.ts'
import { runJobs } from '../testing/jobs.ts'
import { hire, newcomer } from '../testing/newcomer.ts'
import { queueMail } from './outbox.ts'

const api = apiForFile()
const dataDir = mkdtempSync(join(tmpdir(), 'nhansu-mail-'))
const environment = { DATA_DIR: dataDir, APP_URL: 'https://nhansu.example.com' }
let admin: Person
beforeAll(async () => {
  admin = await api.as('hrOfOne')
})
afterAll(() => rmSync(dataDir, { recursive: true }))

/** A user of company 1 with an address, and the link that an administrator makes for him. */
async function linkFor(address: string | null) {
  const { personId, employeeId } = await hire(api, 'Nguyễn Văn Thư')
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('update employees set company_email = $2 where id = $1', [employeeId, address]),
  )
  const { userId } = await newcomer(api, { login: `thu.${employeeId}`, companies: { 1: [] }, personId })
  const { body } = await admin.call('accounts.resetPassword', { path: { id: userId } })
  return { userId, link: body.data.link }
}

const newest = async () => (await admin.call('mails.list')).body.data.mails[0]
const everything = async (): Promise<string> => {
  const { rows } = await api.db.superuser.query(
    'select mails::text from mails union all select job_runs::text from job_runs',
  )
  return JSON.stringify(rows)
}

describe('the one-time link', () => {
  test('goes to the user by mail as well, whole, and only to him', async () => {
    const { link } = await linkFor('thu@example.com')
    expect(link.mailed_to).toBe('thu@example.com')
    await runJobs(api.db, { environment })
    const mail = await newest()
    expect(mail).toMatchObject({
      state: 'stored',
      attempts: 1,
      to_address: 'thu@example.com',
      has_secrets: true,
    })
    const [file = ''] = readdirSync(join(dataDir, 'mails')).filter((name) => name === `1-${mail?.id}.eml`)
    expect(statSync(join(dataDir, 'mails', file)).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, 'mails')).mode & 0o777).toBe(0o700)
    const parsed = await PostalMime.parse(readFileSync(join(dataDir, 'mails', file)))
    const address = `https://nhansu.example.com/dat-mat-khau#${link.token}`
    expect(parsed).toMatchObject({
      to: [{ name: expect.stringContaining('Người dùng thu.'), address: 'thu@example.com' }],
      text: expect.stringContaining(address),
      html: expect.stringContaining(`<a href="${address}">`),
    })
  })

  test('is nowhere in what an administrator can read, before and after sending', async () => {
    const { link } = await linkFor('kin@example.com')
    for (const _ of ['before', 'after']) {
      const { id = 0 } = (await newest()) ?? {}
      const shown = await admin.call('mails.show', { path: { id } })
      expect(shown.body.data.text).toContain('Đặt mật khẩu (••••••)')
      const list = await admin.call('mails.list')
      expect(shown.text + list.text).not.toContain(link.token)
      expect(await everything()).not.toContain(link.token)
      await runJobs(api.db, { environment })
    }
    expect((await api.db.superuser.query('select from mail_secrets')).rowCount).toBe(0)
  })

  test('cannot be sent a second time, and says what to do', async () => {
    await linkFor('hai@example.com')
    await runJobs(api.db, { environment })
    const { id = 0 } = (await newest()) ?? {}
    const answer = await admin.call('mails.retry', { path: { id } })
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('liên kết mới') } })
  })

  test('goes with the mail that is cancelled', async () => {
    await linkFor('huy@example.com')
    const { id = 0 } = (await newest()) ?? {}
    expect((await admin.call('mails.cancel', { path: { id } })).body.data.mail.state).toBe('cancelled')
    expect((await api.db.superuser.query('select from mail_secrets')).rowCount).toBe(0)
    expect(await runJobs(api.db, { environment })).toBe(0)
    expect((await admin.call('mails.cancel', { path: { id } })).status).toBe(200)
  })

  test('that is over is not sent any more', async () => {
    await linkFor('muon@example.com')
    await api.db.superuser.query(
      `update mails set expires_at = now() - interval '1 minute' where state = 'queued'`,
    )
    await runJobs(api.db, { environment })
    expect(await newest()).toMatchObject({ state: 'failed', last_error: expect.stringContaining('hết hạn') })
  })

  test.each([null, 'khong phai dia chi', 'a@b,c@d', 'a@example.com\r\nBcc: b@example.com'])(
    'is shown to the administrator alone where the address is %j',
    async (address) => {
      const before = (await newest())?.id
      const { link } = await linkFor(address)
      expect(link.mailed_to).toBeNull()
      expect((await newest())?.id).toBe(before)
    },
  )
})

describe('a mail', () => {
  const ask = (to: { name: string; address: string }) =>
    inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      queueMail(transaction, {
        template: 'password-link',
        to,
        variables: { full_name: to.name, login: 'x', company: 'y', link: '/z', expires_at: '' },
      }),
    )

  test.each([
    { name: 'An', address: 'a@b,c@d' },
    { name: 'An', address: 'a@example.com\r\nRCPT TO:<b@example.com>' },
    { name: 'An\r\nBcc: b@example.com', address: 'a@example.com' },
  ])('to %j is refused as bad input, and nothing is queued', async (to) => {
    const before = (await newest())?.id
    await expect(ask(to)).rejects.toMatchObject({ status: 400 })
    expect((await newest())?.id).toBe(before)
  })

  test('of the other company is not there', async () => {
    const other = await api.as('hrOfTwo')
    const { id = 0 } = (await newest()) ?? {}
    expect((await other.call('mails.show', { path: { id } })).status).toBe(404)
    expect((await other.call('mails.list')).body.data.mails.map((mail) => mail.id)).toEqual([141])
  })
})
