import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { blockedSave } from '../../testing/blocked-save.ts'
import { importFile } from '../../testing/import-file.ts'
import { doRun } from '../../testing/jobs.ts'
import { importRows } from './import-job.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** As many levels as take more than one statement to write, the last of them there already. */
async function ask(prefix: string): Promise<number> {
  const made = Array.from({ length: 700 }, (_, index) => ({
    code: `${prefix}${index}`,
    name: `Trình độ ${prefix} ${index}`,
    level_group: 'trade',
    rank: 1,
  }))
  const changed = { code: 'TC', name: `Trung cấp ${prefix}`, level_group: 'education', rank: 20 }
  const file = await importFile('levels', [...made, changed])
  const { body } = await hr.call('levels.import', { body: { file } })
  expect(body.data.import).toBeNull()
  return body.data.run_id ?? 0
}

const show = async (id: number) => (await hr.call('jobs.show', { path: { id } })).body.data.job
const countOf = async (prefix: string) => {
  const { rows } = await api.db.superuser.query<{ count: number }>(
    `select count(*)::integer as count from levels where code ~ $1`,
    [`^${prefix}\\d+$`],
  )
  return rows[0]?.count
}

test('an import waits for its turn, says what it is, and tells at its end how much it did', async () => {
  const id = await ask('XONG')
  expect(await show(id)).toMatchObject({ state: 'queued', title: 'Nhập Excel: Trình độ' })
  expect(await countOf('XONG')).toBe(0)
  await doRun(api.db, importRows, id)
  expect(await show(id)).toMatchObject({
    state: 'done',
    done: 701,
    total: 701,
    result: { import: { id: expect.any(Number), new: 700, changed: 1, wrong: 0 } },
  })
  expect(await countOf('XONG')).toBe(700)
  expect((await api.db.superuser.query('select from queued_imports')).rowCount).toBe(0)
})

test('one that is cancelled in the middle leaves nothing', async () => {
  const id = await ask('HUY')
  await blockedSave(
    api.db,
    'levels',
    () => doRun(api.db, importRows, id),
    () => hr.call('jobs.cancel', { path: { id } }),
  )
  expect(await show(id)).toMatchObject({ state: 'cancelled', result: null })
  expect(await countOf('HUY')).toBe(0)
})

test('one that was refused can be run again once the reason is gone', async () => {
  const { body } = await hr.call('levels.store', {
    body: { code: 'CHAN', name: 'Trình độ LAI 5', level_group: 'trade', rank: 1 },
  })
  const id = await ask('LAI')
  await doRun(api.db, importRows, id)
  expect(await show(id)).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(/^Tệp có 1 dòng sai/),
  })
  expect(await countOf('LAI')).toBe(0)
  await hr.call('levels.destroy', { path: { id: body.data.level.id } })
  await hr.call('jobs.retry', { path: { id } })
  await doRun(api.db, importRows, id)
  expect(await show(id)).toMatchObject({ state: 'done' })
  expect(await countOf('LAI')).toBe(700)
})

test('one whose rows are no longer kept says what to do', async () => {
  const id = await ask('MAT')
  await api.db.superuser.query('delete from queued_imports')
  await doRun(api.db, importRows, id)
  expect(await show(id)).toMatchObject({
    state: 'failed',
    message: 'Tệp không còn được giữ trên máy chủ. Hãy chọn tệp rồi nhập lại.',
  })
})
