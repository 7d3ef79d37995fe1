import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../testing/api.ts'
import { doImport, tryImport } from '../../testing/do-import.ts'
import { workbookFile } from '../../testing/import-file.ts'
import { newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
let made = 0
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const choice = { kind: 'single', field_id: 32, option_a: 'Bình CO₂', option_b: 'Bình nước' } as const

function content(): string {
  made += 1
  return `Dùng bình nào cho đám cháy điện? (${made})`
}

async function versionsOf(id: number) {
  const { rows } = await api.db.superuser.query<{
    number: number
    options: string[]
    right_options: string[]
  }>(
    'select number, options, right_options from quiz_question_versions where question_id = $1 order by number',
    [id],
  )
  return rows
}

describe('a question', () => {
  test.each<[string, object, string, string]>([
    ['no right option', { ...choice, right_options: [] }, 'right_options', 'cần đúng một đáp án đúng'],
    [
      'two right of one',
      { ...choice, right_options: ['A', 'B'] },
      'right_options',
      'cần đúng một đáp án đúng',
    ],
    [
      'a right one that is not there',
      { ...choice, right_options: ['C'] },
      'right_options',
      'một trong các đáp án',
    ],
    [
      'options equal once folded',
      { ...choice, option_b: 'bình co₂', right_options: ['A'] },
      'option_b',
      'khác nhau',
    ],
    ['one option', { ...choice, option_b: null, right_options: ['A'] }, 'option_a', '2–6 đáp án'],
    [
      'a gap among the options',
      { ...choice, option_d: 'Cát', right_options: ['A'] },
      'option_a',
      '2–6 đáp án',
    ],
    [
      'a statement with options',
      { ...choice, kind: 'true_false', right_options: ['A'] },
      'option_a',
      '2–6 đáp án',
    ],
    ['a gap without its answer', { kind: 'fill', field_id: 32, blanks: null }, 'blanks', 'mỗi chỗ trống'],
    [
      'an empty way of writing',
      { kind: 'fill', field_id: 32, content: '___ là thủ đô.', blanks: 'Hà Nội|' },
      'blanks',
      'mỗi chỗ trống',
    ],
    [
      'a written answer with a key',
      { kind: 'essay', field_id: 32, right_options: ['A'] },
      'right_options',
      'để trống',
    ],
  ])('with %s is refused in words at its field', async (_, body, field, words) => {
    const refused = await hr.call('quizQuestions.store', { body: { content: content(), ...body } as never })
    expect(refused.status).toBe(400)
    expect(refused.body.errors?.[field]?.join()).toContain(words)
  })

  test('that is there in other letters is refused', async () => {
    const body = { ...choice, right_options: ['A' as const], content: content() }
    expect((await hr.call('quizQuestions.store', { body })).status).toBe(201)
    const again = await hr.call('quizQuestions.store', {
      body: { ...body, content: body.content.toUpperCase() },
    })
    expect(again).toMatchObject({ status: 400, body: { errors: { content: ['Nội dung đã tồn tại.'] } } })
  })

  test('keeps a version of what a taker sees or is marked by, and none of the rest', async () => {
    const { body } = await hr.call('quizQuestions.store', {
      body: { ...choice, right_options: ['A'], content: content() },
    })
    const { id } = body.data.question
    await hr.call('quizQuestions.update', { path: { id }, body: { difficulty: 3, status: 'retired' } })
    await hr.call('quizQuestions.update', { path: { id }, body: { right_options: ['B'] } })
    const { question } = (await hr.call('quizQuestions.show', { path: { id } })).body.data
    expect(question).toMatchObject({ version_number: 2, difficulty: 3, right_options: ['B'] })
    expect(await versionsOf(id)).toEqual([
      { number: 1, options: ['Bình CO₂', 'Bình nước'], right_options: ['A'] },
      { number: 2, options: ['Bình CO₂', 'Bình nước'], right_options: ['B'] },
    ])
  })
})

test('several questions are stored all or none', async () => {
  const good = { content: content(), kind: 'essay', field_id: 32 } as const
  const bad = { content: content(), kind: 'single', field_id: 32 } as const
  const refused = await hr.call('quizQuestions.storeBulk', { body: { questions: [good, bad] } })
  expect(refused.status).toBe(400)
  expect(refused.body.errors?.['questions']?.join()).toMatch(/^Câu 2: Câu chọn đáp án cần 2–6 đáp án/)
  const filter = { content: { operator: 'like' as const, value: good.content } }
  expect((await hr.call('quizQuestions.list', { query: { filter } })).body.data.questions).toEqual([])
  const { body } = await hr.call('quizQuestions.storeBulk', { body: { questions: [good] } })
  expect(body.data.ids).toHaveLength(1)
  // Nor by whom the whole company is not open to, as one alone.
  const ofUnit = await newcomer(api, {
    login: 'soan.de.don.vi',
    companies: { 1: [['quiz_question_edit', 'unit']] },
  })
  const one = { content: content(), kind: 'essay', field_id: 32 } as const
  expect((await ofUnit.call('quizQuestions.store', { body: one })).status).toBe(403)
  expect((await ofUnit.call('quizQuestions.storeBulk', { body: { questions: [one] } })).status).toBe(403)
})

test('a workbook is tried, told what is wrong in it, and written', async () => {
  const titles = [
    'Nội dung',
    'Loại câu hỏi',
    'Đáp án A',
    'Đáp án B',
    'Đáp án C',
    'Đáp án đúng',
    'Độ khó',
    'Lĩnh vực',
  ]
  const line = (text: string, right: string, difficulty: string) =>
    [text, 'Nhiều đáp án', 'Một', 'Hai', 'Ba', right, difficulty, 'Mục số 32'] as const
  const texts = [content(), content(), content(), content()] as const
  const sheet = (rows: readonly (readonly string[])[]) => workbookFile(titles, rows)
  const tried = await tryImport(
    hr,
    'quizQuestions',
    await sheet([
      line(texts[0], 'A;C', 'Vừa'),
      line(texts[1], 'G', 'Vừa'),
      line(texts[2], 'A', 'Trung bình'),
      line(texts[3], 'F', 'Dễ'),
    ]),
  )
  // What is wrong comes first.
  expect(tried.rows.map(({ row, state }) => [row, state])).toEqual([
    [3, 'wrong'],
    [4, 'wrong'],
    [5, 'wrong'],
    [2, 'new'],
  ])
  const done = await doImport(api, hr, 'quizQuestions', await sheet([line(texts[0], 'A;C', 'Khó')]))
  expect(done.refusal).toBeUndefined()
  const filter = { content: { operator: 'like' as const, value: texts[0] } }
  const { questions } = (await hr.call('quizQuestions.list', { query: { filter } })).body.data
  expect(questions).toMatchObject([
    { right_options: ['A', 'C'], difficulty: 3, field_id: 32, version_number: 1 },
  ])
})
