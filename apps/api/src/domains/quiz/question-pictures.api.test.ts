import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { bomb, photo, picture } from '../../files/testing/pictures.ts'
import { type Person, apiForFile } from '../../testing/api.ts'
import { doImport } from '../../testing/do-import.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { workbookFile } from '../../testing/import-file.ts'
import { newcomer } from '../../testing/newcomer.ts'
import { importFields } from '../../workbooks/import/fields.ts'

const api = apiForFile()
const device = '0b6d1c0a-4e9b-4d7c-8a58-0000000000a1'
let hr: Person
let taker: Person
let field_id: number
let made = 0

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  taker = await api.as('employee')
  const { body } = await hr.call('fields.store', { body: { code: 'LVHINH', name: 'Lĩnh vực có hình' } })
  field_id = body.data.field.id
})

async function upload(bytes: Uint8Array, by = hr) {
  // A name that would tell what is right.
  const file = new File([new Uint8Array(bytes)], 'dap-an-B.jpg')
  return by.call('quizQuestions.storeFile', { body: { file } })
}

async function uploaded(width = 40): Promise<number> {
  return (await upload(await picture(width, 30))).body.data.file.id
}

async function question(picture_id: number | null, more: object = {}): Promise<number> {
  made += 1
  const { body } = await hr.call('quizQuestions.store', {
    body: {
      content: `Biển báo trong hình có nghĩa gì? (${made})`,
      kind: 'true_false',
      field_id,
      right_options: ['B'],
      picture_id,
      ...more,
    },
  })
  return body.data.question.id
}

const shown = async (id: number, by = hr) => by.call('quizQuestions.picture', { path: { id } })
const widthOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).width

/** An exam of all questions of the field, for the taker. */
async function exam(kind: 'true_false' | 'essay', count: number, more: object = {}) {
  made += 1
  const start = Date.now() - 60_000
  const { body } = await hr.call('quizExams.store', {
    body: {
      code: `THIHINH${made}`,
      name: `Thi có hình ${made}`,
      start_at: new Date(start).toISOString(),
      end_at: new Date(start + 7_200_000).toISOString(),
      duration: 30,
      ...more,
    },
  })
  const path = { id: body.data.exam.id }
  await hr.call('quizExams.saveCells', { path, body: { cells: [{ field_id, kind, count }] } })
  await hr.call('quizExams.addPeople', { path, body: { employee_ids: [11] } })
  return path
}

async function begin(path: { id: number }) {
  await api.db.superuser.query("update quiz_attempts set state = 'cancelled' where state = 'running'")
  const { body } = await taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } })
  return body.data.sitting
}

async function endExam(id: number) {
  await api.db.superuser.query(
    "update quiz_exams set start_at = start_at - interval '1 day', end_at = end_at - interval '1 day' where id = $1",
    [id],
  )
}

describe('a picture of a question', () => {
  test('is drawn anew, within its bounds, without what the camera wrote', async () => {
    const { status, body } = await upload(await photo(2_000, 500))
    expect(status).toBe(201)
    const { bytes } = await shown(body.data.file.id)
    const { width, height, exif, format } = await sharp(bytes).metadata()
    expect({ width, height, exif, format }).toEqual({
      width: 400,
      height: 1_600,
      exif: undefined,
      format: 'jpeg',
    })
    expect(bytes.includes('nha rieng')).toBe(false)
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['a bomb', async () => bomb(30_000)],
    ['what is no picture', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a picture', async () => (await photo(400, 300)).subarray(0, 1_500)],
  ])('is not taken from %s', async (_, bytes) => {
    expect((await upload(await bytes())).status).toBe(400)
  })

  test('belongs to one question, and to whoever uploaded it before that', async () => {
    const draft = await uploaded()
    const officer = await newcomer(api, {
      login: 'ra.de',
      companies: { 1: [['quiz_question_access', 'company'] as const] },
    })
    expect((await shown(draft, officer)).status).toBe(404)
    await question(draft)
    expect((await shown(draft, officer)).status).toBe(200)
    expect((await shown(draft, taker)).status).toBe(403)
    const second = await hr.call('quizQuestions.store', {
      body: { content: 'Câu khác', kind: 'essay', field_id, picture_id: draft },
    })
    expect(second).toMatchObject({
      status: 400,
      body: { errors: { picture_id: ['Hình minh họa không còn nữa. Vui lòng tải hình lên lại.'] } },
    })
  })

  test('is taken by nobody but whoever uploaded it, and by no other question', async () => {
    const editor = await newcomer(api, {
      login: 'soan.de',
      companies: {
        1: [['quiz_question_access', 'company'] as const, ['quiz_question_edit', 'company'] as const],
      },
    })
    const draft = await uploaded()
    const asked = { content: 'Hình của ai?', kind: 'essay', field_id, picture_id: draft } as const
    const refused = { errors: { picture_id: ['Hình minh họa không còn nữa. Vui lòng tải hình lên lại.'] } }
    const owner = await question(null)
    expect(await editor.call('quizQuestions.store', { body: asked })).toMatchObject({
      status: 400,
      body: refused,
    })
    expect(
      await editor.call('quizQuestions.update', { path: { id: owner }, body: { picture_id: draft } }),
    ).toMatchObject({ status: 400, body: refused })
    expect(await editor.call('quizQuestions.storeBulk', { body: { questions: [asked] } })).toMatchObject({
      status: 400,
      body: { errors: { questions: [`Câu 1: ${refused.errors.picture_id[0]}`] } },
    })
    expect((await shown(draft, editor)).status).toBe(404)
    const change = (picture_id: number | null, by: Person) =>
      by.call('quizQuestions.update', { path: { id: owner }, body: { picture_id } })
    expect((await change(draft, hr)).status).toBe(200)
    // Whoever else may change the question may put back what it had.
    expect((await change(null, editor)).status).toBe(200)
    expect((await change(draft, editor)).status).toBe(200)
  })

  test('stays when a workbook corrects its question', async () => {
    const id = await uploaded()
    const owner = await question(id)
    const { columns } = importFields('quizQuestions')
    const { body } = await hr.call('quizQuestions.show', { path: { id: owner } })
    const cells: Record<string, string> = {
      content: body.data.question.content,
      kind: 'Đúng/Sai',
      right_options: 'B',
      difficulty: 'Khó',
      field_id: 'Lĩnh vực có hình',
    }
    const sheet = await workbookFile(
      columns.map(({ title }) => title),
      [columns.map(({ path }) => cells[path] ?? null)],
    )
    expect((await doImport(api, hr, 'quizQuestions', sheet)).refusal).toBeUndefined()
    const { question: corrected } = (await hr.call('quizQuestions.show', { path: { id: owner } })).body.data
    expect(corrected).toMatchObject({ difficulty: 3, picture_id: id, version_number: 1 })
  })

  test('of a file of another kind is none', async () => {
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ id: number }>(
        `insert into files (company_id, owner_kind, owner_id, purpose, blob, name, media_type, size, sha256, scan_state, uploaded_by)
       values (1, 'employee', 11, 'employee_avatar', repeat('ab', 16), 'a.jpg', 'image/jpeg', 4, repeat('0', 64), 'clean', 1)
       returning id`,
      ),
    )
    const id = Number(rows[0]?.id)
    expect((await shown(id)).status).toBe(404)
    const taken = await hr.call('quizQuestions.store', {
      body: { content: 'Ảnh của ai?', kind: 'essay', field_id, picture_id: id },
    })
    expect(taken.status).toBe(400)
  })

  test('goes with its question and comes back with it', async () => {
    const id = await uploaded()
    const owner = await question(id)
    await hr.call('quizQuestions.destroy', { path: { id: owner } })
    expect((await shown(id)).status).toBe(404)
    await hr.call('quizQuestions.restore', { body: { ids: [owner] } })
    expect((await shown(id)).status).toBe(200)
    await hr.call('quizQuestions.destroy', { path: { id: owner } })
  })
})

describe('on a paper', () => {
  test('stays what was drawn when the question gets another one, for its taker alone and as long as he writes', async () => {
    await api.db.superuser.query("update quiz_questions set status = 'retired' where field_id = $1", [
      field_id,
    ])
    const first = await uploaded(50)
    const owner = await question(first)
    const path = await exam('true_false', 1)
    await hr.call('quizExams.publish', { path, body: {} })
    const media = (slot = 1, by = taker) => by.call('quizTaking.picture', { path: { ...path, slot } })
    // Before the start there is no paper to look at.
    expect((await media()).status).toBe(409)

    const later = await uploaded(90)
    await hr.call('quizQuestions.update', { path: { id: owner }, body: { picture_id: later } })
    const sitting = await begin(path)
    expect(sitting.questions).toMatchObject([{ slot: 1, picture_id: first }])
    const told = await media()
    expect(await widthOf(told.bytes)).toBe(50)
    expect(String(told.headers['content-disposition'])).not.toContain('dap-an')
    expect((await media(2)).status).toBe(404)
    expect((await media(1, await api.as('hrOfTwo'))).status).toBe(404)
    expect((await shown(first, taker)).status).toBe(403)

    await taker.call('quizTaking.finish', { path, body: { device, answers: [] } })
    expect((await media()).status).toBe(404)
    await hr.call('quizExams.questions', { path })
    expect(await widthOf((await shown(first)).bytes)).toBe(50)
  })

  test('is seen again once answers are released, and covered in a pause', async () => {
    await api.db.superuser.query("update quiz_questions set status = 'retired' where field_id = $1", [
      field_id,
    ])
    await question(await uploaded())
    const path = await exam('true_false', 1, { show_result: 'after', show_answers: true })
    await hr.call('quizExams.publish', { path, body: {} })
    await begin(path)
    const media = () => taker.call('quizTaking.picture', { path: { ...path, slot: 1 } })
    expect((await media()).status).toBe(200)
    await hr.call('quizExams.pause', { path, body: { reason: 'Mất điện.' } })
    expect((await media()).status).toBe(409)
    await hr.call('quizExams.resume', { path, body: { reason: 'Đã có điện.' } })
    await taker.call('quizTaking.finish', { path, body: { device, answers: [] } })
    expect((await media()).status).toBe(404)
    await endExam(path.id)
    expect((await media()).status).toBe(200)
  })

  test('is printed with its question', async () => {
    await api.db.superuser.query("update quiz_questions set status = 'retired' where field_id = $1", [
      field_id,
    ])
    await question(await uploaded(64))
    const path = await exam('true_false', 1)
    await hr.call('quizExams.publish', { path, body: {} })
    const { bytes } = await hr.call('quizExams.paper', { path, body: { code: '101', form: 'questions' } })
    expect(bytes.toString('latin1')).toMatch(
      /\/Subtype \/Image[^>]*\/Width 64|\/Width 64[^>]*\/Subtype \/Image/s,
    )
    const key = await hr.call('quizExams.questions', { path })
    expect(key.body.data.papers[0]?.questions[0]?.picture_id).not.toBeNull()
  })

  test('stands before whoever marks its answers, and nobody else', async () => {
    const path = await exam('essay', 1)
    const id = await uploaded(70)
    await question(id, { kind: 'essay', right_options: [] })
    await hr.call('quizExams.saveMarkers', { path, body: { employee_ids: [13] } })
    await hr.call('quizExams.publish', { path, body: {} })
    const marker = await api.as('manager')
    const { rows } = await api.db.superuser.query<{ id: number }>(
      'select id from quiz_question_versions where picture_id = $1',
      [id],
    )
    const media = (by: Person) =>
      by.call('quizMarking.picture', { path: { ...path, question_id: Number(rows[0]?.id) } })
    await begin(path)
    await taker.call('quizTaking.answers', {
      path,
      body: { device, answers: [{ slot: 1, value: ['Cấm lửa'], seq: 1 }] },
    })
    await taker.call('quizTaking.finish', { path, body: { device, answers: [] } })
    expect(await widthOf((await media(marker)).bytes)).toBe(70)
    expect((await media(hr)).status).toBe(404)
    const { body } = await marker.call('quizMarking.questions', { path })
    expect(body.data.questions).toMatchObject([{ picture_id: id }])
  })
})

describe('the pictures of one paper', () => {
  /** So many questions with a picture each, in a field of their own, and the pictures. */
  async function withPictures(count: number) {
    made += 1
    const fieldBody = { code: `LVNH${made}`, name: `Lĩnh vực nhiều hình ${made}` }
    const field = (await hr.call('fields.store', { body: fieldBody })).body.data.field.id
    const pictures: number[] = []
    for (let at = 0; at < count; at += 1) pictures.push(await uploaded())
    for (const picture_id of pictures) await question(picture_id, { field_id: field })
    const path = await exam('true_false', 1)
    const cells = [{ field_id: field, kind: 'true_false' as const, count }]
    await hr.call('quizExams.saveCells', { path, body: { cells } })
    return { path, pictures }
  }

  test('are 30 at most, which publishing says by paper', async () => {
    const { path } = await withPictures(31)
    const refused = await hr.call('quizExams.publish', { path, body: {} })
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Đề 101 có 31 hình') },
    })
  })

  test('weigh 10 MB at most together', async () => {
    const { path, pictures } = await withPictures(2)
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('update files set size = 5100000 where id = any($1::bigint[])', [pictures]),
    )
    const refused = await hr.call('quizExams.publish', { path, body: {} })
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Đề 101 có 2 hình, 10,2 MB') },
    })
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query('update files set size = 4900000 where id = any($1::bigint[])', [pictures]),
    )
    expect((await hr.call('quizExams.publish', { path, body: {} })).status).toBe(200)
  })
})
