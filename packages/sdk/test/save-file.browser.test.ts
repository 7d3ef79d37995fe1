import { expect, onTestFinished, test, vi } from 'vitest'
import { saveFile } from '../src/client.ts'

/** What the browser is asked to download; the download itself is left out. */
function watchDownloads() {
  const asked: { name: string; url: string }[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    asked.push({ name: this.download, url: this.href })
  })
  onTestFinished(() => click.mockRestore())
  return asked
}

test('a file is saved under its Vietnamese name, and its bytes are still there when the browser reads them', async () => {
  const asked = watchDownloads()

  saveFile({ blob: new Blob(['nội dung']), name: 'Nhân viên.xlsx' })

  expect(asked).toEqual([{ name: 'Nhân viên.xlsx', url: expect.stringMatching(/^blob:/) }])
  expect(await (await fetch(asked[0]?.url ?? '')).text()).toBe('nội dung')
})

test('a file that came without a name still gets one', () => {
  const asked = watchDownloads()

  saveFile({ blob: new Blob(['x']), name: undefined })

  expect(asked[0]?.name).toBe('tai-lieu')
})
