import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../../print/testing/pdf-text.ts'
import { apiForFile, type Person } from '../../../testing/api.ts'
import { nextNumber } from '../../../testing/numbers.ts'
import { asking, confirmer, filled, left } from './testing/leaver.ts'

const api = apiForFile()
let hr: Person
let second: Person
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  second = await confirmer(api)
})

const folder = () => join(api.dataDir, 'backups')
/** Texts of a paper come without the spaces between words. */
const unspaced = (text: string | null) => (text ?? '').replaceAll(' ', '')
const lists = () => readdirSync(folder()).filter((name) => name.endsWith('.list'))

test('an erasure is told on paper: what, how much, when, by whom, with the hashes of the erase list, and no value', async () => {
  const word = `zqgiay${nextNumber()}`
  const { id } = await filled(api, hr, word)
  await left(api, id, '2020-01-31')
  const { body } = await hr.call('erasures.propose', { body: { employee_id: id } })
  const path = { id: body.data.erasure?.id ?? 0 }
  const early = await hr.call('erasures.paper', { path })
  expect([early.status, early.body.message]).toEqual([
    409,
    expect.stringContaining('khi dữ liệu đã được xóa'),
  ])
  const { erasure } = (await second.call('erasures.confirm', { path, body: {} })).body.data

  const print = async () => {
    const answer = await hr.call('erasures.paper', { path })
    expect(answer.status).toBe(200)
    return unspaced(pdfText(answer.bytes).join(''))
  }
  const told = await print()
  expect(told).toContain(unspaced('BIÊN BẢN XÓA DỮ LIỆU CÁ NHÂN'))
  for (const words of ['Trịnh Văn Đã Nghỉ', erasure.proposed_by_name, erasure.settled_by_name])
    expect(told).toContain(unspaced(words))
  expect(told).toContain('Họcvấn1dòng')
  expect(told).not.toContain(word)
  // Before the background work came to it, the list tells what the paper says of it.
  const [list = ''] = lists()
  expect(told).toContain(list)
  const hashes = (file: string) => readFileSync(join(folder(), file), 'utf8').match(/[0-9a-f]{64}$/gm) ?? []
  const known = hashes(list).slice(1)
  expect(known).toHaveLength(erasure.classes.length)
  for (const hash of known) expect(told).toContain(hash)
  // Of another list, as after the first was lost, it tells that one's.
  rmSync(join(folder(), list))
  expect(await print()).toContain(lists()[0])
  const seen = await asking(api)(
    `select from personal_data_views view join personal_data_view_people about on about.company_id = view.company_id
       and about.view_id = view.id where view.company_id = 1 and view.deed = 'print' and about.employee_id = $1`,
    [id],
  )
  expect(seen.length).toBeGreaterThan(0)
})
