import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { workbookFile } from '../../../testing/import-file.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
const device = '0b6d1c0a-4e9b-4d7c-8a58-00000000000f'
let hr: Person
/** Two sit in 'Phòng 1', the third in 'Phòng 2'. */
let takers: Person[]
let ids: number[]
let numbers: string[]
let field: number
let path: { id: number }
let made = 0
let begunAt: number

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const hired = [
    await hire(api, 'Lê Phòng Một', 3),
    await hire(api, 'Vũ Phòng Một', 3),
    await hire(api, 'Hồ Phòng Hai', 3),
  ]
  ids = hired.map(({ employeeId }) => employeeId)
  const { rows } = await api.db.superuser.query<{ nhansu_id: string }>(
    'select nhansu_id from employees where company_id = 1 and id = any($1) order by array_position($1, id)',
    [ids],
  )
  numbers = rows.map(({ nhansu_id: number }) => number)
  takers = []
  for (const [at, { personId }] of hired.entries()) {
    takers.push(await newcomer(api, { login: `phong.thi.${at}`, companies: { 1: [] }, personId }))
  }
  const { body } = await hr.call('fields.store', { body: { code: 'LVPT', name: 'Lĩnh vực phòng thi' } })
  field = body.data.field.id
  const questions = [1, 2, 3].map((place) => ({
    content: `Câu ${place} của phòng thi là đúng.`,
    kind: 'true_false' as const,
    field_id: field,
    right_options: ['A' as const],
  }))
  await hr.call('quizQuestions.storeBulk', { body: { questions } })
})

beforeEach(async () => {
  await api.db.superuser.query("update quiz_attempts set state = 'cancelled' where state = 'running'")
  made += 1
  begunAt = performance.now()
  const from = Date.now() - 60_000
  const { body } = await hr.call('quizExams.store', {
    body: {
      code: `PHONG${made}`,
      name: `Thi theo phòng ${made}`,
      start_at: new Date(from).toISOString(),
      end_at: new Date(from + 3_600_000).toISOString(),
      duration: 30,
    },
  })
  path = { id: body.data.exam.id }
  await hr.call('quizExams.saveCells', { path, body: { cells: [{ field_id: field, count: 3 }] } })
  const seat = (employee_ids: number[], room: string) =>
    hr.call('quizExams.addPeople', { path, body: { employee_ids, room } })
  await seat(ids.slice(0, 2), 'Phòng 1')
  await seat(ids.slice(2), 'Phòng 2')
  await hr.call('quizExams.publish', { path, body: {} })
})

const who = (at: number) => takers[at] ?? hr
const start = (at: number) => who(at).call('quizTaking.start', { path, body: { device, notice_version: 1 } })
const save = (at: number, seq = 1) =>
  who(at).call('quizTaking.answers', { path, body: { device, answers: [{ slot: 1, value: ['A'], seq }] } })
const finish = (at: number) => who(at).call('quizTaking.finish', { path, body: { device, answers: [] } })
const info = async (at: number) => (await who(at).call('quizTaking.info', { path })).body.data
const reason = 'Mất điện.'
const pause = (part: { room?: string; employee_id?: number }) =>
  hr.call('quizExams.pause', { path, body: { reason, ...part } })
const resume = (part: { room?: string; employee_id?: number }) =>
  hr.call('quizExams.resume', { path, body: { reason, ...part } })
const tell = (text: string, part: { room?: string; employee_id?: number } = {}) =>
  hr.call('quizExams.sendMessage', { path, body: { text, ...part } })
const monitor = async () => (await hr.call('quizExams.monitor', { path })).body.data
/** Gives a taker who has handed in his paper back. */
async function reopen(at: number, minutes = 10) {
  const { taken_exams: taken } = (await hr.call('quizExams.takenExams', { path })).body.data
  const id = taken.find(({ employee_id: employee }) => employee === ids[at])?.id ?? 0
  return hr.call('quizAttempts.reopen', { path: { id }, body: { minutes, reason } })
}
const texts = async (at: number) => (await info(at)).messages.map(({ text }) => text)
const one = { room: 'Phòng 1' }

/** Seconds that the attempt of a taker has left. */
async function left(at: number): Promise<number> {
  const { rows } = await api.db.superuser.query<{ left: number }>(
    `select extract(epoch from a.deadline_at - coalesce(a.paused_at, now()))::float8 as left
     from quiz_attempts a join quiz_exam_people p on p.id = a.person_id where p.exam_id = $1 and p.employee_id = $2`,
    [path.id, ids[at]],
  )
  return rows[0]?.left ?? 0
}

/** Seconds that have gone by since the test began: a clock that was counted twice may differ by so much, on a slow machine too. */
const meanwhile = () => (performance.now() - begunAt) / 1000 + 1

/** Lets so many minutes pass for everything of the exam. */
async function waitMinutes(minutes: number) {
  const earlier = `- make_interval(mins => ${minutes})`
  const ofExam = 'person_id in (select id from quiz_exam_people where exam_id = $1)'
  for (const change of [
    `quiz_exam_pauses set paused_at = paused_at ${earlier} where resumed_at is null and exam_id = $1`,
    `quiz_exam_people set paused_at = paused_at ${earlier} where exam_id = $1`,
    `quiz_attempts set started_at = started_at ${earlier}, deadline_at = deadline_at ${earlier},
       paused_at = paused_at ${earlier}, heard_at = heard_at ${earlier} where ${ofExam}`,
    `quiz_exams set start_at = start_at ${earlier}, end_at = end_at ${earlier} where id = $1`,
  ])
    await api.db.superuser.query(`update ${change}`, [path.id])
}

describe('a room that stands still', () => {
  test('takes nothing in and gets its time back, while the other one goes on', async () => {
    await start(0)
    await start(2)
    const before = [await left(0), await left(2)] as const
    expect((await pause(one)).body.data.exam).toMatchObject({ status: 'running', pause_reason: null })
    expect((await info(0)).exam).toMatchObject({ status: 'paused', pause_reason: reason })
    expect(await save(0)).toMatchObject({ status: 409 })
    expect(await finish(0)).toMatchObject({ status: 409 })
    expect(await start(1)).toMatchObject({ status: 409 })
    expect((await save(2)).status).toBe(200)
    expect((await monitor()).pauses).toMatchObject([{ room: 'Phòng 1', employee_id: null, reason }])

    await waitMinutes(20)
    expect((await resume(one)).status).toBe(200)
    expect(Math.abs((await left(0)) - before[0])).toBeLessThan(meanwhile())
    expect(Math.abs((await left(2)) - (before[1] - 1200))).toBeLessThan(meanwhile())
    expect((await save(0)).status).toBe(200)
    expect((await start(1)).status).toBe(200)
    expect((await monitor()).pauses).toEqual([])
  })

  test('holds whoever is put down for it meanwhile, until it goes on', async () => {
    const second = ids.slice(1, 2)
    expect(
      (await hr.call('quizExams.detachEmployees', { path, body: { employee_ids: second } })).status,
    ).toBe(200)
    await start(0)
    await pause(one)
    await hr.call('quizExams.addPeople', { path, body: { employee_ids: second, ...one } })
    expect((await info(1)).exam).toMatchObject({ state: 'waiting', status: 'paused', pause_reason: reason })
    expect(await start(1)).toMatchObject({ status: 409 })
    await waitMinutes(90)
    expect((await resume(one)).status).toBe(200)
    expect((await start(1)).status).toBe(200)
  })

  test('goes on also once everybody has been seated elsewhere', async () => {
    await start(0)
    const before = await left(0)
    await pause(one)
    const file = await workbookFile(
      ['Mã NV', 'Phòng thi'],
      numbers.slice(0, 2).map((number) => [number, 'Phòng 3']),
    )
    expect((await hr.call('quizExams.upload', { path, body: { file } })).status).toBe(200)
    await waitMinutes(10)
    expect((await resume(one)).status).toBe(200)
    expect(Math.abs((await left(0)) - before)).toBeLessThan(meanwhile())
    expect((await save(0)).status).toBe(200)
    expect((await start(1)).status).toBe(200)
    expect(await resume(one)).toMatchObject({ status: 409, body: { message: 'Phòng này không tạm dừng.' } })
  })

  test('lets nobody in again who had handed in before', async () => {
    await start(0)
    await finish(0)
    await start(1)
    await pause(one)
    expect(await reopen(0)).toMatchObject({ status: 409 })
  })

  test('keeps the exam from being over, and whoever has not begun there begins later', async () => {
    await start(0)
    await pause(one)
    await waitMinutes(90)
    expect((await hr.call('quizExams.show', { path })).body.data.exam.status).toBe('running')
    expect((await info(1)).exam).toMatchObject({ state: 'waiting', status: 'paused' })
    expect((await info(2)).exam.state).toBe('absent')
    await resume(one)
    expect((await hr.call('quizExams.show', { path })).body.data.exam.status).toBe('running')
    expect((await start(1)).status).toBe(200)
    expect((await start(2)).status).toBe(409)
    expect((await finish(0)).body.data.receipt).toMatchObject({ ended_by: 'taker' })
  })

  test('stands still with the whole exam once that is paused, and goes on with it', async () => {
    await start(0)
    const before = await left(0)
    await pause(one)
    await waitMinutes(5)
    expect((await pause({})).status).toBe(200)
    expect((await monitor()).pauses).toEqual([])
    expect(await pause(one)).toMatchObject({ status: 409 })
    await waitMinutes(5)
    expect((await resume({})).status).toBe(200)
    expect(Math.abs((await left(0)) - before)).toBeLessThan(meanwhile())
    expect((await save(0)).status).toBe(200)
  })
})

/** Seconds that the windows of the takers are longer by, as they sit. */
async function windows(): Promise<number[]> {
  const { rows } = await api.db.superuser.query<{ longer: number }>(
    `select round(paused_seconds / 60)::int as longer from quiz_exam_people
     where exam_id = $1 order by array_position($2::bigint[], employee_id)`,
    [path.id, ids],
  )
  return rows.map(({ longer }) => longer)
}

describe('one taker of a room that stands still', () => {
  const first = () => ({ employee_id: ids[0] ?? 0 })

  test('is let go on alone with his time, and has none of it twice when the room goes on', async () => {
    await start(0)
    await start(1)
    const before = [await left(0), await left(1)] as const
    await pause(one)
    await waitMinutes(5)
    expect((await resume(first())).status).toBe(200)
    expect((await monitor()).pauses).toMatchObject([{ room: 'Phòng 1' }])
    expect((await save(0)).status).toBe(200)
    expect(await save(1)).toMatchObject({ status: 409 })
    expect(await resume(first())).toMatchObject({ status: 409 })

    await waitMinutes(10)
    await resume(one)
    expect(Math.abs((await left(0)) - (before[0] - 600))).toBeLessThan(meanwhile())
    expect(Math.abs((await left(1)) - before[1])).toBeLessThan(meanwhile())
    expect(await windows()).toEqual([5, 15, 0])
  })

  test('who hands in by mistake once he was let go on has his paper back', async () => {
    await start(0)
    await pause(one)
    await resume(first())
    await finish(0)
    expect((await reopen(0)).status).toBe(200)
    expect((await save(0)).status).toBe(200)
  })

  test('stays free when others are put down for the room, and can be stopped by himself again', async () => {
    const second = ids.slice(1, 2)
    await hr.call('quizExams.detachEmployees', { path, body: { employee_ids: second } })
    await pause(one)
    await resume(first())
    await hr.call('quizExams.addPeople', { path, body: { employee_ids: second, ...one } })
    expect((await info(0)).exam).toMatchObject({ status: 'running', paused_part: null })
    expect((await info(1)).exam.status).toBe('paused')
    const file = await workbookFile(['Mã NV', 'Thêm giờ (phút)'], [[numbers[0] ?? '', '5']])
    await hr.call('quizExams.upload', { path, body: { file } })
    expect((await start(0)).status).toBe(200)
    expect((await pause(first())).status).toBe(200)
    await resume(one)
    expect(await save(0)).toMatchObject({ status: 409 })
    expect((await monitor()).pauses).toMatchObject([{ room: null, employee_id: ids[0] }])
  })

  test('who came late has back only the time since he came', async () => {
    const second = ids.slice(1, 2)
    await hr.call('quizExams.detachEmployees', { path, body: { employee_ids: second } })
    await start(0)
    await pause(one)
    await waitMinutes(20)
    await hr.call('quizExams.addPeople', { path, body: { employee_ids: second, ...one } })
    await waitMinutes(5)
    await resume(one)
    expect(await windows()).toEqual([25, 5, 0])
  })
})

describe('a seat', () => {
  const seat = (employee_ids: number[], room: string | null) =>
    hr.call('quizExams.seatEmployees', { path, body: { employee_ids, room } })

  test('is given to some at once, and is taken from them', async () => {
    const { people } = (await seat(ids.slice(0, 2), ' Phòng 4 ')).body.data
    expect(people.map(({ room }) => room ?? '').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Phòng 2',
      'Phòng 4',
      'Phòng 4',
    ])
    expect((await seat(ids, null)).body.data.people.map(({ room }) => room)).toEqual([null, null, null])
    expect(await seat([...ids, 12], 'Phòng 4')).toMatchObject({
      status: 400,
      body: { errors: { employee_ids: ['Có người không thuộc danh sách thí sinh.'] } },
    })
    expect((await monitor()).rooms).toEqual([])
  })

  test('in a room that stands still holds who has not begun, and nobody who writes', async () => {
    await start(0)
    await pause({ room: 'Phòng 2' })
    const { people } = (await seat(ids.slice(0, 2), 'Phòng 2')).body.data
    const standing = people.flatMap(({ employee_id: id, paused_at: at }) => (at === null ? [] : [id]))
    expect(new Set(standing)).toEqual(new Set(ids.slice(1)))
    expect((await save(0)).status).toBe(200)
    expect(await start(1)).toMatchObject({ status: 409 })
    // Whoever is held takes that along.
    const [pauseOfTwo] = (await monitor()).pauses
    const moved = (await seat(ids.slice(1, 2), 'Phòng 1')).body.data.people
    expect(moved.find(({ employee_id: id }) => id === ids[1])).toMatchObject({ pause_id: pauseOfTwo?.id })
    expect((await info(1)).exam).toMatchObject({ status: 'paused', paused_part: 'room' })
  })

  test('is changed in no exam that is over', async () => {
    await waitMinutes(90)
    expect(await seat(ids, 'Phòng 9')).toMatchObject({ status: 409 })
  })
})

test('a taker is told what stands still: the exam, his room or he alone', async () => {
  const part = async () => (await info(0)).exam.paused_part
  expect(await part()).toBeNull()
  await start(0)
  await pause(one)
  expect(await part()).toBe('room')
  await resume(one)
  await pause({ employee_id: ids[0] ?? 0 })
  expect(await part()).toBe('taker')
  await pause({})
  expect(await part()).toBe('exam')
  await resume({})
  expect(await part()).toBeNull()
})

describe('a taker who stands still', () => {
  test('does so alone, and goes on alone', async () => {
    await start(0)
    await start(1)
    const mine = { employee_id: ids[0] ?? 0 }
    expect((await pause(mine)).status).toBe(200)
    expect(await save(0)).toMatchObject({ status: 409 })
    expect((await save(1)).status).toBe(200)
    expect((await monitor()).pauses).toMatchObject([
      { room: null, employee_id: ids[0], full_name: 'Lê Phòng Một' },
    ])
    expect(await pause(mine)).toMatchObject({ status: 409 })
    expect((await resume(mine)).status).toBe(200)
    expect((await save(0)).status).toBe(200)
    expect(await resume(mine)).toMatchObject({ status: 409 })
  })

  test('stands still with his room from then on, and is free once his attempt is cancelled', async () => {
    await start(0)
    const mine = { employee_id: ids[0] ?? 0 }
    await pause(mine)
    expect((await pause(one)).status).toBe(200)
    expect((await monitor()).pauses).toMatchObject([{ room: 'Phòng 1' }])
    await resume(one)
    expect(await resume(mine)).toMatchObject({
      status: 409,
      body: { message: 'Thí sinh này không tạm dừng.' },
    })
    await pause(mine)
    const { taken_exams: taken } = (await hr.call('quizExams.takenExams', { path })).body.data
    const attempt = taken.find(({ employee_id: id }) => id === ids[0])?.id ?? 0
    await hr.call('quizAttempts.cancel', { path: { id: attempt }, body: { reason } })
    expect((await monitor()).pauses).toEqual([])
    expect(await pause(mine)).toMatchObject({ status: 409 })
  })
})

test('a part of an exam is a room where somebody sits or one of its takers, and not both', async () => {
  const refused = async (part: { room?: string; employee_id?: number }) => (await pause(part)).body.errors
  expect(await refused({ room: 'Phòng 9' })).toEqual({ room: ['Không có thí sinh nào ở phòng này.'] })
  expect(await refused({ employee_id: 12 })).toEqual({
    employee_id: ['Người này không thuộc danh sách thí sinh.'],
  })
  expect(await refused({ ...one, employee_id: ids[0] ?? 0 })).toEqual({
    employee_id: ['Chỉ chọn một phòng hoặc một thí sinh.'],
  })
  expect((await tell('Ai đó?', { room: 'Phòng 9' })).status).toBe(400)
  expect((await monitor()).pauses).toEqual([])
})

test('a message reaches its room or its taker alone, also while they stand still', async () => {
  await start(0)
  await tell('Cho mọi người.')
  await pause(one)
  await tell('Có điện sau 5 phút.', one)
  await tell('Mời lên bàn giám thị.', { employee_id: ids[0] ?? 0 })
  await tell('Phòng 2 giữ trật tự.', { room: 'Phòng 2' })
  expect(await texts(0)).toEqual(['Mời lên bàn giám thị.', 'Có điện sau 5 phút.', 'Cho mọi người.'])
  expect(await texts(1)).toEqual(['Có điện sau 5 phút.', 'Cho mọi người.'])
  expect(await texts(2)).toEqual(['Phòng 2 giữ trật tự.', 'Cho mọi người.'])
  expect((await monitor()).messages).toMatchObject([
    { room: 'Phòng 2', full_name: null },
    { room: null, full_name: 'Lê Phòng Một' },
    { room: 'Phòng 1', full_name: null },
    { room: null, full_name: null },
  ])
})

describe('who has not been heard of for a while', () => {
  const silent = (seconds: number) =>
    api.db.superuser.query(
      `update quiz_attempts set heard_at = now() - make_interval(secs => $2)
       where person_id in (select id from quiz_exam_people where exam_id = $1)`,
      [path.id, seconds],
    )

  test('is lost until his page saves or tells that it is there', async () => {
    await start(0)
    await silent(140)
    expect((await monitor()).lost).toEqual([])
    await silent(160)
    const { counts, lost, rooms } = await monitor()
    expect(counts).toMatchObject({ running: 1, lost: 1, waiting: 2 })
    expect(lost).toMatchObject([{ employee_id: ids[0], full_name: 'Lê Phòng Một', room: 'Phòng 1' }])
    expect(rooms).toMatchObject([
      { room: 'Phòng 1', counts: { running: 1, lost: 1, waiting: 1 } },
      { room: 'Phòng 2', counts: { running: 0, lost: 0, waiting: 1 } },
    ])
    const beat = { path, body: { device, answers: [] } }
    expect((await who(0).call('quizTaking.answers', beat)).status).toBe(200)
    expect(await monitor()).toMatchObject({ counts: { running: 1, lost: 0 }, lost: [] })
  })

  test('is not whoever stands still or has just gone on, nor whoever has handed in', async () => {
    await start(0)
    await start(1)
    await pause(one)
    await silent(900)
    expect((await monitor()).counts.lost).toBe(0)
    await resume(one)
    expect((await monitor()).counts.lost).toBe(0)
    await finish(1)
    await silent(900)
    expect((await monitor()).counts).toMatchObject({ running: 1, lost: 1 })
  })

  test('is nobody of an exam that was cancelled', async () => {
    await start(0)
    await silent(160)
    expect((await hr.call('quizExams.cancel', { path, body: { reason } })).status).toBe(200)
    expect(await monitor()).toMatchObject({ counts: { cancelled: 3, running: 0, lost: 0 }, lost: [] })
  })

  test('saves at once from two windows are both kept', async () => {
    await start(0)
    await silent(100)
    const saves = await Promise.all([1, 2, 3, 4, 5, 6].map((seq) => save(0, seq)))
    expect(saves.map(({ status }) => status)).toEqual(saves.map(() => 200))
  })
})

test('rooms come with the workbook, and stay where it has no such column', async () => {
  const upload = async (titles: string[], row: (string | null)[]) =>
    (await hr.call('quizExams.upload', { path, body: { file: await workbookFile(titles, [row]) } })).body.data
      .import
  const roomOf = async () =>
    (await hr.call('quizExams.people', { path })).body.data.people.find(
      ({ employee_id: id }) => id === ids[0],
    )
  await upload(['Mã NV', 'Thêm giờ (phút)'], [numbers[0] ?? '', '5'])
  expect(await roomOf()).toMatchObject({ room: 'Phòng 1', extra_minutes: 5 })
  const told = await upload(['Mã NV', 'Phòng'], [numbers[0] ?? '', 'Phòng 3'])
  expect(told?.rows).toMatchObject([
    { state: 'changed', changes: [{ field: 'room', before: 'Phòng 1', after: 'Phòng 3' }] },
  ])
  expect(await roomOf()).toMatchObject({ room: 'Phòng 3', extra_minutes: 5 })
  const long = await hr.call('quizExams.upload', {
    path,
    body: { file: await workbookFile(['Mã NV', 'Phòng'], [[numbers[0] ?? '', 'P'.repeat(51)]]) },
  })
  expect(long).toMatchObject({ status: 400 })
  expect(long.text).toContain('Phòng: Tối đa 50 ký tự.')
})

test('minutes of a workbook leave the deadline of whoever was let in again where it is, but for themselves', async () => {
  await start(0)
  await finish(0)
  await reopen(0, 50)
  const file = await workbookFile(['Mã NV', 'Thêm giờ (phút)'], [[numbers[0] ?? '', '10']])
  await hr.call('quizExams.upload', { path, body: { file } })
  expect(Math.abs((await left(0)) - 3600)).toBeLessThan(meanwhile())
})
