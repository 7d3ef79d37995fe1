import { expect, test } from 'vitest'
import { type Answer, apiForFile, type Person } from '../testing/api.ts'
import { exampleImports } from '../testing/import-file.ts'

const api = apiForFile()

function tryImport(person: Person): Promise<Answer> {
  const file = exampleImports.get('levels')
  if (file === undefined) throw new Error('levels have an import')
  return person.call('levels.import', { body: { file }, query: { dry_run: true } })
}

async function waitingInDatabase(): Promise<number> {
  const { rowCount } = await api.db.superuser.query(
    `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  )
  return rowCount ?? 0
}

test.each([
  ['workbooks are read', tryImport],
  ['unpaged lists are made', (person: Person): Promise<Answer> => person.call('levels.list')],
])('of one user two %s at once, and another user does not wait for the others', async (_, ask) => {
  const [hr, other] = [await api.as('hrOfOne'), await api.as('hrOfBoth')]
  const blocker = await api.db.superuser.connect()
  await blocker.query('begin; lock table levels in access exclusive mode')
  const asked = [hr, hr, hr, hr, other].map(ask)
  try {
    await expect.poll(waitingInDatabase).toBeGreaterThanOrEqual(3)
    const seen: number[] = []
    for (let look = 0; look < 50; look += 1) seen.push(await waitingInDatabase())
    expect(Math.max(...seen)).toBe(3)
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})
