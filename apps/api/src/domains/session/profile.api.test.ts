import { beforeAll, describe, expect, test } from 'vitest'
import { type Answer, apiForFile } from '../../testing/api.ts'
import { everyPermission, newcomer, type SignedIn } from '../../testing/newcomer.ts'

const api = apiForFile()
let admin: SignedIn
beforeAll(async () => {
  admin = await newcomer(api, { login: 'admin', companies: { 1: everyPermission } })
})

const goodOnes = [
  'cầu vồng ăn phở lúc nửa đêm',
  'bảy con mèo tam thể ngủ trên mái',
  'sáng nay xe buýt số 7 đi lạc',
]
/** 80 letters as they are read; typed with separate marks they are more. */
const longPhrase =
  'đêm qua tát nước đầu đình bỏ quên cái áo trên cành hoa sen, em được thì cho anh '.normalize('NFC')

let made = 0
/** Somebody who has set this password by a link. */
async function somebody(password = goodOnes[0] ?? ''): Promise<SignedIn> {
  made += 1
  const person = await newcomer(api, { login: `toi${made}`, companies: { 1: [] } })
  await setByLink(await linkFor(person), password)
  return { ...person, ...(await signedIn(`toi${made}`, password)) }
}

async function linkFor(person: SignedIn): Promise<string> {
  const { body } = await admin.call('accounts.resetPassword', { path: { id: person.userId } })
  return body.data.link.token
}

const nobody = () => api.withToken(undefined)
const setByLink = (token: string, new_password: string) =>
  nobody().call('profile.resetPassword', { body: { token, new_password } })
const signIn = (login: string, password: string) =>
  nobody().call('session.login', { body: { login, password } })
const signedIn = async (login: string, password: string) =>
  api.withToken((await signIn(login, password)).body.data.token)

/** As an input method sends it: letters and marks apart. */
function typed(path: string, body: object, token?: string): Promise<Answer> {
  return api.withToken(token).request({
    method: 'POST',
    url: `/identity${path}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body).normalize('NFD'),
  })
}

describe('a password is refused, with the reason', () => {
  test.each([
    ['too short', 'mèo7con', 'phải có ít nhất 12 ký tự'],
    ['too long', 'mèo '.repeat(40), 'không được vượt quá 128 ký tự'],
    ['made of common words and a year', 'MatkhauCongty2026', 'dễ đoán'],
    ['one of the most common', 'qwertyuiop123', 'dễ đoán'],
    ['the company and the product', 'Nhân sự Công ty Một 2026', 'dễ đoán'],
    ['the own name and birthday', 'Người Dùng 17/05/1990', 'dễ đoán'],
    ['one word again and again', 'dragon dragon dragon', 'dễ đoán'],
  ])('%s', async (_, password, reason) => {
    const person = await newcomer(api, { login: `yeu${(made += 1)}`, companies: { 1: [] } })
    const answer = await setByLink(await linkFor(person), password)
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { new_password: [expect.stringContaining(reason)] } },
    })
    expect((await signIn(`yeu${made}`, password)).status).toBe(401)
  })
})

test('a long phrase is taken whole, and is the same however its letters are typed', async () => {
  expect(Array.from(longPhrase)).toHaveLength(80)
  const person = await newcomer(api, { login: 'cadao', companies: { 1: [] } })
  const token = await linkFor(person)
  expect((await typed('/reset-password', { token, new_password: longPhrase })).status).toBe(200)
  expect((await signIn('cadao', longPhrase)).status).toBe(200)
  expect((await typed('/login', { login: 'cadao', password: longPhrase })).status).toBe(200)
  expect((await signIn('cadao', longPhrase.slice(0, 72))).status).toBe(401)
})

describe('a one-time link', () => {
  test('says whose it is, sets the password, ends all sessions, and is dead then', async () => {
    const person = await newcomer(api, { login: 'lienket', companies: { 1: [] } })
    const token = await linkFor(person)
    const opened = await nobody().call('profile.passwordLink', { body: { token } })
    expect(opened.body.data).toMatchObject({ login: 'lienket', full_name: 'Người dùng lienket' })
    expect((await setByLink(token, goodOnes[0] ?? '')).body.data).toEqual({ login: 'lienket' })
    expect((await person.call('session.me')).status).toBe(401)
    expect((await setByLink(token, goodOnes[1] ?? '')).status).toBe(400)
    expect((await nobody().call('profile.passwordLink', { body: { token } })).status).toBe(400)
    expect((await signIn('lienket', goodOnes[0] ?? '')).status).toBe(200)
  })

  test('used twice at once sets one password', async () => {
    const person = await newcomer(api, { login: 'hailan', companies: { 1: [] } })
    const token = await linkFor(person)
    const answers = await Promise.all(goodOnes.map((password) => setByLink(token, password)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(2)
  })

  test.each<[string, (person: SignedIn) => Promise<unknown>]>([
    [
      'a new password of the owner',
      (person) =>
        person.call('profile.changePassword', {
          body: { old_password: goodOnes[0] ?? '', new_password: goodOnes[1] ?? '' },
        }),
    ],
    ['the end of the own other sessions', (person) => person.call('profile.endOtherSessions')],
    [
      'the end of all sessions by an administrator',
      ({ userId }) => admin.call('accounts.endSessions', { path: { id: userId } }),
    ],
    [
      'a closed account',
      ({ userId }) => admin.call('accounts.update', { path: { id: userId }, body: { is_active: false } }),
    ],
    ['leaving the company', ({ userId }) => admin.call('accounts.destroy', { path: { id: userId } })],
    ['a closed company', () => api.db.superuser.query('update companies set is_active = false where id = 1')],
  ])('is void after %s', async (_, event) => {
    const person = await somebody()
    const token = await linkFor(person)
    await event(person)
    const opened = await nobody().call('profile.passwordLink', { body: { token } })
    const used = await setByLink(token, goodOnes[2] ?? '')
    await api.db.superuser.query('update companies set is_active = true')
    expect([opened.status, used.status]).toEqual([400, 400])
    expect((await signIn(`toi${made}`, goodOnes[2] ?? '')).status).toBe(401)
  })

  test('stays good while its owner signs in and out, and ends one other session', async () => {
    const person = await somebody()
    const token = await linkFor(person)
    await signedIn(`toi${made}`, goodOnes[0] ?? '')
    const { body } = await person.call('profile.sessions')
    const other = body.data.sessions.find(({ is_current }) => !is_current)
    await person.call('profile.endSession', { path: { id: other?.id ?? 0 } })
    await person.call('session.logout')
    expect((await setByLink(token, goodOnes[1] ?? '')).status).toBe(200)
  })

  test('is void once there is a newer one, or a day has passed', async () => {
    const person = await newcomer(api, { login: 'cumoi', companies: { 1: [] } })
    const [old, late] = [await linkFor(person), await linkFor(person)]
    expect((await setByLink(old, goodOnes[0] ?? '')).status).toBe(400)
    await api.db.superuser.query(`update public_links set expires_at = now() where record_id = $1`, [
      person.userId,
    ])
    expect((await setByLink(late, goodOnes[0] ?? '')).status).toBe(400)
  })
})

describe('one’s own password', () => {
  test('is changed by who knows it; every other session is dead, this one goes on', async () => {
    const person = await somebody()
    const elsewhere = await signedIn(`toi${made}`, goodOnes[0] ?? '')
    const { status, body } = await person.call('profile.changePassword', {
      body: { old_password: goodOnes[0] ?? '', new_password: goodOnes[1] ?? '' },
    })
    expect(status).toBe(200)
    expect((await person.call('session.me')).status).toBe(401)
    expect((await elsewhere.call('session.me')).status).toBe(401)
    expect((await api.withToken(body.data.token).call('session.me')).status).toBe(200)
    expect((await signIn(`toi${made}`, goodOnes[1] ?? '')).status).toBe(200)
  })

  test('stays with a wrong old one, which is guessed a few times only', async () => {
    const person = await somebody()
    const guess = () =>
      person.call('profile.changePassword', {
        body: { old_password: 'không phải là nó', new_password: goodOnes[1] ?? '' },
      })
    const answers: Answer[] = []
    for (let tries = 0; tries < 6; tries += 1) answers.push(await guess())
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 429])
    expect(answers[5]?.headers['retry-after']).toBeDefined()
    expect((await signIn(`toi${made}`, goodOnes[0] ?? '')).status).toBe(200)
  })

  test('is not changed into itself', async () => {
    const person = await somebody()
    const same = goodOnes[0] ?? ''
    const answer = await person.call('profile.changePassword', {
      body: { old_password: same, new_password: same },
    })
    expect(answer).toMatchObject({ status: 400, body: { errors: { new_password: [expect.any(String)] } } })
  })
})

describe('one’s own sessions', () => {
  test('are listed, this one first, and end one by one or all but this', async () => {
    const here = await somebody()
    const [second, third] = [
      await signedIn(`toi${made}`, goodOnes[0] ?? ''),
      await signedIn(`toi${made}`, goodOnes[0] ?? ''),
    ]
    const { sessions } = (await here.call('profile.sessions')).body.data
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false, false])
    const own = (await second.call('profile.sessions')).body.data.sessions[0]?.id ?? 0
    expect((await here.call('profile.endSession', { path: { id: own } })).status).toBe(200)
    expect((await second.call('session.me')).status).toBe(401)
    expect((await here.call('profile.endOtherSessions')).body.data.ended_total).toBe(1)
    expect((await third.call('session.me')).status).toBe(401)
    expect((await here.call('session.me')).status).toBe(200)
  })

  test('are one’s own alone', async () => {
    const [mine, theirs] = [await somebody(), await somebody()]
    const id = (await theirs.call('profile.sessions')).body.data.sessions[0]?.id ?? 0
    expect((await mine.call('profile.endSession', { path: { id } })).status).toBe(404)
    expect((await theirs.call('session.me')).status).toBe(200)
  })

  test('have a history that tells of failures too', async () => {
    const person = await somebody()
    await signIn(`toi${made}`, 'không phải là nó')
    const { sign_ins } = (await person.call('profile.signIns')).body.data
    expect(sign_ins.map(({ event }) => event)).toEqual(['sign-in-failed', 'sign-in', 'password-reset'])
  })
})
