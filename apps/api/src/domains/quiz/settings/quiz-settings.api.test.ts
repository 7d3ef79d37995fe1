import { beforeAll, expect, test } from 'vitest'
import { type Person, apiForFile } from '../../../testing/api.ts'

const api = apiForFile()
let hr: Person

beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

const exam = {
  code: 'CAIDAT',
  name: 'Thi theo cài đặt',
  start_at: '2030-01-01T08:00:00+07:00',
  end_at: '2030-01-01T12:00:00+07:00',
  duration: 30,
}

test('a new exam starts with the settings, and says otherwise by itself', async () => {
  const before = (await hr.call('quizSettings.show', {})).body.data.settings
  expect(before).toMatchObject({ pass_percent: 50, notice_version: 1, version: 0 })
  const body = { pass_percent: 70, paper_count: 4, show_result: 'now' as const, version: 0 }
  const { settings } = (await hr.call('quizSettings.update', { body })).body.data
  expect(settings).toMatchObject({
    pass_percent: 70,
    paper_count: 4,
    show_result: 'now',
    shuffle_options: true,
  })
  const made = await hr.call('quizExams.store', { body: { ...exam, paper_count: 1 } })
  expect(made.body.data.exam).toMatchObject({
    duration: 30,
    pass_percent: 70,
    paper_count: 1,
    show_result: 'now',
  })
  expect(await hr.call('quizSettings.update', { body })).toMatchObject({ status: 409 })
})

test('another notice is another version, and the same one is not', async () => {
  const notice = ['Hệ thống ghi lại số lần rời trang.', 'Chỉ cán bộ khảo thí được xem.']
  const first = (await hr.call('quizSettings.update', { body: { notice } })).body.data.settings
  expect(first).toMatchObject({ notice, notice_version: 2 })
  const again = (await hr.call('quizSettings.update', { body: { notice } })).body.data.settings
  expect(again.notice_version).toBe(2)
})
