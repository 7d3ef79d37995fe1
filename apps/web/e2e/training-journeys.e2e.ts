import { expect, type Page, test } from '@playwright/test'
import { deep } from './parts/deep.ts'
import { hand, type Steps } from './parts/hand.ts'
import { openAs, people } from './parts/people.ts'
import { clientFor, day, freePeople, heldCourse, newCourse, newKind } from './parts/training-class.ts'

const CLASS = 40

/** As people write a day. */
const written = (text: string) => text.split('-').toReversed().join('-')

/** The paths of what a page reads from now on that end so. */
function readsOf(page: Page, end: RegExp): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && end.test(pathname)) reads.push(pathname)
  })
  return reads
}

const pageOf = ({ id }: { id: number }) => `/dao-tao/khoa-dao-tao/${id}/cap-nhat`

test(
  'a class of forty whose certificates end is opened from the list, and all are invited',
  deep,
  async ({ page }) => {
    const client = await clientFor(people.hrHead)
    const kind = `Thẻ vận hành thiết bị ${Date.now()}`
    const certificate_id = await newKind(client, kind)
    const last = await newCourse(client, `${kind}, lần đầu`, certificate_id, -300)
    const holders = await freePeople(client, last, CLASS)
    for (const [at, employee_id] of holders.entries()) {
      const number = `${Date.now()}-${at}`
      const body = { employee_id, certificate_id, number, issue_date: day(-345), expiry_date: day(20) }
      await client.call('employeeCertificates.store', { body })
    }
    await openAs(page, people.hrHead, '/dao-tao/chung-chi?view=da-cap&f.state=in:expiring')
    await expect(page.getByRole('row', { name: kind }).first()).toBeVisible()

    const steps: Steps = { clicks: 0, keys: 0 }
    const { click, type } = hand(page, steps)
    await click(page.getByRole('button', { name: 'Lọc theo Chứng chỉ' }))
    const filter = page.getByRole('dialog', { name: /Chứng chỉ/ })
    await type(filter.getByRole('combobox', { name: 'Chứng chỉ' }), kind)
    await click(page.getByRole('option', { name: kind, exact: true }))
    await page.keyboard.press('Tab')
    steps.keys += 1
    await click(filter.getByRole('button', { name: 'Lọc', exact: true }))
    await expect(page.getByText(`1–30 trong ${CLASS}`)).toBeVisible()
    await click(page.getByRole('checkbox', { name: 'Chọn tất cả dòng của trang này' }))
    await click(page.getByRole('button', { name: `Chọn tất cả ${CLASS} dòng` }))
    await click(page.getByRole('button', { name: 'Mở lớp gia hạn', exact: true }))
    const opening = page.getByRole('dialog', { name: `Mở lớp gia hạn: ${CLASS} chứng chỉ` })
    await type(opening.getByRole('textbox', { name: 'Ngày bắt đầu' }), written(day(400)))
    await type(opening.getByRole('textbox', { name: 'Ngày kết thúc' }), written(day(401)))
    await type(opening.getByRole('textbox', { name: 'Hạn xác nhận' }), written(day(390)))
    await click(opening.getByRole('button', { name: 'Xem trước' }))
    await expect(opening.getByText(`Sẽ thêm ${CLASS} học viên.`)).toBeVisible()
    await click(opening.getByRole('button', { name: 'Mở lớp gia hạn', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: `Gia hạn ${kind}` })).toBeVisible()
    await click(page.getByRole('button', { name: 'Mở đăng ký' }))
    await expect(page.getByText('Đã mở đăng ký khóa đào tạo.', { exact: true })).toBeVisible()
    await click(page.getByRole('tab', { name: 'Thư' }))
    await click(page.getByRole('button', { name: 'Gửi thư mời' }))
    await click(page.getByRole('alertdialog').getByRole('button', { name: 'Gửi thư mời' }))
    await expect(page.getByText(/^Đã xếp gửi [1-9]\d* thư/)).toBeVisible()
    // The letters of the kind that was typed are counted apart: its name is as long as this test makes it.
    steps.keys -= kind.length
    expect(steps).toEqual({ clicks: 12, keys: 35 })
  },
)

test(
  'a day of forty with three away is marked by the keyboard and closed, and who came is confirmed',
  deep,
  async ({ page }) => {
    const client = await clientFor(people.hrHead)
    const name = `Nâng hạ hàng ${Date.now()}`
    const { path, detailId } = await heldCourse(client, name, CLASS)
    await openAs(page, people.hrHead, `${pageOf(path)}?tab=diem-danh`)
    const grid = page.getByRole('grid', { name: 'Điểm danh' })
    await expect(grid.getByRole('row')).toHaveCount(31)
    const reads = readsOf(page, /\/attendances$/)

    const steps: Steps = { clicks: 0, keys: 0 }
    const { click } = hand(page, steps)
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) {
        await page.keyboard.press(key)
        steps.keys += 1
      }
    }
    const cell = (at: number) => grid.getByRole('row').nth(at).getByRole('gridcell').nth(3)
    const editor = page.getByRole('textbox', { name: /^Điểm danh/ })
    await click(cell(1).getByRole('button'))
    await expect(editor).toBeFocused()
    await press('k', 'Enter')
    await expect(cell(1)).toHaveText('Vắng không phép')
    // From there on by keys alone.
    for (const [at, letter] of [
      [2, 'P'],
      [3, 'K'],
    ] as const) {
      await expect(cell(at - 1)).toBeFocused()
      await press('ArrowDown', 'Enter')
      await expect(editor).toBeFocused()
      await press(letter, 'Enter')
      await expect(cell(at)).toHaveText(/^Vắng/)
    }
    await click(page.getByRole('button', { name: `Tất cả có mặt (${CLASS - 3})` }))
    await expect(page.getByText('Đã ghi có mặt.', { exact: true })).toBeVisible()
    // What is saved stands in its place; the list is not asked for anew.
    expect(reads).toEqual([])
    await click(page.getByRole('button', { name: `Xác nhận đã tham gia (${CLASS - 3})` }))
    await expect(page.getByText('Đã xác nhận tham gia.', { exact: true })).toBeVisible()
    await click(page.getByRole('button', { name: 'Đóng điểm danh' }))
    await click(page.getByRole('alertdialog').getByRole('button', { name: 'Đóng điểm danh' }))
    await expect(page.getByText('Đã đóng điểm danh.', { exact: true })).toBeVisible()
    expect(steps).toEqual({ clicks: 5, keys: 10 })

    const { attendances } = await client.call('trainingAttendances.list', { path: { id: detailId } })
    const of = (state: string) => attendances.filter((each) => each.state === state).length
    expect([of('absent'), of('excused'), of('present')]).toEqual([2, 1, CLASS - 3])
    expect(attendances.filter(({ person_state: state }) => state === 'joined')).toHaveLength(CLASS - 3)
  },
)

test('forty are judged by their marks, and the end of the course gives each a certificate', async ({
  page,
}) => {
  const client = await clientFor(people.hrHead)
  const name = `Vận hành cầu trục ${Date.now()}`
  const { path, detailId, ids } = await heldCourse(client, name, CLASS)
  const attendances = ids.map((id) => ({ id, state: 'present' as const }))
  await client.call('trainingAttendances.updateBulk', { path: { id: detailId }, body: { attendances } })
  await client.call('trainingEmployees.joinedBulk', { path, body: { ids } })
  await client.call('trainingAttendances.close', { path: { id: detailId } })
  await client.call('trainings.begin', { path, body: {} })
  await openAs(page, people.hrHead, pageOf(path))
  await expect(page.getByText(`kết quả của ${CLASS} học viên`)).toBeVisible()

  const steps: Steps = { clicks: 0, keys: 0 }
  const { click } = hand(page, steps)
  await click(page.getByRole('tab', { name: 'Kết quả' }))
  await click(page.getByRole('button', { name: `Xét kết quả (${CLASS})` }))
  const asking = page.getByRole('alertdialog', { name: 'Ghi kết quả theo điểm và tham dự?' })
  await expect(asking.getByText(`Học viên chưa có kết quả: ${CLASS} đạt, 0 không đạt.`)).toBeVisible()
  await click(asking.getByRole('button', { name: 'Ghi kết quả' }))
  await expect(page.getByText(`Đã ghi kết quả: ${CLASS} đạt, 0 không đạt.`, { exact: true })).toBeVisible()
  await click(page.getByRole('button', { name: 'Kết thúc khóa' }))
  await expect(page.getByText('Khóa đào tạo đã kết thúc.', { exact: true })).toBeVisible()
  expect(steps).toEqual({ clicks: 4, keys: 0 })
  await expect(page.getByRole('cell', { name: /^CC-\d{4}-\d{4}$/ }).first()).toBeVisible()
  const { employees } = await client.call('trainingEmployees.list', { path })
  expect(new Set(employees.map(({ certificate_no: number }) => number ?? '')).size).toBe(CLASS)
})

test('a score and a result are typed in the grid, and what the course asks for is said in words', async ({
  page,
}) => {
  const client = await clientFor(people.hrHead)
  const { path, ids } = await heldCourse(client, `Sơ cấp cứu ${Date.now()}`, 1)
  await client.call('trainingEmployees.joinedBulk', { path, body: { ids } })
  await client.call('trainings.begin', { path, body: {} })
  await openAs(page, people.hrHead, `${pageOf(path)}?tab=ket-qua`)
  const row = page.getByRole('grid', { name: 'Kết quả đào tạo' }).getByRole('row').nth(1)
  await expect(row).toBeVisible()
  const reads = readsOf(page, /\/employees$/)
  await row.getByRole('button', { name: /^Điểm: / }).click()
  await expect(page.getByRole('textbox', { name: 'Điểm' })).toBeFocused()
  await page.keyboard.type('8.25')
  await page.keyboard.press('Enter')
  await expect(row.getByText('8.3', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: /^Kết quả/ }).click()
  await expect(page.getByRole('textbox', { name: /^Kết quả/ })).toBeFocused()
  await page.keyboard.type('đ')
  await page.keyboard.press('Enter')
  await expect(row.getByText(/Tỷ lệ tham dự 0% chưa đạt mức tối thiểu 50%/)).toBeVisible()
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: /^Kết quả/ }).click()
  await expect(page.getByRole('textbox', { name: /^Kết quả/ })).toBeFocused()
  await page.keyboard.type('k')
  await page.keyboard.press('Enter')
  await expect(row.getByText('Không đạt', { exact: true })).toBeVisible()
  // What is saved stands in its place; the list is not asked for anew.
  expect(reads).toEqual([])
})
