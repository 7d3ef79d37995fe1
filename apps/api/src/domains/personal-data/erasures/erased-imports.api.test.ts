import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { doImport } from '../../../testing/do-import.ts'
import { workbookFile } from '../../../testing/import-file.ts'
import { hire } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { asking, placesOf } from './testing/leaver.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const sql: ReturnType<typeof asking> = (text, values) => asking(api)(text, values)
const kept = async (word: string) =>
  (await placesOf(sql, word)).filter((table) => table === 'import_changes' || table === 'queued_imports')

/** Somebody whose certificate an import has changed, so that its undo keeps the word; and a workbook of his that waits. */
async function imported(word: string): Promise<number> {
  const { employeeId, nhansuId } = await hire(api, 'Người Có Thẻ', 3)
  const name = `Thẻ xóa ${nextNumber()}`
  await hr.call('certificates.store', { body: { name, valid_months: 6, remind_days: 30, issuer: 'Nơi cấp' } })
  for (const note of [word, 'Ghi chú khác']) {
    const titles = ['Mã NV', 'Chứng chỉ', 'Số chứng chỉ', 'Ngày cấp', 'Ghi chú']
    const file = await workbookFile(titles, [[nhansuId, name, `XOA-${employeeId}`, '31/08/2024', note]])
    expect((await doImport(api, hr, 'employeeCertificates', file)).refusal).toBeUndefined()
  }
  const waiting = [
    { person: { code: nhansuId, id: null, card: { values: { hr_note: word } } } },
    { person: { code: null, id: employeeId, card: { values: { hr_note: word } } } },
    { employee_id: employeeId, values: { note: word } },
  ]
  for (const entry of waiting) {
    await sql(
      `insert into queued_imports (company_id, resource, entries, ignored_columns)
       values (1, 'employees', jsonb_build_array($1::jsonb), '{}')`,
      [JSON.stringify(entry)],
    )
  }
  return employeeId
}

test('what imports keep of a record goes with it, and so do workbooks that wait; those of others stay', async () => {
  const [word, others] = [`zqnhap${nextNumber()}`, `zqkhac${nextNumber()}`]
  const id = await imported(word)
  await imported(others)
  expect(await kept(word)).toEqual(['import_changes', 'queued_imports'])

  // Not yet of the class that goes: what an import keeps of a certificate stays as long as the certificate.
  await sql(`select * from erase_employee_data($1, '{contact}')`, [id])
  expect(await kept(word)).toEqual(['import_changes'])

  await sql(`select * from erase_employee_data($1, '{contract}')`, [id])
  expect(await kept(word)).toEqual([])
  expect(await kept(others)).toEqual(['import_changes', 'queued_imports'])
})
