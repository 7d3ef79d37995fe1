import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount, unmount } from '#ui/data-table/parts/demo/mount.tsx'
import { manyUnits } from '#ui/tree/parts/demo/many-units.ts'
import { OrgChart, type OrgChartProps } from './org-chart.tsx'

const items = manyUnits(2000)

/** Shows a chart, and waits until it has found its place in the frame. */
async function mountChart(props: Partial<OrgChartProps<{ people: number }>> = {}) {
  mount(<OrgChart label="Sơ đồ tổ chức" items={items} {...props} />)
  let before = ''
  const hasSettled = () => {
    const now = stageOrNone()?.querySelector('[data-chart]')?.getAttribute('transform') ?? ''
    const same = now !== '' && now === before
    before = now
    return same
  }
  await expect.poll(hasSettled).toBe(true)
}

const boxes = () => page.getByRole('treeitem').elements()
const box = (number: number) => page.getByRole('treeitem', { name: new RegExp(`số ${number}$`) })
const button = (name: string) => page.getByRole('button', { name })
const stage = () => page.getByRole('tree').element()
const stageOrNone = () => page.getByRole('tree').query()
const moved = () => stage().querySelector('[data-chart]')?.getAttribute('transform') ?? ''
const scale = () => Number(/scale\((.*)\)/.exec(moved())?.[1])
const focus = (number: number) => {
  const element = box(number).element()
  if (element instanceof SVGElement) element.focus()
}

/** A wheel or a pointer event at the chart's middle. */
function send(event: WheelEvent | PointerEvent) {
  stage().dispatchEvent(event)
}
const pointer = (type: string, id: number, x: number, y: number) =>
  send(new PointerEvent(type, { pointerId: id, clientX: x, clientY: y, button: 0, bubbles: true }))

afterEach(() => {
  vi.restoreAllMocks()
  unmount()
})

test('the wheel, keys and buttons zoom; the middle of the frame or the pointer stays where it is', async () => {
  await mountChart()
  await expect.poll(scale).toBeGreaterThan(0)
  await button('Phóng to').click()
  const larger = scale()
  await button('Thu nhỏ').click()
  expect(scale()).toBeCloseTo(larger / 1.25)
  const before = scale()
  const middle = stage().getBoundingClientRect()
  const at = { clientX: middle.left + 100, clientY: middle.top + 100 }
  send(new WheelEvent('wheel', { deltaY: -250, bubbles: true, cancelable: true, ...at }))
  await expect.poll(scale).toBeGreaterThan(before * 1.5)
  focus(1)
  await userEvent.keyboard('-')
  const smaller = scale()
  await userEvent.keyboard('+')
  expect(scale()).toBeCloseTo(smaller * 1.25)
})

test('dragging moves the chart and chooses nothing; two fingers zoom it', async () => {
  const opened: unknown[] = []
  await mountChart({ onOpen: ({ id }) => opened.push(id) })
  await expect.element(box(1)).toBeVisible()
  const start = moved()
  const { left, top } = box(1).element().getBoundingClientRect()
  pointer('pointerdown', 1, left + 5, top + 5)
  pointer('pointermove', 1, left + 65, top + 45)
  await expect.poll(moved).not.toBe(start)
  pointer('pointerup', 1, left + 65, top + 45)
  box(1)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(opened).toEqual([])
  const before = scale()
  pointer('pointerdown', 1, 100, 100)
  pointer('pointerdown', 2, 200, 100)
  pointer('pointermove', 2, 300, 100)
  await expect.poll(scale).toBeCloseTo(before * 2)
  pointer('pointerup', 1, 100, 100)
  pointer('pointerup', 2, 300, 100)
})

test('a branch opens and closes under its box, which stays in its place', async () => {
  await mountChart({ defaultExpanded: [] })
  await expect.element(box(5)).toBeVisible()
  expect(box(54).query()).toBeNull()
  const before = box(5).element().getBoundingClientRect()
  const toggle = stage().querySelector('[data-toggle="5"]')
  toggle?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  // One of the middle: what is out of view is not drawn.
  await expect.element(box(54)).toBeInTheDocument()
  const after = box(5).element().getBoundingClientRect()
  expect(after.left).toBeCloseTo(before.left, 0)
  expect(after.top).toBeCloseTo(before.top, 0)
})

test('of a large chart only what is in view is drawn, and the keys bring the rest into view', async () => {
  await mountChart({ defaultExpanded: [] })
  await button('Mở mọi nhánh').click()
  await button('Phóng to').click()
  for (let step = 0; step < 12; step += 1) await button('Phóng to').click()
  await expect.poll(() => boxes().length).toBeLessThan(200)
  await userEvent.keyboard('{Tab}')
  const first = boxes()[0]
  if (first instanceof SVGElement) first.focus()
  await userEvent.keyboard('{End}')
  await expect
    .poll(() => document.activeElement?.querySelector('title')?.textContent)
    .toBe('Phòng Cơ khí số 999')
  const { left, right } = box(999).element().getBoundingClientRect()
  expect(left).toBeGreaterThan(0)
  expect(right).toBeLessThan(window.innerWidth)
})

test('the picture holds the whole chart, also what is out of view', async () => {
  const pictures: Blob[] = []
  await mountChart({ defaultExpanded: [1, 2, 3, 4, 5], onPicture: (picture) => pictures.push(picture) })
  await expect.element(box(1)).toBeVisible()
  await button('Lưu thành ảnh').click()
  await expect.poll(() => pictures.length).toBe(1)
  const picture = await createImageBitmap(pictures[0] ?? new Blob())
  expect(pictures[0]?.type).toBe('image/png')
  // Nine boxes at the top, four of which stand alone, five over ten others in three rows.
  expect(picture.width / picture.height).toBeGreaterThan(5)
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0)
  const colours = new Set(
    new Uint32Array(
      context?.getImageData(0, 0, picture.width, picture.height).data.buffer ?? new ArrayBuffer(0),
    ),
  )
  expect(colours.size).toBeGreaterThan(10)
})

test('printing shows the whole chart alone, and leaves the page as it was', async () => {
  let printed: string[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    const sheet = document.querySelector('body > div:last-child > svg')
    printed = [...(sheet?.querySelectorAll('title') ?? [])].map(({ textContent }) => textContent)
  })
  await mountChart({ defaultExpanded: [1] })
  await expect.element(box(1)).toBeVisible()
  await button('In sơ đồ').click()
  expect(printed).toHaveLength(19)
  expect(document.documentElement.dataset['printingChart']).toBe('')
  dispatchEvent(new Event('afterprint'))
  expect(document.documentElement.dataset['printingChart']).toBeUndefined()
  expect(document.querySelectorAll('svg[viewBox] title')).toHaveLength(0)
})

test('what stands in the middle stays there when the window narrows', async () => {
  await page.viewport(1200, 800)
  await mountChart()
  const offMiddle = () => {
    const [frame, root] = [stage(), box(1).element()].map((element) => element.getBoundingClientRect())
    return root && frame ? root.left + root.width / 2 - frame.left - frame.width / 2 : Number.NaN
  }
  const before = offMiddle()
  await page.viewport(390, 800)
  await expect.poll(() => stage().clientWidth).toBeLessThan(400)
  await expect.poll(() => Math.abs(offMiddle() - before)).toBeLessThan(2)
})
