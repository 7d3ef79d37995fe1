import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { DialogContent } from '#ui/dialog/dialog-content.tsx'
import { DialogBody, DialogHeader } from '#ui/dialog/dialog-parts.tsx'
import { stillMotion } from '#ui/overlay/still-motion.ts'
import { Popover, PopoverTrigger } from './popover.tsx'
import { PopoverContent } from './popover-content.tsx'
import '#ui/theme/global.css.ts'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  document.body.removeAttribute('style')
})

test('a long popover inside a dialog scrolls by the wheel while the page behind stays', async () => {
  stillMotion()
  document.body.style.minHeight = '3000px'
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <Dialog defaultOpen>
      <DialogContent>
        <DialogHeader title="Điều chuyển" />
        <DialogBody>
          <Popover defaultOpen>
            <PopoverTrigger>
              <button type="button">Đơn vị</button>
            </PopoverTrigger>
            <PopoverContent label="Chọn đơn vị">
              {Array.from({ length: 200 }, (_, at) => (
                <p key={at}>Đội bốc xếp {at}</p>
              ))}
            </PopoverContent>
          </Popover>
        </DialogBody>
      </DialogContent>
    </Dialog>,
  )
  const popover = page.getByRole('dialog', { name: 'Chọn đơn vị' })
  await userEvent.wheel(popover, { delta: { y: 200 } })
  await expect.poll(() => popover.element().scrollTop).toBeGreaterThan(0)
  expect(window.scrollY).toBe(0)
})
