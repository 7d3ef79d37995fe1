import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { day, needsGround } from '../../../testing/training-needs.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
const { sql, newKind, give, holder, night, needOf } = needsGround(api, () => hr)

const course = () => ({ name: `Lớp gia hạn ${nextNumber()}`, type_id: 31 })

const renew = (body: object, dry_run = false, person = hr) =>
  person.call('employeeCertificates.renew', {
    query: { dry_run },
    body: { ids: [], ...body },
  })

const peopleOf = async (id: number | null) =>
  (await hr.call('trainingEmployees.list', { path: { id: Number(id) } })).body.data.employees

describe('a class that renews certificates', () => {
  test('is like the last course for the certificate, takes the holders, and their needs are placed', async () => {
    const kind = await newKind()
    const last = (
      await hr.call('trainings.store', {
        body: { ...course(), certificate_id: kind, hours: 24, least_score: 6, is_safety_duty: true },
      })
    ).body.data.training
    await hr.call('trainingSubjects.store', {
      path: { id: last.id },
      body: { name: 'Thực hành nâng hàng', practice_hours: 24 },
    })
    await sql(`update trainings set status = 'finished' where company_id = 1 and id = $1`, [last.id])
    const [soon, over] = [await holder(kind, 10), await holder(kind, -5)]
    await night()

    const wanted = {
      ids: [soon.heldId, over.heldId],
      course: { ...course(), start_date: day(20), end_date: day(21), confirm_deadline: day(15) },
    }
    const preview = (await renew(wanted, true)).body.data
    expect(preview).toMatchObject({ training_id: null, added: 2, waiting: 0, refused: [] })
    expect((await needOf(soon.employeeId)).state).toBe('new')

    const { training_id: id } = (await renew(wanted)).body.data
    const { training } = (
      await hr.call('trainings.show', { path: { id: Number(id) }, query: { include: ['subjects'] } })
    ).body.data
    expect(training).toMatchObject({
      status: 'planned',
      certificate_id: kind,
      hours: 24,
      least_score: 6,
      is_safety_duty: true,
      start_date: day(20),
      subjects: [{ name: 'Thực hành nâng hàng', practice_hours: 24 }],
    })
    expect(
      (await peopleOf(id)).map((person) => person.employee_id).toSorted((one, other) => one - other),
    ).toEqual([soon.employeeId, over.employeeId].toSorted((one, other) => one - other))
    expect(await needOf(soon.employeeId)).toMatchObject({ state: 'placed', training_id: id })
  })

  test('names who needs none: already renewed, revoked, or in a class for it, and then adds nobody', async () => {
    const kind = await newKind()
    const [fresh, renewed, revoked] = [await holder(kind, 10), await holder(kind, 11), await holder(kind, 12)]
    await give(renewed.employeeId, kind, -1, 400)
    await hr.call('employeeCertificates.revoke', { path: { id: revoked.heldId }, body: { reason: 'Nhầm.' } })
    const taken = await holder(kind, 13)
    await renew({ ids: [taken.heldId], course: course() })
    const ids = [fresh, renewed, revoked, taken].map(({ heldId }) => heldId)
    const preview = (await renew({ ids, course: course() }, true)).body.data
    expect(preview).toMatchObject({ ids: [fresh.heldId], added: 1 })
    expect(preview.refused.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('Đã có chứng chỉ mới, hạn đến'),
      'Chứng chỉ đã bị thu hồi.',
      expect.stringMatching(/^Đã có trong khóa .* cấp cùng chứng chỉ\.$/),
    ])
    const courses = async () => (await hr.call('trainings.list')).body.data.meta.pagination?.total
    const before = await courses()
    const refused = await renew({ ids, course: course() })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toContain('và 2 người khác')
    expect(await courses()).toBe(before)
  })

  test('takes nobody whose certificate has no end, or is good for longer than one is reminded of it', async () => {
    const [kind, endless] = [await newKind(), await newKind({ valid_months: null })]
    const [soon, long] = [await holder(kind, 60), await holder(kind, 61)]
    const preview = (await renew({ ids: [soon.heldId, long.heldId], course: course() }, true)).body.data
    expect(preview).toMatchObject({ ids: [soon.heldId], added: 1 })
    const [year, month, date] = day(61).split('-')
    expect(preview.refused).toMatchObject([
      { employee_id: long.employeeId, reason: `Còn hạn đến ${date}/${month}/${year}.` },
    ])
    expect((await renew({ ids: [long.heldId], course: course() })).status).toBe(409)

    const { employeeId } = await hire(api, 'Trần Văn Mãi', 3)
    const { body } = await hr.call('employeeCertificates.store', {
      body: {
        employee_id: employeeId,
        certificate_id: endless,
        number: `N-${nextNumber()}`,
        issue_date: day(-30),
        expiry_date: null,
      },
    })
    const ids = [body.data.employee_certificate.id]
    const { refused } = (await renew({ ids, course: course() }, true)).body.data
    expect(refused).toMatchObject([{ employee_id: employeeId, reason: 'Chứng chỉ vô thời hạn.' }])
  })

  test('gives one certificate, into a new course or one that is there for it', async () => {
    const [kind, other] = [await newKind(), await newKind()]
    const [one, two] = [await holder(kind, 10), await holder(other, 10)]
    const both = await renew({ ids: [one.heldId, two.heldId], course: course() })
    expect(both.status).toBe(400)
    expect(both.body.errors).toMatchObject({ ids: [expect.stringContaining('Một lớp gia hạn một loại')] })
    expect((await renew({ ids: [one.heldId] })).status).toBe(400)
    const { training_id: id } = (await renew({ ids: [one.heldId], course: course() })).body.data
    expect((await renew({ ids: [two.heldId], training_id: Number(id) })).status).toBe(409)
    const third = await holder(kind, 9)
    const joined = await renew({ ids: [third.heldId], training_id: Number(id) })
    expect(joined.body.data).toMatchObject({ training_id: id, added: 1 })
    expect(await peopleOf(id)).toHaveLength(2)
  })

  test('is not made by the head of a unit, nor of people whom one does not see', async () => {
    const kind = await newKind()
    const { heldId } = await holder(kind, 10)
    const head = await newcomer(api, {
      login: `lop-${nextNumber()}`,
      personId: (await hire(api, 'Trưởng Đơn Vị', 3)).personId,
      companies: { 1: [['training_access', 'unit']] },
    })
    expect((await renew({ ids: [heldId], course: course() }, false, head)).status).toBe(403)
    const elsewhere = await newcomer(api, {
      login: `lop-${nextNumber()}`,
      personId: (await hire(api, 'Người Ở Xa', 5)).personId,
      companies: {
        1: [
          ['training_access', 'unit'],
          ['training_edit', 'unit'],
        ],
      },
    })
    expect((await renew({ ids: [heldId], course: course() }, false, elsewhere)).status).toBe(404)
  })
})
