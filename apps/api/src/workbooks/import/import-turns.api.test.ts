import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { exampleImports } from '../../testing/import-file.ts'

const api = apiForFile()

/** Files that have arrived whole, of requests that are not answered yet. */
function arrived(): number {
  return readdirSync(join(api.dataDir, 'files/incoming')).length
}

async function waitingInDatabase(): Promise<number> {
  const { rowCount } = await api.db.superuser.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rowCount ?? 0
}

test('of one user two workbooks are worked on at once, and another user does not wait for the others', async () => {
  const file = exampleImports.get('levels')
  if (file === undefined) throw new Error('levels have an import')
  const send = (person: Person) => person.call('levels.import', { body: { file }, query: { dry_run: true } })
  const [hr, other] = [await api.as('hrOfOne'), await api.as('hrOfBoth')]
  const blocker = await api.db.superuser.connect()
  await blocker.query('begin; lock table levels in access exclusive mode')
  const sent = [hr, hr, hr, hr, other].map(send)
  try {
    await expect.poll(arrived, { timeout: 10_000 }).toBe(5)
    await expect.poll(waitingInDatabase, { timeout: 10_000 }).toBeGreaterThanOrEqual(3)
    const seen: number[] = []
    for (let look = 0; look < 50; look += 1) seen.push(await waitingInDatabase())
    expect(Math.max(...seen)).toBe(3)
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})
