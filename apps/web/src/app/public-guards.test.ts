import { afterEach, expect, test } from 'vitest'
import { publicScreens } from '#web/domains/session/public-screens.ts'
import type { Screen } from '#web/kit/screen/screen.ts'
import { config } from '#web/session/config.ts'
import { toPortal } from './public-guards.ts'

const Shown = () => null
const form: Screen = { ...publicScreens[2], load: async () => ({ default: Shown }) }
const visit = {
  request: new Request('https://nhansu.example.com/tuyen-dung/7/dang-ky-du-tuyen?tu=zalo'),
} as Parameters<ReturnType<typeof toPortal>>[0]

afterEach(() => {
  config.portalUrl = ''
})

test('the public form is the portal’s, with its question', async () => {
  config.portalUrl = 'https://ung-tuyen.example.com'
  const answer = await toPortal(form)(visit)
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('location')).toBe(
    'https://ung-tuyen.example.com/tuyen-dung/7/dang-ky-du-tuyen?tu=zalo',
  )
})

test('without a portal’s address the app says so itself', async () => {
  expect(await toPortal(form)(visit)).toBe(Shown)
})
