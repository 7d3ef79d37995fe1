import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

test('an applicant with a wrong link is told so, in light and in dark', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/mot-duong-dan-khong-co')
    await expect(page.getByRole('heading', { name: 'Không tìm thấy đợt tuyển dụng' })).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  }
})

test('the portal’s listener gives no way into the staff’s calls', async ({ request }) => {
  for (const path of ['/api/employees', '/api/levels', '/identity/me']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
  }
  const signIn = await request.post('/identity/login', { data: { login: 'hungtq', password: 'x' } })
  expect(signIn.status()).toBe(404)
  expect((await request.get('/healthz')).ok()).toBe(true)
})
