import { beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
let path: { id: number }
const secret = 'Chỉ người ra đề mới biết'

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const { body } = await hr.call('fields.store', { body: { code: 'LVIN', name: 'Lĩnh vực bản in' } })
  const field_id = body.data.field.id
  const questions = [
    { content: 'Số điện thoại báo cháy là ___.', kind: 'fill' as const, blanks: '114', explanation: secret },
    { content: 'Nước dập được lửa xăng dầu.', kind: 'true_false' as const, right_options: ['B' as const] },
  ]
  await hr.call('quizQuestions.storeBulk', {
    body: { questions: questions.map((question) => ({ ...question, field_id })) },
  })
  const start = Date.now() - 60_000
  const made = await hr.call('quizExams.store', {
    body: {
      code: 'THIIN',
      name: 'Thi có bản in',
      start_at: new Date(start).toISOString(),
      end_at: new Date(start + 7_200_000).toISOString(),
      duration: 30,
    },
  })
  path = { id: made.body.data.exam.id }
  await hr.call('quizExams.saveCells', { path, body: { cells: [{ field_id, count: 2 }] } })
  await hr.call('quizExams.addPeople', { path, body: { employee_ids: [11, 12] } })
})

const print = (form: 'questions' | 'key', code = '101', by = hr) =>
  by.call('quizExams.paper', { path, body: { code, form } })
const printResults = (form: 'marks' | 'minutes') => hr.call('quizExams.resultPaper', { path, body: { form } })
const wordsOf = (bytes: Buffer) => pdfText(bytes).join('')
const bare = (text: string) => text.replaceAll(/\s/g, '')

describe('the papers of an exam', () => {
  test('are not there before it is published', async () => {
    expect(await print('questions')).toMatchObject({
      status: 409,
      body: { message: 'Kỳ thi chưa công bố nên chưa có đề.' },
    })
    await hr.call('quizExams.publish', { path, body: {} })
  })

  test('ask without a word of what is right, by the code that was drawn', async () => {
    const words = wordsOf((await print('questions')).bytes)
    expect(words).toContain(bare('ĐỀ THI'))
    expect(words).toContain(bare('Số điện thoại báo cháy là ___.'))
    expect(words).toContain(bare('Đúng / Sai'))
    expect(words).not.toContain('114')
    expect(words).not.toContain(bare(secret))
    expect(await print('questions', '999')).toMatchObject({ status: 400 })
  })

  test('tell what is right and what came of it only when nobody writes any more', async () => {
    for (const refused of [await print('key'), await printResults('marks'), await printResults('minutes')]) {
      expect(refused.status).toBe(409)
    }
    await api.db.superuser.query(
      "update quiz_exams set start_at = start_at - interval '1 day', end_at = end_at - interval '1 day' where id = $1",
      [path.id],
    )
    expect(wordsOf((await print('key')).bytes)).toContain('114')
    const marks = wordsOf((await printResults('marks')).bytes)
    expect(marks).toContain(bare('BẢNG ĐIỂM'))
    expect(marks).toContain(bare('Được giao 2, đã thi 0, vắng 2. Đạt 0, không đạt 0, chờ chấm 0.'))
    const minutes = wordsOf((await printResults('minutes')).bytes)
    expect(minutes).toContain(bare('BIÊN BẢN THI'))
    expect(minutes).toContain(bare('Thí sinh vắng:'))
    expect(minutes).toContain(bare('Không sửa đáp án câu nào.'))
  })

  test('are for who may see questions, and results for who may take them along', async () => {
    const officer = await newcomer(api, {
      login: 'khao.thi',
      companies: { 1: [['quiz_exam_access', 'company']] },
    })
    expect((await print('questions', '101', officer)).status).toBe(403)
    const refused = await officer.call('quizExams.resultPaper', { path, body: { form: 'marks' } })
    expect(refused.status).toBe(403)
  })
})
