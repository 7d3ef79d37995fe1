import { beforeAll, expect, test } from 'vitest'
import { picture } from '../../files/testing/pictures.ts'
import { type Person, apiForFile } from '../../testing/api.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
let type: { id: number; name: string }
/** Codes of people of unit 2, of unit 4, and of the other company. */
const codes = { near: '', far: '', other: 'NS0111' }
let near: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const hired = await hire(api, 'Trần Thị Gần', 2)
  near = hired.employeeId
  codes.near = hired.nhansuId
  codes.far = (await hire(api, 'Lê Văn Xa', 4)).nhansuId
  const typeOf = async (code: string, name: string, more = {}) =>
    (await hr.call('documentTypes.store', { body: { code, name, ...more } })).body.data.document_type
  type = await typeOf('GTHANG', 'Giấy tờ hàng loạt')
  await typeOf('GTKHAC', 'Giấy tờ khác hẳn', { is_sensitive: true })
  await typeOf('QDLOAT', 'Quyết định hàng loạt', { is_decision: true })
  await typeOf('NGUNG', 'Giấy tờ đã ngừng', { is_active: false })
})

const match = async (names: string[], person = hr) => {
  const { status, text, body } = await person.call('documents.match', { body: { names } })
  expect(status, text).toBe(200)
  return body.data.matches
}

test('a name says person and type, each by itself, and what says two says neither', async () => {
  const [both, twoPeople, twoTypes, neither, closed] = await match([
    `${codes.near.toLowerCase()}_giay-to HANG loat.pdf`,
    `${codes.near} ${codes.far} giấy tờ hàng loạt.pdf`,
    `${codes.near}_GTHANG_giay to khac han.pdf`,
    'scan 01.pdf',
    `${codes.near} quyết định hàng loạt, giấy tờ đã ngừng.pdf`,
  ])
  expect(both).toMatchObject({
    employee_state: 'found',
    employee: { id: near, nhansu_id: codes.near },
    document_type_state: 'found',
    document_type: { id: type.id, name: type.name },
  })
  expect(twoPeople).toMatchObject({
    employee_state: 'ambiguous',
    employee: null,
    document_type: { id: type.id },
  })
  expect(twoTypes).toMatchObject({
    employee: { id: near },
    document_type_state: 'ambiguous',
    document_type: null,
  })
  expect(neither).toMatchObject({ employee_state: 'unknown', document_type_state: 'unknown' })
  // Decisions need types and numbers of their own, and a type out of use takes nothing new.
  expect(closed).toMatchObject({ document_type_state: 'unknown', document_type: null })
})

test('a code out of reach answers as one that nobody has', async () => {
  const ofUnit = await newcomer(api, {
    login: 'tai.len.don.vi',
    companies: { 1: [['document_edit', 'unit']] },
    personId: 12,
  })
  const names = [codes.near, codes.far, codes.other, 'BULK9999'].map((code) => `${code}_GTHANG.pdf`)
  const states = (await match(names, ofUnit)).map(({ employee_state }) => employee_state)
  expect(states).toEqual(['found', 'unknown', 'unknown', 'unknown'])
  expect((await match(names)).map(({ employee_state }) => employee_state)).toEqual([
    'found',
    'found',
    'unknown',
    'unknown',
  ])
})

test('names are few and no longer than names are', async () => {
  for (const names of [[], Array.from({ length: 201 }, (_, place) => `${place}.pdf`), ['']])
    expect((await hr.call('documents.match', { body: { names } })).status).toBe(400)
  expect(await match(Array.from({ length: 200 }, () => 'a '.repeat(120)))).toHaveLength(200)
})

test('what is sent again under its key makes one document with one file', async () => {
  const headers = { 'idempotency-key': 'moi-tep-mot-khoa-0001' }
  const body = {
    document_type_id: type.id,
    employee_ids: [near],
    summary: 'Tệp gửi hai lần',
    issue_date: '2026-11-01',
  }
  const first = await hr.call('documents.store', { body }, headers)
  const again = await hr.call('documents.store', { body }, headers)
  expect(again.body.data.document.id).toBe(first.body.data.document.id)
  const { id } = first.body.data.document
  const content = await picture()
  const fileHeaders = { 'idempotency-key': 'moi-tep-mot-khoa-0002' }
  const send = () =>
    hr.call(
      'documents.storeFile',
      { path: { id }, body: { file: new File([content as never], 'quet.png') } },
      fileHeaders,
    )
  expect((await send()).status).toBe(201)
  expect((await send()).body.data.document.files).toHaveLength(1)
  const found = await hr.call('documents.list', { query: { search: { value: 'Tệp gửi hai lần' } } })
  expect(found.body.data.documents).toHaveLength(1)
  expect(found.body.data.documents[0]?.file_total).toBe(1)
})
