import { expect, test } from 'vitest'
import { apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { hire } from '../../../testing/newcomer.ts'

const api = apiForFile()

test('a paper has no more lines than it takes in any of its parts', async () => {
  const hr = await api.as('hrOfOne')
  await hire(api, 'Người Ở Ban Trống', 7)
  const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
  await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(
      `insert into certificates (company_id, name, remind_days, required_position_levels)
       select 1, 'Chứng chỉ thứ ' || place, 30, $1 from generate_series(1, 2001) place`,
      [levels],
    ),
  )
  // Nobody holds one: the lines of people are none, those of the unit one for each.
  const query = { department_id: 7, state: 'valid' } as const
  expect((await hr.call('trainingReports.certificates', { query })).body.data.rows).toEqual([])
  expect(await hr.call('trainingReports.certificatesPrint', { query })).toMatchObject({
    status: 400,
    body: {
      message:
        'Bản in chứa nhiều nhất 2000 dòng. Hãy chọn thêm điều kiện hoặc khoảng thời gian ngắn hơn rồi in lại, hoặc xuất Excel.',
    },
  })
})
