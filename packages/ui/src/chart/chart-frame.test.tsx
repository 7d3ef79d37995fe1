import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, unmount } from '#ui/data-table/parts/demo/mount.tsx'
import { BarChart } from './bar-chart.tsx'

const series = [
  { key: 'male', label: 'Nam' },
  { key: 'female', label: 'Nữ' },
]
const rows = [
  { key: 'a', label: '=Khối vận hành', values: [5, 3] },
  { key: 'b', label: 'Khối văn phòng', values: [3, 8] },
]

afterEach(() => {
  vi.restoreAllMocks()
  unmount()
})

function mountChart(onPicture?: (picture: Blob) => void) {
  mount(
    <BarChart
      title="Nhân viên theo khối"
      rowTitle="Khối"
      series={series}
      rows={rows}
      {...(onPicture && { onPicture })}
    />,
  )
}

async function choose(item: string) {
  await userEvent.click(page.getByRole('button', { name: /^Tải và in biểu đồ/ }))
  await userEvent.click(page.getByRole('menuitem', { name: item }))
}

test('printing shows chart and table alone without its buttons, and leaves the page as it was', async () => {
  let printed = ''
  vi.spyOn(window, 'print').mockImplementation(() => {
    const sheet = document.querySelector('body > div:last-child')
    printed = sheet?.querySelector('table')?.textContent ?? ''
    expect(sheet?.querySelector('[data-table]')?.getAttribute('class')).toBeNull()
    expect(sheet?.querySelector('svg[role="group"]')).not.toBeNull()
    expect(sheet?.querySelector('button')).toBeNull()
  })
  mountChart()
  await choose('In biểu đồ và bảng')
  await expect.poll(() => printed).toContain('Khối văn phòng')
  window.dispatchEvent(new Event('afterprint'))
  expect(document.documentElement.dataset['printingChart']).toBeUndefined()
  expect(document.querySelectorAll('figure')).toHaveLength(1)
})

test('the table is copied for a spreadsheet, and the live region says so', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  mountChart()
  await choose('Chép bảng số liệu')
  await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/^Đã chép/)
  expect(write).toHaveBeenCalledExactlyOnceWith("Khối\tNam\tNữ\n'=Khối vận hành\t5\t3\nKhối văn phòng\t3\t8")
})

test('where copying is not allowed the live region says what to do', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  mountChart()
  await choose('Chép bảng số liệu')
  await expect.poll(() => page.getByRole('status').element().textContent).toMatch(/chép bằng tay/)
})

test('a picture has title, legend and bars in the colours of the page', async () => {
  const taken = vi.fn<(picture: Blob) => void>()
  mountChart(taken)
  await choose('Lưu thành ảnh PNG')
  await expect.poll(() => taken.mock.calls.length).toBe(1)
  const picture = taken.mock.calls[0]?.[0]
  if (!picture) throw new Error('no picture')
  const bitmap = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const seen = new Set<string>()
  const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] }
  for (let at = 0; at < data.length; at += 4) seen.add([data[at], data[at + 1], data[at + 2]].join())
  const drawing = page.getByRole('group', { name: 'Nhân viên theo khối' }).element()
  expect(bitmap.height).toBeGreaterThan(2 * drawing.getBoundingClientRect().height)
  // Brand and lotus: the first two series.
  expect([...seen]).toEqual(expect.arrayContaining(['11,107,93', '196,69,139', '255,255,255']))
})

test('beside its table a chart of many marks comes to rest, however narrow its column is', async () => {
  await page.viewport(1000, 800)
  const many = Array.from({ length: 14 }, (_, at) => ({
    key: String(at),
    label: `Nhóm ${at}`,
    values: [at, 2],
  }))
  mount(
    <BarChart title="Nhân viên theo nhóm" rowTitle="Nhóm" series={series} rows={many} tablePlace="beside" />,
  )
  const drawing = page.getByRole('group', { name: 'Nhân viên theo nhóm' })
  await expect.element(drawing).toBeVisible()
  const before = drawing.element().getBoundingClientRect().x
  const table = page.getByRole('table').element().getBoundingClientRect()
  expect(before).toBeLessThan(table.x)
  for (let frame = 0; frame < 6; frame += 1) {
    await new Promise(requestAnimationFrame)
    expect(drawing.element().getBoundingClientRect().x).toBe(before)
  }
})
