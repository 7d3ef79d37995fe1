import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage, unmountPage } from '#web/kit/testing/mount-page.tsx'
import { todayInVietNam } from '#web/kit/today.ts'
import { EmployeeState, WorkStateCell } from './cells.tsx'

afterEach(unmountPage)

const joinsLater = { work_state: 'probation', join_date: '2099-03-01' } as const

test('who is to join on a day to come waits for it, and is not called by what he begins with', async () => {
  mountPage(<EmployeeState of={joinsLater} />)
  await expect.element(page.getByText('Chờ nhận việc')).toBeVisible()
  await expect.element(page.getByText('Thử việc')).not.toBeInTheDocument()
})

test('the column of states calls him so too', async () => {
  mountPage(<WorkStateCell of={joinsLater} />)
  await expect.element(page.getByText('Chờ nhận việc')).toBeVisible()
  await expect.element(page.getByText('Thử việc')).not.toBeInTheDocument()
})

test('on the day on which he joins he has his state', async () => {
  mountPage(<EmployeeState of={joinsLater} />, '/page?as_of=2099-03-01')
  await expect.element(page.getByText('Thử việc')).toBeVisible()
})

test('who joins today works, and who never came has left', async () => {
  mountPage(
    <>
      <EmployeeState of={{ work_state: 'official', join_date: todayInVietNam() }} />
      <EmployeeState of={{ work_state: 'left', join_date: '2099-03-01' }} />
    </>,
  )
  await expect.element(page.getByText('Đang làm việc')).toBeVisible()
  await expect.element(page.getByText('Đã hết hạn')).toBeVisible()
})
