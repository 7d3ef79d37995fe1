import { expect, test } from 'vitest'
import { type Answer, apiForFile, type Person } from '../testing/api.ts'
import { inCompanyOf } from '../testing/group.ts'
import { exampleImports } from '../testing/import-file.ts'
import { whileLocked } from '../testing/locked-table.ts'

const api = apiForFile()

function tryImport(person: Person): Promise<Answer> {
  const file = exampleImports.get('levels')
  if (file === undefined) throw new Error('levels have an import')
  return person.call('levels.import', { body: { file }, query: { dry_run: true } })
}

test.each([
  ['workbooks are read', tryImport],
  ['unpaged lists are made', (person: Person): Promise<Answer> => person.call('levels.list')],
])('of one user two %s at once, and another user does not wait for the others', async (_, ask) => {
  const [hr, other] = [await api.as('hrOfOne'), await api.as('hrOfBoth')]
  const { asked } = await whileLocked(api.db, 'levels', 'access exclusive', async (locked) => {
    const begun = { asked: [hr, hr, hr, hr, other].map(ask) }
    await locked.waitFor(3)
    const seen: number[] = []
    for (let look = 0; look < 50; look += 1) seen.push((await locked.waiting()).length)
    expect(Math.max(...seen)).toBe(3)
    return begun
  })
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
})

test.each([
  ['workbooks', tryImport],
  ['unpaged lists', (person: Person): Promise<Answer> => person.call('levels.list')],
])('%s that waited for their turn are refused to a person who lost the right meanwhile', async (_, ask) => {
  const hr = await api.as('hrOfOne')
  const { asked } = await whileLocked(api.db, 'levels', 'access exclusive', async (locked) => {
    const begun = { asked: [hr, hr, hr, hr].map(ask) }
    await locked.waitFor(2)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('delete from user_roles where user_id = 1'),
    )
    return begun
  })
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query('insert into user_roles (company_id, user_id, role_id) values (1, 1, 1)'),
  )
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 403, 403])
})
