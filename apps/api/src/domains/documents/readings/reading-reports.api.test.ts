import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { lastView } from '../../../testing/last-view.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'
import { readingDesk } from '../testing/reading-desk.ts'

const api = apiForFile()
const { reader, document, sent, own, confirm, open, peopleOf, noticesOf, background, sql } = readingDesk(api)
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

test('counts by person and unit, as a workbook too; who left unread is counted no more', async () => {
  const [done, waiting, gone] = [
    await reader('Tô Đã Đọc'),
    await reader('Tô Chưa Đọc', 4),
    await reader('Tô Đã Nghỉ'),
  ]
  const { id, fileId } = await document()
  const employee_ids = [done.employeeId, waiting.employeeId, gone.employeeId]
  const readingId = await sent(id, { employee_ids })
  await sql('update employees set active = false where company_id = 1 and id = $1', [gone.employeeId])
  await open(done, readingId, fileId)
  await confirm(done, readingId, fileId)
  const { reading, units } = (await hr.call('documentReadings.show', { path: { id: readingId } })).body.data
  expect(reading.figures).toEqual({ total: 2, confirmed: 1, again: 0, waiting: 1, without_account: 0 })
  expect(units.map(({ total, confirmed }) => [total, confirmed])).toEqual([
    [1, 0],
    [1, 1],
  ])
  expect(await peopleOf(readingId, { state: 'waiting' })).toMatchObject({
    total: 1,
    people: [{ employee_id: waiting.employeeId, confirmed_at: null }],
  })
  const [unit] = units
  expect((await peopleOf(readingId, { department_id: unit?.department_id ?? 0 })).total).toBe(1)
  const exported = await hr.call('documentReadings.export', { path: { id: readingId } })
  const text = JSON.stringify((await openWorkbook(exported.bytes)).sheets)
  const left = await lastView(api, 'documentReadings.export')
  expect(left?.people).toEqual([done.employeeId, waiting.employeeId])
  expect(left?.shown.slice(0, 2)).toEqual(['Mã nhân viên', 'Họ và tên'])
  for (const words of ['Tô Đã Đọc', 'Tô Chưa Đọc', 'Đã xác nhận', 'Từng đơn vị', 'Tổng cộng'])
    expect(text).toContain(words)
  expect(text).not.toContain('Tô Đã Nghỉ')
})

test('who may no longer open it is not waited for', async () => {
  const [done, closed] = [await reader('Tô Đã Xem'), await reader('Tô Hết Quyền')]
  const { id, fileId } = await document()
  const readingId = await sent(id, { employee_ids: [done.employeeId, closed.employeeId] })
  await open(done, readingId, fileId)
  await confirm(done, readingId, fileId)
  await sql(
    `update document_types set is_sensitive = true
     where id = (select document_type_id from documents where company_id = 1 and id = $1) and company_id = 1`,
    [id],
  )
  const { figures } = (await hr.call('documentReadings.show', { path: { id: readingId } })).body.data.reading
  expect(figures).toMatchObject({ total: 1, confirmed: 1, waiting: 0 })
})

test('what was sent anew meanwhile, or is overdue, is not asked again', async () => {
  const one = await reader('Tô Gửi Lại')
  const { id } = await document()
  const readingId = await sent(id, { employee_ids: [one.employeeId] })
  const move = async (what: 'withdraw' | 'resume', of: number) => {
    const { status, body } = await hr.call(`documentReadings.${what}`, { path: { id: of } })
    return [status, body.message]
  }
  await move('withdraw', readingId)
  const newer = await sent(id, { employee_ids: [one.employeeId] })
  expect(await move('resume', readingId)).toEqual([409, expect.stringMatching(/^Có 1 người của yêu cầu/)])
  await move('withdraw', newer)
  await sql('update document_readings set due_date = current_date - 1 where id = $1', [newer])
  expect(await move('resume', newer)).toEqual([409, expect.stringMatching(/^Hạn xác nhận .* đã qua/)])
  expect((await move('resume', readingId))[0]).toBe(200)
  await background()
  expect(await own(one)).toHaveLength(1)
})

test('what is taken back asks nobody, keeps what was confirmed, and can be sent again', async () => {
  const [done, waiting] = [await reader('Tô Xong Rồi'), await reader('Tô Đang Chờ')]
  const { id, fileId } = await document()
  const readingId = await sent(id, { employee_ids: [done.employeeId, waiting.employeeId] })
  await open(done, readingId, fileId)
  await confirm(done, readingId, fileId)
  const move = (what: 'withdraw' | 'resume') =>
    hr.call(`documentReadings.${what}`, { path: { id: readingId } })
  expect((await move('resume')).status).toBe(409)
  const [first, second] = await Promise.all([move('withdraw'), move('withdraw')])
  expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]))
  expect(await own(waiting)).toEqual([])
  expect(await noticesOf(waiting)).toEqual([])
  expect((await peopleOf(readingId, { state: 'confirmed' })).total).toBe(1)
  const destroyed = await hr.call('documents.destroy', { path: { id } })
  expect(destroyed.status).toBe(409)
  expect((await move('resume')).status).toBe(200)
  await background()
  expect(await own(waiting)).toHaveLength(1)
  expect(await noticesOf(waiting)).toHaveLength(1)
})

test('a document whose request was taken back before anybody confirmed may be deleted', async () => {
  const { id } = await document()
  const readingId = await sent(id, { employee_ids: [12] })
  expect((await hr.call('documents.destroy', { path: { id } })).status).toBe(409)
  await hr.call('documentReadings.withdraw', { path: { id: readingId } })
  expect((await hr.call('documents.destroy', { path: { id } })).status).toBe(200)
  expect((await hr.call('documents.restore', { body: { ids: [id] } })).status).toBe(200)
  const { readings } = (await hr.call('documentReadings.list', { path: { id } })).body.data
  expect(readings).toMatchObject([{ id: readingId, figures: { total: 1 }, withdrawn_at: expect.anything() }])
})
