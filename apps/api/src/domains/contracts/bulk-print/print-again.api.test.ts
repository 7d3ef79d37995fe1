import { expect, test } from 'vitest'
import { cancelledAgain } from '../../../print/testing/cancelled-again.ts'
import { apiForFile } from '../../../testing/api.ts'
import { hire } from '../../../testing/newcomer.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { printContractsJob } from './print-job.ts'

const api = apiForFile()

test('of work that is cancelled after it was begun again, what an attempt before printed is named as everything else', async () => {
  const hr = await api.as('hrOfOne')
  const type = { code: 'INLAI', name: 'Mười hai tháng', kind: 'fixed_term', term_months: 12 } as const
  const { id: typeId } = (await hr.call('contractTypes.store', { body: type })).body.data.contract_type
  const ids: number[] = []
  for (const name of ['Lê Thị Trước Đó', 'Lê Thị Sau Đó']) {
    const { employeeId } = await hire(api, name, 3)
    const body = { employee_id: employeeId, contract_type_id: typeId, start_date: '2031-01-01' }
    ids.push((await hr.call('contracts.store', { body })).body.data.contract.id)
  }
  await hr.call('contracts.printBulk', { body: { ids, form: 'pdf' } })
  const { job, kept } = cancelledAgain(printContractsJob)
  await runJobs(api.db, { jobs: [job], environment: { DATA_DIR: api.dataDir } })
  expect(kept()).toMatchObject({
    print: { rows: [{ contract_id: ids[0], name: 'Bản nháp, Lê Thị Trước Đó', reason: null }] },
  })
})
