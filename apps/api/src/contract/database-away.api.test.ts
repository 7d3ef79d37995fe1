import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../testing/api.ts'
import { blockedSave } from '../testing/blocked-save.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const level = { code: 'CHOKHOA', name: 'Chờ khóa', level_group: 'trade', rank: 1 } as const

/** Does something to the connection of a save that waits for a lock, and answers what its caller got. */
function disturb(act: 'pg_cancel_backend' | 'pg_terminate_backend') {
  const save = () => hr.call('levels.store', { body: level })
  return blockedSave(api.db, 'levels', save, async (locked) => {
    await api.db.superuser.query(`select ${act}(pid) from unnest($1::integer[]) pid`, [
      await locked.waiting(),
    ])
  })
}

describe('a save that the database does not finish', () => {
  test.each([
    [
      'because the connection is cut',
      'pg_terminate_backend',
      'Hệ thống đang bận, vui lòng thử lại sau ít giây.',
    ],
    [
      'because it takes too long',
      'pg_cancel_backend',
      'Yêu cầu mất quá nhiều thời gian. Vui lòng thu hẹp điều kiện rồi thử lại.',
    ],
  ] as const)('%s is told to come back, and can', async (_, act, message) => {
    const answer = await disturb(act)
    expect(answer).toMatchObject({ status: 503, body: { success: false, message } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    const again = await hr.call('levels.store', {
      body: { ...level, code: act.slice(3, 8).toUpperCase(), name: act },
    })
    expect(again.status).toBe(201)
  })
})

test('a database that lets nobody in is a busy server, and readiness says so', async () => {
  const name = new URL(api.db.urls.app).pathname.slice(1)
  await api.db.superuser.query(`alter database ${name} with connection limit 0`)
  // Waited for until they are gone: a connection that is about to go could still answer.
  await api.db.superuser.query(
    `select pg_terminate_backend(pid, 60000) from pg_stat_activity
     where datname = current_database() and usename <> current_user`,
  )
  const answers = [await hr.call('levels.list'), await hr.request({ method: 'GET', url: '/readyz' })]
  await api.db.superuser.query(`alter database ${name} with connection limit -1`)
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
  expect((await hr.call('levels.list')).status).toBe(200)
  expect((await hr.request({ method: 'GET', url: '/healthz' })).status).toBe(200)
})
