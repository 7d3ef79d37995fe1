import type { Schemas } from '@nhansu/sdk/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { AnsweredQuestions } from './answered-questions.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

afterEach(unmountPage)

const question: Schemas['AnsweredQuestion'] = {
  slot: 1,
  kind: 'single',
  content: 'Thấy cháy thì làm gì trước?',
  picture_id: null,
  options: ['Báo động', 'Bỏ chạy'],
  points: 1,
  value: ['B'],
  earned: 0,
  remark: null,
  right_letters: ['A'],
  blanks: null,
  explanation: 'Để người khác kịp thoát.',
  correction: null,
}

test('tells everything where nothing is kept back', async () => {
  mountPage(<AnsweredQuestions questions={[question]} />)
  await expect.element(page.getByText('0.00/1.00 điểm')).toBeVisible()
  await expect.element(page.getByText(/^Đáp án: A/)).toBeVisible()
  await expect.element(page.getByText('Giải thích: Để người khác kịp thoát.')).toBeVisible()
})

test('says neither that an answer waits for its mark nor that there is no key where these are not shown', async () => {
  const kept = { ...question, earned: null, right_letters: [] }
  mountPage(<AnsweredQuestions questions={[kept]} shows={{ marks: false, answers: false }} />)
  await expect.element(page.getByText('Giải thích: Để người khác kịp thoát.')).toBeVisible()
  await expect.element(page.getByText('Chờ chấm')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^Đáp án/)).not.toBeInTheDocument()
})
