import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { PartDialog, type PartDialogProps } from './part-dialog.tsx'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const fieldsOf = (count: number): AnyField[] =>
  Array.from({ length: count }, (_, at) => ({ field: `f${at}`, label: `Ô ${at + 1}`, input: 'text' }))

const dialog = (count: number, about?: string) => (
  <PartDialog
    title="Thu hồi"
    fields={fieldsOf(count)}
    save={async () => {}}
    done="Đã thu hồi."
    about={about}
    onClose={() => {}}
  />
)

beforeEach(() => page.viewport(1280, 900))
afterEach(unmountPage)

test('what is said afterwards names whom it is about', async () => {
  mountPage(dialog(1, 'Nguyễn Văn Em'))
  await page.getByLabelText('Ô 1').fill('x')
  await page.getByRole('button', { name: 'Lưu' }).click()
  await expect.element(page.getByText('Đã thu hồi.')).toBeVisible()
  await expect.element(page.getByText('Nguyễn Văn Em')).toBeVisible()
})

describe('of a record that nobody has changed', () => {
  const unchanged = page.getByText('Chưa có thay đổi nào.', { exact: true })
  const save = vi.fn(async () => {})
  const open = (more: Partial<PartDialogProps>) =>
    mountPage(
      <PartDialog
        title="Cập nhật"
        fields={fieldsOf(2)}
        record={{ f0: 'Cũ', f1: '' }}
        save={save}
        onClose={() => {}}
        {...more}
      />,
    )
  beforeEach(() => save.mockClear())

  test('nothing is saved, and the form says so', async () => {
    open({})
    await page.getByRole('button', { name: 'Lưu' }).click()
    await expect.element(unchanged).toBeVisible()
    expect(save).not.toHaveBeenCalled()
    await page.getByLabelText('Ô 1').fill('Mới')
    await page.getByRole('button', { name: 'Lưu' }).click()
    await expect.poll(() => save.mock.calls).toEqual([[{ f0: 'Mới', f1: null }]])
  })

  test.each<[string, Partial<PartDialogProps>]>([
    ['a file beside the fields', { changesBeside: true }],
    ['a deed with words of its own', { done: 'Đã hoàn thành.' }],
    ['a deed with a button of its own', { submitLabel: 'Lưu' }],
  ])('%s is sent', async (_, more) => {
    open(more)
    await page.getByRole('button', { name: 'Lưu' }).click()
    await expect.poll(() => save.mock.calls.length).toBe(1)
  })
})

test('ten fields stand in two columns where there is room, in one on a phone, in the order of the keys', async () => {
  mountPage(dialog(10))
  const left = (name: string) =>
    Math.round(page.getByLabelText(name, { exact: true }).element().getBoundingClientRect().left)
  await expect.element(page.getByLabelText('Ô 10', { exact: true })).toBeVisible()
  expect(left('Ô 2')).toBeGreaterThan(left('Ô 1'))
  expect(left('Ô 3')).toBe(left('Ô 1'))
  const inOrder = [...document.querySelectorAll('[role=dialog] input')].map((input) =>
    input.getAttribute('name'),
  )
  expect(inOrder).toEqual([...inOrder].toSorted((a, b) => Number(a?.slice(1)) - Number(b?.slice(1))))
  await page.viewport(390, 844)
  await expect.poll(() => left('Ô 2')).toBe(left('Ô 1'))
})
