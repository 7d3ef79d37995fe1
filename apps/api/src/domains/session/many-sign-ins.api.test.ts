import { beforeAll, expect, test, vi } from 'vitest'
import { verifyPassword } from '../../passwords.ts'
import { apiForFile } from '../../testing/api.ts'
import { password, people } from '../../testing/group.ts'

// What other files loaded already would go on with the real one.
vi.hoisted(() => vi.resetModules())

// Shortened: five hundred real looks take both cores for ten seconds, and what is asked here is who is let in.
vi.mock(import('../../passwords.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  verifyPassword: vi.fn(),
}))
vi.mocked(verifyPassword).mockImplementation(async (_, given) => given === password)

const api = apiForFile()
const everybody = Array.from({ length: 500 }, (_, nth) => `thi.sinh${nth}`)

beforeAll(async () => {
  await api.db.superuser.query(
    `with made as (
       insert into users (login, full_name, password_hash)
       select asked.login, 'Thí sinh', u.password_hash from unnest($2::text[]) as asked (login), users u where u.login = $1
       returning id
     )
     insert into memberships (user_id, company_id) select id, 1 from made`,
    [people.hrOfOne.login, everybody],
  )
})

/** From the exam room's one address, on a browser that nobody has signed in from. */
async function signIn(login: string, given: string): Promise<number> {
  const { status } = await api.withToken(undefined).request({
    method: 'POST',
    url: '/identity/login',
    remoteAddress: '203.0.113.9',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ login, password: given }),
  })
  return status
}

const guess = (login: string) => signIn(login, 'một câu hoàn toàn khác')

test('five hundred people behind one address get in at once, though some mistype, and who guesses there is held', async () => {
  const answers = await Promise.all(everybody.map((login) => signIn(login, password)))
  expect(answers.filter((status) => status !== 200)).toEqual([])

  // One in twenty mistypes and then gets it right: more than an address with nobody behind it may have.
  for (const login of everybody.slice(0, 25)) {
    expect(await guess(login)).toBe(401)
    expect(await signIn(login, password)).toBe(200)
  }

  const guesses: number[] = []
  for (const login of everybody.slice(0, 60)) guesses.push(await guess(login))
  expect(guesses.filter((status) => status !== 401 && status !== 429)).toEqual([])
  // Twenty as ever, twenty-five for the people who are there, and what waits of some seconds let by on a slow machine.
  expect(guesses.filter((status) => status === 401).length).toBeLessThan(30)
})

test('one account that signs in again and again leaves an address no more guesses', async () => {
  await api.db.superuser.query('delete from sign_in_events')
  await api.db.superuser.query('delete from sign_in_attempts')
  expect(await signIn(everybody[0] ?? '', password)).toBe(200)
  // As if that one had signed in a thousand times: were each counted, fifty further guesses would be let by.
  await api.db.superuser.query(
    `insert into sign_in_events (user_id, event, address, at)
     select user_id, event, address, at from sign_in_events, generate_series(1, 1000) where event = 'sign-in'`,
  )
  const guesses: number[] = []
  for (const login of everybody.slice(1, 31)) guesses.push(await guess(login))
  expect(guesses.filter((status) => status === 401).length).toBeLessThan(27)
})
