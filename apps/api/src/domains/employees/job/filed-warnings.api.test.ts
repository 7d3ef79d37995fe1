import { expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'
import { hire } from '../../../testing/newcomer.ts'

const api = apiForFile()

test('a change before the day of a report that was made says that the report is of the old state', async () => {
  const hr = await api.as('hrOfOne')
  const { employeeId } = await hire(api, 'Người Có Trong Báo Cáo', 3)
  const warningsOf = async (effective_date: string) => {
    const { status, body } = await hr.call('jobChanges.store', {
      query: { dry_run: true },
      body: {
        kind: 'transfer',
        ids: [employeeId],
        effective_date,
        facts: { main_position: { position_id: 2, department_id: 4 } },
      },
    })
    expect(status).toBe(200)
    return (body.data.changes[0]?.warnings ?? []).filter((warning) => warning.includes('01/PLI'))
  }
  expect(await warningsOf('2025-05-01')).toEqual([])
  for (const period of ['2025-H1', '2024'])
    expect((await hr.call('labourReport.download', { query: { period } })).status).toBe(200)
  // One that was only looked at was not filed.
  expect((await hr.call('labourReport.show', { query: { period: '2025' } })).status).toBe(200)
  const filed =
    'Báo cáo mẫu 01/PLI 6 tháng đầu năm 2025 (tính đến ngày 04-06-2025) đã lập theo số liệu cũ; số liệu từ nay khác báo cáo đó.'
  expect(await warningsOf('2025-06-04')).toEqual([filed])
  expect(await warningsOf('2025-06-05')).toEqual([])
  const elder =
    'Báo cáo mẫu 01/PLI năm 2024 (tính đến ngày 04-12-2024) đã lập theo số liệu cũ; số liệu từ nay khác báo cáo đó.'
  expect(await warningsOf('2024-11-30')).toEqual([filed, elder])
})
