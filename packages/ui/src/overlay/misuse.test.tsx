import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetWarnings } from '#ui/dev/dev-warn.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogContent } from '#ui/dialog/dialog-content.tsx'
import { DrawerContent } from '#ui/drawer/drawer-content.tsx'
import { useToast } from '#ui/toast/use-toast.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'

let root: Root
const warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  forgetWarnings()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  warn.mockReset()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const draw = (layer: ReactNode) => act(() => root.render(layer))
const told = () => warn.mock.calls.map(([message]) => String(message))

test('a dialog without a name is told to take one', () => {
  draw(
    <Dialog defaultOpen>
      <DialogContent>
        <button type="button">Lưu</button>
      </DialogContent>
    </Dialog>,
  )
  expect(told()).toContainEqual(expect.stringContaining('put a DialogHeader inside'))
})

test('a drawer that has a name is not', () => {
  draw(
    <Dialog defaultOpen>
      <DrawerContent label="Trình đơn">
        <button type="button">Nhân viên</button>
      </DrawerContent>
    </Dialog>,
  )
  expect(told().filter((words) => words.includes('nhansu/ui'))).toEqual([])
})

test('a tooltip without words is told to take some, and its element still shows', () => {
  draw(
    <Tooltip>
      <button type="button">Sửa</button>
    </Tooltip>,
  )
  expect(told()).toEqual([expect.stringContaining('Tooltip needs `label`')])
  expect(document.querySelector('button')?.textContent).toBe('Sửa')
})

test('a toast without its provider says what is missing', () => {
  function Screen() {
    useToast()
    return null
  }
  expect(() => draw(<Screen />)).toThrow('within ToastProvider')
})
