import type { RowOf } from '@nhansu/sdk'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { readerWith } from '#web/kit/testing/reader.ts'
import { HardestQuestions } from './hardest-questions.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

afterEach(unmountPage)

test('the hardest questions tell how they were answered and open the exams that asked them', async () => {
  // Of a question only what is shown here.
  const question = {
    id: 7,
    content: 'Số điện thoại báo cháy là ___.',
    field_name: 'Phòng cháy',
    facility: 37.5,
    takers_total: 1200,
  } as RowOf<'quizQuestions.list'>
  answer('quizQuestions.list', () => ({
    questions: [question],
    meta: { pagination: { total: 1, per_page: 10, current_page: 1, total_pages: 1 } },
  }))
  answer('quizQuestions.uses', () => ({
    uses: [
      {
        exam_id: 5,
        code: 'AT-Q4',
        name: 'Thi an toàn',
        start_at: '2026-10-20T01:00:00Z',
        takers: 40,
        facility: 37.5,
      },
    ],
  }))
  mountPage(<HardestQuestions />, '/page', { profile: readerWith('quiz_question_access') })
  await expect
    .element(page.getByText('Phòng cháy · đúng 37.5%, sai 62.5% · 1,200 lượt trả lời'))
    .toBeVisible()
  await expect.element(page.getByText(/^1 câu có tỷ lệ đúng thấp nhất/)).toBeVisible()
  expect(seen).toMatchObject([
    {
      operation: 'quizQuestions.list',
      input: {
        query: { sort: 'facility', filter: { takers_total: { operator: 'gte', value: 30 } }, size: 10 },
      },
    },
  ])
  await page.getByRole('button', { name: 'Kỳ thi đã dùng câu: Số điện thoại báo cháy là ___.' }).click()
  await expect.element(page.getByRole('link', { name: 'AT-Q4 · Thi an toàn' })).toBeVisible()
})
