import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { photo } from '../../../files/testing/pictures.ts'
import { inCompany } from '../../../db/transaction.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { jobs } from '../../../jobs/registry.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
let id: number
let personId: number
let row_id: number
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
beforeEach(async () => {
  const hired = await hire(api, 'Người Có Bằng')
  id = hired.employeeId
  personId = hired.personId
  const { body } = await hr.call('employeeEducations.store', {
    path: { id },
    body: { education_level: 'Đại học' },
  })
  row_id = body.data.education.id
})

const pdf = (words = 'bang dai hoc') => `%PDF-1.7\n% ${words}\n%%EOF\n`
const send = (content: Buffer | string, by = hr, name = 'bang.pdf') =>
  by.call('employeeDiplomas.storeFile', {
    path: { id, row_id },
    body: { file: new File([content as never], name) },
  })
const list = async (by = hr) => {
  const { status, body } = await by.call('employeeDiplomas.list', { path: { id } })
  return { status, files: status === 200 ? body.data.diplomas : [] }
}
const ticket = (by = hr, path = { id, row_id }) => by.call('employeeDiplomas.fileTicket', { path })
async function download(by = hr): Promise<string> {
  const { body } = await ticket(by)
  const answer = await api.app.inject({ url: `/api/files/${body.data.ticket}` })
  return answer.rawPayload.toString('latin1')
}
const restore = (file: number, instead_of: number | null = null) =>
  hr.call('employeeDiplomas.restoreFile', { path: { id, row_id }, body: { id: file, instead_of } })

describe('the file of a diploma', () => {
  test('is kept byte by byte beside its row and fetched by a ticket, once', async () => {
    expect((await list()).files).toEqual([])
    const { status, body } = await send(pdf())
    expect([status, body.data.diploma?.media_type]).toEqual([201, 'application/pdf'])
    expect((await list()).files).toMatchObject([{ education_id: row_id, file: { name: 'bang.pdf' } }])
    expect(await download()).toBe(pdf())
    const taken = (await ticket()).body.data.ticket
    const fetched = async () => (await api.app.inject({ url: `/api/files/${taken}` })).statusCode
    expect([await fetched(), await fetched()]).toEqual([200, 404])
  })

  test('is replaced and taken away, each with a way back', async () => {
    const first = (await send(pdf('mot'))).body.data.diploma?.id ?? 0
    const second = (await send(pdf('hai'))).body.data.diploma?.id ?? 0
    expect(await download()).toBe(pdf('hai'))
    expect((await restore(first)).status).toBe(409)
    expect((await restore(first, second)).body.data.diploma?.id).toBe(first)
    expect(await download()).toBe(pdf('mot'))
    expect((await list()).files).toHaveLength(1)
    const gone = await hr.call('employeeDiplomas.destroyFile', { path: { id, row_id } })
    expect(gone.body.data.diploma).toBeNull()
    expect((await ticket()).status).toBe(404)
    expect((await hr.call('employeeDiplomas.destroyFile', { path: { id, row_id } })).status).toBe(404)
    expect((await restore(first)).status).toBe(200)
    expect(await download()).toBe(pdf('mot'))
  })

  test('is what its content says, whatever its name says', async () => {
    for (const content of ['<html><script>alert(1)</script></html>', `MZ${'\0'.repeat(200)}`]) {
      const { status, text } = await send(content)
      expect([status, text]).toEqual([400, expect.stringContaining('PDF')])
    }
    expect((await list()).files).toEqual([])
    expect((await send(await photo(), hr, 'bang.jpg')).body.data.diploma?.media_type).toBe('image/jpeg')
  })

  test('is read by oneself and by who reads the file, and written by who writes it', async () => {
    await send(pdf())
    const own = await newcomer(api, { login: `chu.bang.${id}`, companies: { 1: [] }, personId })
    expect(await download(own)).toBe(pdf())
    expect((await send(pdf(), own)).status).toBe(403)
    const stranger = await newcomer(api, { login: `la.${id}`, companies: { 1: [] }, personId: 12 })
    expect([(await list(stranger)).status, (await ticket(stranger)).status]).toEqual([404, 404])
    const reader = await newcomer(api, {
      login: `xem.${id}`,
      companies: { 1: [['employee_access', 'company']] },
    })
    expect([(await list(reader)).status, (await send(pdf(), reader)).status]).toEqual([200, 403])
    const other = await hire(api, 'Người Khác')
    expect((await ticket(hr, { id: other.employeeId, row_id })).status).toBe(404)
    expect((await list(await api.as('hrOfTwo'))).status).toBe(404)
  })

  test('goes out of reach with its row, comes back with it, and is not kept for a row that stays away', async () => {
    await send(pdf())
    const path = { id, row_id }
    const kept = async () => {
      const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
        client.query<{ kept: boolean }>(
          `select removed_at is null as kept from files where owner_kind = 'employee_education' and owner_id = $1`,
          [row_id],
        ),
      )
      return rows.map((row) => row.kept)
    }
    const night = async () => {
      await inCompany(api.db.database, { companyId: 1, readOnly: false }, (transaction) =>
        enqueue(transaction, jobs['jobs.clean-up'], {}),
      )
      await runJobs(api.db)
    }
    await hr.call('employeeEducations.destroy', { path })
    expect((await ticket()).status).toBe(404)
    await night()
    expect(await kept()).toEqual([true])
    await hr.call('employeeEducations.restore', { path: { id }, body: { ids: [row_id] } })
    expect(await download()).toBe(pdf())
    await hr.call('employeeEducations.destroy', { path })
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(`update deleted_records set deleted_at = now() - interval '2 days' where company_id = 1`),
    )
    await night()
    expect(await kept()).toEqual([false])
  })
})
