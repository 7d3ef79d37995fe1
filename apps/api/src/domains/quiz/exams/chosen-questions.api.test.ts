import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
let field_id: number
/** Four that are true or false, then one that asks for a text. */
let ids: number[]

beforeAll(async () => {
  hr = await api.as('hrOfOne')
  const body = { code: 'LVCHON', name: 'Lĩnh vực câu chọn' }
  field_id = (await hr.call('fields.store', { body })).body.data.field.id
  const one = { kind: 'true_false' as const, field_id, right_options: ['A' as const] }
  const questions = [
    ...[1, 2, 3, 4].map((place) => ({ ...one, content: `Câu chọn ${place} là đúng.` })),
    { content: 'Nêu cách chọn.', kind: 'essay' as const, field_id },
  ]
  ids = (await hr.call('quizQuestions.storeBulk', { body: { questions } })).body.data.ids
})

async function draft() {
  const from = Date.now() - 60_000
  const { body } = await hr.call('quizExams.store', {
    body: {
      code: `CHON${nextNumber()}`,
      name: 'Thi câu chọn',
      start_at: new Date(from).toISOString(),
      end_at: new Date(from + 3_600_000).toISOString(),
      duration: 30,
      paper_count: 3,
    },
  })
  const path = { id: body.data.exam.id }
  await hr.call('quizExams.addPeople', { path, body: { employee_ids: [11] } })
  return path
}

const chosen = (at: number, more: { points?: number; count?: number } = {}) => ({
  question_id: ids[at] ?? 0,
  count: 1,
  ...more,
})
const save = (path: { id: number }, cells: object[], by = hr) =>
  // What is wrong on purpose is of no type.
  by.call('quizExams.saveCells', { path, body: { cells: cells as { count: number }[] } })
const publish = (path: { id: number }) => hr.call('quizExams.publish', { path, body: {} })

describe('a chosen question', () => {
  test('stands in every paper once, with its own points, beside what is drawn', async () => {
    const path = await draft()
    const { cells } = (await save(path, [{ field_id, count: 2 }, chosen(2, { points: 2.5 })])).body.data
    expect(cells).toMatchObject([
      { question_id: null, question_content: null, count: 2, available: 3 },
      {
        field_id,
        question_id: ids[2],
        question_content: 'Câu chọn 3 là đúng.',
        kind: 'true_false',
        difficulty: 2,
        count: 1,
        points: 2.5,
        available: 1,
      },
    ])
    expect((await publish(path)).status).toBe(200)
    const { papers } = (await hr.call('quizExams.questions', { path })).body.data
    expect(papers).toHaveLength(3)
    for (const { questions } of papers) {
      const asked = questions.map(({ content }) => content)
      expect(new Set(asked).size).toBe(3)
      expect(questions.find(({ content }) => content === 'Câu chọn 3 là đúng.')).toMatchObject({
        points: 2.5,
      })
    }
  })

  test('is not counted among those that other rows may draw, as publishing does not', async () => {
    const path = await draft()
    const { cells } = (await save(path, [{ field_id, count: 4 }, chosen(0)])).body.data
    expect(cells).toMatchObject([{ count: 4, available: 3 }, { available: 1 }])
    expect((await publish(path)).body.message).toBe('Thiếu 1 câu của lĩnh vực Lĩnh vực câu chọn.')
    // What another exam has chosen may be drawn.
    const other = (await save(await draft(), [{ field_id, count: 4 }])).body.data
    expect(other.cells).toMatchObject([{ available: 4 }])
  })

  test('is told in the trail by its number, and never by its words', async () => {
    const path = await draft()
    await save(path, [chosen(0)])
    await save(path, [chosen(0, { points: 2.5 }), chosen(1)])
    const reader = await newcomer(api, {
      login: `doc.nhat.ky.${nextNumber()}`,
      companies: {
        1: [
          ['permission_access', 'company'],
          ['quiz_exam_access', 'company'],
        ],
      },
    })
    const query = { filter: { resource: { operator: 'equal' as const, value: 'quizExams' } } }
    const told = await reader.call('auditTrail.list', { query })
    const [line] = told.body.data.audit_trail.filter(({ record_id: id }) => id === path.id)
    const labels = line?.changes.map(({ label }) => label) ?? []
    expect(labels).toContain(`Cấu trúc đề (Câu đã chọn số ${ids[0]}): Điểm mỗi câu`)
    expect(labels).toContain(`Cấu trúc đề (Câu đã chọn số ${ids[1]}): Số câu`)
    expect(told.text).not.toContain('Câu chọn 1')
  })

  test('stands under the field that it has now', async () => {
    const path = await draft()
    const name = `Lĩnh vực mới ${nextNumber()}`
    const { field } = (await hr.call('fields.store', { body: { code: `LVM${nextNumber()}`, name } })).body
      .data
    const question = { content: 'Câu đổi lĩnh vực là đúng.', kind: 'true_false' as const, field_id }
    const questions = [{ ...question, right_options: ['A' as const] }]
    const [id = 0] = (await hr.call('quizQuestions.storeBulk', { body: { questions } })).body.data.ids
    await save(path, [{ question_id: id, count: 1 }])
    await hr.call('quizQuestions.update', { path: { id }, body: { field_id: field.id } })
    const { cells } = (await hr.call('quizExams.cells', { path })).body.data
    expect(cells).toMatchObject([{ field_id: field.id, field_name: name }])
  })

  test('is refused twice, out of the bank, more than once, and a row that asks for nothing too; nothing changes', async () => {
    const path = await draft()
    await save(path, [chosen(0)])
    const wrong = [
      chosen(1),
      chosen(1),
      { question_id: 9_999_999, count: 1 },
      chosen(2, { count: 2 }),
      { count: 3 },
    ]
    expect(await save(path, wrong)).toMatchObject({
      status: 400,
      body: {
        errors: {
          cells: [
            'Dòng 2: Câu hỏi đã được chọn.',
            'Dòng 3: Câu hỏi không còn trong ngân hàng câu hỏi.',
            'Dòng 4: Câu hỏi được chọn chỉ có một.',
            'Dòng 5: Vui lòng chọn lĩnh vực hoặc câu hỏi.',
          ],
        },
      },
    })
    const { cells } = (await hr.call('quizExams.cells', { path })).body.data
    expect(cells.map(({ question_id: id }) => id)).toEqual([ids[0]])
  })

  test('is told and chosen by who may see questions alone; others may keep it', async () => {
    const path = await draft()
    await save(path, [chosen(0)])
    const blind = await newcomer(api, {
      login: 'khong.xem.cau.hoi',
      companies: {
        1: [
          ['quiz_exam_access', 'company'],
          ['quiz_exam_edit', 'company'],
        ],
      },
    })
    const seen = await blind.call('quizExams.cells', { path })
    expect(seen.body.data.cells).toMatchObject([{ question_id: ids[0] }])
    expect(seen.text).not.toContain('Câu chọn 1')
    expect((await save(path, [chosen(0), chosen(1)], blind)).body.errors).toEqual({
      cells: ['Dòng 2: Bạn cần quyền xem câu hỏi để chọn câu hỏi.'],
    })
    expect((await save(path, [{ field_id, count: 1 }, chosen(0)], blind)).status).toBe(200)
  })

  test('that is used no more is named when the exam is published, and stays in the bank meanwhile', async () => {
    const path = await draft()
    await save(path, [chosen(3)])
    const gone = await hr.call('quizQuestions.destroy', { path: { id: ids[3] ?? 0 } })
    expect(gone).toMatchObject({ status: 409 })
    const status = (to: 'active' | 'retired') =>
      hr.call('quizQuestions.update', { path: { id: ids[3] ?? 0 }, body: { status: to } })
    await status('retired')
    expect((await publish(path)).body.message).toBe('Thiếu 1 câu đã chọn của lĩnh vực Lĩnh vực câu chọn.')
    await status('active')
    expect((await publish(path)).status).toBe(200)
  })

  test('that is written wants somebody who marks it', async () => {
    const path = await draft()
    await save(path, [chosen(4)])
    expect((await publish(path)).body.message).toBe('Chưa có người chấm câu tự luận.')
    await hr.call('quizExams.saveMarkers', { path, body: { employee_ids: [13] } })
    expect((await publish(path)).status).toBe(200)
  })

  test('of a draft that is deleted comes back with it', async () => {
    const path = await draft()
    await save(path, [chosen(1)])
    await hr.call('quizExams.detachEmployees', { path, body: { employee_ids: [11] } })
    expect((await hr.call('quizExams.destroy', { path })).status).toBe(200)
    expect((await hr.call('quizExams.restore', { body: { ids: [path.id] } })).status).toBe(200)
    const { cells } = (await hr.call('quizExams.cells', { path })).body.data
    expect(cells).toMatchObject([{ question_id: ids[1] }])
  })
})
