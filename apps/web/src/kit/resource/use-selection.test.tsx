import { methodOf } from '@nhansu/sdk'
import { allSelected } from '@nhansu/ui/data-table/selection.ts'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answer, seen } from '#web/kit/testing/fake-client.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import type { AnyResource } from './define-resource.ts'
import { useSelection } from './use-selection.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

// Of a resource nothing else is looked at.
const levels = {
  resource: 'levels',
  nameOf: ({ id }: { id: number }) => String(id),
} as unknown as AnyResource

/** A list of so many rows, of which one came twice: the list has moved between two pages. */
function listOf(total: number): void {
  answer('levels.list', ({ query }) => {
    const { page: at = 1, size = 100 } = query ?? {}
    const begun = (at - 1) * size
    const ids = Array.from({ length: Math.min(size, total - begun) }, (_, index) => begun + index + 1)
    const found = ids.map((id) => ({ id: id === 101 ? 100 : id }))
    const pagination = { total, per_page: size, current_page: at, total_pages: Math.ceil(total / size) }
    // Of an answer nothing else is looked at.
    return { levels: found, meta: { pagination } } as never
  })
}

function Chosen({ most }: { most?: number }) {
  const { idsOf } = useSelection(levels, undefined, {})
  const [told, setTold] = useState('')
  const ask = async () => {
    const ids = await idsOf(allSelected, most)
    setTold(ids === undefined ? 'none' : `${ids.length} ids, ${new Set(ids).size} people`)
  }
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Ask
      </button>
      <p>{told}</p>
    </>
  )
}

const ask = () => page.getByRole('button', { name: 'Ask' }).click()

beforeAll(() => methodOf('levels.list'))
afterEach(unmountPage)

test('of all rows as many are had as the caller takes, each once', async () => {
  listOf(5_001)
  mountPage(<Chosen most={5_000} />)
  await ask()
  await expect.element(page.getByText('5000 ids, 5000 people')).toBeVisible()
})

test('more than the caller takes are refused, and no page is asked for beyond', async () => {
  listOf(90_000)
  mountPage(<Chosen most={5_000} />)
  await ask()
  await expect.element(page.getByText(/Mỗi lần chỉ làm được với 5,000 dòng\./)).toBeVisible()
  await expect.element(page.getByText('none')).toBeVisible()
  expect(seen).toHaveLength(51)
})

test('who says nothing takes a thousand', async () => {
  listOf(1_200)
  mountPage(<Chosen />)
  await ask()
  await expect.element(page.getByText(/Mỗi lần chỉ làm được với 1,000 dòng\./)).toBeVisible()
})
