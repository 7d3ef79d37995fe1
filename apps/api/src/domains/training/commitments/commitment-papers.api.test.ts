import { beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { exampleFile } from '../../../testing/example-file.ts'
import { judgedCourse } from '../../../testing/judged-course.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

/** Sees training alone, and nobody's pay. */
const trainerOf = (login: string) =>
  newcomer(api, { login, companies: { 1: [['training_access', 'company']] } })

const packed = (words: string) => words.replaceAll(' ', '')

/** A promise of 60 months for a course that ended on 31-01-2024, with a fee and pay that count. */
async function promised({ withPay = true } = {}) {
  const { employeeId, personId } = await hire(api, 'Phạm Văn Giấy', 3)
  const course = await judgedCourse(hr, api, [[employeeId, 'passed']], {
    start_date: '2024-01-25',
    end_date: '2024-01-31',
    hours: 40,
  })
  const cost = { invoice_no: '0001234', counts_for_commitment: true } as const
  await hr.call('trainingCosts.storeBulk', {
    path: { id: course },
    body: {
      costs: [
        { ...cost, kind: 'lecturer', name: 'Học phí', actual: 24_000_001 },
        ...(withPay ? [{ ...cost, kind: 'pay', name: 'Lương khi học', actual: 6_000_000 } as const] : []),
      ],
    },
  })
  const body = { training_id: course, employee_id: employeeId, months: 60 }
  const { commitment } = (await hr.call('trainingCommitments.store', { body })).body.data
  return { path: { id: commitment.id }, number: commitment.number, course, personId }
}

async function read(kind: 'paper' | 'settlementPaper', path: { id: number }, person = hr) {
  const answer = await person.call(`trainingCommitments.${kind}`, { path })
  return { status: answer.status, text: answer.status === 200 ? pdfText(answer.bytes).join('') : '' }
}

async function settled(path: { id: number }, course: number) {
  const file = exampleFile({ contentMediaType: 'application/pdf', example: 'cam-ket.pdf' })
  await hr.call('trainingCommitments.sign', { path, body: { signed_on: '2024-01-20', file } })
  await hr.call('trainings.finish', { path: { id: course }, body: {} })
  await hr.call('trainingCommitments.settle', { path, body: { left_on: '2024-07-31' } })
}

test('the contract has the six contents of the law, from the record, and leaves open what is not on it', async () => {
  const { path, number } = await promised()
  const { text } = await read('paper', path)
  for (const words of [
    'HỢP ĐỒNG ĐÀO TẠO NGHỀ',
    number,
    'Phạm Văn Giấy',
    '1. Nghề đào tạo: ',
    '2. Địa điểm: ……',
    'từ ngày 25-01-2024 đến hết ngày 31-01-2024, thời lượng 40 giờ',
    '3. Thời hạn cam kết làm việc sau khi được đào tạo: 60 tháng',
    '4. Chi phí đào tạo: 30.000.001 đồng',
    // The words of the contracts that were signed before the record had any.
    '5. Trách nhiệm của Bên A: bố trí thời gian và chi trả chi phí đào tạo nêu trên; nhận Bên B trở lại làm việc sau khi kết thúc khóa. ……',
    '6. Trách nhiệm của Bên B: tham gia đầy đủ, hoàn thành khóa đào tạo và làm việc đủ thời hạn cam kết. ……',
  ]) {
    expect(text).toContain(packed(words))
  }
  expect(text).not.toContain(packed('chưa gồm tiền lương'))
})

test('what the law asks of a contract and is empty is named in the order of the law, until it is written', async () => {
  const { path, course } = await promised()
  const missing = async (person = hr) =>
    (await person.call('trainingCommitments.show', { path })).body.data.commitment.missing_contents
  expect(await missing()).toEqual(['place_time_pay', 'employer_duties', 'employee_duties'])
  const body = {
    training_pay: 'Hưởng nguyên lương theo hợp đồng lao động',
    employer_duties: 'Bố trí thời gian học và trả học phí.',
    employee_duties: 'Học đủ và làm việc đủ thời hạn.',
  }
  expect((await hr.call('trainingCommitments.update', { path, body })).status).toBe(200)
  // Its place is that of the course, or of a day of it.
  expect(await missing()).toEqual(['place_time_pay'])
  const { locations } = (await hr.call('trainingLocations.list')).body.data
  await hr.call('trainings.update', { path: { id: course }, body: { location_id: locations[0]?.id ?? 0 } })
  expect(await missing()).toEqual([])
  const { text } = await read('paper', path)
  for (const words of [
    'Tiền lương trong thời gian đào tạo: Hưởng nguyên lương theo hợp đồng lao động.',
    '5. Trách nhiệm của Bên A: Bố trí thời gian học và trả học phí.',
    '6. Trách nhiệm của Bên B: Học đủ và làm việc đủ thời hạn.',
  ]) {
    expect(text).toContain(packed(words))
  }
})

test('the place is on paper too where only the days of the course name it', async () => {
  const { path, course } = await promised()
  await hr.call('trainingCommitments.update', { path, body: { training_pay: 'Hưởng nguyên lương' } })
  const { locations } = (await hr.call('trainingLocations.list')).body.data
  const [one, other] = locations
  const hours = { from_time: '07:30', to_time: '11:30' }
  const details = [one, other, one].map((place, at) => ({
    ...hours,
    date: `2024-01-${29 + at}`,
    location_id: place?.id ?? 0,
  }))
  await hr.call('trainingDetails.storeBulk', { path: { id: course }, body: { details } })
  const names = [one?.name ?? '', other?.name ?? '']
  const { text } = await read('paper', path)
  const [place = ''] = /2\.Địađiểm:(.*?)\.Thờigian/u.exec(text)?.slice(1) ?? []
  expect(place.split(';').toSorted()).toEqual(names.map(packed).toSorted())
  const { commitment } = (await hr.call('trainingCommitments.show', { path })).body.data
  expect(commitment.missing_contents).not.toContain('place_time_pay')
})

test('before the course is paid its expected cost is enough, and it is on the paper', async () => {
  const { employeeId } = await hire(api, 'Phạm Văn Dự', 3)
  const course = await judgedCourse(hr, api, [[employeeId, 'confirmed']])
  const body = { training_id: course, employee_id: employeeId, months: 12 }
  const path = { id: (await hr.call('trainingCommitments.store', { body })).body.data.commitment.id }
  const lacks = async () =>
    (await hr.call('trainingCommitments.show', { path })).body.data.commitment.missing_contents
  const costs = (...rows: object[]) =>
    hr.call('trainingCosts.storeBulk', {
      path: { id: course },
      body: { costs: rows.map((row) => ({ kind: 'lecturer', name: 'Học phí', planned: 0, ...row })) },
    })
  await costs({ planned: 5_000_000, counts_for_commitment: false })
  expect(await lacks()).toContain('cost')
  expect((await read('paper', path)).text).toContain(packed('4. Chi phí đào tạo: …………………………… đồng.'))
  const counted = { counts_for_commitment: true }
  await costs(
    { ...counted, planned: 40_000_000 },
    { ...counted, kind: 'pay', name: 'Lương khi học', planned: 9_000_000 },
  )
  expect(await lacks()).not.toContain('cost')
  const words = (sum: string) => packed(`4. Chi phí đào tạo: dự kiến ${sum} đồng cho cả khóa`)
  expect((await read('paper', path)).text).toContain(words('49.000.000'))
  const trainer = await trainerOf('dao-tao-du-kien')
  expect((await read('paper', path, trainer)).text).toContain(words('40.000.000'))
})

test('a promise without a cost says so; that there is one is told to whoever reads the promise', async () => {
  const { employeeId } = await hire(api, 'Phạm Văn Không', 3)
  const course = await judgedCourse(hr, api, [[employeeId, 'passed']])
  const pay = { kind: 'pay', name: 'Lương khi học', actual: 6_000_000 } as const
  const body = { training_id: course, employee_id: employeeId, months: 12 }
  const { commitment } = (await hr.call('trainingCommitments.store', { body })).body.data
  expect(commitment.missing_contents).toContain('cost')
  await hr.call('trainingCosts.storeBulk', {
    path: { id: course },
    body: { costs: [{ ...pay, invoice_no: '0001235', counts_for_commitment: true }] },
  })
  const seenBy = async (person: Person) =>
    (await person.call('trainingCommitments.show', { path: { id: commitment.id } })).body.data.commitment
      .missing_contents
  expect(await seenBy(hr)).not.toContain('cost')
  expect(await seenBy(await trainerOf('dao-tao-chi-phi'))).not.toContain('cost')
})

test('the paper tells no pay to who may not see it, and says so', async () => {
  const { path } = await promised()
  const trainer = await trainerOf('in.cam.ket')
  const { text } = await read('paper', path, trainer)
  expect(text).toContain(packed('24.000.001 đồng (chưa gồm tiền lương và bảo hiểm'))
  expect(text).not.toContain('30.000.001')
})

test('a settlement is on paper once it is decided, with what was served and what is repaid', async () => {
  const { path, course } = await promised()
  expect((await read('settlementPaper', path)).status).toBe(409)
  await settled(path, course)
  expect((await read('settlementPaper', path)).status).toBe(409)
  const { body } = await hr.call('trainingCommitments.claim', { path, body: { basis: 'agreed' } })
  const { cost, whole, served, left, repayment } = body.data.commitment
  expect([cost, whole, served, left, repayment]).toEqual([30_000_001, 60, 6, 54, 27_000_001])
  const claimed = (await read('settlementPaper', path)).text
  expect(claimed).toContain(packed('30.000.001 60 6 54 27.000.001'))
  expect(claimed).toContain(packed('Bên B bồi hoàn cho Bên A 27.000.001 đồng'))
  expect(claimed).toContain(packed('Điều 62'))
  await hr.call('trainingCommitments.repay', { path, body: { paid_on: '2024-08-15' } })
  expect((await read('settlementPaper', path)).text).toContain(
    packed('đã bồi hoàn đủ 27.000.001 đồng ngày 15-08-2024'),
  )
})

test('a settlement names the whole sum or is not made: who may not see pay is refused where pay is in it', async () => {
  const trainer = await trainerOf('in.thanh.ly')
  const [one, other] = [await promised(), await promised({ withPay: false })]
  for (const { path, course } of [one, other]) {
    await settled(path, course)
    await hr.call('trainingCommitments.claim', { path, body: { basis: 'agreed' } })
  }
  const refused = { status: 409, message: 'Biên bản thanh lý cần quyền xem lương để ghi đủ số tiền.' }
  const asked = async () => {
    const { status, body } = await trainer.call('trainingCommitments.settlementPaper', { path: one.path })
    return { status, message: body.message }
  }
  expect(await asked()).toEqual(refused)
  await hr.call('trainingCommitments.repay', { path: one.path, body: { paid_on: '2024-08-15' } })
  expect(await asked()).toEqual(refused)
  // Nothing is left out of a sum without pay.
  expect((await read('settlementPaper', other.path, trainer)).text).toContain(
    packed('Bên B bồi hoàn cho Bên A 21.600.001 đồng'),
  )
})

test('a waiver says why, and the papers are for readers and for oneself alone', async () => {
  const { path, course, personId } = await promised()
  await settled(path, course)
  await hr.call('trainingCommitments.waive', { path, body: { reason: 'Nghỉ vì lý do sức khỏe.' } })
  expect((await read('settlementPaper', path)).text).toContain(
    packed('miễn bồi hoàn cho Bên B. Lý do: Nghỉ vì'),
  )
  const oneself = await newcomer(api, { login: 'tu.in', companies: { 1: [] }, personId })
  expect((await read('paper', path, oneself)).status).toBe(200)
  const { personId: other } = await hire(api, 'Người Ngoài Giấy', 3)
  const stranger = await newcomer(api, { login: 'nguoi.ngoai.giay', companies: { 1: [] }, personId: other })
  expect((await read('paper', path, stranger)).status).toBe(404)
  expect((await read('settlementPaper', path, stranger)).status).toBe(404)
})
