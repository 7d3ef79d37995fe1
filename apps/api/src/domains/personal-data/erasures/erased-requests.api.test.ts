import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { hire } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { asking, confirmer, left, placesOf } from './testing/leaver.ts'

const api = apiForFile()
let hr: Person
let second: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  second = await confirmer(api)
})

const sql: ReturnType<typeof asking> = (text, values) => asking(api)(text, values)

/** Somebody who left long ago, whose contact data went long ago too. */
async function leaver(): Promise<number> {
  const { employeeId: id } = await hire(api, 'Người Đã Nghỉ', undefined, '2019-01-01')
  await left(api, id, '2020-01-31')
  await sql(
    `insert into erasures (company_id, employee_id, classes, state, proposed_by, settled_by, settled_at, counts, files)
     values (1, $1, '{contact}', 'done', 1, 1, '2021-03-01', '[]', 0)`,
    [id],
  )
  return id
}

/** A request of his with one item, its evidence and what the trail keeps of it; each tells the word. */
async function requested(id: number, path: string, state: string, word: string): Promise<number> {
  const item = { waiting: 'waiting', approved: 'accepted', refused: 'refused' }[state]
  const [request] = await sql<{ id: number }>(
    `insert into request_change_infos (company_id, employee_id, field_change, changes, note, state, created_by, reviewed_at,
       effective_date)
     values (1, $1, $2, 'Ghi chú', $3, $4::text, 1, now(), current_date + 30) returning id`,
    [id, path, word, state],
  )
  await sql(
    `insert into request_change_items (company_id, request_id, employee_id, path, new_value, state, reason)
     values (1, $1, $2, $3, to_jsonb($4::text), $5::text, case when $5 = 'refused' then $4 end)`,
    [request?.id, id, path, word, item],
  )
  await sql(
    `insert into files (company_id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256, scan_state, uploaded_by)
     values (1, 'request_change_info', $1, 'request_evidence', md5($2::text), $2::text || '.pdf', 'application/pdf', 4, repeat('0', 64), 'clean', 1)`,
    [request?.id, `${word}${path}${state}`],
  )
  await sql(
    `with line as (
       insert into audit_trail (company_id, operation, resource, record_id, result)
       values (1, 'requestChangeInfos.store', 'requestChangeInfos', $1, 'done') returning id, at)
     insert into audit_values (company_id, line_id, at, resource, record_id, salt, changes)
     select 1, id, at, 'requestChangeInfos', $1, gen_random_uuid(), jsonb_build_object('note', $2::text) from line`,
    [request?.id, word],
  )
  return Number(request?.id)
}

const tables = ['audit_values', 'files', 'request_change_infos', 'request_change_items']

test('requests that nobody has settled go with whatever is erased of a leaver, and so do settled ones about what goes', async () => {
  const word = `zqmo${nextNumber()}`
  const stays = `zqo${nextNumber()}`
  const id = await leaver()
  await requested(id, 'hr_note', 'waiting', word)
  await requested(id, 'religion', 'approved', word)
  await requested(id, 'bank_accounts.5.bank_name', 'refused', word)
  // Of a class that is kept for ten years.
  const kept = await requested(id, 'relatives.5.full_name', 'refused', stays)
  expect(await placesOf(sql, word)).toEqual(tables)
  const { preview, erasure } = (await hr.call('erasures.propose', { body: { employee_id: id } })).body.data
  expect(preview.classes).toEqual(['bank', 'health', 'identity'])
  expect(preview).toMatchObject({ files: 3, erased: [{ title: 'Yêu cầu cập nhật', rows: 3 }] })
  const done = await second.call('erasures.confirm', { path: { id: erasure?.id ?? 0 }, body: {} })
  expect(done.status, done.body.message).toBe(200)
  expect((await placesOf(sql, word)).filter((table) => table !== 'idempotency_keys')).toEqual([])
  expect(await placesOf(sql, stays)).toEqual(tables)
  expect(
    await sql(`select id from request_change_infos where company_id = 1 and employee_id = $1`, [id]),
  ).toEqual([{ id: kept }])
})

test('they go with contracts alone too', async () => {
  const word = `zqhd${nextNumber()}`
  const id = await leaver()
  await requested(id, 'hr_note', 'waiting', word)
  await requested(id, 'phone', 'approved', word)
  await sql(`select * from erase_employee_data($1, '{contract}')`, [id])
  expect(await placesOf(sql, word)).toEqual([])
})
