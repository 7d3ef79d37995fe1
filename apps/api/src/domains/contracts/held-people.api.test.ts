import { expect, test } from 'vitest'
import { apiForFile } from '../../testing/api.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire } from '../../testing/newcomer.ts'

const api = apiForFile()

test('contracts are written while units are merged, and an appendix that goes on to people waits for the tree', async () => {
  const hr = await api.as('hrOfOne')
  const { body: types } = await hr.call('contractTypes.store', {
    body: { code: 'GNKX', name: 'Không thời hạn', kind: 'indefinite' },
  })
  const { employeeId } = await hire(api, 'Lê Thị Giữ Người', 3)
  const { body } = await hr.call('contracts.store', {
    body: {
      employee_id: employeeId,
      contract_type_id: types.data.contract_type.id,
      start_date: '2026-01-01',
      salary: 15_000_000,
    },
  })
  const path = { id: body.data.contract.id }
  const sign_date = '2025-12-20'
  const offered = await hr.call('contracts.signers', { body: { ids: [path.id], sign_date } })
  const signer = offered.body.data.signers.find(({ refusal }) => refusal === null)
  const signed = { sign_date, ...(signer && { signer_id: signer.id }) }
  const raise = { changes: ['pay' as const], content: 'Tăng lương.', salary: 16_000_000 }
  const appendix = { sign_date: '2026-05-20', start_date: '2026-06-01', ...raise }
  const writing = await inCompanyOf(api.db.superuser, 1, async (merging) => {
    await merging.query('select lock_department_tree(1, true)')
    const changed = await hr.call('contracts.update', { path, body: { note: 'Đã xem' } })
    expect(changed.status, changed.text).toBe(200)
    const issued = await hr.call('contracts.issue', { path, body: signed })
    expect(issued.status, issued.text).toBe(200)
    const answer = hr.call('appendices.store', { path, body: appendix })
    await expect
      .poll(async () => {
        const { rows } = await merging.query<{ waits: boolean }>(
          `select exists (select from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())) as waits`,
        )
        return rows[0]?.waits
      })
      .toBe(true)
    // It waits with empty hands: whoever merges comes to the people of the units next.
    await merging.query(`select id from employees where id = $1 for update nowait`, [employeeId])
    return { answer }
  })
  const stored = await writing.answer
  expect(stored.status, stored.text).toBe(201)
})
