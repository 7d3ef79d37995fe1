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

async function typeKept(by: 'health' | 'contract') {
  const body = { code: `L${nextNumber()}`, name: `Loại giữ theo ${by}`, retention_class: by }
  const answer = await hr.call('documentTypes.store', { body })
  expect(answer.status, answer.body.message).toBe(201)
  return answer.body.data.document_type
}

/** A document about people, with a file; its words are told to the trail as well. */
async function documented(type: number, people: readonly number[], word: string): Promise<number> {
  const body = {
    document_type_id: type,
    summary: word,
    issue_date: '2019-05-01',
    employee_ids: [...people],
  }
  const answer = await hr.call('documents.store', { body })
  expect(answer.status, answer.body.message).toBe(201)
  const { id } = answer.body.data.document
  await sql(
    `insert into files (company_id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256, scan_state, uploaded_by)
     values (1, 'document', $1, 'document_file', md5($2::text), $2::text || '.pdf', 'application/pdf', 4, repeat('0', 64), 'clean', 1)`,
    [id, `${word}${id}`],
  )
  return id
}

const bin = (id: number) =>
  sql(
    `with gone as (delete from documents where company_id = 1 and id = $1 returning *)
     insert into deleted_records (company_id, resource, record_id, content, deleted_by)
     select 1, 'documents', id, to_jsonb(gone), 1 from gone`,
    [id],
  )
const inBin = (word: string) =>
  sql(`select record_id from deleted_records where resource = 'documents' and content ->> 'summary' = $1`, [
    word,
  ])

async function erase(id: number) {
  const { body } = await hr.call('erasures.propose', { body: { employee_id: id } })
  const answer = await second.call('erasures.confirm', {
    path: { id: body.data.erasure?.id ?? 0 },
    body: {},
  })
  expect(answer.status, answer.body.message).toBe(200)
  return body.data.preview
}

test('documents go with the class of their type, and come due again when the company puts their type into another', async () => {
  const { employeeId: id } = await hire(api, 'Người Có Tài Liệu', undefined, '2019-01-01')
  const { employeeId: colleague } = await hire(api, 'Người Còn Làm')
  const health = await typeKept('health')
  const contract = await typeKept('contract')
  const [early, late, ofBoth] = [`zqkham${nextNumber()}`, `zqhop${nextNumber()}`, `zqchung${nextNumber()}`]
  await documented(health.id, [id], early)
  await documented(contract.id, [id], late)
  const shared = await documented(health.id, [id, colleague], ofBoth)
  // Deleted a moment ago: they wait in the bin, each by its type too.
  const [binned, binnedLate] = [`zqthung${nextNumber()}`, `zqcho${nextNumber()}`]
  await bin(await documented(health.id, [id], binned))
  await bin(await documented(contract.id, [id], binnedLate))
  const sharedBin = await documented(health.id, [id, colleague], `zqca${nextNumber()}`)
  await bin(sharedBin)
  await left(api, id, '2020-01-31')

  const { data_map } = (await hr.call('dataMap.show')).body.data
  const typesOf = (key: string) => data_map.classes.find((each) => each.key === key)?.document_types
  expect(typesOf('health')).toContain(health.name)
  expect(typesOf('contract')).toContain(contract.name)
  expect(typesOf('contract')).not.toContain(health.name)

  const preview = await erase(id)
  expect(preview.classes).not.toContain('contract')
  expect(preview.erased).toContainEqual({ title: 'Tài liệu', rows: 1 })
  expect(preview.shared).toEqual([{ title: 'Tài liệu', rows: 1 }])
  expect(preview.files).toBe(1)
  const places = async (word: string) =>
    (await placesOf(sql, word)).filter((table) => table !== 'idempotency_keys')
  expect(await places(early)).toEqual([])
  expect(await places(late)).toEqual(expect.arrayContaining(['documents', 'files']))
  expect(await inBin(binned)).toEqual([])
  expect(await inBin(binnedLate)).toHaveLength(1)
  expect(
    await sql(
      `select content -> 'employee_ids' as people from deleted_records where resource = 'documents' and record_id = $1`,
      [sharedBin],
    ),
  ).toEqual([{ people: [colleague] }])
  const people = await sql<{ employee_ids: number[] }>(
    'select employee_ids::integer[] from documents where company_id = 1 and id = $1',
    [shared],
  )
  expect(people).toEqual([{ employee_ids: [colleague] }])

  const due = async () =>
    (await hr.call('erasures.list', { query: { employee_id: id } })).body.data.due.flatMap(
      ({ classes }) => classes,
    )
  expect(await due()).toEqual([])
  const moved = await hr.call('documentTypes.update', {
    path: { id: contract.id },
    body: { code: contract.code, name: contract.name, retention_class: 'health', version: contract.version },
  })
  expect(moved.status, moved.body.message).toBe(200)
  expect(await due()).toEqual(['health'])
  await erase(id)
  expect(await places(late)).toEqual([])
  expect(await due()).toEqual([])
})
