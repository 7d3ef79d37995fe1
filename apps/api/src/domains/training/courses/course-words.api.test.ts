import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { inCompanyOf } from '../../../testing/group.ts'

/** Courses by words, of which each carries the others of its course. */

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  for (const name of [
    'Vận hành xe nâng đợt 1',
    'Xe cẩu và xe cấp cứu',
    'Nâng cao tay nghề lái xe',
    'Xê dịch máy',
  ])
    await make(name)
})

async function make(name: string): Promise<number> {
  const { status, body } = await hr.call('trainings.store', { body: { name, type_id: 31 } })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.training.id
}

async function found(value: string, size = 30) {
  const { status, body } = await hr.call('trainings.list', {
    query: { pagination: true, size, search: { value } },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const names = body.data.trainings.map(({ name }) => name).toSorted()
  return { names, total: body.data.meta.pagination?.total }
}

test.each([
  ['xe nang', ['Nâng cao tay nghề lái xe', 'Vận hành xe nâng đợt 1']],
  ['NÂNG xe', ['Nâng cao tay nghề lái xe', 'Vận hành xe nâng đợt 1']],
  ['hanh xe nang', ['Vận hành xe nâng đợt 1']],
  ['xe c', ['Nâng cao tay nghề lái xe', 'Xe cẩu và xe cấp cứu']],
  // Two of its words begin alike, and it is named once.
  ['ca', ['Nâng cao tay nghề lái xe', 'Xe cẩu và xe cấp cứu']],
  ['ca xe', ['Nâng cao tay nghề lái xe', 'Xe cẩu và xe cấp cứu']],
  ['xe nang tay lai', ['Nâng cao tay nghề lái xe']],
  ['xe may bay', []],
])('%j names each course that has all of the words once', async (words, names) => {
  expect(await found(words)).toEqual({ names, total: names.length })
})

test('a page has so many of them, and all are counted', async () => {
  const { names, total } = await found('xe nang', 1)
  expect([names.length, total]).toEqual([1, 2])
})

test('a course is found by its words of now, and by its code with them', async () => {
  const id = await make('Tên cũ của khóa')
  const { body } = await hr.call('trainings.show', { path: { id } })
  const { code } = body.data.training
  await hr.call('trainings.update', { path: { id }, body: { name: 'Sơ cứu nâng cao' } })
  expect((await found('ten khoa cu')).names).not.toContain('Sơ cứu nâng cao')
  expect((await found('so cuu nang')).names).toEqual(['Sơ cứu nâng cao'])
  expect((await found(`${code} so cuu`)).names).toEqual(['Sơ cứu nâng cao'])
})

test('words that carry the others are those of each course, in their order', async () => {
  const { rows } = await inCompanyOf(api.db.superuser, 1, (client) =>
    client.query(`
      with wanted as (
        select trainings.id, made.* from trainings
        cross join lateral training_course_word_rows(trainings.name, trainings.code) made where trainings.company_id = 1
      ), kept as (
        select training_course_id as id, word, word_before, words from training_course_words where company_id = 1
      )
      (table wanted except table kept) union all (table kept except table wanted)`),
  )
  expect(rows).toEqual([])
})
