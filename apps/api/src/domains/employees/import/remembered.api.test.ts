import { expect, test } from 'vitest'
import { inCompany } from '../../../db/transaction.ts'
import { apiForFile } from '../../../testing/api.ts'
import { hire } from '../../../testing/newcomer.ts'
import { remembered } from './remembered.ts'

const api = apiForFile()

test('that nobody manages himself is asked of each, whoever was asked for before', async () => {
  const { employeeId: manager } = await hire(api, 'Đỗ Thị Quản', 3)
  const { employeeId: other } = await hire(api, 'Đỗ Thị Dưới', 3)
  const { managerRefusal } = remembered()
  const answers = await inCompany(api.db.database, { companyId: 1, readOnly: true }, async (transaction) => [
    await managerRefusal(transaction, manager, [other]),
    await managerRefusal(transaction, manager, [manager]),
    await managerRefusal(transaction, manager, [other]),
  ])
  expect(answers).toEqual([undefined, 'Nhân viên không thể tự quản lý mình.', undefined])
})
