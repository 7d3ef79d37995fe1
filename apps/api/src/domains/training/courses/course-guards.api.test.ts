import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'
import { judgedCourse } from '../../../testing/judged-course.ts'
import { hire } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

async function newKind(): Promise<number> {
  const body = { name: `Thẻ giữ ${nextNumber()}`, valid_months: 24 }
  return (await hr.call('certificates.store', { body })).body.data.certificate.id
}

describe('what courses use', () => {
  test('T12: is not deleted: a course with certificates, and each catalogue that it is of', async () => {
    const { employeeId } = await hire(api, 'Người Giữ Thẻ', 3)
    const certificate_id = await newKind()
    const name = `Dùng trong khóa ${nextNumber()}`
    const coded = { code: `DK${nextNumber()}`, name }
    const formality_id = (await hr.call('trainingFormalities.store', { body: coded })).body.data.formality.id
    const field_id = (await hr.call('fields.store', { body: coded })).body.data.field.id
    const partner_info_id = (await hr.call('partnerInfos.store', { body: { name } })).body.data.partnerInfo.id
    const more = { certificate_id, location_id: 31, formality_id, field_id }
    const id = await judgedCourse(hr, api, [[employeeId, 'passed']], more)
    expect(
      (await hr.call('trainingPartners.store', { path: { id }, body: { partner_info_id } })).status,
    ).toBe(201)
    await hr.call('trainings.finish', { path: { id }, body: {} })
    const gone = await hr.call('trainings.destroy', { path: { id } })
    expect(gone.status).toBe(409)
    expect(gone.body.message).toContain('Hãy hủy khóa đào tạo')
    const deletions = [
      await hr.call('certificates.destroy', { path: { id: certificate_id } }),
      await hr.call('trainingTypes.destroy', { path: { id: 31 } }),
      await hr.call('trainingLocations.destroy', { path: { id: 31 } }),
      await hr.call('trainingFormalities.destroy', { path: { id: formality_id } }),
      await hr.call('fields.destroy', { path: { id: field_id } }),
      await hr.call('partnerInfos.destroy', { path: { id: partner_info_id } }),
    ]
    expect(deletions.map(({ status, body }) => [status, body.message])).toEqual(
      deletions.map(() => [409, expect.stringContaining('đang được sử dụng')]),
    )
    const after = await hr.call('trainings.show', { path: { id } })
    expect(after.body.data.training).toMatchObject(more)
    const filter = { certificate_id: { operator: 'equal', value: certificate_id } } as const
    const held = await hr.call('employeeCertificates.list', { query: { filter } })
    expect(held.body.data.employee_certificates).toHaveLength(1)
  })
})

describe('a partner', () => {
  test('whose licence ends before the course does is named, and taken all the same', async () => {
    const name = `Trung tâm ${nextNumber()}`
    const { body } = await hr.call('partnerInfos.store', {
      body: { name, licence_no: 'GCN-01', licence_from: '2025-01-01', licence_to: '2027-03-03' },
    })
    const course = { name: 'An toàn xe nâng', type_id: 31, start_date: '2027-03-01', end_date: '2027-03-05' }
    const path = { id: (await hr.call('trainings.store', { body: course })).body.data.training.id }
    const partner_info_id = body.data.partnerInfo.id
    const late = await hr.call('trainingPartners.store', { path, body: { partner_info_id } })
    expect(late.status).toBe(201)
    expect(late.body.data.warnings).toEqual([
      `Giấy chứng nhận của ${name} không còn giá trị trong cả thời gian của khóa.`,
    ])
    const { partner } = late.body.data
    const inTime = await hr.call('trainingPartners.update', {
      path: { id: partner.id },
      body: { to_date: '2027-03-03', version: partner.version },
    })
    expect(inTime.body.data.warnings).toEqual([])
  })
})

describe('whoever leaves during a course', () => {
  test('keeps his row, his share of the cost and the certificate of it', async () => {
    const [{ employeeId: leaver }, { employeeId: other }] = [
      await hire(api, 'Người Nghỉ Giữa Khóa', 3),
      await hire(api, 'Người Ở Lại', 3),
    ]
    const certificate_id = await newKind()
    const id = await judgedCourse(
      hr,
      api,
      [
        [leaver, 'passed'],
        [other, 'passed'],
      ],
      { certificate_id },
    )
    const cost = { kind: 'lecturer', name: 'Học phí', actual: 10_000_001, invoice_no: 'HD-1' } as const
    await hr.call('trainingCosts.storeBulk', {
      path: { id },
      body: { costs: [{ ...cost, counts_for_commitment: true }] },
    })
    await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query(
        'update employees set active = false, leave_date = current_date where company_id = 1 and id = $1',
        [leaver],
      ),
    )
    await hr.call('trainings.finish', { path: { id }, body: {} })
    const { employees } = (await hr.call('trainingEmployees.list', { path: { id } })).body.data
    expect(employees.map(({ employee_id: who, state }) => [who, state])).toEqual(
      expect.arrayContaining([
        [leaver, 'passed'],
        [other, 'passed'],
      ]),
    )
    expect(employees.every(({ certificate_no: number }) => number !== null)).toBe(true)
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ share: number }>(
        `select training_commitment_cost(1, id, false)::float8 as share from training_employees
         where company_id = 1 and training_id = $1 order by share`,
        [id],
      ),
    )
    expect(rows.map(({ share }) => share)).toEqual([5_000_000, 5_000_001])
  })
})
