import { appendFileSync, copyFileSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { backUp } from '../../../backup/back-up.ts'
import { blobsOf } from '../../../backup/installation-blobs.ts'
import { continueRestore, restore } from '../../../backup/restore.ts'
import { emptyDatabase, keysIn, temporaryFolder } from '../../../backup/testing/places.ts'
import type { DatabaseUrls } from '../../../db/embedded/server.ts'
import { inCompany } from '../../../db/transaction.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { jobs } from '../../../jobs/registry.ts'
import { readSettings } from '../../../settings.ts'
import { prepareSchema } from '../../../start/schema.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { interviewCampaign } from '../../../testing/interviews.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { asking, confirmer, filled, left, placesOf } from '../erasures/testing/leaver.ts'
import { eraseAfterRestore, listsFor } from './after-restore.ts'
import { listBesideBackup } from './beside-backup.ts'
import type { EraseList } from './list-file.ts'

const api = apiForFile()
let hr: Person
let second: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  second = await confirmer(api)
})

const settings = () => readSettings({ DATA_DIR: api.dataDir })
const backups = () => join(api.dataDir, 'backups')
const calm = () => ({ signal: new AbortController().signal, report: () => {} })

async function backedUp(): Promise<string> {
  const path = join(temporaryFolder(), 'nhansu.backup')
  const archive = { path, passphrase: undefined }
  await backUp({ ...calm(), ownerUrl: api.db.urls.owner, archive, blobs: await blobsOf(settings()) })
  return path
}

/** So long ago that the months of every class are over. */
async function leftLongAgo(id: number): Promise<void> {
  await asking(api)(`update employees set join_date = '2005-01-01' where company_id = 1 and id = $1`, [id])
  await left(api, id, '2010-01-31')
}

async function erase(id: number): Promise<void> {
  const { body } = await hr.call('erasures.propose', { body: { employee_id: id } })
  const answer = await second.call('erasures.confirm', {
    path: { id: body.data.erasure?.id ?? 0 },
    body: {},
  })
  expect(answer.status, answer.body.message).toBe(200)
  await runJobs(api.db, { environment: { DATA_DIR: api.dataDir } })
}

/** A restored installation: its database, its data folder and what the console told. */
async function restored(path: string, named: readonly string[] = []) {
  const place = await placeFor(path, named)
  await place.restoring()
  return { ...place, told: place.told.join('\n') }
}

/** An empty installation, and how a backup is restored into it, or that is gone on with. */
async function placeFor(path: string, named: readonly string[], beforeErasing = async () => {}) {
  const urls = await emptyDatabase(api.db)
  const there = readSettings({ DATA_DIR: temporaryFolder() })
  const told: string[] = []
  const finish = async (lists: readonly EraseList[]) => {
    await beforeErasing()
    await eraseAfterRestore({ settings: there, urls, lists, report: (line) => void told.push(line) })
  }
  const restoring = async () => {
    const lists = await listsFor(there, path, named)
    const blobs = await blobsOf(there)
    const archive = { path, passphrase: undefined }
    await restore({ ...calm(), urls, archive, blobs, finish: () => finish(lists) })
  }
  const goingOn = async () => {
    const lists = await listsFor(there, undefined, [])
    await continueRestore({ urls, finish: () => finish(lists) })
  }
  return { urls, there, told, restoring, goingOn }
}

/** Statements in company 1 of a restored database, past its walls. */
async function within<T>(
  urls: DatabaseUrls,
  work: (sql: ReturnType<typeof asking>) => Promise<T>,
): Promise<T> {
  const url = new URL(api.db.urls.superuser)
  url.pathname = new URL(urls.owner).pathname
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    // The days of an erasure are those of the server.
    await client.query(`set time zone 'Asia/Ho_Chi_Minh'; set app.company_id = '1'`)
    return await work(async (text, values = []) => (await client.query(text, [...values])).rows)
  } finally {
    await client.end()
  }
}

const listNames = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.list'))

test('who was erased after a backup is erased in what is restored from it, rows and files, before anybody signs in', async () => {
  const word = `zqlai${nextNumber()}`
  const other = `zqkhac${nextNumber()}`
  const { id } = await filled(api, hr, word)
  const stays = await filled(api, hr, other)
  await leftLongAgo(id)
  await leftLongAgo(stays.id)
  const older = await backedUp()
  await erase(id)
  const [list = ''] = listNames(backups())
  const text = readFileSync(join(backups(), list), 'utf8')
  expect(statSync(join(backups(), list)).mode & 0o777).toBe(0o600)
  expect(text.split('\n').filter((each) => / [0-9a-f]{64}$/.test(each)).length).toBeGreaterThan(5)
  expect(text).not.toMatch(/employee|contact|health/)

  // Without the list whoever was erased is back, and that is said.
  const forgetful = await restored(older)
  expect(forgetful.told).toContain('Không thấy danh sách đã xóa')
  expect(await within(forgetful.urls, (sql) => placesOf(sql, word))).toContain('employee_details')

  const { urls, there, told } = await restored(older, [join(backups(), list)])
  expect(told).toMatch(/Đã xóa lại theo 1 danh sách đã xóa \(\d+ dòng\): 1 nhân viên \(\d+ dòng, 1 tệp\)/)
  await within(urls, async (sql) => {
    expect(await placesOf(sql, word)).toEqual([])
    // Nobody else.
    expect(await placesOf(sql, other)).toContain('employee_details')
    const rows = await sql<{ state: string; day: string; repeated: boolean; today: string }>(
      `select state, settled_at::date::text as day, repeated_at is not null as repeated, current_date::text as today
       from erasures where company_id = 1 and employee_id = $1`,
      [id],
    )
    expect(rows).toMatchObject([{ state: 'done', repeated: true }])
    expect(rows[0]?.day).toBe(rows[0]?.today)
    expect(await sql(`select from installation where name = 'restoring'`)).toEqual([])
  })
  const kept = await keysIn(await blobsOf(there))
  const gone = (await keysIn(await blobsOf(forgetful.there))).filter((key) => !kept.includes(key))
  // His diploma.
  expect(gone).toHaveLength(1)
  // Goes on under the same name, and knows him still.
  expect(listNames(join(there.dataDir, 'backups'))).toEqual([list])
})

test('a candidate who was erased by night after a backup goes once more, and nobody else of his campaign (H12)', async () => {
  const sql = asking(api)
  const campaign = await interviewCampaign(api, hr, { examiners: 0, candidates: 3 })
  const [gone = 0, back = 0, stays = 0] = campaign.candidates
  const word = `zqungvien${nextNumber()}`
  const file = new File([`%PDF-1.7\n% ${word}\n%%EOF\n`], `${word}.pdf`)
  expect((await hr.call('candidates.storeCv', { path: { id: gone }, body: { file } })).status).toBe(201)
  const reason = `Chưa hợp việc ${word}.`
  for (const id of [gone, back]) await hr.call('candidates.fail', { path: { id }, body: { reason } })
  await sql(`update candidates set ended_at = now() - interval '400 days' where id = any($1)`, [[gone, back]])
  const older = await backedUp()
  // Whoever was wanted after all is nobody to be erased, here and in what is restored.
  await hr.call('candidates.back', { path: { id: back }, body: { reason: 'Mời lại.' } })
  for (const job of ['recruitment.erase-candidates', 'personal-data.write-erase-list'] as const) {
    await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
      enqueue(transaction, jobs[job], {}),
    )
    await runJobs(api.db, { environment: { DATA_DIR: api.dataDir } })
  }
  expect((await hr.call('candidates.show', { path: { id: gone } })).status).toBe(404)

  const { urls, told } = await restored(
    older,
    listNames(backups()).map((name) => join(backups(), name)),
  )
  expect(told).toMatch(/1 hồ sơ ứng viên/)
  await within(urls, async (asked) => {
    const rows = await asked<{
      id: string | number
      full_name: string | null
      state: string
      state_reason: string | null
    }>('select id, full_name, state, state_reason from candidates where recruitment_id = $1 order by id', [
      campaign.id,
    ])
    const [erased, wanted, seen] = rows
    // It counts in the campaign still, and is nobody.
    expect(erased).toMatchObject({ state: 'failed', full_name: null, state_reason: null })
    expect(wanted).toMatchObject({ state: 'failed', full_name: expect.any(String), state_reason: reason })
    expect(seen).toMatchObject({ state: 'seen', full_name: expect.any(String) })
    expect(rows.map(({ id }) => Number(id))).toEqual([gone, back, stays])
    expect(await asked(`select from files where name like '%' || $1 || '%'`, [word])).toEqual([])
    const moves = await asked(
      'select reason from candidate_moves where candidate_id = $1 and reason is not null',
      [gone],
    )
    expect(moves).toEqual([])
  })
})

test('a list lies beside every later backup, and what was kept anew since stays', async () => {
  const word = `zqmoi${nextNumber()}`
  const { id } = await filled(api, hr, word)
  await leftLongAgo(id)
  await erase(id)
  // He is taken on again, and tells his things once more.
  await asking(api)(
    `update employees set active = true, work_state = 'official', leave_date = null where company_id = 1 and id = $1`,
    [id],
  )
  await asking(api)(
    `insert into employee_addresses (company_id, employee_id, tmp_address) values (1, $1, $2)`,
    [id, word],
  )
  const path = await backedUp()
  const list = await listBesideBackup(settings(), api.db.urls.app, path)
  expect(list).toMatch(/nhansu-erased-[0-9a-f]{8}\.list$/)
  // Twice is once.
  const before = readFileSync(list ?? '', 'utf8')
  await listBesideBackup(settings(), api.db.urls.app, path)
  expect(readFileSync(list ?? '', 'utf8')).toBe(before)
  const { urls, told } = await restored(path)
  expect(told).toContain('không có ai phải xóa lại')
  expect(await within(urls, (sql) => placesOf(sql, word))).toEqual(['employee_addresses'])
})

test('a list is written anew when it is lost, and read when its last line was cut off; what is none is refused', async () => {
  const [list = ''] = listNames(backups())
  const path = join(backups(), list)
  renameSync(path, join(temporaryFolder(), list))
  await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
    enqueue(transaction, jobs['personal-data.write-erase-list'], {}),
  )
  await runJobs(api.db, { environment: { DATA_DIR: api.dataDir } })
  const [anew = ''] = listNames(backups())
  expect(anew).not.toBe(list)
  const cut = join(temporaryFolder(), anew)
  copyFileSync(join(backups(), anew), cut)
  appendFileSync(cut, '2026-12-01 abcd')
  const [read] = await listsFor(settings(), join(temporaryFolder(), 'x.backup'), [cut])
  const named = (await listsFor(settings(), join(temporaryFolder(), 'x.backup'), [cut])).find(
    (each) => each.path === cut,
  )
  expect(named).toMatchObject({ damaged: 1 })
  expect(named?.days.size).toBe(read?.days.size)
  await expect(
    listsFor(settings(), join(temporaryFolder(), 'x.backup'), [join(api.dataDir, 'no.list')]),
  ).rejects.toThrow(/Không đọc được danh sách đã xóa/)
})

test('who cannot be erased again keeps nobody else, is told by code alone, and nobody signs in until he is', async () => {
  const [word, other] = [`zqket${nextNumber()}`, `zqxong${nextNumber()}`]
  const stuck = await filled(api, hr, word)
  const goes = await filled(api, hr, other)
  const older = await (async () => {
    for (const { id } of [stuck, goes]) await leftLongAgo(id)
    return backedUp()
  })()
  for (const { id } of [stuck, goes]) await erase(id)
  const list = listNames(backups()).map((name) => join(backups(), name))
  const onStuck = (statement: string) => within(place.urls, (sql) => sql(statement))
  let isStuck = true
  const place = await placeFor(older, list, async () => {
    if (!isStuck) return
    await onStuck(`create function refuse_to_go() returns trigger language plpgsql as
      $$ begin raise exception 'Trịnh Văn Đã Nghỉ' using errcode = '23503', table = 'employee_addresses'; end $$`)
    await onStuck(`create trigger refuse_to_go before delete on employee_addresses for each row
      when (old.employee_id = ${stuck.id}) execute function refuse_to_go()`)
  })
  const [{ nhansu_id: code } = { nhansu_id: '' }] = await asking(api)<{ nhansu_id: string }>(
    'select nhansu_id from employees where company_id = 1 and id = $1',
    [stuck.id],
  )
  const said = await place.restoring().catch((error: Error) => error.message)
  expect(said).toContain(`chưa xóa lại được 1 người: ${code} (công ty số 1, lỗi 23503 employee_addresses)`)
  expect(said).toContain('npm run restore -- --continue')
  expect([said, ...place.told].join(' ')).not.toContain('Trịnh Văn')
  expect(await within(place.urls, (sql) => placesOf(sql, other))).toEqual([])
  expect(await within(place.urls, (sql) => placesOf(sql, word))).toContain('employee_details')
  await expect(prepareSchema(place.urls)).rejects.toThrow(/khôi phục .* chưa xong/)

  // Gone on with before its cause is mended it stays shut.
  isStuck = false
  await expect(place.goingOn()).rejects.toThrow(code)
  await onStuck('drop trigger refuse_to_go on employee_addresses')
  await place.goingOn()
  expect(await within(place.urls, (sql) => placesOf(sql, word))).toEqual([])
  await prepareSchema(place.urls)
  await expect(place.goingOn()).rejects.toThrow('không có lần khôi phục nào còn dở')
})

test('nobody signs in to a place whose restore did not come to its end', async () => {
  const path = await backedUp()
  const urls = await emptyDatabase(api.db)
  const restoring = restore({
    ...calm(),
    urls,
    archive: { path, passphrase: undefined },
    blobs: await blobsOf(readSettings({ DATA_DIR: temporaryFolder() })),
    finish: async () => {
      throw new Error('the machine lost power')
    },
  })
  await expect(restoring).rejects.toThrow('lost power')
  await expect(prepareSchema(urls)).rejects.toThrow(/khôi phục .* chưa xong/)
  await expect(prepareSchema({ app: urls.app })).rejects.toThrow(/khôi phục .* chưa xong/)
})
