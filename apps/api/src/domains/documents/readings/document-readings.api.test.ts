import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { lastView } from '../../../testing/last-view.ts'
import { hire } from '../../../testing/newcomer.ts'
import { readingDesk } from '../testing/reading-desk.ts'

type Body = Input<'documentReadings.store'>['body']

const api = apiForFile()
const {
  reader,
  attach,
  document,
  send,
  sent,
  own,
  confirm,
  ticketOf,
  open,
  peopleOf,
  noticesOf,
  mailsTo,
  night,
  background,
  sql,
} = readingDesk(api)
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

describe('sending', () => {
  test('a preview tells how many are asked, who has no account, and changes nothing', async () => {
    const one = await reader('Tô Đọc Trước')
    const { employeeId: without } = await hire(api, 'Lê Chưa Tài Khoản', 3)
    const { id } = await document()
    const employee_ids = [one.employeeId, without]
    const { body } = await send(id, { employee_ids }, true)
    expect(body.data.reading).toBeNull()
    expect(body.data.preview).toEqual({
      named: 2,
      asked: 2,
      asked_before: 0,
      closed_off: 0,
      without_account: 1,
      without_address: 1,
      people_without_account: [expect.objectContaining({ id: without, full_name: 'Lê Chưa Tài Khoản' })],
    })
    expect(await own(one)).toEqual([])
    expect(await noticesOf(one)).toEqual([])
    expect((await hr.call('documentReadings.list', { path: { id } })).body.data.readings).toEqual([])
  })

  test('reaches a unit with those below by one notice and one mail each; a second press sends nothing more', async () => {
    const one = await reader('Tô Trong Đơn Vị', 3)
    const { id, summary } = await document()
    const readingId = await sent(id, { department_ids: [2] })
    expect((await own(one)).map(({ document_summary: words }) => words)).toContain(summary)
    expect(await noticesOf(one)).toMatchObject([
      { kind: 'document_to_read', link: `/tai-lieu-cua-toi?id=${readingId}` },
    ])
    await night({ readingId })
    await night({ readingId })
    await night()
    expect(await mailsTo(one, readingId)).toBe(1)
    const again = await send(id, { department_ids: [3] })
    expect([again.status, again.body.message]).toEqual([
      409,
      'Không có ai để gửi: mọi người được chọn đã được gửi trước hoặc không được xem tài liệu này.',
    ])
    const { preview } = (await send(id, { department_ids: [3] }, true)).body.data
    expect(preview).toMatchObject({ asked: 0, asked_before: preview.named })
  })

  test('is refused in words: nobody, a past day, people who are not there, no file, and for who edits units alone', async () => {
    const { id, fileId } = await document()
    const errors = async (more: Partial<Body>) => {
      const { status, body } = await send(id, more)
      return [status, body.errors]
    }
    expect(await errors({})).toEqual([
      400,
      { department_ids: ['Hãy chọn ít nhất một đơn vị, chức vụ hoặc nhân viên.'] },
    ])
    expect(await errors({ employee_ids: [12], due_date: '2020-01-01' })).toEqual([
      400,
      { due_date: ['Hạn xác nhận phải từ hôm nay trở đi.'] },
    ])
    expect(await errors({ employee_ids: [112], department_ids: [999_999], position_ids: [999_999] })).toEqual(
      [
        400,
        {
          department_ids: ['Có đơn vị không tồn tại.'],
          position_ids: ['Có chức vụ không tồn tại.'],
          employee_ids: ['Có nhân viên không tồn tại hoặc đã nghỉ việc.'],
        },
      ],
    )
    await hr.call('documents.destroyFile', { path: { id, file_id: fileId } })
    expect((await send(id, { employee_ids: [12] })).status).toBe(409)
    const ofUnit = await reader('Tô Sửa Đơn Vị', 2, [
      ['document_edit', 'unit'],
      ['document_access', 'unit'],
    ])
    expect((await send(id, { employee_ids: [12] }, true, ofUnit)).status).toBe(403)
    expect((await ofUnit.call('documentReadings.list', { path: { id } })).status).toBe(403)
  })

  test('who comes to a named unit or position is asked in the night, once', async () => {
    const { id, summary } = await document()
    await reader('Tô Có Trước')
    const readingId = await sent(id, { department_ids: [3] })
    const late = await reader('Tô Đến Sau')
    expect(await own(late)).toEqual([])
    await night()
    expect((await own(late)).map(({ document_summary: words }) => words)).toContain(summary)
    await night()
    expect(await mailsTo(late, readingId)).toBe(1)
  })

  test('who comes after the day has a week, in his list, the report and the mail; the others keep their day', async () => {
    const { id } = await document()
    const first = await reader('Tô Đúng Hạn')
    const readingId = await sent(id, { department_ids: [3] })
    await sql(
      `update document_readings set due_date = current_date - 20, created_at = now() - interval '40 days' where id = $1`,
      [readingId],
    )
    await sql(`update document_readers set asked_at = now() - interval '40 days' where reading_id = $1`, [
      readingId,
    ])
    const late = await reader('Tô Muộn Màng')
    await night()
    const daysOf = async (person: Person) =>
      (await own(person)).find((each) => each.id === readingId)?.days_left
    expect([await daysOf(first), await daysOf(late)]).toEqual([-20, 7])
    const { people } = await peopleOf(readingId, { size: 100 })
    const days = people.find((each) => each.employee_id === late.employeeId)?.days_left
    expect(days).toBe(7)
    const [mail] = await sql<{ due: string; wanted: string }>(
      `select variables ->> 'due' as due, to_char(current_date + 7, 'DD/MM/YYYY') as wanted from mails
       where to_address = $1 and variables ->> 'link' = '/tai-lieu-cua-toi?id=' || $2::integer`,
      [late.address, readingId],
    )
    expect(mail?.due).toBe(mail?.wanted)
  })

  test('two who send it one after the other before anybody was asked ask everybody once', async () => {
    const one = await reader('Tô Hai Lần')
    const { id } = await document()
    const body = { employee_ids: [one.employeeId] }
    expect((await send(id, body)).body.data.preview.asked).toBe(1)
    expect((await send(id, body)).status).toBe(409)
    await background()
    expect(await own(one)).toHaveLength(1)
  })

  test('one request that fails in the night keeps no other waiting', async () => {
    const one = await reader('Tô Không Chờ')
    const [broken, whole] = [await document(), await document()]
    const body = { employee_ids: [one.employeeId] }
    const brokenId = (await send(broken.id, { ...body, due_date: '2099-01-01' })).body.data.reading?.id ?? 0
    await send(whole.id, body)
    await sql(`create function refuse_reader() returns trigger language plpgsql as
      $$ begin if new.reading_id = ${brokenId} then raise 'broken'; end if; return new; end $$`)
    await sql(
      'create trigger refuse_reader before insert on document_readers for each row execute function refuse_reader()',
    )
    const run = await night()
    await sql('drop function refuse_reader() cascade')
    expect(run).toBe('failed')
    const summaries = async () => (await own(one)).map(({ document_summary: words }) => words)
    expect(await summaries()).toContain(whole.summary)
    expect(await summaries()).not.toContain(broken.summary)
    await background()
    expect(await summaries()).toContain(broken.summary)
  })

  test('a document whose only file carries a virus is not sent, and nobody is told of it any more', async () => {
    const one = await reader('Tô Có Mã Độc')
    const { id, fileId } = await document()
    const readingId = await sent(id, { employee_ids: [one.employeeId] })
    const isScanned = (state: string) =>
      sql('update files set scan_state = $2 where company_id = 1 and id = $1', [fileId, state])
    await isScanned('infected')
    const refused = await send(id, { employee_ids: [12] })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Tài liệu chưa có tệp nào đọc được. Hãy đính kèm tệp trước khi gửi.',
    ])
    expect((await own(one)).find((each) => each.id === readingId)?.files).toEqual([])
    const cards = (await one.call('home.show')).body.data.home.cards
    expect(cards.find(({ key }) => key === 'own_readings')?.own_readings).toBeUndefined()
  })

  test('a sensitive document reaches only who holds the right over it, and nobody once he holds it no more', async () => {
    const plain = await reader('Tô Không Quyền')
    const holder = await reader('Tô Có Quyền', 3, [['employee_sensitive', 'company']])
    const { id, fileId } = await document({ isSensitive: true })
    const employee_ids = [plain.employeeId, holder.employeeId]
    expect((await send(id, { employee_ids }, true)).body.data.preview).toMatchObject({
      named: 2,
      asked: 1,
      closed_off: 1,
    })
    const readingId = await sent(id, { employee_ids })
    expect(await own(plain)).toEqual([])
    expect((await ticketOf(plain, readingId, fileId)).status).toBe(404)
    expect((await own(holder)).map((each) => each.id)).toEqual([readingId])
    await sql('delete from role_grants where company_id = 1 and role_id = $1', [holder.roleIds[1]])
    expect(await own(holder)).toEqual([])
    expect((await ticketOf(holder, readingId, fileId)).status).toBe(404)
    expect((await confirm(holder, readingId, fileId)).status).toBe(404)
  })
})

describe('confirming', () => {
  test('counts only after the very file was opened by a ticket, and keeps person, time and hash', async () => {
    const one = await reader('Tô Đọc Kỹ')
    const { id, fileId } = await document()
    const readingId = await sent(id, { employee_ids: [one.employeeId] })
    const unopened = await confirm(one, readingId, fileId)
    expect([unopened.status, unopened.body.message]).toEqual([
      409,
      'Bạn cần mở và đọc tệp noi-quy.png trước khi xác nhận.',
    ])
    // A ticket alone is not the file; whom the document is about is told of it, the reader himself is not.
    const { employeeId: named } = await hire(api, 'Lê Có Tên Trong Đó', 3)
    await sql(
      `insert into document_employees (company_id, document_id, employee_id) values (1, $1, $2), (1, $1, $3)`,
      [id, named, one.employeeId],
    )
    await ticketOf(one, readingId, fileId)
    expect(await lastView(api, 'documentReadings.ticket')).toMatchObject({
      deed: 'download',
      people: [named],
    })
    expect((await confirm(one, readingId, fileId)).status).toBe(409)
    // Nor has he opened it who fetched it for somebody else.
    const { ticket } = (await hr.call('documents.fileTicket', { path: { id, file_id: fileId } })).body.data
    await hr.call('files.download', { path: { ticket } })
    expect((await confirm(one, readingId, fileId)).status).toBe(409)

    await open(one, readingId, fileId)
    const { status, body } = await confirm(one, readingId, fileId)
    expect([status, body.data.reading.state]).toEqual([200, 'confirmed'])
    const [kept] = await sql<{ same: boolean; confirmed_at: string }>(
      `select read.sha256 = files.sha256 as same, read.confirmed_at from document_read_files read
       join files on files.company_id = read.company_id and files.id = read.file_id where read.file_id = $1`,
      [fileId],
    )
    expect(kept).toMatchObject({ same: true, confirmed_at: expect.anything() })
    expect(await noticesOf(one)).toEqual([])
    const at = body.data.reading.confirmed_at
    expect((await confirm(one, readingId, fileId)).body.data.reading.confirmed_at).toBe(at)
  })

  test('nobody confirms for somebody else, nor reads what he is not sent', async () => {
    const [one, other] = [await reader('Tô Của Mình'), await reader('Tô Người Khác')]
    const { id, fileId } = await document()
    const readingId = await sent(id, { employee_ids: [one.employeeId] })
    await open(one, readingId, fileId)
    for (const person of [other, hr, await api.as('hrOfTwo')]) {
      expect((await ticketOf(person, readingId, fileId)).status).toBe(404)
      expect((await confirm(person, readingId, fileId)).status).toBe(404)
    }
    const named = { file_ids: [fileId], employee_id: one.employeeId }
    expect((await hr.call('documentReadings.confirm', { path: { id: readingId }, body: named })).status).toBe(
      400,
    )
    expect((await own(one))[0]?.state).toBe('waiting')
    const { fileId: foreign } = await document()
    expect((await ticketOf(one, readingId, foreign)).status).toBe(404)
  })

  test('a new file asks again, and the last one is not taken away meanwhile', async () => {
    const one = await reader('Tô Đọc Lại')
    const { id, fileId } = await document()
    const readingId = await sent(id, { employee_ids: [one.employeeId] })
    await night({ readingId })
    await open(one, readingId, fileId)
    await confirm(one, readingId, fileId)
    expect((await hr.call('documents.destroyFile', { path: { id, file_id: fileId } })).status).toBe(409)
    const newer = await attach(id, 'noi-quy-2.png')
    await background()
    expect((await own(one))[0]?.state).toBe('again')
    expect(await noticesOf(one)).toHaveLength(1)
    await night()
    expect(await mailsTo(one, readingId)).toBe(2)
    expect((await confirm(one, readingId, fileId)).status).toBe(409)
    expect((await hr.call('documents.destroyFile', { path: { id, file_id: fileId } })).status).toBe(200)
    await open(one, readingId, newer)
    expect((await confirm(one, readingId, newer)).status).toBe(200)
    const [kept] = (await peopleOf(readingId)).people
    expect(kept).toMatchObject({
      state: 'confirmed',
      files: expect.stringMatching(/^noi-quy\.png \(SHA-256 .*noi-quy-2\.png/),
    })
  })

  test('the first page speaks of what waits, and of nothing once it is done', async () => {
    const one = await reader('Tô Được Nhắc')
    const { id, fileId, summary } = await document()
    const readingId = await sent(id, { employee_ids: [one.employeeId] })
    const card = async () =>
      (await one.call('home.show')).body.data.home.cards.find(({ key }) => key === 'own_readings')
        ?.own_readings
    expect(await card()).toMatchObject({ total: 1, readings: [{ id: readingId, document_summary: summary }] })
    await open(one, readingId, fileId)
    await confirm(one, readingId, fileId)
    expect(await card()).toBeUndefined()
  })
})
