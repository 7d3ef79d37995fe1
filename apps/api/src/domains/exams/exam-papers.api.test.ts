import { beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../print/testing/pdf-text.ts'
import { type Person, apiForFile } from '../../testing/api.ts'
import { examSteps } from '../../testing/exam-steps.ts'
import { inCompanyOf } from '../../testing/group.ts'
import { hire, newcomer } from '../../testing/newcomer.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})
const { newExam, running, someone, rowOf, score, publish } = examSteps(api, () => hr)

type Form = 'sign' | 'marks' | 'minutes'
const print = (id: number, form: Form, by = hr) =>
  by.call('examResults.paper', { path: { id }, body: { form } })
const bare = (text: string) => text.replaceAll(/\s/g, '')
const wordsOf = async (id: number, form: Form) => {
  const { status, bytes } = await print(id, form)
  expect(status).toBe(200)
  return bare(pdfText(bytes).join(''))
}

describe('the papers of a periodic test', () => {
  test('are a list to sign once it is scheduled, which tells no score', async () => {
    const draft = await newExam()
    expect(await print(draft, 'sign')).toMatchObject({
      status: 409,
      body: { message: 'Hãy lên lịch đợt kiểm tra rồi in danh sách ký.' },
    })
    const employee = await someone()
    const exam = await running([employee])
    await score(exam, employee, 7.25, 8.75)
    const words = await wordsOf(exam.id, 'sign')
    expect(words).toContain(bare('DANH SÁCH DỰ KIỂM TRA'))
    expect(words).toContain(bare('Ký tên: Lý thuyết'))
    expect(words).toContain(bare('Danh sách có 1 người.'))
    expect(words).not.toContain('7,25')
    expect(words).not.toContain('8,75')
  })

  test('tell marks and how it went only once the results are published', async () => {
    const [here, away] = [await someone(), await someone()]
    const exam = await running([here, away])
    await score(exam, here, 7, 8.5)
    const { id } = await rowOf(exam.id, away)
    await hr.call('examResults.save', {
      path: { id: exam.id },
      body: { results: [{ id, absent_reason: 'Đi công tác.' }] },
    })
    for (const form of ['marks', 'minutes'] as const) {
      expect(await print(exam.id, form)).toMatchObject({
        status: 409,
        body: { message: 'Kết quả chưa công bố nên chưa in được.' },
      })
    }
    await publish(exam.id)
    const marks = await wordsOf(exam.id, 'marks')
    expect(marks).toContain(bare('BẢNG ĐIỂM'))
    expect(marks).toContain(bare('8,5'))
    expect(marks).toContain(bare('Vắng mặt'))
    const minutes = await wordsOf(exam.id, 'minutes')
    expect(minutes).toContain(bare('BIÊN BẢN KIỂM TRA'))
    expect(minutes).toContain(bare('Danh sách 2 người, dự kiểm tra 1, vắng 1. Đạt 1, không đạt 0.'))
    expect(minutes).toContain(bare('Đi công tác.'))
    expect(minutes).toContain(bare('Hội đồng: Chủ tịch'))
  })

  test('that count the whole test are not printed of a part of it', async () => {
    const { employeeId, personId } = await hire(api, 'Người In Một Phần', 3)
    const outside = (await hire(api, 'Người Ở Nơi Khác')).employeeId
    const exam = await running([employeeId, outside])
    await score(exam, employeeId, 7, 8.5)
    const { id } = await rowOf(exam.id, outside)
    await hr.call('examResults.save', {
      path: { id: exam.id },
      body: { results: [{ id, absent_reason: 'Đi công tác.' }] },
    })
    await publish(exam.id)
    const head = await newcomer(api, {
      login: 'in.mot.phan',
      companies: {
        1: [
          ['exam_access', 'unit'],
          ['exam_export', 'unit'],
        ],
      },
      personId,
    })
    for (const form of ['marks', 'minutes'] as const) {
      expect(await print(exam.id, form, head)).toMatchObject({
        status: 409,
        body: {
          message:
            'Bạn chỉ xem được 1 trong 2 người của đợt kiểm tra. Hãy nhờ người xem được tất cả in giúp.',
        },
      })
    }
    const list = await print(exam.id, 'sign', head)
    expect(list.status).toBe(200)
    expect(bare(pdfText(list.bytes).join(''))).toContain(bare('danh sách của 1 trong 2 người'))
    expect(await wordsOf(exam.id, 'minutes')).not.toContain(bare('trong 2 người'))
  })

  test('are kept as printed in what was seen of their people', async () => {
    const employee = await someone()
    const exam = await running([employee])
    expect((await print(exam.id, 'sign')).status).toBe(200)
    const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
      client.query<{ deed: string }>(
        `select deed from personal_data_views view
         join personal_data_view_people person on person.company_id = view.company_id and person.view_id = view.id
         where view.operation = 'examResults.paper' and person.employee_id = $1`,
        [employee],
      ),
    )
    expect(rows).toEqual([{ deed: 'print' }])
  })

  test('are for who may take results along', async () => {
    const exam = await running([await someone()])
    const reader = await newcomer(api, {
      login: 'xem.kiem.tra',
      companies: { 1: [['exam_access', 'company']] },
    })
    expect((await print(exam.id, 'sign', reader)).status).toBe(403)
  })
})
