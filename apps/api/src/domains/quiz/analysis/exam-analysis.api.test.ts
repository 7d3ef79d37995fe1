import { expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'

const api = apiForFile()
const device = '0b6d1c0a-4e9b-4d7c-8a58-000000000011'

test('tells of the questions of an exam what its marked papers say, in the letters in which they were written', async () => {
  const [hr, taker] = [await api.as('hrOfOne'), await api.as('employee')]
  const { field } = (await hr.call('fields.store', { body: { code: 'LVPT', name: 'Lĩnh vực phân tích' } }))
    .body.data
  const single = {
    kind: 'single' as const,
    option_b: 'Ý sai',
    option_c: 'Ý sai khác',
    right_options: ['A' as const],
  }
  const questions = [1, 2].map((place) => ({
    ...single,
    content: `Phân tích câu ${place}`,
    option_a: 'Ý đúng',
    field_id: field.id,
  }))
  await hr.call('quizQuestions.storeBulk', { body: { questions } })
  const from = Date.now() - 60_000
  const made = await hr.call('quizExams.store', {
    body: {
      code: 'PHANTICH',
      name: 'Thi được phân tích',
      start_at: new Date(from).toISOString(),
      end_at: new Date(from + 3_600_000).toISOString(),
      duration: 20,
    },
  })
  const path = { id: made.body.data.exam.id }
  await hr.call('quizExams.saveCells', { path, body: { cells: [{ field_id: field.id, count: 2 }] } })
  await hr.call('quizExams.addPeople', { path, body: { employee_ids: [11] } })
  await hr.call('quizExams.publish', { path, body: {} })
  const analysis = async () => (await hr.call('quizExams.analysis', { path })).body.data
  expect(await analysis()).toMatchObject({ papers: 0, items: [] })

  const { sitting } = (await taker.call('quizTaking.start', { path, body: { device, notice_version: 1 } }))
    .body.data
  const [first] = sitting.questions
  const right = 'ABC'[first?.options.indexOf('Ý đúng') ?? 0] ?? ''
  await taker.call('quizTaking.finish', {
    path,
    body: { device, answers: [{ slot: first?.slot ?? 0, value: [right], seq: 1 }] },
  })
  const told = await analysis()
  expect(told).toMatchObject({ papers: 1, fewest: 30, reliability: null })
  // The hardest first: the one that was left out.
  expect(told.items).toMatchObject([
    { facility: 0, left_out: 1, takers: 1, flags: [], turned_out: null },
    { content: first?.content, facility: 1, left_out: 0, discrimination: null },
  ])
  expect(told.items[1]?.options[0]).toEqual({
    letter: 'A',
    text: 'Ý đúng',
    is_right: true,
    all: 1,
    upper: 1,
    lower: 1,
  })
})
