import type { Input, PermissionName } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Scope } from '../../contract/session.ts'
import { picture } from '../../files/testing/pictures.ts'
import { type Person, apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { openWorkbook } from '../../testing/open-workbook.ts'

type Body = Input<'documents.store'>['body']

const api = apiForFile()
let hr: Person
/** Types of document: plain, sensitive, shown to whom it is about, both, and decisions. */
const types = { plain: 0, sensitive: 0, visible: 0, both: 0, decision: 0 }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const make = async (code: string, more: object) => {
    const body = { code, name: `Loại ${code}`, ...more }
    return (await hr.call('documentTypes.store', { body })).body.data.document_type.id
  }
  types.plain = await make('THUONG', {})
  types.sensitive = await make('NHAYCAM', { is_sensitive: true })
  types.visible = await make('XEM', { is_visible_to_employee: true })
  types.both = await make('CAHAI', { is_sensitive: true, is_visible_to_employee: true })
  types.decision = await make('QD', { is_decision: true, is_visible_to_employee: true })
})

const bodyOf = (more: Partial<Body>): Body => ({
  document_type_id: types.plain,
  number: `T${nextNumber()}`,
  summary: 'Giấy tờ thử',
  issue_date: '2026-03-02',
  ...more,
})
const store = (more: Partial<Body>, person = hr) => person.call('documents.store', { body: bodyOf(more) })
async function made(more: Partial<Body>): Promise<number> {
  const answer = await store(more)
  expect(answer.status, answer.text).toBe(201)
  return answer.body.data.document.id
}
const somebody = (login: string, grants: [PermissionName, Scope][], personId?: number) =>
  newcomer(api, { login, companies: { 1: grants }, ...(personId !== undefined && { personId }) })
const attachTo = async (id: number, content: Buffer | string, name = 'quet.png', person = hr) =>
  person.call('documents.storeFile', { path: { id }, body: { file: new File([content as never], name) } })

/** Whether each way to a document leads somebody there: list, search, mixed, show, export, ticket. */
async function waysTo(person: Person, id: number): Promise<boolean[]> {
  const { document } = (await hr.call('documents.show', { path: { id } })).body.data
  const query = { search: { value: document.number } }
  const listed = await person.call('documents.list', { query: { ...query, pagination: true } })
  const mixed = await person.call('documents.mixed', { query })
  const shown = await person.call('documents.show', { path: { id } })
  const file = document.files?.[0]?.id ?? 0
  const ticket = await person.call('documents.fileTicket', { path: { id, file_id: file } })
  const found = listed.body.data.documents.length
  expect(listed.body.data.meta.pagination?.total).toBe(found)
  return [found === 1, mixed.body.data.documents.length === 1, shown.status === 200, ticket.status === 200]
}
const all = [true, true, true, true]
const none = [false, false, false, false]

describe('what is sensitive stays with whom it is for, on every way', () => {
  test.each([
    ['a sensitive type', { type: 'sensitive', decision: null }, 'employee_sensitive'],
    ['a disciplinary decision', { type: 'decision', decision: 10 }, 'employee_sensitive'],
    ['a salary decision', { type: 'decision', decision: 15 }, 'employee_pay'],
  ] as const)('%s needs %s', async (_, { type, decision }, permission) => {
    const id = await made({ document_type_id: types[type], decision_type: decision, employee_ids: [12] })
    await attachTo(id, await picture())
    const n = nextNumber()
    const without = await somebody(`khong.${n}`, [
      ['document_access', 'company'],
      ['document_export', 'company'],
      ['document_edit', 'company'],
      ['document_delete', 'company'],
    ])
    const other = permission === 'employee_pay' ? 'employee_sensitive' : 'employee_pay'
    const wrong = await somebody(`khac.${n}`, [
      ['document_access', 'company'],
      [other, 'company'],
    ])
    const withRight = await somebody(`co.${n}`, [
      ['document_access', 'company'],
      [permission, 'company'],
    ])
    expect(await waysTo(without, id)).toEqual(none)
    expect(await waysTo(wrong, id)).toEqual(none)
    expect(await waysTo(withRight, id)).toEqual(all)
    const { number } = (await hr.call('documents.show', { path: { id } })).body.data.document
    const filter = { number: { operator: 'equal', value: number } } as const
    const sheet = async (person: Person) =>
      JSON.stringify(
        (await openWorkbook((await person.call('documents.export', { body: { filter } })).bytes)).sheets,
      )
    expect(await sheet(without)).not.toContain('Giấy tờ thử')
    expect(await sheet(hr)).toContain('Giấy tờ thử')
    for (const answer of [
      await without.call('documents.update', { path: { id }, body: { summary: 'x' } }),
      await without.call('documents.destroy', { path: { id } }),
      await attachTo(id, await picture(), 'a.png', without),
      await without.call('documents.fromDocumentary', { query: { code: number } }),
    ])
      expect(answer.status).toBe(404)
    // Nor may he write what he could not read, or hide it.
    const body = { document_type_id: types[type], decision_type: decision }
    expect((await store(body, without)).status).toBe(403)
    const plain = await made({})
    expect((await without.call('documents.update', { path: { id: plain }, body })).status).toBe(403)
  })
})

describe('one’s own documents', () => {
  test('are those of types marked so, and name nobody else', async () => {
    const { employeeId: own, personId } = await hire(api, 'Đỗ Thị Của Mình', 3)
    const dao = await somebody('cua.minh', [['document_access', 'own']], personId)
    const withFile = async (more: Partial<Body>) => {
      const id = await made({ employee_ids: [own], note: 'Ghi chú nội bộ', ...more })
      await attachTo(id, await picture())
      return id
    }
    const shown = await withFile({ document_type_id: types.visible, employee_ids: [own, 12] })
    expect(await waysTo(dao, shown)).toEqual(all)
    const { document } = (await dao.call('documents.show', { path: { id: shown } })).body.data
    expect(document).toMatchObject({ employee_ids: [own], employee_total: 2, note: null })
    expect(document.employees.map(({ id }) => id)).toEqual([own])
    expect(await waysTo(dao, await withFile({}))).toEqual(none)
    expect(
      await waysTo(dao, await withFile({ document_type_id: types.visible, employee_ids: [12] })),
    ).toEqual(none)
    const salary = { document_type_id: types.decision, decision_type: 15 }
    expect(await waysTo(dao, await withFile(salary))).toEqual(all)
    expect(await waysTo(dao, await withFile({ ...salary, employee_ids: [own, 12] }))).toEqual(none)
    expect(await waysTo(dao, await withFile({ document_type_id: types.both }))).toEqual(all)
    expect(
      await waysTo(dao, await withFile({ document_type_id: types.both, employee_ids: [own, 12] })),
    ).toEqual(none)
  })
})

test('a right for units reads what is about somebody there, and changes what is about nobody else', async () => {
  const { personId } = await hire(api, 'Trưởng Tài Liệu', 2)
  const head = await somebody(
    'truong.tai.lieu',
    [
      ['document_access', 'unit'],
      ['document_edit', 'unit'],
      ['document_delete', 'unit'],
    ],
    personId,
  )
  const [inside, across, outside] = [
    await made({ employee_ids: [11] }),
    await made({ employee_ids: [11, 14] }),
    await made({ employee_ids: [14] }),
  ]
  const read = async (id: number) => (await head.call('documents.show', { path: { id } })).status
  const change = async (id: number, body: object = { note: 'x' }) =>
    (await head.call('documents.update', { path: { id }, body })).status
  expect([await read(inside), await read(across), await read(outside)]).toEqual([200, 200, 404])
  expect([await change(inside), await change(across), await change(outside)]).toEqual([200, 404, 404])
  const { document } = (await head.call('documents.show', { path: { id: across } })).body.data
  expect(document.employees.map(({ id }) => id)).toEqual([11])
  expect(await change(inside, { employee_ids: [14] })).toBe(400)
  expect(await change(inside, { employee_ids: [] })).toBe(400)
  expect((await store({ employee_ids: [12] }, head)).status).toBe(201)
  expect((await store({}, head)).status).toBe(400)
  const byOther = { filter: { employee_id: { operator: 'equal', value: 14 } } } as const
  expect((await head.call('documents.list', { query: byOther })).body.data.documents).toEqual([])
  await hr.call('documents.destroy', { path: { id: outside } })
  expect((await head.call('documents.restore', { body: { ids: [outside] } })).status).toBe(404)
  expect((await hr.call('documents.restore', { body: { ids: [outside] } })).status).toBe(200)
})

describe('files', () => {
  test('are taken by what they are, up to 20 MB, and read by ticket alone, with a line in the trail', async () => {
    const id = await made({})
    expect((await attachTo(id, '%PDF-1.7\n%âãÏÓ\n', 'Quyết định.pdf')).status).toBe(201)
    for (const [content, name] of [
      ['<html><script>1</script></html>', 'a.pdf'],
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png'],
      ['PK\u0003\u0004 không phải văn bản', 'a.docx'],
      ['MZ\u0090\u0000', 'a.doc'],
    ] as const)
      expect((await attachTo(id, content, name)).status, name).toBe(400)
    expect((await attachTo(id, Buffer.alloc(20 * 1024 * 1024 + 1), 'lon.pdf')).status).toBe(413)
    const { document } = (await hr.call('documents.show', { path: { id } })).body.data
    expect(document.files).toMatchObject([{ name: 'Quyết định.pdf', media_type: 'application/pdf' }])
    const fileId = document.files?.[0]?.id ?? 0
    const { ticket } = (await hr.call('documents.fileTicket', { path: { id, file_id: fileId } })).body.data
    const fetched = await api.withToken(undefined).call('files.download', { path: { ticket } })
    expect([fetched.status, fetched.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        `select detail from audit_trail where operation = 'documents.fileTicket' and record_id = $1`,
        [id],
      ),
    )
    expect(rows).toEqual([{ detail: { file_id: fileId } }])
    // Of another document the file is not there.
    const elsewhere = await made({})
    for (const answer of [
      await hr.call('documents.fileTicket', { path: { id: elsewhere, file_id: fileId } }),
      await hr.call('documents.destroyFile', { path: { id: elsewhere, file_id: fileId } }),
    ])
      expect(answer.status).toBe(404)
  })

  test('come back with their document, but for those taken away before; so do its people', async () => {
    const id = await made({ employee_ids: [11, 12] })
    await attachTo(id, await picture(), 'mot.png')
    const second = await attachTo(id, await picture(), 'hai.png')
    const [first, kept] = (second.body.data.document.files ?? []).map((file) => file.id)
    await hr.call('documents.destroyFile', { path: { id, file_id: first ?? 0 } })
    await hr.call('documents.destroyBulk', { body: { ids: [id] } })
    const path = { id, file_id: kept ?? 0 }
    expect((await hr.call('documents.fileTicket', { path })).status).toBe(404)
    expect((await hr.call('documents.restore', { body: { ids: [id] } })).status).toBe(200)
    const { document } = (await hr.call('documents.show', { path: { id } })).body.data
    expect(document).toMatchObject({ employee_ids: [11, 12], file_total: 1, files: [{ id: kept }] })
    const back = await hr.call('documents.restoreFile', { path: { id, file_id: first ?? 0 } })
    expect(back.body.data.document.file_total).toBe(2)
  })

  test('are no more than twenty by putting one back', async () => {
    const id = await made({})
    const { files } = (await attachTo(id, await picture(), 'bo-di.png')).body.data.document
    const path = { id, file_id: files?.[0]?.id ?? 0 }
    await hr.call('documents.destroyFile', { path })
    for (let count = 0; count < 20; count += 1) await attachTo(id, await picture(), 'giu.png')
    expect(await hr.call('documents.restoreFile', { path })).toMatchObject({
      status: 409,
      body: { message: 'Tài liệu đã có 20 tệp đính kèm. Hãy gỡ bớt rồi khôi phục tệp này.' },
    })
  })
})

describe('a document', () => {
  test.each<[string, () => Partial<Body>, string]>([
    ['a decision without its type', () => ({ document_type_id: types.decision }), 'decision_type'],
    ['another paper with one', () => ({ decision_type: 4 }), 'decision_type'],
    ['an effect too long before', () => ({ effective_date: '2025-03-01' }), 'effective_date'],
    [
      'an end before the effect',
      () => ({ effective_date: '2026-04-01', expiry_date: '2026-03-31' }),
      'expiry_date',
    ],
    ['a type of the other company', () => ({ document_type_id: 131 }), 'document_type_id'],
    ['an employee of the other company', () => ({ employee_ids: [111] }), 'employee_ids'],
    ['a code without a system', () => ({ documentary_code: '1/QĐ' }), 'documentary_code'],
    ['a sixth reminder', () => ({ remind_days: [1, 2, 3, 4, 5, 6] }), 'remind_days'],
  ])('is refused for %s, at its field', async (_, more, field) => {
    const answer = await store(more())
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]])
  })

  test('of decisions takes a number once a year, also when two ask at once', async () => {
    const decision = (number: string, day = '2026-05-05') =>
      store({ document_type_id: types.decision, decision_type: 4, number, issue_date: day })
    const answers = await Promise.all([1, 2, 3, 4].map(() => decision('1/QĐ-ONCE')))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await decision('1/qđ-once')).body.errors).toEqual({
      number: ['Số quyết định này đã có trong năm.'],
    })
    expect((await decision('1/QĐ-ONCE', '2027-01-01')).status).toBe(201)
  })

  test('without a number gets the next of its series; a decision does not', async () => {
    const { number: _, ...body } = bodyOf({ issue_date: '2026-06-01' })
    const drawn = async () => (await hr.call('documents.store', { body })).body.data.document.number
    const [first, second] = [await drawn(), await drawn()]
    expect(first).toMatch(/2026/)
    expect(second).not.toBe(first)
    const decision = { ...body, document_type_id: types.decision, decision_type: 4 }
    expect((await hr.call('documents.store', { body: decision })).body.errors).toEqual({
      number: ['Vui lòng nhập số quyết định.'],
    })
  })

  test('expires soon from its earliest reminder on, to the day', async () => {
    const { rows } = await api.db.superuser.query<{ day: string }>(
      `select ((now() at time zone 'Asia/Ho_Chi_Minh')::date + 30)::text as day`,
    )
    const day = rows[0]?.day ?? ''
    const stateOf = async (more: Partial<Body>) =>
      (await store({ issue_date: '2020-01-01', ...more })).body.data.document
    expect(await stateOf({ expiry_date: day })).toMatchObject({ expiry_state: 'expiring', days_left: 30 })
    expect(await stateOf({ expiry_date: day, remind_days: [7, 29] })).toMatchObject({ expiry_state: 'valid' })
    expect(await stateOf({ expiry_date: '2026-01-01' })).toMatchObject({ expiry_state: 'expired' })
    expect(await stateOf({})).toMatchObject({ expiry_state: null, days_left: null })
  })

  test('keeps its employee from being deleted, and says why', async () => {
    await made({ employee_ids: [12] })
    await expect(
      inCompanyOf(api.db.superuser, 1, (client) => client.query('delete from employees where id = 12')),
    ).rejects.toMatchObject({ table: 'document_employees' })
  })
})

test('an export notes those alone of a document whom it named', async () => {
  const [near, far, officer] = [
    await hire(api, 'Tô Thị Gần', 3),
    await hire(api, 'Tô Thị Xa', 4),
    await hire(api, 'Tô Thị Văn Thư', 3),
  ]
  const id = await made({ employee_ids: [near.employeeId, far.employeeId] })
  const grants: [PermissionName, Scope][] = [
    ['document_access', 'unit'],
    ['document_export', 'unit'],
  ]
  const person = await somebody(`vanthu.${nextNumber()}`, grants, officer.personId)
  const { number } = (await hr.call('documents.show', { path: { id } })).body.data.document
  const filter = { number: { operator: 'equal', value: number } } as const
  const { bytes } = await person.call('documents.export', { body: { filter } })
  const text = JSON.stringify((await openWorkbook(bytes)).sheets)
  expect(text).toContain('Tô Thị Gần')
  expect(text).not.toContain('Tô Thị Xa')
  const { rows } = await api.db.superuser.query<{ employee_id: string }>(
    `select seen.employee_id from personal_data_view_people seen
     join personal_data_views view on view.company_id = seen.company_id and view.id = seen.view_id
     where view.user_id = $1 and view.operation = 'documents.export'`,
    [person.userId],
  )
  expect(rows.map(({ employee_id }) => Number(employee_id))).toEqual([near.employeeId])
})
