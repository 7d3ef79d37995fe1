import { ConflictError, NotFoundError } from '@nhansu/sdk/errors'
import { TextField } from '@nhansu/ui/text-field/text-field.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { ScreensContext } from '#web/kit/screen/use-screens.ts'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { PreviewedWork } from './previewed-work.tsx'
import { usePreviewedWork } from './use-previewed-work.ts'

vi.mock('#web/session/client.ts', () => import('#web/kit/testing/fake-client.ts'))

const done: string[] = []
let refusal: Error | undefined

/** A dialog that moves somebody to a unit; what happens is noted down. */
function Move() {
  const [open, setOpen] = useState(true)
  return open ? <MoveDialog onClose={() => setOpen(false)} /> : null
}

function MoveDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({ defaultValues: { unit: '' } })
  const work = usePreviewedWork(form, {
    preview: async ({ unit }: { unit: string }) => {
      if (refusal) throw refusal
      return { from: 'Phòng Nhân sự', unit }
    },
    work: async ({ unit }) => {
      done.push(`moved to ${unit}`)
      return { done: 'Đã điều chuyển.', undo: async () => void done.push('undone') }
    },
    onClose,
  })
  return (
    <PreviewedWork
      title="Điều chuyển"
      verb="Điều chuyển"
      form={form}
      work={work}
      tell={({ from, unit }) => [
        { term: 'Từ', value: from },
        { term: 'Đến', value: unit },
      ]}
      onClose={onClose}
    >
      <TextField label="Đơn vị mới" {...form.register('unit')} />
    </PreviewedWork>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const unit = page.getByLabelText('Đơn vị mới')

beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  unmountPage()
  done.length = 0
  refusal = undefined
})

test('work is shown before it is done, may be changed once more, and is taken back from its toast', async () => {
  mountPage(<Move />)
  await unit.fill('Phòng Kế toán')
  await button('Xem trước').click()
  await expect.element(page.getByText('Phòng Kế toán')).toBeVisible()
  expect(done).toEqual([])
  await button('Sửa lại').click()
  await unit.fill('Phòng Kỹ thuật')
  await button('Xem trước').click()
  await button('Điều chuyển').click()
  await button('Hoàn tác').click()
  await expect.poll(() => done).toEqual(['moved to Phòng Kỹ thuật', 'undone'])
})

test('what is refused when it is shown is told over the fields, with what was typed', async () => {
  refusal = new ConflictError({ operation: 'departments.move', message: 'Đơn vị đã bị giải thể.' })
  mountPage(<Move />)
  await unit.fill('Phòng Kế toán')
  await button('Xem trước').click()
  await expect.element(page.getByText('Đơn vị đã bị giải thể.')).toBeVisible()
  await expect.element(unit).toHaveValue('Phòng Kế toán')
  expect(done).toEqual([])
})

test('a record that is gone leads back to its list, with nothing to try again', async () => {
  const error = new NotFoundError({ operation: 'roles.show', message: 'Không tìm thấy vai trò này.' })
  const role = { path: '/page', crumb: 'Vai trò', access: 'signed-in' } as const
  mountPage(
    <ScreensContext value={[role]}>
      <NotLoaded title="Cập nhật vai trò" error={error} onRetry={() => undefined} />
    </ScreensContext>,
    '/page/9',
    { path: '/page/:id' },
  )
  await expect.element(page.getByRole('heading', { name: 'Không tìm thấy vai trò này.' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Về danh sách vai trò' }))
    .toHaveAttribute('href', '/page')
  await expect.element(button('Thử lại')).not.toBeInTheDocument()
})
