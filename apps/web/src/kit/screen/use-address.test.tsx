import { Button } from '@nhansu/ui/button/button.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { useAddress } from './use-address.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

interface Asked {
  unit: string | null
  day: string | null
}

const read = (search: URLSearchParams): Asked => ({ unit: search.get('unit'), day: search.get('day') })

function write({ unit, day }: Asked, before: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams(before)
  for (const [key, value] of Object.entries({ unit, day }))
    if (value === null) search.delete(key)
    else search.set(key, value)
  return search
}

function Report() {
  const [{ unit, day }, change] = useAddress(read, write)
  const both = () => {
    change({ unit: '4' })
    change({ day: '2026-11-02' })
  }
  return (
    <>
      <p>{`unit ${unit ?? 'any'}, day ${day ?? 'today'}`}</p>
      <Button onClick={both}>Both</Button>
      <Button onClick={() => change({ unit: null })}>Any unit</Button>
      <Link href="/page?unit=7">Elsewhere</Link>
    </>
  )
}

afterEach(unmountPage)

test('of two changes before the next drawing neither is lost, and what is not the screen’s own stays', async () => {
  const router = mountPage(<Report />, '/page?mode=test')
  await page.getByRole('button', { name: 'Both' }).click()
  await expect.element(page.getByText('unit 4, day 2026-11-02')).toBeVisible()
  expect(router.state.location.search).toBe('?mode=test&unit=4&day=2026-11-02')
})

test('a change after another address was opened is made to that one', async () => {
  const router = mountPage(<Report />)
  await page.getByRole('button', { name: 'Both' }).click()
  await page.getByRole('link', { name: 'Elsewhere' }).click()
  await expect.element(page.getByText('unit 7, day today')).toBeVisible()
  await page.getByRole('button', { name: 'Any unit' }).click()
  await expect.element(page.getByText('unit any, day today')).toBeVisible()
  expect(router.state.location.search).toBe('')
})
