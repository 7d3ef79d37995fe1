import { expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { openWorkbook } from '../../../testing/open-workbook.ts'

const api = apiForFile()

test('certificates held come out as the list filters and searches them, and only of units that one reads for', async () => {
  const hr = await api.as('hrOfOne')
  const name = `Thẻ xuất ${nextNumber()}`
  const { body: kind } = await hr.call('certificates.store', {
    body: { name, valid_months: 6, remind_days: 30 },
  })
  const certificate_id = kind.data.certificate.id
  const people = [await hire(api, 'Người Xuất Một', 3), await hire(api, 'Người Xuất Hai', 5)]
  const numbers = people.map(() => `X-${nextNumber()}`)
  for (const [at, { employeeId }] of people.entries()) {
    const written = {
      number: numbers[at] ?? '',
      issue_date: '2024-08-31',
      expiry_date: null,
      issuer: 'Trung tâm Mẫu',
    }
    await hr.call('employeeCertificates.store', {
      body: { employee_id: employeeId, certificate_id, ...written },
    })
  }
  const filter = { certificate_id: { operator: 'equal', value: certificate_id } } as const
  const columns = ['full_name', 'number', 'expiry_date', 'state'] as const
  const search = { value: 'nguoi xuat hai' }
  const found = await hr.call('employeeCertificates.export', {
    body: { filter, search, columns: [...columns] },
  })
  expect(found.status, found.text).toBe(200)
  const [rows = [], about = []] = Object.values((await openWorkbook(found.bytes)).sheets)
  expect(rows[0]).toEqual(['Họ và tên', 'Số chứng chỉ', 'Hết hạn', 'Trạng thái'])
  expect(rows.slice(1).map((row) => [row[0], row[1], row[3]])).toEqual([
    ['Người Xuất Hai', numbers[1], 'Hết hạn'],
  ])
  const told = about.map((row) => row.join(' ')).join('\n')
  expect(told).toContain(name)
  expect(told).toContain('nguoi xuat hai')
  const head = await newcomer(api, {
    login: 'truong.xuat',
    companies: { 1: [['training_export', 'unit']] },
    personId: people[0]?.personId ?? 0,
  })
  const own = await head.call('employeeCertificates.export', { body: { filter } })
  const [mine = []] = Object.values((await openWorkbook(own.bytes)).sheets)
  expect(mine.flat()).not.toContain(numbers[1])
  expect((await hr.call('employeeCertificates.export', { body: { columns: ['pay'] as never } })).status).toBe(
    400,
  )
})
