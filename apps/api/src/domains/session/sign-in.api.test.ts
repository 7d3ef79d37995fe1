import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { verifyPassword } from '../../passwords.ts'
import { type Answer, apiForFile } from '../../testing/api.ts'
import { password, people } from '../../testing/group.ts'

// What other files loaded already would go on with the uncounted one.
vi.hoisted(() => vi.resetModules())

// Counted, not replaced: time is too coarse a witness of how often a password was looked at.
vi.mock(import('../../passwords.ts'), async (importOriginal) => {
  const passwords = await importOriginal()
  return { ...passwords, verifyPassword: vi.fn(passwords.verifyPassword) }
})

const looks = vi.mocked(verifyPassword)
const owner = people.hrOfOne.login

const api = apiForFile()
beforeEach(async () => {
  looks.mockClear()
  await api.db.superuser.query('delete from sign_in_attempts')
})

/** Forty people of one office, each with the password of everybody. */
let rightOnes: Try[]
beforeAll(async () => {
  rightOnes = Array.from({ length: 40 }, (_, nth) => ({ login: `van.phong${nth}`, password }))
  await api.db.superuser.query(
    `with made as (
       insert into users (login, full_name, password_hash)
       select 'van.phong' || nth, 'Người văn phòng', u.password_hash
       from generate_series(0, 39) nth, users u where u.login = $1 returning id
     )
     insert into memberships (user_id, company_id) select id, 1 from made`,
    [owner],
  )
})

interface Try {
  login?: string
  password?: string
  address?: string
  cookie?: string
}

function signIn(given: Try = {}): Promise<Answer> {
  return api.withToken(undefined).request({
    method: 'POST',
    url: '/identity/login',
    remoteAddress: given.address ?? '203.0.113.7',
    headers: { 'content-type': 'application/json', ...(given.cookie && { cookie: given.cookie }) },
    payload: JSON.stringify({
      login: given.login ?? owner,
      password: given.password ?? 'một câu hoàn toàn khác',
    }),
  })
}

function cookieOf({ headers }: Answer): string {
  return String(headers['set-cookie']).split(';', 1)[0] ?? ''
}

/** Lets a day pass for everybody who waits. */
async function waitADay(): Promise<void> {
  await api.db.superuser.query(`update sign_in_attempts set blocked_until = blocked_until - interval '1 day'`)
}

/** The account, or the address, stands after so many misses in a row and may be tried once more. */
async function afterMisses(misses: number, kind: 'account' | 'address' = 'account'): Promise<void> {
  await signIn()
  await api.db.superuser.query(
    'update sign_in_attempts set misses = $1, blocked_until = null where kind = $2',
    [misses, kind],
  )
}

async function missesOfAddress(): Promise<number | undefined> {
  const { rows } = await api.db.superuser.query<{ misses: number }>(
    `select misses from sign_in_attempts where kind = 'address'`,
  )
  return rows[0]?.misses
}

/** Seconds that the account has to wait after its last miss; null for none. */
async function wait(): Promise<number | null> {
  const { rows } = await api.db.superuser.query<{ seconds: number | null }>(
    `select extract(epoch from blocked_until - last_miss_at)::float as seconds from sign_in_attempts where kind = 'account'`,
  )
  return rows[0]?.seconds ?? null
}

describe('a wrong sign-in', () => {
  const wrong: [string, Try][] = [
    ['with another password', {}],
    ['with a login that nobody has', { login: 'khong.co.ai' }],
    ['to a closed account, with its own password', { login: people.closed.login, password }],
    ['to a closed account, with another password', { login: people.closed.login }],
    ['with what is no login at all', { login: "' or 1=1 --" }],
  ]

  test.each(wrong)('%s costs one look at a password', async (_, given) => {
    expect((await signIn(given)).status).toBe(401)
    expect(looks).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['gets another password', people.manager.login, `password_hash = 'another'`],
    ['is closed', people.hrOfTwo.login, 'is_active = false'],
  ])('begins no session of an account that %s while its password is looked at', async (_, login, change) => {
    const { superuser } = api.db
    const look = looks.getMockImplementation()
    looks.mockImplementationOnce(async (...given) => {
      const matches = (await look?.(...given)) === true
      await superuser.query(`update users set ${change} where login = $1`, [login])
      return matches
    })
    expect((await signIn({ login, password })).status).toBe(401)
    await expect(looks.mock.results[0]?.value).resolves.toBe(true)
    const { rowCount } = await superuser.query(
      `select from sessions where ended_at is null and user_id = (select id from users where login = $1)`,
      [login],
    )
    expect(rowCount).toBe(0)
  })

  test('tells nobody what was wrong', async () => {
    const answers = await Promise.all(wrong.map(([, given]) => signIn(given)))
    const seen = answers.map(({ status, headers, text, body }) => {
      const { date: _, ...rest } = headers
      return JSON.stringify([status, rest, text.replace(body.request_id ?? '', '')])
    })
    expect(new Set(seen).size).toBe(1)
  })
})

describe('guessing on one account', () => {
  test('waits from the fifth miss, twice as long each time', async () => {
    const waits: (number | null)[] = []
    for (let miss = 1; miss <= 9; miss += 1) {
      expect((await signIn()).status).toBe(401)
      waits.push(await wait())
      await waitADay()
    }
    expect(waits).toEqual([null, null, null, null, 1, 2, 4, 8, 16])
  })

  test('is told how long to wait, whatever the password', async () => {
    await afterMisses(10)
    expect((await signIn()).status).toBe(401)
    const blocked = await signIn({ password })
    expect(blocked.status).toBe(429)
    expect(blocked.body.message).toMatch(
      /^Bạn đã nhập sai quá nhiều lần\. Vui lòng thử lại sau (\d+ giây|1 phút|2 phút)\.$/,
    )
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('does not get past the count by trying all at once', async () => {
    await afterMisses(12)
    looks.mockClear()
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn()))
    expect(looks).toHaveBeenCalledTimes(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(39)
  })

  test('ends after a hundred misses in a row, however long one waits', async () => {
    await afterMisses(99)
    expect((await signIn()).status).toBe(401)
    looks.mockClear()
    for (let day = 0; day < 3; day += 1) {
      await waitADay()
      expect((await signIn({ password, address: `198.51.100.${day}` })).status).toBe(429)
    }
    expect(looks).not.toHaveBeenCalled()
  })

  test('does not lock its owner out of a browser he has signed in from', async () => {
    const cookie = cookieOf(await signIn({ password }))
    await afterMisses(100)
    expect((await signIn()).status).toBe(401)
    expect((await signIn({ password })).status).toBe(429)
    expect((await signIn({ password, cookie })).status).toBe(200)
  })

  test('does not count a browser of somebody else as known', async () => {
    const cookie = cookieOf(await signIn({ login: people.reader.login, password }))
    await afterMisses(12)
    expect((await signIn({ cookie })).status).toBe(401)
    expect((await signIn({ password, cookie })).status).toBe(429)
  })

  test('starts anew after a sign-in', async () => {
    for (let miss = 1; miss <= 4; miss += 1) await signIn()
    expect((await signIn({ password })).status).toBe(200)
    for (let miss = 1; miss <= 4; miss += 1) await signIn()
    expect((await signIn({ password })).status).toBe(200)
  })
})

describe('guessing from one address', () => {
  test('waits whatever the accounts are, while others sign in', async () => {
    await afterMisses(40, 'address')
    expect((await signIn({ login: 'account' })).status).toBe(401)
    looks.mockClear()
    for (let nth = 0; nth < 5; nth += 1) expect((await signIn({ login: `account${nth}` })).status).toBe(429)
    expect(looks).not.toHaveBeenCalled()
    expect((await signIn({ password, address: '198.51.100.8' })).status).toBe(200)
  })

  test('is free for the misses of an office, and its sign-ins give their tries back', async () => {
    await afterMisses(18, 'address')
    for (let nth = 0; nth < 5; nth += 1) expect((await signIn({ password })).status).toBe(200)
    expect((await signIn({ login: 'account' })).status).toBe(401)
    expect((await signIn({ password })).status).toBe(200)
  })

  test('is not made free by sign-ins of a known browser in between', async () => {
    const own = { login: people.reader.login, password }
    const cookie = cookieOf(await signIn(own))
    let looked = 0
    for (let nth = 0; nth < 40; nth += 1) {
      looked += Number((await signIn({ login: `account${nth}` })).status === 401)
      expect((await signIn({ ...own, cookie })).status).toBe(200)
    }
    // On a slow machine the first waits, of some seconds, pass meanwhile.
    expect(looked).toBeLessThan(27)
    expect(await missesOfAddress()).toBe(looked)
  })

  test('is not made free by sign-ins of an unknown browser in between either', async () => {
    const own = { login: people.reader.login, password }
    let looked = 0
    for (let nth = 0; nth < 30; nth += 1) {
      looked += Number((await signIn({ login: `account${nth}` })).status === 401)
      await signIn(own)
    }
    expect(looked).toBeLessThan(27)
    expect(await missesOfAddress()).toBe(looked)
  })

  test('does not get past the count by trying all at once', async () => {
    await afterMisses(18, 'address')
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, nth) => signIn({ login: `account${nth}` })),
    )
    // The two whose passwords are looked at together cannot know of each other.
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(3)
  })

  test('holds up nobody with a right password, however many of them come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, nth) => signIn(rightOnes[nth])))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('holds up nobody at a known browser', async () => {
    const cookie = cookieOf(await signIn({ password }))
    await afterMisses(60, 'address')
    expect((await signIn({ login: 'account' })).status).toBe(401)
    expect((await signIn({ password })).status).toBe(429)
    expect((await signIn({ password, cookie })).status).toBe(200)
  })

  test('takes a whole IPv6 customer for one address', async () => {
    await signIn({ address: '2001:db8::1', login: 'account' })
    await api.db.superuser.query(`update sign_in_attempts set misses = 40 where kind = 'address'`)
    expect((await signIn({ address: '2001:db8::2', login: 'account' })).status).toBe(401)
    expect((await signIn({ password, address: '2001:db8::ffff' })).status).toBe(429)
    expect((await signIn({ password, address: '2001:db8:1::1' })).status).toBe(200)
  })
})

test('leaves a trail of what was tried', async () => {
  await signIn()
  await signIn({ password })
  const { rows } = await api.db.superuser.query<{ event: string; login: string }>(
    `select event, login from sign_in_events left join users on users.id = user_id order by sign_in_events.id desc limit 2`,
  )
  expect(rows).toEqual([
    { event: 'sign-in', login: owner },
    { event: 'sign-in-failed', login: owner },
  ])
})
