import type { Input } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'

const api = apiForFile()
let hr: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
})

let made = 0
type Band = Pick<Input<'classifies.store'>['body'], 'applies_to' | 'min_score' | 'max_score'>

function store(band: Band) {
  made += 1
  return hr.call('classifies.store', {
    body: { code: `XL${made}`, name: `Loại ${made}`, rank: made, ...band },
  })
}

const overlap = 'Khoảng điểm trùng với một xếp loại khác trong cùng nhóm.'
const apart = { status: 400, body: { message: overlap, errors: { min_score: [overlap] } } }

describe('the bands of a group', () => {
  beforeAll(async () => {
    expect((await store({ applies_to: 'training', min_score: 5, max_score: 7 })).status).toBe(201)
  })

  test.each([
    [4, 5.5],
    [6.9, 8],
    [5, 7],
    [5.5, 6],
    [0, 10],
  ])('cannot be cut by one from %d to %d', async (min_score, max_score) => {
    expect(await store({ applies_to: 'training', min_score, max_score })).toMatchObject(apart)
  })

  test('touch where one ends and the next begins, up to the top', async () => {
    expect((await store({ applies_to: 'training', min_score: 7, max_score: 9 })).status).toBe(201)
    expect((await store({ applies_to: 'training', min_score: 9, max_score: 10 })).status).toBe(201)
  })

  test('do not mind those of another group or another company', async () => {
    expect((await store({ applies_to: 'graduation', min_score: 5, max_score: 7 })).status).toBe(201)
    const other = await api.as('hrOfTwo')
    const body = { code: 'XLKHAC', name: 'Loại khác', rank: 1, applies_to: 'training' } as const
    const answer = await other.call('classifies.store', { body: { ...body, min_score: 5, max_score: 7 } })
    expect(answer.status).toBe(201)
  })

  test('may be missing, wholly', async () => {
    expect((await store({ applies_to: 'training' })).body.data.classify).toMatchObject({
      min_score: null,
      max_score: null,
    })
    const message = 'Vui lòng nhập cả hai đầu của khoảng điểm, điểm đến lớn hơn điểm từ.'
    for (const band of [
      { min_score: 1 },
      { max_score: 1 },
      { min_score: 3, max_score: 3 },
      { min_score: 3, max_score: 2 },
    ])
      expect(await store({ applies_to: 'appraisal', ...band })).toMatchObject({
        status: 400,
        body: { message },
      })
  })

  test('stay apart while several people write the same one', async () => {
    const band = { applies_to: 'appraisal', min_score: 2, max_score: 4 } as const
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => store(band)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4)
  })

  test('cannot come back by an undo once their place is taken', async () => {
    const band = { applies_to: 'graduation', min_score: 8, max_score: 9 } as const
    const { id } = (await store(band)).body.data.classify
    await hr.call('classifies.destroy', { path: { id } })
    await store(band)
    const answer = await hr.call('classifies.restore', { body: { ids: [id] } })
    expect(answer).toMatchObject({ status: 409, body: { message: overlap } })
  })
})

test('a code with a dash is found whole and by its parts', async () => {
  const body = { code: 'KHA-01', name: 'Khá', applies_to: 'test', rank: 1 } as const
  await hr.call('classifies.store', { body })
  for (const value of ['kha-01', 'KHA-0', '01', 'khá']) {
    const { body: found } = await hr.call('classifies.list', { query: { search: { value } } })
    expect(
      found.data.classifies.map(({ code }) => code),
      value,
    ).toEqual(['KHA-01'])
  }
})
