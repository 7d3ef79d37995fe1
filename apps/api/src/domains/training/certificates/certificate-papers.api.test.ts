import { beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { judgedCourse } from '../../../testing/judged-course.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { lastView } from '../../../testing/last-view.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const packed = (words: string) => words.replaceAll(' ', '')

/** A course of two people who passed and one who failed, that waits to be finished; the company gives its certificate. */
async function course({ issuer, ...more }: { issuer?: string; is_external?: boolean } = {}) {
  const people = [
    await hire(api, 'Chu Thị Cấp', 3),
    await hire(api, 'Bùi Văn Cấp', 3),
    await hire(api, 'Cao Văn Trượt', 3),
  ].map(({ employeeId }) => employeeId)
  const { body } = await hr.call('certificates.store', {
    body: { name: `Thẻ nâng ${nextNumber()}`, valid_months: 24, ...(issuer && { issuer }) },
  })
  const [one = 0, other = 0, failed = 0] = people
  const id = await judgedCourse(
    hr,
    api,
    [
      [one, 'passed'],
      [other, 'passed'],
      [failed, 'failed'],
    ],
    { name: `Lớp xe nâng ${nextNumber()}`, hours: 24, certificate_id: body.data.certificate.id, ...more },
  )
  return { id, people: [one, other] }
}

async function certificatesOf(people: readonly number[]) {
  const filter = { employee_id: { operator: 'in' as const, value: [...people] } }
  const { body } = await hr.call('employeeCertificates.list', { query: { filter } })
  return body.data.employee_certificates
}

test('a finished course is on paper for everybody who passed, a sheet each by name with the number as issued', async () => {
  const { id, people } = await course()
  const print = () => hr.call('employeeCertificates.printCourse', { path: { id } })
  expect((await print()).body.message).toContain('Khóa chưa kết thúc')
  await hr.call('trainings.finish', { path: { id }, body: {} })
  const printed = await print()
  expect(printed.status).toBe(200)
  const sheets = pdfText(printed.bytes)
  expect(sheets).toHaveLength(2)
  const held = await certificatesOf(people)
  for (const [at, name] of ['Bùi Văn Cấp', 'Chu Thị Cấp'].entries()) {
    const sheet = sheets[at] ?? ''
    const certificate = held.find(({ full_name: holder }) => holder === name)
    for (const words of [
      'GIẤY CHỨNG NHẬN',
      name,
      `Số: ${certificate?.number}.`,
      `${certificate?.issuer} chứng nhận ông/bà`,
      `Nơi cấp: ${certificate?.issuer}.`,
      'thời lượng 24 giờ',
      'Có giá trị đến hết ngày',
      'NGƯỜI ĐƯỢC CẤP',
    ]) {
      expect(sheet).toContain(packed(words))
    }
  }
  expect(await lastView(api, 'employeeCertificates.printCourse')).toMatchObject({
    deed: 'print',
    people: expect.arrayContaining(people),
  })
})

test('single certificates are printed, but none that is revoked, under review or from elsewhere', async () => {
  const { id, people } = await course()
  await hr.call('trainings.finish', { path: { id }, body: {} })
  const held = await certificatesOf(people)
  const [first, second] = held.map((certificate) => certificate.id)
  const print = (ids: (number | undefined)[], person = hr) =>
    person.call('employeeCertificates.print', { body: { ids: ids.map(Number) } })
  expect(pdfText((await print([first])).bytes)).toHaveLength(1)

  const outside = await hr.call('employeeCertificates.store', {
    body: {
      employee_id: people[0] ?? 0,
      certificate_id: held[0]?.certificate_id ?? 0,
      number: `NGOAI-${nextNumber()}`,
      issue_date: '2024-01-15',
    },
  })
  const elsewhere = await print([first, outside.body.data.employee_certificate.id])
  expect(elsewhere.status).toBe(409)
  expect(elsewhere.body.message).toContain('do nơi khác cấp')

  await hr.call('employeeCertificates.revoke', { path: { id: Number(first) }, body: { reason: 'Nhầm.' } })
  expect((await print([first])).body.message).toContain('đã thu hồi')
  expect(pdfText((await hr.call('employeeCertificates.printCourse', { path: { id } })).bytes)).toHaveLength(1)
  await hr.call('trainings.reopen', { path: { id }, body: { reason: 'Chấm nhầm.' } })
  expect((await print([second])).body.message).toContain('đang được xem lại')
})

test.each([{ issuer: 'Trung tâm Mẫu' }, { is_external: true }])(
  'what an outside centre gives is not certified by the company: %o',
  async (more) => {
    const { id, people } = await course(more)
    await hr.call('trainings.finish', { path: { id }, body: {} })
    const [certificate] = await certificatesOf(people)
    const refused = [
      await hr.call('employeeCertificates.print', { body: { ids: [Number(certificate?.id)] } }),
      await hr.call('employeeCertificates.printCourse', { path: { id } }),
    ]
    for (const { status, body } of refused) {
      expect(status).toBe(409)
      expect(body.message).toContain(
        `do nơi khác cấp hoặc được ghi bằng tay (nơi cấp: ${certificate?.issuer})`,
      )
    }
  },
)

test('papers are for who may change training, of people whom he sees', async () => {
  const { id, people } = await course()
  await hr.call('trainings.finish', { path: { id }, body: {} })
  const [certificate] = await certificatesOf(people)
  const body = { ids: [certificate?.id ?? 0] }
  const reader = await newcomer(api, {
    login: `doc-${nextNumber()}`,
    companies: { 1: [['training_access', 'company']] },
  })
  expect((await reader.call('employeeCertificates.print', { body })).status).toBe(403)
  const elsewhere = await newcomer(api, {
    login: `in-${nextNumber()}`,
    personId: (await hire(api, 'Người Ở Xa', 5)).personId,
    companies: {
      1: [
        ['training_access', 'unit'],
        ['training_edit', 'unit'],
      ],
    },
  })
  expect((await elsewhere.call('employeeCertificates.print', { body })).status).toBe(404)
})
