import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SearchBox } from './search-box.tsx'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

test('Enter that ends a Telex word belongs to the input method', async () => {
  const searched: string[] = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root?.render(<SearchBox value="" onSearch={(words) => searched.push(words)} />))
  const box = page.getByRole('searchbox')
  await box.fill('đào')
  const enter = (isComposing: boolean) =>
    box
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', isComposing, bubbles: true, cancelable: true }),
      )
  enter(true)
  expect(searched).toEqual([])
  enter(false)
  expect(searched).toEqual(['đào'])
})

test('decomposed words, as macOS types them, are searched composed', async () => {
  const searched: string[] = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root?.render(<SearchBox value="" onSearch={(words) => searched.push(words)} />))
  const box = page.getByRole('searchbox')
  await box.fill('Đào'.normalize('NFD'))
  box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(searched).toEqual(['Đào'])
})

test('what is typed while a search arrives stays, and what comes from outside replaces it', async () => {
  const searched: string[] = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const draw = (value: string) =>
    flushSync(() => root?.render(<SearchBox value={value} onSearch={(words) => searched.push(words)} />))
  draw('')
  const box = page.getByRole('searchbox')
  const enter = () =>
    box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await box.fill('đào')
  enter()
  // The list answers later than somebody types.
  await expect.element(box).toHaveValue('đào')
  await box.fill('đào ng')
  draw('đào')
  await expect.element(box).toHaveValue('đào ng')
  enter()
  draw('đào ng')
  expect(searched).toEqual(['đào', 'đào ng'])

  draw('đào')
  await expect.element(box).toHaveValue('đào')
  draw('')
  await expect.element(box).toHaveValue('')
})

test('a search that was refused is asked again', async () => {
  const searched: string[] = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root?.render(<SearchBox value="" onSearch={(words) => searched.push(words)} />))
  const box = page.getByRole('searchbox')
  await box.fill('đào')
  for (const _ of [1, 2])
    box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(searched).toEqual(['đào', 'đào'])
})

test('going back before a search has arrived shows again what is searched', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const draw = (value: string) =>
    flushSync(() => root?.render(<SearchBox value={value} onSearch={() => undefined} />))
  draw('đào')
  const box = page.getByRole('searchbox')
  await box.fill('sm000007')
  box.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await expect.element(box).toHaveValue('sm000007')

  // The page that is gone back to is the one that stands there still, so no other words come from outside.
  flushSync(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await expect.element(box).toHaveValue('đào')
})

test('going back takes nothing of what was typed and not asked for', async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root?.render(<SearchBox value="" onSearch={() => undefined} />))
  const box = page.getByRole('searchbox')
  await box.fill('đào')
  flushSync(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await expect.element(box).toHaveValue('đào')
})
