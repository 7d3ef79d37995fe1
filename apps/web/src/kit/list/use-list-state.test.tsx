import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage, unmountPage } from '../testing/mount-page.tsx'
import type { ListShape } from './list-address.ts'
import { useListState } from './use-list-state.ts'

afterEach(unmountPage)

const shape: ListShape = { filters: {}, sortable: [] }

function Searched() {
  const [state, change] = useListState(shape)
  const ask = (search: string) => () => change({ ...state, search })
  return (
    <>
      <p>{`Tìm: ${state.search}`}</p>
      <button onClick={ask('đào')}>đào</button>
      <button onClick={ask('mai')}>mai</button>
    </>
  )
}

test('what was asked for and left by the Back key before it was drawn can be asked for again', async () => {
  const router = mountPage(<Searched />)
  const press = (name: string) =>
    page
      .getByRole('button', { name })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await page.getByRole('button', { name: 'đào' }).click()
  await expect.element(page.getByText('Tìm: đào')).toBeVisible()

  // Both in one go, so nothing is drawn between them. A router in memory tells no window.
  press('mai')
  await router.navigate(-1)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await expect.element(page.getByText('Tìm: đào')).toBeVisible()

  press('mai')
  await expect.element(page.getByText('Tìm: mai')).toBeVisible()
})
