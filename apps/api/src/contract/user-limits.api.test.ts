import { describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../testing/api.ts'
import { inCompanyOf } from '../testing/group.ts'
import { exampleImports } from '../testing/import-file.ts'

const api = apiForFile(() => ({
  REQUESTS_A_MINUTE: '30',
  FILE_REQUESTS_A_MINUTE: '3',
  REFUSALS_A_MINUTE: '5',
}))

async function statusesOf(times: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = []
  for (let nth = 0; nth < times; nth += 1) statuses.push((await ask()).status)
  return statuses
}
const count = (statuses: readonly number[], wanted: number) =>
  statuses.filter((status) => status === wanted).length

const tryImport = (person: Person) => {
  const file = exampleImports.get('levels')
  if (file === undefined) throw new Error('levels have an import')
  return person.call('levels.import', { body: { file }, query: { dry_run: true } })
}

describe('one user', () => {
  test('is held to a number of requests, in all his sessions, while others go on', async () => {
    const [here, there, other] = [await api.as('hrOfOne'), await api.as('hrOfOne'), await api.as('hrOfBoth')]
    const asked = await Promise.all(
      Array.from({ length: 60 }, (_, nth) =>
        (nth % 2 === 0 ? here : there).call('levels.show', { path: { id: 21 } }),
      ),
    )
    const held = asked.filter(({ status }) => status === 429)
    // The bucket fills again while they are sent.
    expect(held.length).toBeGreaterThan(10)
    expect(held[0]?.body.message).toMatch(
      /^Bạn đang gửi quá nhiều yêu cầu\. Vui lòng thử lại sau \d+ giây\.$/,
    )
    expect(Number(held[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await other.call('levels.show', { path: { id: 21 } })).status).toBe(200)
    expect((await here.call('session.logout')).status).toBe(200)
  })

  test('has imports and exports counted apart', async () => {
    const person = await api.as('hrOfTwo')
    const imports = await statusesOf(6, () => tryImport(person))
    expect(count(imports, 429)).toBeGreaterThan(0)
    expect((await person.call('levels.show', { path: { id: 121 } })).status).toBe(200)
  })

  test('who is refused again and again has to wait, and fills no trail', async () => {
    const person = await api.as('reader')
    const refused = await Promise.all(Array.from({ length: 40 }, () => person.call('roles.list')))
    const statuses = refused.map(({ status }) => status)
    expect(count(statuses, 403) + count(statuses, 429)).toBe(40)
    expect(count(statuses, 429)).toBeGreaterThan(10)
    expect((await person.call('levels.list')).status).toBe(429)
    const { rowCount } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`select from audit_trail where operation = 'roles.list' and result = 'refused'`),
    )
    expect(rowCount).toBe(1)
  })
})
