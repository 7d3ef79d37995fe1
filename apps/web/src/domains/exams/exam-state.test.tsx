import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { gradeOf, Outcome } from './exam-state.tsx'

afterEach(unmountPage)

test('who was away is said with the reason, not as nothing', async () => {
  mountPage(<Outcome passed={null} absent_reason="Nghỉ thai sản" classify_name={null} />)
  await expect.element(page.getByText('Vắng: Nghỉ thai sản')).toBeVisible()
})

test('who came has passed or has not', async () => {
  mountPage(<Outcome passed={false} absent_reason={null} classify_name="Đạt" />)
  await expect.element(page.getByText('Không đạt')).toBeVisible()
})

test('a grade is for who passed alone', () => {
  const came = { absent_reason: null, classify_name: 'Đạt' }
  expect(gradeOf({ ...came, passed: false })).toBeNull()
  expect(gradeOf({ ...came, passed: true })).toBe('Đạt')
})
