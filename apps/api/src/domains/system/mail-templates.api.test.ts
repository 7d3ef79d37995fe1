import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { askForMail } from '../../testing/asked-mail.ts'
import { apiForFile, type Person } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'

const api = apiForFile()
let admin: Person
beforeAll(async () => {
  admin = await api.as('hrOfOne')
})

const path = { name: 'password-link' }
const words = { subject: 'Mật khẩu của {{login}}', body: '<p>Chào {{full_name}}: {{link}}</p>' }
const save = (body: object, person = admin) =>
  person.call('mailTemplates.update', { path, body: { ...words, ...body } })
const theirs = async (person = admin) =>
  (await person.call('mailTemplates.list')).body.data.mail_templates.find(
    ({ name }) => name === 'password-link',
  )

/** What the newest mail of company 1 was written with. */
async function newestMail(): Promise<{ subject: string; body: string }> {
  await askForMail(api.db, { name: 'Nguyễn Thị Đào', address: 'daonth@example.com' })
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query<{ subject: string; body: string }>(
      'select subject, body from mails order by id desc limit 1',
    ),
  )
  return rows[0] ?? { subject: '', body: '' }
}

const reset = (body: Input<'mailTemplates.reset'>['body'] = {}) =>
  admin.call('mailTemplates.reset', { path, body })

describe('a mail template', () => {
  test('is the shipped one, with its variables, until the company writes its own', async () => {
    expect(await theirs()).toMatchObject({
      name: 'password-link',
      title: 'Liên kết đặt mật khẩu',
      is_changed: false,
      updated_at: null,
    })
    expect((await theirs())?.variables).toContainEqual({
      name: 'link',
      title: 'Liên kết đặt mật khẩu',
      is_needed: true,
      is_secret: true,
    })
    expect((await newestMail()).subject).toBe('Đặt mật khẩu cho tài khoản daonth')
  })

  test('in the company’s words is what its mails say from then on, and nobody else’s', async () => {
    const { status, body } = await save({})
    expect([status, body.data.mail_template]).toEqual([
      200,
      expect.objectContaining({ ...words, is_changed: true }),
    ])
    expect(await newestMail()).toEqual({ subject: 'Mật khẩu của daonth', body: words.body })
    expect((await theirs(await api.as('hrOfTwo')))?.is_changed).toBe(false)
  })

  test('goes back to the shipped words', async () => {
    await save({})
    const { body } = await reset()
    expect(body.data.mail_template).toMatchObject({ is_changed: false, version: 1 })
    expect((await newestMail()).subject).toBe('Đặt mật khẩu cho tài khoản daonth')
  })

  test('does not go back from words that somebody else has written meanwhile', async () => {
    await reset()
    await save({ subject: 'Một' })
    await save({ version: 2, subject: 'Hai' })
    const late = await reset({ version: 2 })
    expect([late.status, late.body.data.mail_template.subject]).toEqual([409, 'Hai'])
    expect((await theirs())?.subject).toBe('Hai')
    expect((await reset({ version: 3 })).body.data.mail_template.is_changed).toBe(false)
    expect((await reset({ version: 3 })).status).toBe(200)
  })

  test('is not saved over what somebody else has saved meanwhile', async () => {
    await reset()
    expect((await save({ version: 1, subject: 'Một' })).status).toBe(200)
    const stale = await save({ version: 1, subject: 'Hai' })
    expect([stale.status, stale.body.data.mail_template.subject]).toEqual([409, 'Một'])
    expect((await save({ version: 2, subject: 'Ba' })).body.data.mail_template.version).toBe(3)
    await reset()
    expect((await save({ version: 3 })).status).toBe(409)
    expect((await theirs())?.is_changed).toBe(false)
  })

  test.each([
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['<a href="javascript:alert(1)">x</a>'],
    ['<style>@import url(//x.example.com)</style>'],
    ['<form action="//x.example.com"><input></form>'],
    ['<iframe src="//x.example.com"></iframe>'],
  ])('loses %s when it is saved, when it is looked at, and when it is filled in', async (evil) => {
    const harm = /script|onerror|@import|<form|<input|<iframe|<img|example\.com"/
    const body = `<p>{{link}}</p>${evil}`
    expect((await save({ body })).body.data.mail_template.body).not.toMatch(harm)
    const seen = await admin.call('mailTemplates.preview', { path, body: { ...words, body } })
    expect(seen.body.data.html).not.toMatch(harm)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('update mail_templates set body = $1 where company_id = 1', [body]),
    )
    expect((await newestMail()).body).not.toMatch(harm)
    await reset()
  })

  test.each([
    ['a variable that there is not', { body: '<p>{{link}} {{env.SMTP_PASS}}</p>' }, 'body'],
    ['a secret in the subject', { subject: '{{link}}' }, 'subject'],
    ['a subject of two lines', { subject: 'Chào\r\nBcc: a@example.com' }, 'subject'],
    ['no link, which it is all about', { body: '<p>Chào {{full_name}}</p>' }, 'body'],
  ])('is refused with %s', async (_, changes, field) => {
    const { status, body } = await save(changes)
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
    expect((await theirs())?.is_changed).toBe(false)
  })

  test('that asks for what the product does not offer any more keeps no mail back', async () => {
    await save({})
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`update mail_templates set body = '<p>{{link}} {{gone}}</p>' where company_id = 1`),
    )
    expect((await newestMail()).subject).toBe('Đặt mật khẩu cho tài khoản daonth')
    await reset()
  })

  test('is looked at with invented values, and nothing is kept', async () => {
    const { body } = await admin.call('mailTemplates.preview', { path, body: words })
    expect(body.data).toEqual({
      subject: 'Mật khẩu của daonth',
      html: '<p>Chào Nguyễn Thị Hồng Đào: https://nhansu.example.com/dat-mat-khau</p>',
      text: 'Chào Nguyễn Thị Hồng Đào: https://nhansu.example.com/dat-mat-khau',
    })
    expect((await theirs())?.is_changed).toBe(false)
  })

  test.each(['khac', 'constructor', 'to-string'])('of the name %s is not there', async (name) => {
    const answer = await admin.call('mailTemplates.preview', { path: { name }, body: words })
    expect(answer.status).toBe(404)
  })
})
